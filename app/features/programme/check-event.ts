import { EventInput } from '#contract/event-input.ts'
import type { FieldProblem } from '#contract/field-problem.ts'
import { type DraftEvent, sortEvents, writeEvent } from './rules-event.ts'

/** What is wrong, by field: a `fieldProblem` of the contract. */
export type Problems = Partial<Record<string, string>>

/** Earlier or later years are taken for typing errors. */
export const dateLimits = { min: '1900-01-01', max: '2200-12-31' } as const

/** Whether a day is before today in the reader's time zone. */
export function isPast(date: string, now: Date): boolean {
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  return date !== '' && date < today
}

/** Problems that are told when the event is closed or saved; the others are plain as soon as they are there. */
const unfinished: readonly string[] = [
  'eventTimeWithoutDate',
  'eventEndWithoutBegin',
  'eventNobodyChosen',
  'eventLink',
  'eventLinkOfHost',
] satisfies FieldProblem[]

/** What is wrong with an event. What was taken back needs nothing. */
export function checkEvent(event: DraftEvent): Problems {
  if (event.isCancelled) return {}
  const problems: Problems = {}
  if (event.audience === 'CHOSEN' && event.contactUuids.length === 0)
    problems.contactUuids = 'eventNobodyChosen'
  if (event.date !== '' && (event.date < dateLimits.min || event.date > dateLimits.max))
    problems.date = 'eventYear'
  // Ids were chosen by a program.
  const sent = { ...writeEvent(event), uuid: null, contactUuids: [] }
  const { kind, date, begins, endDate, ends, zone } = sent
  // Times are compared although a link is not one yet.
  for (const part of [sent, { kind, date, begins, endDate, ends, zone }])
    for (const { path, message } of EventInput.safeParse(part).error?.issues ?? [])
      problems[fieldOf(String(path[0]), message)] ??= message
  return problems
}

/** The field that is to be changed. */
function fieldOf(field: string, problem: string): string {
  if (problem === 'eventTimeWithoutDate') return 'date'
  if (problem === 'eventEndWithoutBegin' || field === 'zone') return 'begins'
  return field === 'endDate' ? 'ends' : field
}

export const findPlainProblems = (problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => !unfinished.includes(problem ?? '')))

export const isFaulty = (event: DraftEvent): boolean => Object.keys(checkEvent(event)).length > 0

/** The events that cannot be saved as they are, in order of time. */
export const findFaulty = (events: readonly DraftEvent[]): DraftEvent[] => sortEvents(events).filter(isFaulty)
