/**
 * Gives each test the real clock back. Tests of a worker share its globals (`isolate: false` in vitest.config.ts), so
 * fake timers left behind would make every later test of that worker hang.
 */
import { afterEach, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
})
