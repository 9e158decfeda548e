import { Mail, Phone, Trash2, User } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { contactName } from '#app/draft/contact-name.ts'
import type { DraftContact } from '#app/draft/schema.ts'
import { suggestEmail } from '#app/lib/email-suggestion.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { EmailSuggestion } from '#app/parts/mail-address/EmailSuggestion.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type ContactKind, classifyContact } from '#contract/contacts-text.ts'
import styles from './ContactRow.module.css'

/** What a row can do. All rows get the same functions, so that typing in one does not render the others. */
export interface RowActions {
  change(id: string, text: string): void
  /** The name that came with the contact goes with what was typed instead. */
  keepName(id: string): void
  /** The focus left the row: from now on it shows its error. */
  check(id: string): void
  remove(id: string): void
  /** Enter was pressed: moves to the next row, or adds one. */
  next(id: string): void
  /** Returns true if the pasted text was imported as several contacts. */
  paste(text: string): boolean
}

interface Props {
  contact: DraftContact
  /** Starts from 1. */
  number: number
  /** Whether the row shows its error yet. */
  isChecked: boolean
  isTwice: boolean
  isRemovable: boolean
  actions: RowActions
}

export const contactInputId = (id: string): string => `contact-${id}`
export const removeButtonId = (id: string): string => `contact-${id}-remove`

const faces = {
  email: { icon: Mail, label: 'email' },
  phone: { icon: Phone, label: 'phone' },
  invalid: { icon: User, label: 'contact' },
  empty: { icon: User, label: 'contact' },
} as const satisfies Record<ContactKind, unknown>

/** One contact: an email address, a phone number, or text that is neither yet. */
export const ContactRow = memo(function ContactRow(props: Props) {
  const { contact, number, isChecked, isTwice, isRemovable, actions } = props
  const t = useTranslations('contacts.list')
  const { id, text } = contact
  const { name, isTheirs } = contactName(contact)
  const kind = classifyContact(text)
  const meant = isChecked && kind === 'email' ? suggestEmail(text) : null
  const label = t(faces[kind].label, { number })

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would submit the form, although people usually want to add another contact.
    event.preventDefault()
    actions.next(id)
  }

  function onPaste(event: ClipboardEvent) {
    if (actions.paste(event.clipboardData.getData('text'))) event.preventDefault()
  }

  return (
    <li className={styles.person}>
      <TextField
        id={contactInputId(id)}
        label={
          <span className={`s2 touch ${styles.label}`}>
            <Icon of={faces[kind].icon} />
            {label}
          </span>
        }
        value={text}
        placeholder={t('placeholder')}
        error={isChecked && kind === 'invalid' && t('invalid')}
        help={isTwice ? t('twice') : name && (isTheirs ? <bdi>{name}</bdi> : t('nameOff', { name }))}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => actions.change(id, event.target.value)}
        onBlur={() => actions.check(id)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {meant && (
        <p className="small">
          <EmailSuggestion
            typed={text.trim()}
            address={meant}
            onTake={(address) => actions.change(id, address)}
          />
        </p>
      )}
      {name && !isTheirs && (
        <Button look="link" onPress={() => actions.keepName(id)}>
          {t('keepName', { name })}
        </Button>
      )}
      {isRemovable && (
        <div className={styles.remove}>
          <Button
            id={removeButtonId(id)}
            look="tool"
            icon={Trash2}
            aria-label={t('removeNamed', { label })}
            onPress={() => actions.remove(id)}
            word="remove"
          />
        </div>
      )}
    </li>
  )
})
