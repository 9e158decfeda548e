import { RotateCw } from 'lucide-react'
import { Suspense } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { partDone, useSaving } from '#app/saving/progress.ts'
import { useSaveStatus } from '#app/saving/save-status.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import { Word } from '#app/ui/Word.tsx'
import { LoadTrouble } from '../LoadTrouble.tsx'
import { useMemorialReload } from '../use-memorial-reload.ts'
import { usePageSave } from '../use-page-save.ts'
import { FailedFiles } from './FailedFiles.tsx'
import styles from './Save.module.css'
import { SaveStep } from './SaveStep.tsx'
import { StepLabel } from './UploadingView.tsx'
import { LOGIN_PATH, useNext } from './use-next.ts'

/** For a memorial that is already on the server: lists what is not saved yet, and saves it. */
export function ExistingView({ name }: { name: string }) {
  const t = useTranslations('save.existing')
  const save = useTranslations('save')
  const saving = useSaving()
  const status = useSaveStatus()
  const unsaved = status !== 'saved'
  const busy = status === 'saving'
  const draftId = useDraft((draft) => draft.draftId)
  const isHere = saving.draftId === draftId
  const next = useNext()
  const { state, parts, start, settle, postpone } = usePageSave('all', true)
  const reload = useMemorialReload(busy)

  const saved = unsaved ? null : (
    <SavedLine>
      <Word of="allSaved" />
    </SavedLine>
  )

  return (
    <SaveStep
      title={t('title', { name })}
      status={busy ? <SavedLine saving>{save('saving')}</SavedLine> : saved}
      longPrimary
      primary={
        <LinkButton look={unsaved ? 'line' : 'primary'} to={next.path}>
          {save(next.words)}
        </LinkButton>
      }
    >
      <div className="stack">
        <LoadTrouble {...reload} />
        {state.kind === 'failed' && (
          <Notice
            kind="error"
            title={t('failed', { reason: state.message || t('failedFallback') })}
            action={
              state.signInAgain ? (
                <LinkButton to={LOGIN_PATH} word="logInAgain" />
              ) : (
                <Button icon={RotateCw} onPress={start} word="tryAgain" />
              )
            }
          >
            {save('nothingLost')}
          </Notice>
        )}
        <Card title={unsaved ? t('unsaved') : t('saved')}>
          <div className={`stack from-start s4 ${styles.status}`}>
            <p>{unsaved ? t('unsavedHelp') : t('savedHelp')}</p>
            {busy && <Progress label={<StepLabel saving={saving} />} value={partDone(saving.files)} />}
            <Button
              look={unsaved ? 'primary' : 'line'}
              disabled={!unsaved || reload.pending}
              busy={busy}
              busyWord="savingIt"
              onPress={start}
            >
              {t('save')}
            </Button>
          </div>
        </Card>
        {isHere && <FailedFiles files={saving.files} onRetry={start} />}
      </div>
      {state.kind === 'conflict' && parts && (
        <Suspense>
          <parts.PartConflict memorial={state.memorial} onSettled={settle} onLater={postpone} />
        </Suspense>
      )}
    </SaveStep>
  )
}
