import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { deleteMemorial } from '#contract/edits.ts'
import { responses } from '#contract/limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import { isSameName } from './same-name.ts'

interface Props {
  memorial: Pick<Memorial, 'uuid' | 'nameOfPerson'>
  onKeep: () => void
  onDeleted: (removedAt: string) => Promise<void>
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Says what deleting means and until when it can be undone, and asks for the name. */
export function DeleteDialog({ memorial, onKeep, onDeleted }: Props) {
  const t = useTranslations('deletion')
  const { uuid: memorialUuid, nameOfPerson: name } = memorial
  const [typed, setTyped] = useState('')
  const [mistake, setMistake] = useState<'missing' | 'mismatch' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const undoneUntil = formatDay(Date.now() + responses.undoDays * DAY_MS)

  async function submit() {
    if (busy) return
    if (!isSameName(typed, name)) {
      setMistake(typed.trim() === '' ? 'missing' : 'mismatch')
      return field.current?.focus()
    }
    setBusy(true)
    setError(null)
    try {
      const { removedAt } = await call(deleteMemorial, { params: { memorialUuid } })
      await onDeleted(removedAt)
    } catch (reason) {
      setBusy(false)
      if (!(reason instanceof ApiError)) throw reason
      if (!redirectOnAuthError(reason)) setError(reason.message || t('failed'))
    }
  }

  return (
    <Dialog
      open
      onClose={onKeep}
      title={t('title')}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" busy={busy} busyLabel={t('deleting')}>
            {t('confirm')}
          </Button>
          <Button look="primary" onPress={onKeep} disabled={busy}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <p>{t('everyone')}</p>
      <p>{t('until', { date: undoneUntil })}</p>
      <p>
        {t.rich('archive', { archive: (words) => <Link to="/memorial/keepsakes#archive">{words}</Link> })}
      </p>
      {error && <Notice kind="error" title={error} />}
      <TextField
        ref={field}
        label={t('type', { name })}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        value={typed}
        error={mistake && t(mistake)}
        onChange={(event) => {
          setTyped(event.target.value)
          setMistake(null)
        }}
      />
    </Dialog>
  )
}
