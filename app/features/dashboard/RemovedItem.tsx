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
  onRestore: () => Promise<void>
  ledAway: (reason: unknown) => boolean
}

/** Where a contribution stood, and the way back. */
export function RemovedItem({ contribution, onRestore, ledAway }: Props) {
  const t = useTranslations('dashboard.contributions')
  const [error, setError] = useState<string | null>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const name = contribution.contributorName ?? t('anonymous')

  // The button that removed it went with it.
  useEffect(() => undo.current?.focus(), [])

  async function restore() {
    setError(null)
    const place = undo.current?.closest('li')
    try {
      await onRestore()
      place?.focus()
    } catch (reason) {
      if (!ledAway(reason)) setError(wordsFor(reason))
    }
  }

  return (
    <div className={styles.removed}>
      <p role="status">{t('removed', { name })}</p>
      <Button ref={undo} look="link" icon={Undo2} onPress={restore}>
        {t('undo')}
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
