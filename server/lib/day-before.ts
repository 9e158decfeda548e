/** The same time one day earlier, in UTC. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - 24 * 60 * 60 * 1000)
