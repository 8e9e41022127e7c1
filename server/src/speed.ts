/**
 * Code that exists for speed alone. `node bench/bin/speed.mjs` measures each on a real game by switching it
 * off; what saves less than a tenth there is to be removed. Servers never switch anything off.
 */
const off = new Set((process.env.PERILUNE_BENCH_WITHOUT ?? '').split(','))

export const speed = {
  /** Short messages are framed in one buffer, in place of `ws`: see `SocketWriter`. */
  ownFrames: !off.has('ownFrames'),
  /** V8 is told not to allocate new objects as old ones: see `startServer`. */
  noPretenuring: !off.has('noPretenuring'),
}
