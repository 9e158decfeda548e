import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { ApiError, call } from '#app/lib/api.ts'
import type { ShareLinks } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { markTexted } from '#contract/contacts.ts'
import { nextToText, type PhoneContact, phonesOf } from './invite-counts.ts'
import { PhoneItem, whoIs } from './PhoneItem.tsx'
import styles from './Share.module.css'
import type { SharedMemorial } from './use-shared-memorial.ts'

/** Up to this many are listed openly; a longer list is folded, so that the sections below stay in reach. */
const OPEN_MOST = 5

interface Props {
  memorial: SharedMemorial
  links: ShareLinks
}

/**
 * Contacts with a phone number and no email address: the host sends each a text from their own phone. Whether it was
 * sent is unknown, so a contact is marked as texted when the text is opened, and this can be undone.
 */
export function PhoneSection({ memorial, links }: Props) {
  const t = useTranslations('share.phones')
  const shared = useTranslations('share')
  const showToast = useToast()
  const [error, setError] = useState<string | null>(null)
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  // Opening a text needs no server: contacts stored on this device are shown at once, so the page does not move later.
  const known = useDraft((draft) => draft.contacts)
  const phones = phonesOf<PhoneContact>(memorial.contacts ?? known.flatMap(({ server }) => server ?? []))
  const { visibility, failed } = memorial
  if (phones.length === 0) return null
  const title = t('title', { count: phones.length })
  // Nothing is offered before it is known whether a text leads anywhere, unless that cannot be found out.
  if (visibility === null && !failed)
    return (
      <StepSection title={title}>
        <LoadingLine>{shared('loading')}</LoadingLine>
      </StepSection>
    )
  if (visibility === 'PRIVATE')
    return (
      <StepSection title={title}>
        <p>{t('helpPrivate')}</p>
      </StepSection>
    )
  const texted = phones.filter(({ dateTexted }) => dateTexted).length
  const next = nextToText(phones)

  async function mark(contact: PhoneContact, isTexted: boolean): Promise<void> {
    if (memorialUuid === null) return
    setError(null)
    try {
      const params = { memorialUuid, contactUuid: contact.uuid }
      memorial.put((await call(markTexted, { params, body: { texted: isTexted } })).contact)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setError(t('notTicked', { who: whoIs(contact), reason: reason.message }))
    }
  }

  async function tick(contact: PhoneContact): Promise<void> {
    await mark(contact, true)
    const message = t('ticked', { who: whoIs(contact) })
    showToast({ message, onUndo: () => void mark(contact, false), group: 'texted' })
  }

  const list = (
    <ul className={styles.phones}>
      {phones.map((contact) => (
        <PhoneItem
          key={contact.uuid}
          contact={contact}
          href={links.textTo(contact)}
          onText={() => tick(contact)}
          onUndo={() => mark(contact, false)}
        />
      ))}
    </ul>
  )
  return (
    <StepSection title={title} intro={t('help')}>
      <p role="status">{texted > 0 && t('texted', { texted, count: phones.length })}</p>
      {error && <FieldError>{error}</FieldError>}
      {phones.length <= OPEN_MOST ? (
        list
      ) : (
        <>
          {next && (
            <p className="top3">
              <AnchorButton icon={MessageSquare} href={links.textTo(next)} onClick={() => void tick(next)}>
                {t(texted > 0 ? 'textNext' : 'textFirst', { who: whoIs(next) })}
              </AnchorButton>
            </p>
          )}
          <details className="top3">
            <summary>{t('all', { count: phones.length })}</summary>
            {list}
          </details>
        </>
      )}
    </StepSection>
  )
}
