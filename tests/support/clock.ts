import type { Clock } from '#server/ports/clock.ts'

interface SettableClock extends Clock {
  advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void
  /** Goes back to the real time. */
  reset(): void
}

/** A clock that shows the real time until a test moves it forward. */
export function settableClock(): SettableClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
    reset() {
      ahead = 0
    },
  }
}
