import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import styles from './ExpandableText.module.css'
import { excerptOf } from './excerpt.ts'

/** Text with its line breaks; a long text is folded to its beginning and expands on a press. */
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
