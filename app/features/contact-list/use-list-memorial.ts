import { useCallback, useMemo } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { loadMemorial as intoDraft } from '#app/draft/memorial.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import { type ServerValue, useServerValue } from '#app/lib/use-server-value.ts'
import type { Contact } from '#contract/contacts.ts'
import type { Memorial } from '#contract/memorials.ts'

/** The memorial of the list, as the server has it. */
export interface ListMemorial extends Pick<ServerValue<Memorial>, 'trouble' | 'read'> {
  /** null until it is loaded. */
  memorial: Memorial | null
  /** Takes the memorial from a response: it is shown here, and written to the draft for all other screens. */
  take(memorial: Memorial): void
  /** Takes one contact from a response. */
  takeContact(contact: Contact): void
}

const hasInviteUnderWay = ({ contacts }: Memorial): boolean =>
  contacts.some(({ inviteState }) => inviteState === 'QUEUED')

/**
 * Loads a memorial, and loads it again for a while as long as an invitation is queued.
 *
 * @param memorialUuid null if it is not known yet, or if there is none
 */
export function useListMemorial(memorialUuid: string | null): ListMemorial {
  const ask = useMemo(() => (memorialUuid === null ? null : () => loadMemorial(memorialUuid)), [memorialUuid])
  const { value, trouble, read, set } = useServerValue(ask, hasInviteUnderWay)

  const take = useCallback(
    (newer: Memorial) => {
      // Responses may arrive in a different order.
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
