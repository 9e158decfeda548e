import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { type Archive, getArchive, sendArchive, setSuccessors } from '#contract/archive.ts'

interface ArchiveWork {
  /** null until it is loaded. */
  archive: Archive | null
  /** Why it could not be loaded. */
  trouble: ApiError | null
  read(): Promise<void>
  /** Each returns null on success, or why it failed. */
  name(people: { name: string; email: string }[]): Promise<ApiError | null>
  send(): Promise<ApiError | null>
}

/** The archive of a memorial. */
export function useArchive(memorialUuid: string): ArchiveWork {
  const [archive, setArchive] = useState<Archive | null>(null)
  const [trouble, setTrouble] = useState<ApiError | null>(null)

  const attempt = useCallback(async (work: () => Promise<{ archive: Archive }>): Promise<ApiError | null> => {
    try {
      setArchive((await work()).archive)
      return null
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      redirectOnAuthError(reason)
      return reason
    }
  }, [])

  const read = useCallback(async () => {
    setTrouble(await attempt(() => call(getArchive, { params: { memorialUuid } })))
  }, [attempt, memorialUuid])

  useEffect(() => {
    void read()
  }, [read])

  const params = { memorialUuid }
  return {
    archive,
    trouble,
    read,
    name: (successors) => attempt(() => call(setSuccessors, { params, body: { successors } })),
    send: () => attempt(() => call(sendArchive, { params })),
  }
}
