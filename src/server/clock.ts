/** What time it is. Tests hand in one that they move themselves. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
