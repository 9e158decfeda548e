import { Check, MessageSquare, Undo2 } from 'lucide-react'
import { fullName } from '#app/lib/full-name.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import type { PhoneContact } from './invite-counts.ts'

interface Props {
  contact: PhoneContact
  /** Link that opens the text message. */
  href: string
  onText: () => void
  onUndo: () => void
}

/** A contact with a phone number: the link that opens a text to them, and whether it was opened. */
export function PhoneItem({ contact, href, onText, onUndo }: Props) {
  const t = useTranslations('share.phones')
  const who = whoIs(contact)
  return (
    <li>
      <bdi className="tabular" dir="auto">
        {who}
      </bdi>
      {contact.dateTexted ? (
        <span className="row s4 flat">
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

/** The name of a contact, or their number. */
export const whoIs = (contact: PhoneContact): string => fullName(contact) || (contact.phone ?? '')
