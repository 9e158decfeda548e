import { FileUp, Plus, Smartphone } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { contacts as limits } from '#contract/limits.ts'
import { readContactsFile } from './contacts-file.ts'
import styles from './QuickImport.module.css'
import type { Import } from './read-import.ts'

interface Props {
  text: string
  onText: (text: string) => void
  /** Adds the text of the box, or the given texts. Returns the result, or a message why nothing was added. */
  onImport: (texts?: string[]) => Import | Promise<Import | string>
}

/** Id of the box. */
export const quickImportId = 'quick-import'

/** A box for adding many contacts at once. What cannot be read stays in it. */
export function QuickImport({ text, onText, onImport }: Props) {
  const t = useTranslations('quickImport')
  const [done, setDone] = useState<Import | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const files = useRef<HTMLInputElement>(null)
  const report = useRef<HTMLDivElement>(null)

  // The box is smaller than before: on a phone the report may be outside the visible part.
  useEffect(() => {
    if (done) report.current?.scrollIntoView({ block: 'nearest' })
  }, [done])

  async function take(texts?: string[]) {
    setFailed(null)
    const came = await onImport(texts)
    if (typeof came === 'string') fail(came)
    else setDone(came)
  }

  function fail(words: string) {
    setDone(null)
    setFailed(words)
  }

  async function fromPhone() {
    setFailed(null)
    const texts = await choosePhoneContacts().catch(() => null)
    if (texts === null) fail(t('fromPhoneFailed'))
    else if (texts.length > 0) await take(texts)
  }

  async function fromFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // otherwise choosing the same file again would do nothing
    target.value = ''
    if (!file) return
    const read = await readContactsFile(file).catch(() => null)
    if (read === null) fail(t('fromFileFailed'))
    else await take([read])
  }

  return (
    <div className={`stack s3 ${styles.quick}`}>
      <TextArea
        id={quickImportId}
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
        <Button icon={Plus} disabled={text.trim() === ''} onPress={() => take()}>
          {t('import')}
        </Button>
        {hasPhoneContacts() && (
          <Button icon={Smartphone} onPress={fromPhone}>
            {t('fromPhone')}
          </Button>
        )}
        <Button icon={FileUp} onPress={() => files.current?.click()}>
          {t('fromFile')}
        </Button>
        <input
          ref={files}
          type="file"
          hidden
          accept=".vcf,.csv,.txt,text/vcard,text/csv"
          onChange={fromFile}
        />
      </div>
      {failed && <FieldError>{failed}</FieldError>}
      <div ref={report} role="status">
        {done && <Report of={done} />}
      </div>
    </div>
  )
}

function Report({ of: { found, already, unread, noRoom } }: { of: Import }) {
  const t = useTranslations('quickImport')
  return (
    <p className={styles.report}>
      <strong>{t('added', { count: found.length })}</strong>
      {already > 0 && <> {t('already', { count: already })}</>}
      {unread.length > 0 && <> {t('unread', { count: unread.length })}</>}
      {noRoom.length > 0 && <> {t('noRoom', { count: noRoom.length, limit: limits.max })}</>}
    </p>
  )
}

/** The contact picker of Android browsers, which TypeScript's library does not declare yet. */
interface PickedContact {
  email?: string[]
  tel?: string[]
}

interface ContactPicker {
  select(properties: ('email' | 'tel')[], options: { multiple: boolean }): Promise<PickedContact[]>
}

const picker = (): ContactPicker | null =>
  'contacts' in navigator && 'ContactsManager' in window ? (navigator.contacts as ContactPicker) : null

const hasPhoneContacts = (): boolean => picker() !== null

/** Opens the phone's contact picker; returns one address or number per contact, the address if there is one. */
async function choosePhoneContacts(): Promise<string[]> {
  const picked = (await picker()?.select(['email', 'tel'], { multiple: true })) ?? []
  return picked.flatMap(({ email, tel }) => email?.find(Boolean) ?? tel?.find(Boolean) ?? [])
}
