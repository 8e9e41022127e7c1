/*
 * terraforming-mars, rules 1: a frozen build, made by `perilune freeze`. Never edited: see docs/versions.md.
 * commit 4945671c50e1852b301ea0223fef453e24d3861b
 * abi 1
 * bundler rolldown 1.2.15
 * sha256 b3b5ea24ba41bb8249448b4c45f275177b0db18b1a28150151b0efa67ea6c34e
 */
export declare const evaluation: unknown
