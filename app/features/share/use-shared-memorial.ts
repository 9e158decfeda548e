import { useCallback, useEffect, useState } from 'react'
import { setText } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { loadMemorial } from '#app/draft/memorial.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { currentLocale } from '#app/messages/current-locale.ts'
import type { Contact } from '#contract/contacts.ts'
import { getMemorial, type Memorial, updateShareSlug } from '#contract/memorials.ts'
import { shareSlug } from '#contract/slug.ts'

export interface SharedMemorial extends Pick<Memorial, 'writtenIn'> {
  /** null until it is read: until then nothing is said that may not be so. */
  visibility: Memorial['visibility'] | null
  /** null until it is read. */
  printCode: string | null
  /** null until they are read. */
  contacts: Contact[] | null
  /** Visitors can give to a cause; null until it is read. */
  hasFund: boolean | null
  failed: boolean
  /** Replaces a contact with the server's version. */
  put(contact: Contact): void
  /** Reads the memorial again. */
  read(): Promise<void>
}

/** The server's version of this tab's memorial, with the state of its invitations. */
export function useSharedMemorial(): SharedMemorial {
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  const [known, setKnown] = useState<Memorial | null>(null)
  const [failed, setFailed] = useState(false)

  const read = useCallback(async (): Promise<void> => {
    if (memorialUuid === null) return
    setFailed(false)
    try {
      const { memorial } = await call(getMemorial, { params: { memorialUuid } })
      setKnown(memorial)
      draftStore.update((draft) =>
        draft.memorialUuid === memorialUuid ? loadMemorial(draft, memorial) : draft,
      )
      if (memorial.shareSlug === '') await makeSlug(memorial)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setFailed(true)
    }
  }, [memorialUuid])

  useEffect(() => {
    void read()
  }, [read])

  const put = useCallback(
    (contact: Contact) => setKnown((now) => now && { ...now, contacts: withContact(now.contacts, contact) }),
    [],
  )

  return {
    contacts: known?.contacts ?? null,
    visibility: known?.visibility ?? null,
    // Until it is read: most memorials are in their host's language.
    writtenIn: known?.writtenIn ?? currentLocale().language,
    printCode: known?.printCode ?? null,
    hasFund: known && known.memorialFunds.length > 0,
    failed,
    read,
    put,
  }
}

/** Memorials have a link from creation; one without gets the link it would have had. */
async function makeSlug({ uuid, nameOfPerson }: Memorial): Promise<void> {
  const body = { shareSlug: shareSlug(nameOfPerson, uuid) }
  const { memorial } = await call(updateShareSlug, { params: { memorialUuid: uuid }, body })
  draftStore.update(setText('shareSlug', memorial.shareSlug))
}

const withContact = (contacts: Contact[], changed: Contact): Contact[] =>
  contacts.map((one) => (one.uuid === changed.uuid ? changed : one))
