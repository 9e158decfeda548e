import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import styles from './ExpandableText.module.css'

/** Longer texts are folded, because they would push everything else out of view. In UTF-16 code units. */
const MOST = 700

interface Props {
  /** Never folded. */
  whole?: boolean
  children: string
}

/** Text with its line breaks; a long text is folded to its beginning and expands on a press. */
export function ExpandableText({ whole = false, children }: Props) {
  const t = useTranslations('dashboard')
  const [isOpen, setOpen] = useState(false)
  const isLong = !whole && children.length > MOST
  return (
    <div className={styles.words}>
      <p className={isLong && !isOpen ? styles.folded : undefined} dir="auto">
        {children}
      </p>
      {isLong && (
        <Button look="link" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t(isOpen ? 'readLess' : 'readAll')}
        </Button>
      )}
    </div>
  )
}
