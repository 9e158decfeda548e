/** State of a memorial's date: not set, still ahead (today included), or over. */
export type DayState = 'unset' | 'ahead' | 'over'

/** Compares a memorial's date with a calendar day in the product's time zone, `isoDayOf(now)`. */
export function dayState(memorialDate: string | null, today: string): DayState {
  if (memorialDate === null) return 'unset'
  return memorialDate >= today ? 'ahead' : 'over'
}
