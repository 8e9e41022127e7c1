/** Who the opponents are, as chosen in the lobby. */
export const OTHERS = ['bots', 'friends', 'anyone'] as const
export type Others = (typeof OTHERS)[number]
