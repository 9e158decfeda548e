import type { PublicEvent } from '#contract/events.ts'

/** The programme as one visitor sees it: everyone's events, and those for which the family chose them. */
export function withChosen(
  events: readonly PublicEvent[],
  mine: { programme?: readonly PublicEvent[] } | null,
): PublicEvent[] {
  const chosen = (mine?.programme ?? []).filter(({ uuid }) => events.every((event) => event.uuid !== uuid))
  if (chosen.length === 0) return [...events]
  return [...events, ...chosen].sort((a, b) => timeOf(a) - timeOf(b))
}

/** As the server orders them: a day without a time comes before its times, and what has no day comes last. */
const timeOf = ({ date, beginsAt }: PublicEvent) =>
  Date.parse(beginsAt ?? (date ? `${date}T00:00:00+14:00` : '9999-01-01'))
