import { useCallback, useEffect, useState } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { loadMemorial as intoDraft } from '#app/draft/memorial.ts'
import { ApiError } from '#app/lib/api.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { Contact } from '#contract/contacts.ts'
import type { Memorial } from '#contract/memorials.ts'
import { isUnderWay } from './invite.ts'

/** The memorial that the list belongs to, as the server has it. */
export interface ListMemorial {
  /** null until it was read. */
  memorial: Memorial | null
  /** Why it could not be read, in words. */
  error: string | null
  read(): Promise<void>
  /** An answer of the server: shown here, and brought into the draft for every other screen. */
  take(memorial: Memorial): void
  /** What the server said of one contact. */
  takeContact(contact: Contact): void
}

/** An invitation leaves within moments; how often, and how far apart (milliseconds), that is looked at. */
const LOOKS = 5
const BETWEEN = 2000

/**
 * Reads a memorial, and follows invitations that are on their way.
 *
 * @param memorialUuid null: not yet, or none
 * @param ledAway whether a failure has led to another screen
 */
export function useListMemorial(
  memorialUuid: string | null,
  ledAway: (reason: unknown) => boolean,
): ListMemorial {
  const t = useTranslations('contactList')
  const [memorial, setMemorial] = useState<Memorial | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [looks, setLooks] = useState(0)

  const read = useCallback(async () => {
    if (memorialUuid === null) return
    try {
      setMemorial(await loadMemorial(memorialUuid))
      setError(null)
    } catch (reason) {
      if (ledAway(reason)) return
      setError(reason instanceof ApiError ? reason.message : t('failed'))
    }
  }, [memorialUuid, ledAway, t])

  useEffect(() => {
    void read()
  }, [read])

  const isWaiting = memorial?.contacts.some(isUnderWay) === true && looks < LOOKS
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look is followed by the next
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => void read().then(() => setLooks((count) => count + 1)), BETWEEN)
    return () => clearTimeout(timer)
  }, [isWaiting, looks, read])

  const take = useCallback((newer: Memorial) => {
    // Two answers may pass each other on the way.
    setMemorial((now) => (now && now.version > newer.version ? now : newer))
    draftStore.update((draft) => (draft.memorialUuid === newer.uuid ? intoDraft(draft, newer) : draft))
  }, [])

  const takeContact = useCallback((contact: Contact) => {
    setLooks(0)
    setMemorial(
      (now) =>
        now && {
          ...now,
          contacts: now.contacts.map((one) => (one.uuid === contact.uuid ? contact : one)),
        },
    )
  }, [])

  return { memorial, error, read, take, takeContact }
}
