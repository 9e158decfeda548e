import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { thanks as limits } from '#contract/host-limits.ts'
import type { ThanksLine } from '#contract/thanks.ts'
import styles from './SeveralBar.module.css'
import { SeveralDialog } from './SeveralDialog.tsx'
import type { Shared } from './shared.ts'
import { useAttempt } from './use-attempt.ts'

interface Props extends Shared {
  lines: readonly ThanksLine[]
  /** null: nobody is being chosen. */
  chosen: readonly string[] | null
  onChosen: (chosen: readonly string[] | null) => void
}

/** Chooses several people, to write to them or tick them off at once. */
export function SeveralBar({ lines, chosen, onChosen, ...shared }: Props) {
  const t = useTranslations('thanks.several')
  const all = useTranslations('thanks')
  const showToast = useToast()
  const { error, attempt } = useAttempt(shared.redirectOnAuthError)
  const [isWriting, setIsWriting] = useState(false)
  if (chosen === null)
    return (
      <p>
        <Button look="link" onPress={() => onChosen([])}>
          {t('start')}
        </Button>
      </p>
    )
  const isTooMany = chosen.length > limits.atOnce
  const isIdle = chosen.length === 0 || isTooMany

  async function mark() {
    const before = lines.filter(({ uuid, dateThanked }) => chosen?.includes(uuid) && dateThanked === null)
    const uuids = before.map(({ uuid }) => uuid)
    if (uuids.length === 0) return onChosen(null)
    const isDone = await attempt(() => shared.thanks.mark(uuids, 'OTHER'))
    if (!isDone) return
    onChosen(null)
    showToast({
      message: all('tickedMany', { count: uuids.length }),
      onUndo: () => void attempt(() => shared.thanks.mark(uuids, null)),
    })
  }

  return (
    <div className={styles.bar}>
      <p role="status">{t('count', { count: chosen.length })}</p>
      <div className={styles.acts}>
        <Button look="primary" disabled={isIdle} onPress={() => setIsWriting(true)}>
          {t('write')}
        </Button>
        <Button disabled={isIdle} onPress={mark}>
          {t('mark')}
        </Button>
        <Button look="link" onPress={() => onChosen(lines.map(({ uuid }) => uuid))}>
          {t('all')}
        </Button>
        <Button look="link" onPress={() => onChosen(null)}>
          {t('stop')}
        </Button>
      </div>
      {isTooMany && <FieldError>{t('tooMany', { max: limits.atOnce })}</FieldError>}
      {error && <FieldError>{error.message}</FieldError>}
      <SeveralDialog
        {...shared}
        open={isWriting}
        lines={lines.filter(({ uuid }) => chosen.includes(uuid))}
        onClose={(isDone) => {
          setIsWriting(false)
          if (isDone) onChosen(null)
        }}
      />
    </div>
  )
}
