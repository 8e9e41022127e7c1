/*
 * moon, rules 1: a frozen build, made by `perilune freeze`. Never edited: see docs/versions.md.
 * commit a1124b9713513a6ecd1abb1800fb487488d4d78f
 * abi 1
 * bundler rolldown 1.2.15
 * sha256 b3b5ea24ba41bb8249448b4c45f275177b0db18b1a28150151b0efa67ea6c34e
 */
export declare const evaluation: unknown
