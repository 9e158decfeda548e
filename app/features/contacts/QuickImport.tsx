import { Plus, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { contacts as limits } from '#contract/limits.ts'
import { choosePhoneContacts, hasPhoneContacts } from './phone-contacts.ts'
import styles from './QuickImport.module.css'
import type { Import } from './quick-import.ts'

interface Props {
  text: string
  onText: (text: string) => void
  /** Adds what is in the box, or what is given, and says what came of it. */
  onImport: (texts?: string[]) => Import
}

/** A box for many contacts at once (spec 1 §2 "Contacts"). What cannot be read stays in it. */
export function QuickImport({ text, onText, onImport }: Props) {
  const t = useTranslations('contacts.quick')
  const [done, setDone] = useState<Import | null>(null)
  const [pickerFailed, setPickerFailed] = useState(false)

  async function fromPhone() {
    setPickerFailed(false)
    try {
      const texts = await choosePhoneContacts()
      if (texts.length > 0) setDone(onImport(texts))
    } catch {
      setPickerFailed(true)
    }
  }

  return (
    <div className={styles.quick}>
      <TextArea
        id="quick-import"
        label={t('label')}
        help={t('hint')}
        look="plain"
        rows={4}
        value={text}
        onChange={(event) => onText(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="row">
        <Button icon={Plus} disabled={text.trim() === ''} onPress={() => setDone(onImport())}>
          {t('import')}
        </Button>
        {hasPhoneContacts() && (
          <Button icon={Smartphone} onPress={fromPhone}>
            {t('fromPhone')}
          </Button>
        )}
      </div>
      {pickerFailed && <FieldError>{t('fromPhoneFailed')}</FieldError>}
      <div role="status">{done && <Report of={done} />}</div>
    </div>
  )
}

function Report({ of: { texts, already, unread, noRoom } }: { of: Import }) {
  const t = useTranslations('contacts.quick')
  return (
    <p className={styles.report}>
      <strong>{t('added', { count: texts.length })}</strong>
      {already > 0 && <> {t('already', { count: already })}</>}
      {unread.length > 0 && <> {t('unread', { count: unread.length })}</>}
      {noRoom.length > 0 && <> {t('noRoom', { count: noRoom.length, limit: limits.max })}</>}
    </p>
  )
}
