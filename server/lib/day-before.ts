/** The same moment of the day before, in UTC. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - 24 * 60 * 60 * 1000)
