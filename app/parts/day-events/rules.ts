import type { EventCounts } from '#contract/events.ts'

/** People by answer, without those that nobody gave; people who come with the guests that they bring. */
export const countsOf = ({ attending, guests, unsure, watching, notAttending }: EventCounts) =>
  (
    [
      ['coming', attending + guests],
      ['unsure', unsure],
      ['watching', watching],
      ['notAttending', notAttending],
    ] as const
  ).filter(([, count]) => count > 0)

/** Whether anybody answered for an event: then taking it back keeps it. */
export const isAnswered = (counts: EventCounts | undefined): boolean =>
  counts !== undefined && countsOf(counts).length > 0
