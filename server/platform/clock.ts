/** Time as a dependency, so that tests can move it. What the database stores uses the database's clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
