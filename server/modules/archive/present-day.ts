import { dayTold } from '#contract/day-told.ts'
import type { Language } from '#languages/index.ts'
import { mailDate } from '#server/mails/dates.ts'
import { presentProgramme } from '#server/modules/events/present.ts'
import type { MemorialRow } from './repo-contents.ts'

/** Where the day takes place, as far as a zone is known. */
export const zoneOf = ({ events }: Pick<MemorialRow, 'events'>): string | undefined =>
  events.find(({ zone }) => zone)?.zone ?? undefined

/** The day, place and details on the archive's page: the same day as on cards, so never one that was called off. */
export function presentDayTold(
  memorial: Pick<MemorialRow, 'uuid' | 'memorialDate' | 'address' | 'details' | 'events'>,
  language: Language,
): { date: string | null; address: string | null; details: string | null } {
  const programme = presentProgramme(memorial.events, memorial.uuid)
  const day = dayTold({ ...memorial, programme })
  const first = programme.find(({ uuid }) => uuid === memorial.uuid)
  const told = first?.isCancelled
    ? programme.find(({ date, isCancelled }) => !isCancelled && date === day && day !== null)
    : { zone: first?.zone ?? zoneOf(memorial), place: memorial.address, details: memorial.details }
  return {
    date: day && mailDate(day, language, told?.zone),
    address: told?.place ?? null,
    details: told?.details ?? null,
  }
}
