export const DAY_SECONDS = 24 * 60 * 60

/** The same moment of the day before, in UTC. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_SECONDS * 1000)
