import type { PublicEvent } from '#contract/events.ts'

/** The programme as one visitor sees it: everyone's events, and those for which the family chose them. */
export function withChosen(
  events: readonly PublicEvent[],
  mine: { programme?: readonly PublicEvent[] } | null,
): PublicEvent[] {
  const chosen = (mine?.programme ?? []).filter(({ uuid }) => events.every((event) => event.uuid !== uuid))
  if (chosen.length === 0) return [...events]
  return [...events, ...chosen].sort((a, b) => orderOf(a).localeCompare(orderOf(b)))
}

/** Days without a time come before its times, and what has no day comes last. */
const orderOf = ({ date, begins }: PublicEvent) => `${date ?? '9999'} ${begins ?? ''}`
