import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ApiError } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { Successor } from '#contract/archive.ts'
import { archive as limits } from '#contract/host-limits.ts'
import { account } from '#contract/limits.ts'
import styles from './Archive.module.css'
import { named, type Problems, placeIn, problemsIn, type Row, rowsOf } from './successors.ts'

interface Props {
  successors: Successor[]
  /** Returns why it failed. */
  onSave: (people: { name: string; email: string }[]) => Promise<ApiError | null>
}

/** Names up to two people, saved together; typed text stays until it is saved. */
export function SuccessorsForm({ successors, onSave }: Props) {
  const t = useTranslations('archive.successors')
  const people = useSuccessors({ successors, onSave })
  const { form, rows, problems, failure, isSaved, pending } = people

  return (
    <form ref={form} noValidate onSubmit={people.save} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p className="quiet">{t('help')}</p>
      <p className="quiet small">{t('after')}</p>
      {rows.map(({ key, name, email }, at) => (
        <fieldset key={key} className={`stack from-start s3 high top5 ${styles.person}`}>
          <legend className="quiet below2">{t('person', { number: String(at + 1) })}</legend>
          <TextField
            label={t('name')}
            error={problems[`${at}.name`]}
            autoComplete="off"
            maxLength={account.nameMax}
            dir="auto"
            value={name}
            onChange={(event) => people.edit(key, 'name', event.currentTarget.value)}
          />
          <TextField
            label={t('email')}
            error={problems[`${at}.email`]}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={account.emailMax}
            value={email}
            onChange={(event) => people.edit(key, 'email', event.currentTarget.value)}
          />
          <Button
            look="tool"
            icon={Trash2}
            aria-label={t('removeNamed', { who: name || email || t('person', { number: String(at + 1) }) })}
            onPress={() => people.remove(key)}
            word="remove"
          />
        </fieldset>
      ))}
      <div className={`wrap s3 ${styles.row}`}>
        {rows.length < limits.successorsMax && (
          <Button icon={Plus} onPress={people.add}>
            {t('add')}
          </Button>
        )}
        {(rows.length > 0 || successors.length > 0) && (
          <Button type="submit" busy={pending} busyWord="saving" word="save" />
        )}
      </div>
      {failure && <FieldError>{failure}</FieldError>}
      <p role="status" className="small">
        {isSaved ? t('saved') : ''}
      </p>
      {successors.length > 0 && <p className="quiet small">{t('loses')}</p>}
    </form>
  )
}

/** The rows of the form, and saving them. */
function useSuccessors({ successors, onSave }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [rows, setRows] = useState<Row[]>(() => rowsOf(successors))
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [pending, setPending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [added, setAdded] = useState(0)
  useFocusFirstError(form, refusals)

  useEffect(() => {
    if (added > 0) form.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus()
  }, [added])

  function change(next: Row[]) {
    setRows(next)
    setProblems({})
    setFailure(null)
    setSaved(false)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setSaved(false)
    const found = problemsIn(rows)
    if (Object.keys(found).length > 0) return refuse(found)
    setPending(true)
    const people = named(rows).map(({ name, email }) => ({ name: name.trim(), email: email.trim() }))
    const trouble = await onSave(people)
    setPending(false)
    const place = trouble?.field ? placeIn(rows, trouble.field) : null
    if (trouble && place) return refuse({ [place]: trouble.message })
    setFailure(trouble?.message ?? null)
    setSaved(trouble === null)
    if (trouble === null) setRows(named(rows))
  }

  function refuse(found: Problems) {
    setProblems(found)
    setRefusals((count) => count + 1)
  }

  function edit(key: string, what: 'name' | 'email', value: string) {
    change(rows.map((row) => (row.key === key ? { ...row, [what]: value } : row)))
  }

  function add() {
    change([...rows, { key: `new-${added}`, name: '', email: '' }])
    setAdded(added + 1)
  }

  function remove(key: string) {
    change(rows.filter((row) => row.key !== key))
    // The pressed button was removed with its row.
    form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()
  }

  return { form, rows, problems, failure, isSaved, pending, edit, add, remove, save }
}
