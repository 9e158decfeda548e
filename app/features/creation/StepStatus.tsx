import { useDraft } from '#app/draft/hooks.ts'
import { hasContent, isAllSaved } from '#app/draft/rules.ts'
import { steps } from '#app/draft/steps.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import type { KeptAt } from '#contract/memorials.ts'
import styles from './CreationStep.module.css'
import { KeepingStatus } from './keeping/KeepingStatus.tsx'
import { useEditMode, useGoingOn } from './use-edit-mode.ts'
import { useIsFollowing } from './use-following-save.ts'

/** The quiet line in the foot: where what was entered is by now. */
export function StepStatus({ page, saving }: { page: KeptAt; saving: string | null }) {
  const t = useTranslations('creation.frame')
  const editMode = useEditMode()
  const goingOn = useGoingOn()
  const isFollowing = useIsFollowing(useDraft((draft) => draft.draftId))
  const entered = useDraft(hasContent)
  const unsaved = useDraft((draft) => !isAllSaved(draft))

  if (saving !== null) return <SavedLine saving>{saving}</SavedLine>
  if (!entered) return null
  if (!editMode) return <KeepingStatus page={page} />
  if (goingOn && isFollowing) return <SavedLine saving>{t('savingAccount')}</SavedLine>
  if (unsaved) return <Quiet>{t('unsaved')}</Quiet>
  if (goingOn) return <SavedLine>{t('savedAccount')}</SavedLine>
  const next = steps.find(({ index }) => index === stepIndex(page) + 1)
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

const stepIndex = (page: KeptAt): number => steps.find(({ name }) => name === page)?.index ?? 0

/** Without the tick: it is true, and not the end of it. */
function Quiet({ children }: { children: string }) {
  return (
    <p className={styles.quiet} role="status">
      {children}
    </p>
  )
}
