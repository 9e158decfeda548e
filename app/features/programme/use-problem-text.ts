import { writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { events } from '#contract/host-limits.ts'
import { memorial } from '#contract/limits.ts'
import type { DraftEvent } from './draft-event.ts'
import type { Problem } from './problems.ts'

/** Says what is wrong with a field of an event; null where nothing is. */
export function useProblemText({ begins, title, place }: DraftEvent) {
  const t = useTranslations('programme.problems')
  return (problem: Problem | undefined): string | null => {
    if (problem === undefined) return null
    if (problem === 'endsBefore') return t(problem, { time: writtenTime(begins) })
    if (problem !== 'tooLong') return t(problem)
    const limit = [
      title.trim().length > events.titleMax && events.titleMax,
      place.trim().length > memorial.addressMax && memorial.addressMax,
    ].find(Boolean)
    return t(problem, { limit: limit || memorial.detailsMax })
  }
}
