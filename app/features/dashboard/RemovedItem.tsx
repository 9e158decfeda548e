import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useAction } from '#app/lib/use-action.ts'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import styles from './RemovedItem.module.css'

interface Props {
  /** What was removed, and whose it was. */
  words: string
  undo: string
  /** null: its sender was blocked, so it cannot be restored. */
  onRestore: (() => Promise<void>) | null
}

/** Takes the place of a removed item, with Undo. */
export function RemovedItem({ words, undo: undoLabel, onRestore }: Props) {
  const { error, attempt } = useAction()
  const undo = useRef<HTMLButtonElement>(null)
  const said = useRef<HTMLParagraphElement>(null)

  // The button that removed the item no longer exists.
  useEffect(() => (undo.current ?? said.current)?.focus(), [])

  async function restore() {
    const place = undo.current?.closest('li')
    if (await attempt(async () => onRestore?.())) place?.focus()
  }

  return (
    <div className={`apart ${styles.removed}`}>
      <p ref={said} role="status" tabIndex={-1}>
        {words}
      </p>
      {onRestore && (
        <Button ref={undo} look="link" icon={Undo2} onPress={restore}>
          {undoLabel}
        </Button>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
