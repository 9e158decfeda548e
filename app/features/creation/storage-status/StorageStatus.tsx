import { Check } from 'lucide-react'
import { useId } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { useDraftStorageState } from '#app/draft/use-draft-storage-state.ts'
import { canBeKeptByMail } from '#app/draft/worth-keeping.ts'
import { useStoragePersistence } from '#app/lib/storage-persistence/use-storage-persistence.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import type { KeptAt } from '#contract/memorials.ts'
import { keeping as keepingWords } from '#languages/en/screens/keeping.ts'
import { isOnDisk, type LocalStorageState } from './local-storage-state.ts'
import { StorageNote } from './StorageNote.tsx'
import styles from './StorageStatus.module.css'
import { useStorageNote } from './use-storage-note.ts'

interface Props {
  page: KeptAt
  /** Whether enough was entered when the step opened to keep it by mail. */
  wasMuch: boolean
}

/** Must be the same object at every render. */
const messages = { keeping: keepingWords }

/**
 * Tells where entered data is before there is an account: text in the foot that opens a note about how long it stays.
 * Loaded with its messages once something was entered (`StepStatus`).
 */
export function StorageStatus(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Status {...props} />
    </MessagesProvider>
  )
}

function Status({ page, wasMuch }: Props) {
  const frame = useTranslations('creation.frame')
  const life = useStoragePersistence()
  const keeping = useDraftStorageState()
  const kept = keeping === 'stored' ? life : keeping
  const canKeep = useDraft(canBeKeptByMail)
  const note = useStorageNote(wasMuch && canKeep && (kept === 'week' || kept === 'session'))
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
      {/* Announced when it opens, also when it opens by itself. */}
      <div ref={note.place} aria-live="polite">
        {note.isOpen && (
          <StorageNote id={noteId} kept={kept} keepAt={canKeep ? page : null} onClose={note.close} />
        )}
      </div>
    </>
  )
}

function useLine(kept: LocalStorageState | null): string {
  const t = useTranslations('keeping')
  const frame = useTranslations('creation.frame')
  if (kept === 'week' || kept === 'session') return t(kept)
  return frame(kept === null || isOnDisk(kept) ? 'savedHere' : 'onlyHere')
}
