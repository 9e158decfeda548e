import { retention as limits } from '#contract/host-limits.ts'
import type { RetentionState } from '#contract/retention.ts'
import { oncePer } from '#languages/once-per.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** `GONE`: nobody extended it, and it is to be removed for good. */
export type Stage = RetentionState | 'GONE'

/**
 * The notices that hosts get, in this order: before the year ends, when it is over, when the page closed, before all is
 * deleted.
 */
export const notices = ['IN_60', 'IN_14', 'IN_1', 'GRACE', 'ARCHIVED', 'LEAVING'] as const
export type Notice = (typeof notices)[number]

/** Sent before the year ends. */
export const isReminder = (notice: Notice): boolean => notice.startsWith('IN_')

export const isNotice = (name: string): name is Notice => notices.some((notice) => notice === name)

/** The end of a memorial's year, and when its page was closed after it. */
export interface Year {
  retainedUntil: Date
  archivedAt: Date | null
}

const { remindBefore, graceDays, closedDays, lastWordBefore } = limits
const ENDING_FROM = -Math.max(...remindBefore)

/**
 * The stage of a memorial, by calendar days in `timeZone`. Each stage begins with a day, so that the last day named in
 * a mail is a whole one.
 */
export function stageOf(retainedUntil: Date, now: Date, timeZone: string): Stage {
  const day = dayOf(now, timeZone) - dayOf(retainedUntil, timeZone)
  if (day < ENDING_FROM) return 'ACTIVE'
  if (day <= 0) return 'ENDING'
  if (day <= graceDays) return 'GRACE'
  if (day <= graceDays + closedDays) return 'ARCHIVED'
  return 'GONE'
}

/**
 * The stage that people see: a page counts as open until it was closed, and a memorial that still exists is never gone.
 */
export function stateOf({ retainedUntil, archivedAt }: Year, now: Date, timeZone: string): RetentionState {
  if (archivedAt) return 'ARCHIVED'
  const stage = stageOf(retainedUntil, now, timeZone)
  return stage === 'ARCHIVED' || stage === 'GONE' ? 'GRACE' : stage
}

/** Whether its page is to be closed now. */
export function isToClosePage({ retainedUntil, archivedAt }: Year, now: Date, timeZone: string): boolean {
  const stage = stageOf(retainedUntil, now, timeZone)
  return archivedAt === null && (stage === 'ARCHIVED' || stage === 'GONE')
}

/** Whether it is to be removed. Also after days without the job, its files stayed available for as long as promised. */
export function isToRemove({ retainedUntil, archivedAt }: Year, now: Date, timeZone: string): boolean {
  if (!archivedAt || stageOf(retainedUntil, now, timeZone) !== 'GONE') return false
  return dayOf(now, timeZone) - dayOf(archivedAt, timeZone) >= closedDays
}

/** The last notice that should have been sent by now, whatever was missed before it; null if none. */
export function noticeDue({ retainedUntil, archivedAt }: Year, now: Date, timeZone: string): Notice | null {
  const today = dayOf(now, timeZone)
  if (archivedAt) {
    const left = dayOf(archivedAt, timeZone) + closedDays - 1 - today
    return left <= lastWordBefore ? 'LEAVING' : 'ARCHIVED'
  }
  const left = dayOf(retainedUntil, timeZone) - today
  if (left < 0) return 'GRACE'
  const reminder = remindBefore.filter((days) => left <= days).at(-1)
  return reminder === undefined ? null : (`IN_${reminder}` as const)
}

/** The notice to send now: only the latest that is due, never one that was sent or comes before one that was sent. */
export function noticeToTell(
  year: Year,
  told: readonly Notice[],
  now: Date,
  timeZone: string,
): Notice | null {
  const due = noticeDue(year, now, timeZone)
  if (!due) return null
  const latest = Math.max(-1, ...told.map((notice) => notices.indexOf(notice)))
  return notices.indexOf(due) > latest ? due : null
}

/** Whether a queued notice is still true of the year: a notice about an open page or about a closed one. */
export const noticeStillTrue = ({ archivedAt }: Year, notice: Notice): boolean =>
  (archivedAt !== null) === (notice === 'ARCHIVED' || notice === 'LEAVING')

/** The dates that people read, such as `2027-11-20`. */
export function daysOf({ retainedUntil, archivedAt }: Year, timeZone: string) {
  const last = dayOf(retainedUntil, timeZone)
  const byYear = last + graceDays + closedDays
  const byPage = archivedAt ? dayOf(archivedAt, timeZone) + closedDays - 1 : byYear
  return {
    lastDay: isoDay(last),
    readableUntil: isoDay(last + graceDays),
    filesUntil: isoDay(Math.max(byYear, byPage)),
    extendableFrom: isoDay(last + ENDING_FROM),
  }
}

/** Years that end after this time need no check yet. With a margin, since days differ in length. */
export const looksAheadTo = (now: Date): Date => new Date(now.getTime() + (2 - ENDING_FROM) * DAY_MS)

/** The day of a moment, as `2027-11-20`. */
export const isoDayIn = (moment: Date, timeZone: string): string => isoDay(dayOf(moment, timeZone))

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

const calendarIn = oncePer((timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }))

/** Days of the calendar since 1970. */
const dayOf = (moment: Date, timeZone: string): number =>
  Date.parse(calendarIn(timeZone).format(moment)) / DAY_MS
