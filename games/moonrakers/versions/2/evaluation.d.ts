/*
 * moonrakers, rules 2: a frozen build, made by `perilune freeze`. Never edited: see docs/versions.md.
 * commit efc5cfa1a693c1ce0d125845dc254e83c52f99cb
 * abi 1
 * bundler rolldown 1.2.15
 * sha256 b3b5ea24ba41bb8249448b4c45f275177b0db18b1a28150151b0efa67ea6c34e
 */
export declare const evaluation: unknown
