import { lazy, Suspense, useState } from 'react'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { hasContent } from '#app/draft/rules.ts'
import { steps } from '#app/draft/steps.ts'
import { useDraftStorageState } from '#app/draft/use-draft-storage-state.ts'
import { canBeKeptByMail } from '#app/draft/worth-keeping.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useSaveStatus } from '#app/saving/save-status.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import type { KeptAt } from '#contract/memorials.ts'
import styles from './CreationStep.module.css'
import { useEditMode, useUnfinishedMemorial } from './use-edit-mode.ts'

/** The line in the foot that tells where the entered data is stored. */
export function StepStatus({ page, saving }: { page: KeptAt; saving: string | null }) {
  const t = useTranslations('creation.frame')
  const editMode = useEditMode()
  const goingOn = useUnfinishedMemorial()
  const entered = useDraft(hasContent)
  const status = useSaveStatus()

  if (saving !== null) return <SavedLine saving>{saving}</SavedLine>
  if (!entered) return null
  if (!editMode) return <Kept page={page} />
  if (status === 'saving') return <SavedLine saving>{t('savingAccount')}</SavedLine>
  if (status === 'unsaved') return <Quiet>{t('unsaved')}</Quiet>
  if (goingOn) return <SavedLine>{t('savedAccount')}</SavedLine>
  const next = steps[steps.findIndex(({ name }) => name === page) + 1]
  return (
    <>
      <SavedLine>{t('allSaved')}</SavedLine>
      {next && page !== 'preview' && (
        <LinkButton look="link" to={next.path}>
          {t('next')}
        </LinkButton>
      )}
    </>
  )
}

/** Loaded with the first typed letter; if that fails, it is left out. */
const KeepingStatus = lazy(() =>
  import('./storage-status/StorageStatus.tsx').then(
    (module) => ({ default: module.StorageStatus }),
    () => ({ default: KeptHere }),
  ),
)

/** Before there is an account. */
function Kept({ page }: { page: KeptAt }) {
  // Decided when a step opens, so that it never changes while somebody types.
  const [wasMuch] = useState(() => canBeKeptByMail(draftStore.state.getState().draft))
  return (
    <Suspense fallback={<KeptHere />}>
      <KeepingStatus page={page} wasMuch={wasMuch} />
    </Suspense>
  )
}

function KeptHere() {
  const t = useTranslations('creation.frame')
  const isStored = useDraftStorageState() === 'stored'
  return isStored ? <SavedLine>{t('savedHere')}</SavedLine> : <Quiet>{t('onlyHere')}</Quiet>
}

/** A status line without the tick, because the data is not saved yet. */
function Quiet({ children }: { children: string }) {
  return (
    <p className={styles.quiet} role="status">
      {children}
    </p>
  )
}
