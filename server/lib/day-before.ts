export const DAY_SECONDS = 24 * 60 * 60

/** The same time one day earlier, in UTC. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_SECONDS * 1000)
