import type { Clock } from '#server/ports/clock.ts'

interface SettableClock extends Clock {
  advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void
  /** Shows the real time again. */
  reset(): void
}

/** Runs with the real one until a test moves it on. */
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
