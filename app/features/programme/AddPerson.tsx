import { UserPlus } from 'lucide-react'
import { use, useRef, useState } from 'react'
import { openMemorial } from '#app/draft/open-memorial.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { contactFields, contactKey, contactText, isContact } from '#contract/contacts-text.ts'
import { addContacts } from '#contract/edits.ts'
import { account, contacts as limits } from '#contract/limits.ts'
import styles from './EventFields.module.css'
import { ContactsContext } from './event-form.ts'

interface Props {
  /** There is nobody yet: the fields stand open. */
  isFirst: boolean
  onAdded: (contactUuid: string) => void
}

/** Adds a contact without leaving the part of the day, and chooses them for it. */
export function AddPerson({ isFirst, onAdded }: Props) {
  const t = useTranslations('programme.invited')
  const { memorialUuid } = use(ContactsContext)
  const [isOpen, setOpen] = useState(isFirst)
  const [typed, setTyped] = useState({ name: '', text: '' })
  const [isUnclear, setUnclear] = useState(false)
  const { error, attempt, clear } = useAction()
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLFieldSetElement>(null)
  if (memorialUuid === null) return null
  if (!isOpen)
    return (
      <p>
        <Button look="tool" icon={UserPlus} onPress={() => setOpen(true)}>
          {t('add')}
        </Button>
      </p>
    )

  const focus = (at: 'first' | 'last') =>
    [...(box.current?.querySelectorAll('input') ?? [])].at(at === 'first' ? 0 : -1)?.focus()

  async function send() {
    if (memorialUuid === null || isBusy) return
    clear()
    setUnclear(!isContact(typed.text))
    if (!isContact(typed.text)) return focus('last')
    setBusy(true)
    const isAdded = await attempt(async () => onAdded(await addPerson(memorialUuid, typed)))
    setBusy(false)
    if (!isAdded) return
    setTyped({ name: '', text: '' })
    focus('first')
  }

  return (
    // No form of its own: it lies within the form of the programme.
    <fieldset
      ref={box}
      className={`stack s4 ${styles.person}`}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        void send()
      }}
    >
      <legend className="strong">{t('add')}</legend>
      <div className={styles.named}>
        <TextField
          // The pressed button is gone.
          autoFocus={!isFirst}
          label={t('name')}
          optional
          autoComplete="off"
          maxLength={limits.nameMax}
          value={typed.name}
          onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
        />
        <TextField
          label={t('address')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={account.emailMax}
          value={typed.text}
          error={isUnclear && t('addressUnclear')}
          onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
        />
      </div>
      {error && <FieldError>{error}</FieldError>}
      <p>
        <Button onPress={() => void send()} busy={isBusy} busyLabel={t('adding')}>
          {t('addChoose')}
        </Button>
      </p>
      <p className="small quiet">{t('addHelp')}</p>
    </fieldset>
  )
}

/** Adds a contact, of whom other screens learn at once; gives the id of who was added, or was there already. */
async function addPerson(memorialUuid: string, { name, text }: { name: string; text: string }) {
  const contacts = [{ ...contactFields(text), firstName: name.trim() }]
  const { memorial } = await call(addContacts, { params: { memorialUuid }, body: { contacts } })
  openMemorial(memorial)
  const key = contactKey(text)
  const its = memorial.contacts.find(
    (one) => contactKey(contactText(one)) === key || one.phone === text.trim(),
  )
  if (!its) throw new ApiError(500, {})
  return its.uuid
}
