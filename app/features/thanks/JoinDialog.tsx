import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { thanks as limits } from '#contract/host-limits.ts'
import type { ThanksLine } from '#contract/thanks.ts'
import styles from './LinePanel.module.css'
import type { Shared } from './shared.ts'
import { useAttempt } from './use-attempt.ts'
import { useSays } from './use-says.ts'

interface Props extends Pick<Shared, 'thanks' | 'redirectOnAuthError'> {
  open: boolean
  line: ThanksLine
  onClose: () => void
}

const PAUSE = 300

/** Finds another line by name, to make both one. */
export function JoinDialog({ open, line, thanks, redirectOnAuthError, onClose }: Props) {
  const t = useTranslations('thanks')
  const says = useSays()
  const showToast = useToast()
  const { error, attempt } = useAttempt(redirectOnAuthError)
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<ThanksLine[] | null>(null)
  const field = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only when the words change
  useEffect(() => {
    if (!open) return
    let isLate = false
    const timer = setTimeout(
      () =>
        void attempt(async () => {
          const lines = await thanks.find(search)
          if (!isLate) setFound(lines.filter(({ uuid }) => uuid !== line.uuid))
        }),
      PAUSE,
    )
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [open, search, line.uuid])

  const join = (other: ThanksLine) =>
    attempt(async () => {
      const [reason] = other.reasons
      await thanks.join(line.uuid, other.uuid)
      showToast({
        message: t('same.joined'),
        onUndo: reason && (() => void attempt(() => thanks.part(reason.uuid))),
      })
      onClose()
    })

  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable
      title={t('same.joinTitle', { name: says.nameOf(line) })}
      initialFocus={field}
    >
      <TextField
        ref={field}
        label={t('search')}
        type="search"
        help={t('same.joinHelp')}
        maxLength={limits.searchMax}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {error && <FieldError>{error.message}</FieldError>}
      {found?.length === 0 && <p role="status">{t('same.none')}</p>}
      <ul className={styles.found}>
        {found?.map((other) => (
          <li key={other.uuid}>
            <span>
              <b dir="auto">{says.nameOf(other)}</b>
              <small dir="auto">{says.all(other)}</small>
            </span>
            <Button
              aria-label={t('open.named', { action: t('same.choose'), name: says.nameOf(other) })}
              onPress={() => join(other)}
            >
              {t('same.choose')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
