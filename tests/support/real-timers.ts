/**
 * Gives each test the real clock back. Tests of a worker share its globals (`isolate: false` in vitest.config.ts), and
 * fake timers left behind would leave every later test of that worker waiting.
 */
import { afterEach, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
})
