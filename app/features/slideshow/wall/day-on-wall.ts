import { formatAgo, formatDay } from '../../../lib/dates.ts'

/**
 * The day of a memory on the live wall: 'today' if it is still the same day where the device is, else the date, which may
 * be another there.
 */
export function dayOnWall(dateCreated: string, now: Date): string {
  const isToday = new Date(dateCreated).toDateString() === now.toDateString()
  return isToday ? formatAgo(now.toISOString(), now) : formatDay(dateCreated)
}
