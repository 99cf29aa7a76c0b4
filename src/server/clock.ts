/** What time it is. Tests hand in one that they move themselves. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** A clock that showed `start` at a moment of real time, milliseconds since 1970, and goes on from there as time does. */
export function clockFrom(start: Date, moment: number, real: Clock = systemClock): Clock {
  return () => new Date(start.getTime() + real().getTime() - moment);
}
