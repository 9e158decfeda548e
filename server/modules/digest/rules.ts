/** Of a host's evening mail: its hour, and for how long it may be made up for when nothing ran at that hour. */
const MAKE_UP_HOURS = 3
/** When moderators may be written to, in hours of the day: from, and until before. */
const WAKING_HOURS = { from: 8, until: 21 }
/** Between two mails to a moderator. */
const HOUR_MS = 60 * 60 * 1000

/**
 * Until when today's mail tells what came in: the moment at which `hour` (0 to 23) began in `timeZone`. Null while it
 * is not the evening for it. The same moment all evening, so that a mail that is tried again says the same.
 */
export function digestMoment(now: Date, hour: number, timeZone: string): Date | null {
  const local = timeOfDay(now, timeZone)
  const hoursSince = (local.hour - hour + 24) % 24
  return hoursSince < MAKE_UP_HOURS ? new Date(now.getTime() - local.msIntoHour - hoursSince * HOUR_MS) : null
}

/** Whether a mail that can wait may go out now. */
export function isWakingHour(now: Date, timeZone: string): boolean {
  const { hour } = timeOfDay(now, timeZone)
  return hour >= WAKING_HOURS.from && hour < WAKING_HOURS.until
}

/** Moderators written to after this moment are not written to again yet. */
export const moderatorsRestUntil = (now: Date) => new Date(now.getTime() - HOUR_MS)

function timeOfDay(moment: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const msIntoHour = (read('minute') * 60 + read('second')) * 1000 + moment.getUTCMilliseconds()
  return { hour: read('hour'), msIntoHour }
}
