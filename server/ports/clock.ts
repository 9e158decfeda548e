/** The current time. A port, so that tests can move through a year. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
