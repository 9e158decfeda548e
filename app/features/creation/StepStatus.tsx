import { useDraft } from '#app/draft/hooks.ts'
import { hasContent, hasLocalFiles, hasUnsavedChanges } from '#app/draft/rules.ts'
import { useSession } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import styles from './CreationStep.module.css'
import { useKeeping } from './StorageNotice.tsx'
import { useEditMode } from './use-edit-mode.ts'

/** The quiet line in the foot: where what was entered is by now. */
export function StepStatus({ saving }: { saving: string | null }) {
  const t = useTranslations('creation.frame')
  const { token, user } = useSession()
  const editMode = useEditMode()
  const keeping = useKeeping()
  const entered = useDraft(hasContent)
  const unsaved = useDraft((draft) => hasUnsavedChanges(draft, { token, user }) || hasLocalFiles(draft))

  if (saving !== null) return <SavedLine saving>{saving}</SavedLine>
  if (!entered) return null
  if (editMode) return unsaved ? <Quiet>{t('unsaved')}</Quiet> : <SavedLine>{t('allSaved')}</SavedLine>
  return keeping === 'stored' ? <SavedLine>{t('savedHere')}</SavedLine> : <Quiet>{t('onlyHere')}</Quiet>
}

/** Without the tick: it is true, and not the end of it. */
function Quiet({ children }: { children: string }) {
  return (
    <p className={styles.quiet} role="status">
      {children}
    </p>
  )
}
