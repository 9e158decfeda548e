import { days, minutesOf } from '#app/lib/day-times.ts'
import { events } from '#contract/host-limits.ts'
import { memorial } from '#contract/limits.ts'
import { isHostLink, readStreamLink } from '#contract/stream-link.ts'
import { localInstant } from '#contract/zoned-time.ts'
import type { DraftEvent } from './draft-event.ts'

/** Fields that can be wrong. */
export type Field =
  | 'title'
  | 'date'
  | 'begins'
  | 'ends'
  | 'place'
  | 'details'
  | 'contactUuids'
  | 'streamUrl'
  | 'recordingUrl'

export type Problem =
  | 'dateMissing'
  | 'dateUnclear'
  | 'beginsMissing'
  | 'timeSkipped'
  | 'timeTwice'
  | 'endsBefore'
  | 'tooLong'
  | 'nobodyChosen'
  | 'linkUnclear'
  | 'linkOfHost'

export type Problems = Partial<Record<Field, Problem>>

/** Earlier or later years are taken for typing errors. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2200

export const dateLimits = { min: `${FIRST_YEAR}-01-01`, max: `${LAST_YEAR}-12-31` } as const

/** Whether a day is before today in the reader's time zone. */
export function isPast(date: string, now: Date): boolean {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return date !== '' && days.between(isoDay(today), date) < 0
}

const isoDay = ([year = 0, month = 0, day = 0]: number[]): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** What is wrong with an event, by field. What was taken back needs nothing. */
export function problemsOf(event: DraftEvent): Problems {
  if (event.isCancelled) return {}
  const found: [Field, Problem | undefined][] = [
    ['title', tooLong(event.title, events.titleMax)],
    ['date', dateProblem(event)],
    ['begins', beginsProblem(event)],
    ['ends', endsProblem(event)],
    ['place', tooLong(event.place, memorial.addressMax)],
    ['details', tooLong(event.details, memorial.detailsMax)],
    [
      'contactUuids',
      event.audience === 'CHOSEN' && event.contactUuids.length === 0 ? 'nobodyChosen' : undefined,
    ],
    ['streamUrl', event.isNotStreamed ? undefined : linkProblem(event.streamUrl)],
    ['recordingUrl', event.isNotStreamed ? undefined : linkProblem(event.recordingUrl)],
  ]
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined))
}

/** Problems that are plain as soon as they are there; the others are told when the event is closed or saved. */
const plain: readonly Problem[] = ['dateUnclear', 'timeSkipped', 'timeTwice', 'endsBefore', 'tooLong']

export const plainProblems = (problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => plain.includes(problem)))

const tooLong = (text: string, limit: number): Problem | undefined =>
  text.trim().length > limit ? 'tooLong' : undefined

function dateProblem({ date, begins, ends }: DraftEvent): Problem | undefined {
  if (date === '') return begins !== '' || ends !== '' ? 'dateMissing' : undefined
  const year = Number.parseInt(date, 10)
  return year < FIRST_YEAR || year > LAST_YEAR ? 'dateUnclear' : undefined
}

function beginsProblem({ date, begins, ends, zone }: DraftEvent): Problem | undefined {
  if (begins === '') return ends === '' ? undefined : 'beginsMissing'
  return date === '' ? undefined : clockProblem(date, begins, zone)
}

function endsProblem({ date, begins, ends, endsDaysLater, zone }: DraftEvent): Problem | undefined {
  const [from, to] = [minutesOf(begins), minutesOf(ends)]
  if (from === null || to === null) return undefined
  if (endsDaysLater === 0 && to <= from) return 'endsBefore'
  return date === '' ? undefined : clockProblem(days.after(date, endsDaysLater), ends, zone)
}

/** A time that the clocks of the place skip, or show twice. */
function clockProblem(date: string, time: string, zone: string): Problem | undefined {
  if (Number.isNaN(days.number(date)) || zone === '') return undefined
  const { kind } = localInstant(date, time, zone)
  return kind === 'instant' ? undefined : kind === 'twice' ? 'timeTwice' : 'timeSkipped'
}

function linkProblem(link: string): Problem | undefined {
  if (link.trim() === '' || readStreamLink(link.trim())) return undefined
  return isHostLink(link.trim()) ? 'linkOfHost' : 'linkUnclear'
}
