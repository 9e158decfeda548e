import { vi } from 'vitest'

/**
 * Tries a check until it passes, for as long as a busy machine may need: `vi.waitFor` alone gives up after a second.
 * Resolves to what the check returns; rejects with its last error.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
