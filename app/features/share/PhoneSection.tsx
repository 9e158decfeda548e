import { Check, MessageSquare, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { fullName } from '#app/lib/full-name.ts'
import type { ShareLinks } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { markTexted } from '#contract/contacts.ts'
import { nextToText, type PhoneContact, phonesOf } from './invite-counts.ts'
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
  const showToast = useToast()
  const [error, setError] = useState<string | null>(null)
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  // Opening a text needs no server: contacts stored on this device are shown at once, so the page does not move later.
  const known = useDraft((draft) => draft.contacts)
  const phones = phonesOf<PhoneContact>(memorial.contacts ?? known.flatMap(({ server }) => server ?? []))
  if (phones.length === 0) return null
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
          href={links.textTo(contact.phone ?? '')}
          onText={() => tick(contact)}
          onUndo={() => mark(contact, false)}
        />
      ))}
    </ul>
  )
  return (
    <StepSection title={t('title', { count: phones.length })} intro={t('help')}>
      <p role="status">{texted > 0 && t('texted', { texted, count: phones.length })}</p>
      {error && <FieldError>{error}</FieldError>}
      {phones.length <= OPEN_MOST ? (
        list
      ) : (
        <>
          {next && (
            <p className={styles.textNext}>
              <AnchorButton
                icon={MessageSquare}
                href={links.textTo(next.phone ?? '')}
                onClick={() => void tick(next)}
              >
                {t(texted > 0 ? 'textNext' : 'textFirst', { who: whoIs(next) })}
              </AnchorButton>
            </p>
          )}
          <details className={styles.folded}>
            <summary>{t('all', { count: phones.length })}</summary>
            {list}
          </details>
        </>
      )}
    </StepSection>
  )
}

interface ItemProps {
  contact: PhoneContact
  /** Link that opens the text message. */
  href: string
  onText: () => void
  onUndo: () => void
}

function PhoneItem({ contact, href, onText, onUndo }: ItemProps) {
  const t = useTranslations('share.phones')
  const who = whoIs(contact)
  return (
    <li>
      <bdi className="tabular" dir="auto">
        {who}
      </bdi>
      {contact.dateTexted ? (
        <span className={styles.ticked}>
          <Chip tone="yes" icon={Check}>
            {t('done')}
          </Chip>
          <Button look="link" icon={Undo2} aria-label={t('undoNamed', { who })} onPress={onUndo}>
            {t('undo')}
          </Button>
        </span>
      ) : (
        <AnchorButton
          look="link"
          icon={MessageSquare}
          href={href}
          aria-label={t('textNamed', { who })}
          onClick={onText}
        >
          {t('text')}
        </AnchorButton>
      )}
    </li>
  )
}

const whoIs = (contact: PhoneContact): string => fullName(contact) || (contact.phone ?? '')
