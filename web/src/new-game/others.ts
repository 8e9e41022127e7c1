/** Who the others are, as it is chosen in the lobby. */
export const OTHERS = ['bots', 'friends', 'anyone'] as const
export type Others = (typeof OTHERS)[number]
