import { useCallback, useMemo } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { loadMemorial as intoDraft } from '#app/draft/memorial.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import { type ServerValue, useServerValue } from '#app/lib/use-server-value.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { Contact } from '#contract/contacts.ts'
import type { Memorial } from '#contract/memorials.ts'
import { isUnderWay } from './contact-rules.ts'

/** The memorial that the list belongs to, as the server has it. */
export interface ListMemorial extends Pick<ServerValue<Memorial>, 'trouble' | 'read'> {
  /** null until it was read. */
  memorial: Memorial | null
  /** An answer of the server: shown here, and brought into the draft for every other screen. */
  take(memorial: Memorial): void
  /** What the server said of one contact. */
  takeContact(contact: Contact): void
}

const hasInviteUnderWay = ({ contacts }: Memorial): boolean => contacts.some(isUnderWay)

/**
 * Reads a memorial, and follows invitations that are on their way.
 *
 * @param memorialUuid null: not yet, or none
 * @param redirectOnAuthError whether a failure has led to another screen
 */
export function useListMemorial(
  memorialUuid: string | null,
  redirectOnAuthError: (reason: unknown) => boolean,
): ListMemorial {
  const t = useTranslations('contactList')
  const ask = useMemo(() => (memorialUuid === null ? null : () => loadMemorial(memorialUuid)), [memorialUuid])
  const { value, trouble, read, set } = useServerValue({
    fetchValue: ask,
    isPending: hasInviteUnderWay,
    redirectOnAuthError,
    fallbackMessage: t('failed'),
  })

  const take = useCallback(
    (newer: Memorial) => {
      // Two answers may pass each other on the way.
      set((now) => (now && now.version > newer.version ? now : newer))
      draftStore.update((draft) => (draft.memorialUuid === newer.uuid ? intoDraft(draft, newer) : draft))
    },
    [set],
  )

  const takeContact = useCallback(
    (contact: Contact) =>
      set(
        (now) =>
          now && {
            ...now,
            contacts: now.contacts.map((one) => (one.uuid === contact.uuid ? contact : one)),
          },
      ),
    [set],
  )

  return { memorial: value, trouble, read, take, takeContact }
}
