import { wallClock } from '#contract/zoned-time.ts'

/** For how many hours a host's evening mail can be sent late when nothing ran at its hour. */
const CATCH_UP_HOURS = 3
/** The hours of the day in which moderators may get mail: `from` included, `until` excluded. */
const WAKING_HOURS = { from: 8, until: 21 }
/** Least time between two mails to a moderator. */
const HOUR_MS = 60 * 60 * 1000

/**
 * The moment until which today's mail reports: when `hour` (0 to 23) began in `timeZone`. Null when it is not time for
 * the mail. The same moment all evening, so that a retry reports the same.
 */
export function digestMoment(now: Date, hour: number, timeZone: string): Date | null {
  const local = timeOfDay(now, timeZone)
  const hoursSince = (local.hour - hour + 24) % 24
  return hoursSince < CATCH_UP_HOURS
    ? new Date(now.getTime() - local.msIntoHour - hoursSince * HOUR_MS)
    : null
}

/** Whether a mail that is not urgent may be sent now. */
export function isWakingHour(now: Date, timeZone: string): boolean {
  const { hour } = timeOfDay(now, timeZone)
  return hour >= WAKING_HOURS.from && hour < WAKING_HOURS.until
}

/** A moderator who got mail after this moment does not get another yet. */
export const moderatorsRestUntil = (now: Date) => new Date(now.getTime() - HOUR_MS)

function timeOfDay(moment: Date, timeZone: string) {
  const [hour = 0, minute = 0, second = 0] = wallClock(moment.getTime(), timeZone).time.split(':').map(Number)
  return { hour, msIntoHour: (minute * 60 + second) * 1000 + moment.getUTCMilliseconds() }
}
