import { ArrowLeft } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { draftStore, useDraft, useIsStored } from '#app/draft/hooks.ts'
import {
  type DraftPage,
  hasContent,
  hasLocalFiles,
  hasUnsavedChanges,
  revertToBaseline,
} from '#app/draft/rules.ts'
import { type StepName, steps } from '#app/draft/steps.ts'
import { currentSession } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LeaveQuestion } from '#app/saving/LeaveQuestion.tsx'
import { useSaveStatus } from '#app/saving/save-status.ts'
import { type LeaveQuestion as Leaving, useLeaveQuestion } from '#app/saving/use-leave-question.ts'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { LoadingPanel } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SavedLine, StepFoot } from '#app/ui/StepFoot.tsx'
import { StepLayout } from '#app/ui/StepLayout.tsx'
import { Word } from '#app/ui/Word.tsx'
import { memorial as limits } from '#contract/limits.ts'
import styles from './CreationStep.module.css'
import { LoadTrouble } from './LoadTrouble.tsx'
import { useEditMode } from './use-edit-mode.ts'
import { useMemorialReload } from './use-memorial-reload.ts'
import { usePageSave } from './use-page-save.ts'

interface Props {
  page: DraftPage
  title: ReactNode
  intro?: ReactNode
  children: ReactNode
  /** Why Next or Save is not possible yet, and what to do; null if it is possible. */
  blocked?: string | null
  /** Label of the choice to continue and answer this step later. */
  later?: string | null
  /** Called on Next and on Save before anything happens; false stays on the step. It may open a dialog first. */
  beforeNext?: () => boolean | Promise<boolean>
  /**
   * Called when a save failed, which the foot shows too; for a step that also shows it in a dialog. Null: the messages
   * could not be loaded.
   */
  onSaveFailed?: (message: string | null) => void
  /** Called when everything except some photos was saved, which the foot shows too. */
  onIncomplete?: () => void
}

const indexOf = (name: StepName): number => steps.find((step) => step.name === name)?.index ?? 0

/**
 * One of the steps Who to Preview, as a form over its foot: Back, the storage status, and Next Step, or Save in edit
 * mode. Preview has nothing to save and always continues.
 */
export function CreationStep({ page, title, intro, children, blocked = null, beforeNext, ...rest }: Props) {
  const { onSaveFailed, onIncomplete, later = null } = rest
  const t = useTranslations('creation.frame')
  const common = useTranslations('common')
  const navigate = useNavigate()
  const index = indexOf(page)
  const editMode = useEditMode()
  // Save, which follows Preview, is hidden in edit mode.
  const isSaveHidden = editMode && page === 'preview'
  const nextPath = steps[index + (isSaveHidden ? 2 : 1)]?.path ?? '/'
  const savesInPlace = editMode && page !== 'preview'
  const save = usePageSave(page === 'preview' ? 'all' : page, savesInPlace)
  const { state, parts } = save
  const saving = state.kind === 'saving'
  const isFollowing = useSaveStatus() === 'saving'
  const reload = useMemorialReload(saving || isFollowing)
  const leaving = useLeaveQuestion({
    isUnsaved: () => hasUnsavedChanges(draftStore.state.getState().draft, currentSession(), page),
    takeBack: () => draftStore.update((draft) => revertToBaseline(draft, page)),
  })
  const primary = useRef<HTMLButtonElement>(null)
  const asking = useRef(false)
  const [refusals, setRefusals] = useState(0)
  const reasonId = useId()

  // Some browsers ask the person for permission: not before there is something worth it, and not while somebody types.
  useEffect(() => {
    if (!hasLocalFiles(draftStore.state.getState().draft)) return
    import('#app/lib/storage-persistence/use-storage-persistence.ts').then(
      ({ askForPersistence }) => askForPersistence(),
      () => {},
    )
  }, [])

  // A press of the waiting button goes to the field, or to the choice, that it waits for.
  useEffect(() => {
    const form = refusals > 0 ? primary.current?.form : null
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], input:invalid, #message')
    const goal = field ?? form?.querySelector<HTMLElement>('[aria-pressed]')
    goal?.focus()
  }, [refusals])

  useEffect(() => {
    if (state.kind === 'failed') onSaveFailed?.(state.message)
    if (state.kind === 'incomplete') onIncomplete?.()
  }, [state, onSaveFailed, onIncomplete])

  /** Does it once nothing is in its way any more; false where something is, or is being done already. */
  async function ifPossible(work: () => Promise<boolean>): Promise<boolean> {
    // Ignores a second press, or Enter, while the first is being handled.
    if (asking.current || saving) return false
    asking.current = true
    try {
      if (blocked !== null) {
        setRefusals((count) => count + 1)
        return false
      }
      if (beforeNext && !(await beforeNext())) return false
      return await work()
    } finally {
      asking.current = false
    }
  }

  const goOn = () =>
    ifPossible(async () => {
      if (savesInPlace) return save.start()
      await navigate(nextPath)
      return true
    })

  async function saveAndLeave({ stay, goLater }: Leaving) {
    // What there is to tell of the save stands on the step.
    stay()
    if (await ifPossible(save.start)) await goLater()
  }

  function stop() {
    save.stop()
    // The pressed button no longer exists.
    primary.current?.focus()
  }

  const foot = (
    <div className={styles.foot}>
      {parts ? (
        <parts.SaveTrouble state={state} onStop={stop} />
      ) : (
        state.kind === 'failed' && (
          <div className={styles.trouble}>
            <Notice kind="error" title={t('saveFailed')}>
              <p>{state.message}</p>
              <p>{t('nothingLost')}</p>
            </Notice>
          </div>
        )
      )}
      <StepFoot
        note={
          blocked !== null &&
          !reload.pending && (
            // Read aloud when the blocked button is pressed.
            <p
              key={refusals}
              id={reasonId}
              className={`note centred whole-row ${styles.blocked}`}
              role={refusals > 0 ? 'alert' : undefined}
            >
              {blocked}
            </p>
          )
        }
        back={
          <LinkButton look="plain" icon={ArrowLeft} to={steps[index - 1]?.path ?? '/'}>
            {common('back')}
          </LinkButton>
        }
        status={<StepStatus page={page} saving={saving ? (state.label ?? t('saving')) : null} />}
        primary={
          <Button
            ref={primary}
            look="primary"
            type="submit"
            busy={saving}
            disabled={reload.pending}
            aria-disabled={blocked !== null || undefined}
            aria-describedby={blocked === null ? undefined : reasonId}
          >
            {savesInPlace ? <Word of="save" /> : t('next')}
          </Button>
        }
      />
    </div>
  )

  return (
    <StepLayout title={title} intro={intro} foot={foot} onSubmit={() => void goOn()}>
      <div className={styles.notices}>
        <LoadTrouble {...reload} />
      </div>
      {reload.pending ? <LoadingPanel title={t('loading')} /> : children}
      {later !== null && !reload.pending && (
        <p className="centred top1">
          <LinkButton look="link" to={nextPath}>
            {later}
          </LinkButton>
        </p>
      )}
      {leaving && (
        <LeaveQuestion
          of={page === 'preview' ? 'memorial' : 'step'}
          onStay={leaving.stay}
          onSave={saving ? undefined : () => void saveAndLeave(leaving)}
          onLeave={leaving.leave}
          onBroken={leaving.goOn}
        />
      )}
      {state.kind === 'conflict' && parts && (
        <Suspense>
          <parts.PartConflict memorial={state.memorial} onSettled={save.settle} onLater={save.postpone} />
        </Suspense>
      )}
    </StepLayout>
  )
}

/** The line in the foot that tells where the entered data is stored, and what can be done next. */
function StepStatus({ page, saving }: { page: DraftPage; saving: string | null }) {
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
