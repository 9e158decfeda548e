import { Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from './Button.tsx'
import styles from './RemovedNote.module.css'

interface Props {
  /** For instance 'Story removed', 'Fund removed'. */
  children: ReactNode
  onUndo: () => void
}

/** Shown in place of something removed, with an Undo button, which gets the focus that the Remove button had. */
export function RemovedNote({ children, onUndo }: Props) {
  const t = useTranslations('common')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <p className={`row dashed quiet ${styles.note}`} role="status">
      <span className={`fits cut ${styles.words}`}>{children}</span>
      <Button ref={button} look="link" icon={Undo2} onPress={onUndo}>
        {t('undo')}
      </Button>
    </p>
  )
}
