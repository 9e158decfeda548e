import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import styles from './ExpandableText.module.css'
import { excerptOf } from './excerpt.ts'

/** What somebody wrote, in its own lines; of a long letter the beginning, and the rest at a press. */
export function ExpandableText({ children }: { children: string }) {
  const t = useTranslations('dashboard')
  const [open, setOpen] = useState(false)
  const beginning = excerptOf(children)
  return (
    <div className={styles.words}>
      <p dir="auto">{open ? children : (beginning ?? children)}</p>
      {beginning !== null && (
        <Button look="link" aria-expanded={open} onPress={() => setOpen(!open)}>
          {t(open ? 'readLess' : 'readAll')}
        </Button>
      )}
    </div>
  )
}
