import { type ReactNode, useRef } from 'react'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { revertParts, unsavedParts } from '#app/draft/rules.ts'
import { ApiError } from '#app/lib/api.ts'
import { useFieldInAddress } from '#app/lib/use-field-in-address.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PartConflict } from '#app/saving/conflict/PartConflict.tsx'
import { LeaveDialog } from '#app/saving/LeaveDialog.tsx'
import type { SavePlan } from '#app/saving/plans.ts'
import { labelProgress, partDone, useSaving } from '#app/saving/progress.ts'
import { SaveFoot } from '#app/saving/SaveFoot.tsx'
import { SlowSave, useSlowSave } from '#app/saving/SlowSave.tsx'
import { type LeaveQuestion, useLeaveQuestion } from '#app/saving/use-leave-question.ts'
import { MessageDialog } from '#app/ui/ConfirmDialog.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { StepLayout } from '#app/ui/StepLayout.tsx'
import { Word } from '#app/ui/Word.tsx'
import { useEditContext } from './edit-context.ts'
import { useEdit } from './use-edit.ts'
import { type EditedMemorial, useEditedMemorial } from './use-edited-memorial.ts'

/** What the Error dialog says about a failed save. */
export interface Trouble {
  /** 'Error' if not given. */
  title?: string
  message: string
  /** The server's message, if `message` does not include it. */
  reason?: string | undefined
}

interface Props {
  title: string
  /** What Save sends. Its parts are edited here: Cancel reverts them, and leaving with unsaved changes asks first. */
  plan: SavePlan
  /** Gets why a save stopped, or `FilesNotSaved` with the files that it left out. */
  trouble: (reason: unknown) => Trouble
  /** Called once the Error dialog was closed and has returned the focus, to move it to the cause of the error. */
  onTroubleRead?: () => void
  /** Whether Save is enabled. */
  ready?: boolean
  /** Runs before a save; false stops it. */
  beforeSave?: () => boolean | Promise<boolean>
  /** Where a save leads; to the dashboard if not given. */
  onSaved?: () => Promise<void>
  /** The form, which edits the draft. Rendered once the memorial is known. */
  children: ReactNode
}

/** An edit screen: the form, a foot with Cancel and Save, and the dialogs for errors, conflicts and unsaved changes. */
export function EditScreen({ title, plan, trouble, ready = true, ...rest }: Props) {
  const { parts } = plan
  const { beforeSave, onSaved, onTroubleRead, children } = rest
  const t = useTranslations('editing.frame')
  const memorial = useEditedMemorial(parts)
  const name = useDraft((draft) => draft.baseline?.personName || draft.personName)
  const isUnsaved = useDraft((draft) => unsavedParts(draft, parts).length > 0)
  const edit = useEdit(plan)
  const saveButton = useRef<HTMLButtonElement>(null)
  const { isStoring } = useEditContext()
  const leaving = useLeaveQuestion({
    // Where the memorial is gone nothing can be saved: the changes stay in the draft in case it is restored.
    isUnsaved: () => !memorial.isGone && unsavedParts(draftStore.state.getState().draft, parts).length > 0,
    isAtWork: isStoring,
    takeBack() {
      edit.stop()
      draftStore.update((draft) => revertParts(draft, parts))
    },
  })
  const { state } = edit
  useFieldInAddress(memorial.ready)
  const isSaving = state.kind === 'saving'
  const failure = state.kind === 'failed' ? trouble(state.reason) : null
  const canSave = ready && memorial.ready && !memorial.isGone

  function stop() {
    edit.stop()
    // The Stop button no longer exists.
    saveButton.current?.focus()
  }

  /** @param leave goes where the host was going, who asked to save before they leave */
  async function submit(leave?: () => Promise<void>) {
    if (canSave && (await beforeSave?.()) !== false) await edit.save(leave ?? onSaved)
  }

  async function saveAndLeave(question: LeaveQuestion) {
    // What there is to tell of the save stands on the screen.
    question.stay()
    await submit(question.goLater)
  }

  async function dismiss() {
    edit.dismiss()
    if (onTroubleRead) setTimeout(onTroubleRead)
    if (state.kind !== 'failed' || !(state.reason instanceof ApiError)) return
    if (state.reason.code === 'MEMORIAL_NOT_FOUND') await memorial.load()
  }

  return (
    <>
      <StepLayout
        title={title}
        intro={memorial.ready && name.trim() ? t('forMemorial', { name: name.trim() }) : undefined}
        foot={
          <SaveFoot
            {...{ isSaving, isUnsaved, canSave, saveButton }}
            onCancel={edit.cancel}
            told={<SaveProgress isSaving={isSaving} onStop={stop} />}
          />
        }
        onSubmit={() => void submit()}
      >
        <LoadTrouble memorial={memorial} isUnsaved={isUnsaved} />
        {memorial.ready ? children : memorial.trouble === null && <EditSkeleton />}
      </StepLayout>
      {failure && (
        <MessageDialog open onClose={dismiss} title={failure.title ?? t('error')}>
          <p>{failure.message}</p>
          {failure.reason && <p>{failure.reason}</p>}
          <p>{t('kept')}</p>
        </MessageDialog>
      )}
      {state.kind === 'conflict' && (
        <PartConflict
          memorial={state.memorial}
          parts={parts}
          onSettled={edit.settle}
          onLater={edit.dismiss}
        />
      )}
      {leaving && (
        <LeaveDialog
          of="screen"
          onStay={leaving.stay}
          onSave={canSave && !isSaving ? () => void saveAndLeave(leaving) : undefined}
          onLeave={leaving.leave}
        />
      )}
    </>
  )
}

/** Says that there is no memorial to edit, or that it could not be loaded; unsaved changes are shown below. */
function LoadTrouble({
  memorial: { trouble, load },
  isUnsaved,
}: {
  memorial: EditedMemorial
  isUnsaved: boolean
}) {
  const t = useTranslations('editing.frame')
  if (trouble === null) return null
  const unable = trouble.kind === 'failed' && trouble.tries > 1 ? t('loadFailedAgain') : t('loadFailed')
  return (
    <div className="below6">
      {trouble.kind === 'none-selected' ? (
        <Notice
          kind="error"
          title={<Word of="noMemorial" />}
          action={<LinkButton to="/profile" word="backToProfile" />}
        />
      ) : (
        <NotLoaded title={trouble.words ?? unable} isGone={trouble.words !== null} onAgain={load}>
          {trouble.words !== null && isUnsaved && <p>{t('goneUnsaved')}</p>}
        </NotLoaded>
      )}
    </div>
  )
}

/** Shown until the memorial is known, so that nothing is typed that would be lost. */
function EditSkeleton() {
  return (
    <div className="stack s4" aria-busy="true">
      <p className="visually-hidden" role="status">
        <Word of="opening" />
      </p>
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton />
    </div>
  )
}

/** Upload progress of a save; also says that there is no connection, or that the save takes long. */
function SaveProgress({ isSaving, onStop }: { isSaving: boolean; onStop: () => void }) {
  const t = useTranslations('editing.frame')
  const saving = useSaving()
  const slow = useSlowSave(isSaving)
  const hasFiles = isSaving && saving.stage === 'files' && saving.files.length > 0
  const isTold = slow === 'offline' || (slow === 'slow' && !hasFiles)
  if (!hasFiles && !isTold) return null
  return (
    <>
      {hasFiles && <Progress label={labelProgress(saving) ?? t('saving')} value={partDone(saving.files)} />}
      {isTold && <SlowSave why={slow} onStop={onStop} />}
    </>
  )
}
