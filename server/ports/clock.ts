/** What time it is. A port, so that tests can live through a year. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
