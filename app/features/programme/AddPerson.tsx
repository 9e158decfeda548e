import { UserPlus } from 'lucide-react'
import { createContext, useContext, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { isContact } from '#contract/contacts-text.ts'
import { account, contacts as limits } from '#contract/limits.ts'
import type { AddPersonCall } from './add-person.ts'
import styles from './EventFields.module.css'

/** Adds somebody to the contacts of the memorial; null where that cannot be. */
export const AddsPeople = createContext<AddPersonCall | null>(null)

interface Props {
  /** There is nobody yet: the fields stand open. */
  isFirst: boolean
  onAdded: (contactUuid: string) => void
}

/** Adds a contact without leaving the part of the day, and chooses them for it. */
export function AddPerson({ isFirst, onAdded }: Props) {
  const t = useTranslations('programme.invited')
  const add = useContext(AddsPeople)
  const [isOpen, setOpen] = useState(isFirst)
  const [typed, setTyped] = useState({ name: '', text: '' })
  const [error, setError] = useState<{ text: string; isOfAddress: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLFieldSetElement>(null)
  if (!add) return null
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
    if (!add || isBusy) return
    if (!isContact(typed.text)) {
      setError({ text: t('addressUnclear'), isOfAddress: true })
      return focus('last')
    }
    setBusy(true)
    const added = await add(typed)
    setBusy(false)
    if ('problem' in added) return setError({ text: added.problem || t('addFailed'), isOfAddress: false })
    setError(null)
    setTyped({ name: '', text: '' })
    onAdded(added.contactUuid)
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
          error={error?.isOfAddress ? error.text : null}
          onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
        />
      </div>
      {error && !error.isOfAddress && <FieldError>{error.text}</FieldError>}
      <p>
        <Button onPress={() => void send()} busy={isBusy} busyLabel={t('adding')}>
          {t('addChoose')}
        </Button>
      </p>
      <p className="small quiet">{t('addHelp')}</p>
    </fieldset>
  )
}
