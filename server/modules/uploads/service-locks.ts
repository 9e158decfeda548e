import { ERRORS, type Locker } from '@tus/server'
import type { Locks } from '#server/ports/locks.ts'

export const WRITER_PATIENCE_MS = 30_000

export const writingOf = (id: string) => `upload written ${id}`
export const takingOf = (id: string) => `upload taken ${id}`

/** Locks for the library's work on an upload: it first ends a running write. */
export const lockerOf = (locks: Locks): Locker => ({
  newLock(id) {
    let release = async () => {}
    return {
      async lock(signal, cancel) {
        const options = { signal, onWanted: () => void cancel(), patienceMs: WRITER_PATIENCE_MS }
        release = await locks.acquire(writingOf(id), options).catch((reason) => {
          throw isPatience(reason) ? ERRORS.ERR_LOCK_TIMEOUT : reason
        })
      },
      unlock: () => release(),
    }
  },
})

export const isPatience = (reason: unknown) =>
  reason instanceof Error && /^(Timeout|Abort)Error$/.test(reason.name)
