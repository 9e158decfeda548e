import { dayState } from '#app/lib/memorial-day.ts'
import type { Memorial } from '#contract/memorials.ts'

/** Whether the last of a memorial's days has passed; without a date it has not. */
export function isDayOver(
  { memorialDate, programme }: Pick<Memorial, 'memorialDate' | 'programme'>,
  today: string,
): boolean {
  const held = programme.filter(({ isCancelled }) => !isCancelled).map(({ date }) => date)
  const [last = null] = [memorialDate, ...held]
    .filter((date) => date !== null)
    .toSorted()
    .reverse()
  return dayState(last, today) === 'over'
}
