import { Check } from 'lucide-react'
import { useId } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { useKeeping } from '#app/draft/keeping.ts'
import { canBeKeptByMail } from '#app/draft/worth.ts'
import { useStorageLife } from '#app/lib/storage-life/state.ts'
import { keeping as keepingWords } from '#app/messages/en/keeping.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import type { KeptAt } from '#contract/memorials.ts'
import { KeepingNote } from './KeepingNote.tsx'
import styles from './KeepingStatus.module.css'
import { isOnDisk, type Kept } from './kept.ts'
import { useKeepingNote } from './use-keeping-note.ts'

interface Props {
  page: KeptAt
  /** So much was entered when the step opened that it could be kept by mail. */
  wasMuch: boolean
}

/** The same object at every render. */
const words = { keeping: keepingWords }

/**
 * Where what was entered is, before there is an account: words in the foot, which open a note about how long. It comes
 * with its own words, once something was entered (`StepStatus`).
 */
export function KeepingStatus(props: Props) {
  return (
    <MessagesProvider messages={words}>
      <Status {...props} />
    </MessagesProvider>
  )
}

function Status({ page, wasMuch }: Props) {
  const frame = useTranslations('creation.frame')
  const life = useStorageLife()
  const keeping = useKeeping()
  const kept = keeping === 'stored' ? life : keeping
  const canKeep = useDraft(canBeKeptByMail)
  const note = useKeepingNote(wasMuch && canKeep && (kept === 'week' || kept === 'session'))
  const noteId = useId()
  const line = useLine(kept)

  if (kept === null) return <SavedLine>{frame('savedHere')}</SavedLine>
  return (
    <>
      <p className={styles.line} role="status">
        <button
          ref={note.button}
          type="button"
          className={styles.words}
          aria-expanded={note.isOpen}
          aria-controls={note.isOpen ? noteId : undefined}
          onClick={note.toggle}
        >
          {isOnDisk(kept) && <Icon of={Check} />}
          <span>{line}</span>
        </button>
      </p>
      {/* Read aloud as it opens, also where it opens by itself. */}
      <div ref={note.place} aria-live="polite">
        {note.isOpen && (
          <KeepingNote id={noteId} kept={kept} keepAt={canKeep ? page : null} onClose={note.close} />
        )}
      </div>
    </>
  )
}

function useLine(kept: Kept | null): string {
  const t = useTranslations('keeping')
  const frame = useTranslations('creation.frame')
  if (kept === 'week' || kept === 'session') return t(kept)
  return frame(kept === null || isOnDisk(kept) ? 'savedHere' : 'onlyHere')
}
