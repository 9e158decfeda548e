import { useEffect, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { ThanksLine } from '#contract/thanks.ts'
import styles from './LinePanel.module.css'
import acts from './Thanks.module.css'

interface Props {
  read: () => Promise<ThanksLine>
  /** What the other host's change is about, in words. */
  wordsOf: (line: ThanksLine) => string
  /** Saves over the line as it is now. */
  onMine: (version: number) => Promise<unknown>
  onTheirs: () => void
}

/** Another host saved the same meanwhile: shows theirs, and asks which to keep. */
export function ChangedNotice({ read, wordsOf, onMine, onTheirs }: Props) {
  const t = useTranslations('thanks.changed')
  const [theirs, setTheirs] = useState<ThanksLine | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the question is asked
  useEffect(() => {
    read().then(setTheirs, () => undefined)
  }, [])
  if (!theirs) return null
  return (
    <Notice kind="error" title={t('title')} isAnswer>
      <div className={styles.changed}>
        <p dir="auto">{t('theirs', { words: wordsOf(theirs) || t('nothing') })}</p>
        <div className={acts.acts}>
          <Button onPress={() => onMine(theirs.version)}>{t('mine')}</Button>
          <Button onPress={onTheirs}>{t('take')}</Button>
        </div>
      </div>
    </Notice>
  )
}
