import {
  type AffectedPerson,
  type ChangedEvent,
  type ChangeNotice,
  type ProgrammeChange,
  ToldState,
} from '#contract/change-notices.ts'
import type { ToldRow } from './repo.ts'
import { type AffectedRow, NAMED, revisionOf, wayTo } from './rules.ts'

type Change = ChangedEvent & { changedAt: Date }

export const presentEvents = (changes: readonly Change[]): ChangedEvent[] =>
  changes.map(({ uuid, before, after, what, isForChosen }) => ({ uuid, before, after, what, isForChosen }))

/** Changes that people may be told of, and who they are. */
export function presentChange(
  changes: readonly Change[],
  people: readonly AffectedRow[],
  invited: number,
): ProgrammeChange {
  const by = (way: AffectedPerson['way']) => people.filter((person) => wayTo(person) === way).length
  return {
    revision: revisionOf(changes),
    events: presentEvents(changes),
    people: people.slice(0, NAMED).map((person) => ({
      rsvpId: person.rsvpUuid,
      name: person.name,
      phone: person.phone,
      way: wayTo(person),
      eventUuids: person.eventUuids,
    })),
    counts: { mail: by('MAIL'), unaddressed: by('UNADDRESSED'), skipped: by('SKIPPED') },
    invited,
  }
}

interface NoticeRow {
  uuid: string
  sentAt: Date
  by: string
  userUuid: string | null
  message: string | null
  changes: ChangedEvent[]
  counts: Partial<Record<ToldState, number>>
  people: ToldRow[]
  invited: number
}

/** @param reader uuid of the host who reads it */
export function presentNotice(row: NoticeRow, reader: string): ChangeNotice {
  const { uuid, sentAt, by, userUuid, message, changes, counts, people, invited } = row
  const all = ToldState.options.map((state) => [state, counts[state] ?? 0] as const)
  return {
    uuid,
    sentAt: sentAt.toISOString(),
    by,
    isYou: userUuid === reader,
    message,
    events: changes,
    counts: Object.fromEntries(all) as ChangeNotice['counts'],
    people,
    invited,
  }
}
