import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { SentBody } from '#contract/endpoint.ts'
import { getMemorial, type Memorial } from '#contract/memorials.ts'
import { type Blocked, changeSettings, listBlocked, unblockContributor } from '#contract/safety.ts'

export type Settings = Pick<
  Memorial,
  'visibility' | 'hasPasscode' | 'searchIndexed' | 'appearAtOnce' | 'photoOrder' | 'language' | 'isNamedAfter'
>
export type Change = SentBody<typeof changeSettings>

interface LoadedSettings {
  /** null until they are loaded. */
  settings: Settings | null
  blocked: Blocked[]
  /** Error message when they could not be read; `isGone`: this person no longer has such a memorial. */
  trouble: { words: string; isGone: boolean } | null
  read(): Promise<void>
  /** `save` and `unblock` return null once they succeeded, or an error message; on failure nothing changes. */
  save(change: Change): Promise<string | null>
  unblock(blockedId: string): Promise<string | null>
}

/**
 * Reads the settings of a memorial; every change is saved at once.
 *
 * @param memorialUuid null: not known yet, or none
 */
export function useSettings(memorialUuid: string | null): LoadedSettings {
  const t = useTranslations('safety')
  const [settings, setSettings] = useState<Settings | null>(null)
  const [blocked, setBlocked] = useState<Blocked[]>([])
  const [trouble, setTrouble] = useState<LoadedSettings['trouble']>(null)

  const read = useCallback(async () => {
    if (memorialUuid === null) return
    const params = { memorialUuid }
    try {
      const [{ memorial }, others] = await Promise.all([
        call(getMemorial, { params }),
        call(listBlocked, { params }),
      ])
      setSettings(memorial)
      setBlocked(others.blocked)
      setTrouble(null)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (redirectOnAuthError(reason)) return
      setTrouble({ words: reason.message || t('failed'), isGone: reason.code === 'MEMORIAL_NOT_FOUND' })
    }
  }, [memorialUuid, t])

  useEffect(() => {
    void read()
  }, [read])

  /** Returns null on success, or an error message. */
  async function attempt(work: (memorialUuid: string) => Promise<void>): Promise<string | null> {
    if (memorialUuid === null) return null
    try {
      await work(memorialUuid)
      return null
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      redirectOnAuthError(reason)
      return reason.message || t('failed')
    }
  }

  return {
    settings,
    blocked,
    trouble,
    read,
    save: (body) =>
      attempt(async (memorialUuid) => {
        const { memorial } = await call(changeSettings, { params: { memorialUuid }, body })
        setSettings(memorial)
      }),
    unblock: (blockedId) =>
      attempt(async (memorialUuid) => {
        const answer = await call(unblockContributor, { params: { memorialUuid, blockedId } })
        setBlocked(answer.blocked)
      }),
  }
}
