import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import type { Contribution } from '#contract/contributions.ts'
import styles from './RemovedItem.module.css'
import { wordsFor } from './words-for.ts'

interface Props {
  contribution: Contribution
  /** null: whoever added it was shut out, and it does not come back. */
  onRestore: (() => Promise<void>) | null
  ledAway: (reason: unknown) => boolean
}

/** Where a contribution stood, and the way back. */
export function RemovedItem({ contribution, onRestore, ledAway }: Props) {
  const t = useTranslations('dashboard.contributions')
  const [error, setError] = useState<string | null>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const name = contribution.contributorName ?? t('anonymous')

  // The button that removed it went with it.
  useEffect(() => (undo.current ?? said.current)?.focus(), [])

  async function restore() {
    setError(null)
    const place = undo.current?.closest('li')
    try {
      await onRestore?.()
      place?.focus()
    } catch (reason) {
      if (!ledAway(reason)) setError(wordsFor(reason))
    }
  }

  return (
    <div className={styles.removed}>
      <p ref={said} role="status" tabIndex={-1}>
        {t(onRestore ? 'removed' : 'removedAndOut', { name })}
      </p>
      {onRestore && (
        <Button ref={undo} look="link" icon={Undo2} onPress={restore}>
          {t('undo')}
        </Button>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
