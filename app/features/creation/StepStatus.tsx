import { useDraft, useIsStored } from '#app/draft/hooks.ts'
import { type DraftPage, hasContent } from '#app/draft/rules.ts'
import { steps } from '#app/draft/steps.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useSaveStatus } from '#app/saving/save-status.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import { memorial as limits } from '#contract/limits.ts'
import styles from './CreationStep.module.css'
import { useEditMode } from './use-edit-mode.ts'

/** The line in the foot that tells where the entered data is stored, and what can be done next. */
export function StepStatus({ page, saving }: { page: DraftPage; saving: string | null }) {
  const t = useTranslations('creation.frame')
  const editMode = useEditMode()
  const entered = useDraft(hasContent)
  const status = useSaveStatus()

  if (saving !== null) return <SavedLine saving>{saving}</SavedLine>
  if (!entered) return null
  if (!editMode) return <OnDevice page={page} />
  if (status === 'saving') return <SavedLine saving>{t('savingAccount')}</SavedLine>
  if (status === 'unsaved') return <Quiet>{t('unsaved')}</Quiet>
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

/** Before there is an account. */
function OnDevice({ page }: { page: DraftPage }) {
  const t = useTranslations('creation.frame')
  const isStored = useIsStored()
  const isNamed = useDraft(({ personName }) => personName.trim().length >= limits.nameMin)
  return (
    <>
      {isStored ? <SavedLine>{t('savedHere')}</SavedLine> : <Quiet>{t('onlyHere')}</Quiet>}
      {/* Next leads to Save from the preview. */}
      {isNamed && page !== 'preview' && (
        <LinkButton look="link" to="/save">
          {t('saveWithAccount')}
        </LinkButton>
      )}
    </>
  )
}

/** A status line without the tick, because the data is not saved yet. */
function Quiet({ children }: { children: string }) {
  return (
    <p className={`note ${styles.quiet}`} role="status">
      {children}
    </p>
  )
}
