import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { type Archive, getArchive, sendArchive, setSuccessors } from '#contract/archive.ts'

/** Milliseconds between polls during a download, and from the press to the first poll. */
const LOOK_AGAIN = 5000
const FIRST_LOOK = 1500

interface ArchiveWork {
  /** null until it is loaded. */
  archive: Archive | null
  /** Why it could not be loaded. */
  trouble: ApiError | null
  read(): Promise<void>
  /** Refetches soon, because somebody began to download it. */
  readSoon(): void
  /** Each returns null on success, or why it failed. */
  name(people: { name: string; email: string }[]): Promise<ApiError | null>
  send(): Promise<ApiError | null>
}

/** The archive of a memorial; refetched while it is downloaded. */
export function useArchive(
  memorialUuid: string,
  redirectOnAuthError: (reason: unknown) => boolean,
): ArchiveWork {
  const [archive, setArchive] = useState<Archive | null>(null)
  const [trouble, setTrouble] = useState<ApiError | null>(null)
  const isRunning = archive?.downloads.some(({ state }) => state === 'RUNNING') ?? false

  const attempt = useCallback(
    async (work: () => Promise<{ archive: Archive }>): Promise<ApiError | null> => {
      try {
        setArchive((await work()).archive)
        return null
      } catch (reason) {
        if (!(reason instanceof ApiError)) throw reason
        redirectOnAuthError(reason)
        return reason
      }
    },
    [redirectOnAuthError],
  )

  const read = useCallback(async () => {
    setTrouble(await attempt(() => call(getArchive, { params: { memorialUuid } })))
  }, [attempt, memorialUuid])

  useEffect(() => {
    void read()
  }, [read])

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void read(), LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [isRunning, read])

  const params = { memorialUuid }
  return {
    archive,
    trouble,
    read,
    readSoon: () => void setTimeout(() => void read(), FIRST_LOOK),
    name: (successors) => attempt(() => call(setSuccessors, { params, body: { successors } })),
    send: () => attempt(() => call(sendArchive, { params })),
  }
}
