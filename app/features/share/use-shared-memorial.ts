import { useCallback, useEffect, useState } from 'react'
import { setText } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { loadMemorial } from '#app/draft/memorial.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { currentLocale } from '#app/messages/current-locale.ts'
import type { Contact } from '#contract/contacts.ts'
import { getMemorial, type Memorial, updateShareSlug } from '#contract/memorials.ts'
import { shareSlug } from '#contract/slug.ts'

export interface SharedMemorial extends Pick<Memorial, 'visibility' | 'writtenIn'> {
  /** null until it was read. */
  printedCode: string | null
  /** null until they were read. */
  contacts: Contact[] | null
  failed: boolean
  /** What the server said of one of them. */
  put(contact: Contact): void
  /** Reads them again. */
  read(): Promise<void>
}

/** The memorial of this tab's draft as the server has it, with the state of its invitations. */
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
    // Until it was read: most are open to whoever has the link, and speak as their host does.
    visibility: known?.visibility ?? 'LINK',
    writtenIn: known?.writtenIn ?? currentLocale().language,
    printedCode: known?.printedCode ?? null,
    failed,
    read,
    put,
  }
}

/** A memorial has a link from the start; one that has none is given the one it would have had. */
async function makeSlug({ uuid, nameOfPerson }: Memorial): Promise<void> {
  const body = { shareSlug: shareSlug(nameOfPerson, uuid) }
  const { memorial } = await call(updateShareSlug, { params: { memorialUuid: uuid }, body })
  draftStore.update(setText('shareSlug', memorial.shareSlug))
}

const withContact = (contacts: Contact[], changed: Contact): Contact[] =>
  contacts.map((one) => (one.uuid === changed.uuid ? changed : one))
