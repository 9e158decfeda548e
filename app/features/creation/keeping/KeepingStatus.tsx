import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { useKeeping } from '#app/draft/keeping.ts'
import { canBeKeptByMail } from '#app/draft/worth.ts'
import { useStorageLife } from '#app/lib/storage-life/state.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import type { KeptAt } from '#contract/memorials.ts'
import { KeepingNote } from './KeepingNote.tsx'
import styles from './KeepingStatus.module.css'
import { isOnDisk, type Kept } from './kept.ts'
import { useKeepingNote } from './use-keeping-note.ts'

/** Where what was entered is, before there is an account: words in the foot, which open a note about how long. */
export function KeepingStatus({ page }: { page: KeptAt }) {
  const frame = useTranslations('creation.frame')
  const life = useStorageLife()
  const keeping = useKeeping()
  const kept = keeping === 'stored' ? life : keeping
  const canKeep = useDraft(canBeKeptByMail)
  // Never while somebody types: once a step opens with enough in it.
  const [wasMuch] = useState(() => canBeKeptByMail(draftStore.state.getState().draft))
  const note = useKeepingNote(wasMuch && canKeep && (kept === 'week' || kept === 'session'))
  const noteId = useId()
  const words = useWords(kept)

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
          <span>{words}</span>
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

function useWords(kept: Kept | null): string {
  const t = useTranslations('creation.keeping')
  const frame = useTranslations('creation.frame')
  if (kept === 'week' || kept === 'session') return t(kept)
  return frame(kept === null || isOnDisk(kept) ? 'savedHere' : 'onlyHere')
}
