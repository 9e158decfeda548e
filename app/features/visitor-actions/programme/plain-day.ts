import { days } from '#app/lib/day-times.ts'
import { timeZone } from '#app/messages/formats.ts'
import type { PublicEvent } from '#contract/events.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import { isZone, nearestInstant } from '#contract/zoned-time.ts'

/** What the public page knows of the one day of a memorial without a programme. */
export type DayAlone = Pick<PublicMemorial, 'uuid' | 'memorialDate' | 'zone' | 'address' | 'details'>

/**
 * The day of a memorial as the first event of a programme: for visitors whom the family chose for another event, while
 * everyone else sees the one day.
 */
export function plainDay({ uuid, memorialDate: date, zone, address, details }: DayAlone): PublicEvent {
  const next = date && days.after(date, 1)
  return {
    uuid,
    kind: 'OTHER',
    title: null,
    date,
    begins: null,
    endDate: null,
    ends: null,
    zone: null,
    beginsAt: null,
    endsAt: null,
    overAt: next && nearestInstant(next, '00:00', zone && isZone(zone) ? zone : timeZone).toISOString(),
    place: address,
    details,
    asksFood: false,
    asksAccess: false,
    streamUrl: null,
    recordingUrl: null,
    isNotStreamed: false,
    isCancelled: false,
    sequence: 0,
  }
}
