import { RotateCw } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { currentStep, partDone, type SavingState } from '#app/saving/progress.ts'
import { SlowSave, useOffline } from '#app/saving/SlowSave.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import { FailedFiles } from './FailedFiles.tsx'
import { SaveStep } from './SaveStep.tsx'
import { UploadList } from './UploadList.tsx'
import { LOGIN_PATH, useNext } from './use-next.ts'

interface Props {
  name: string
  saving: SavingState
  /** How many retries were made after the save had stopped. */
  tries: number
  onRetry: () => Promise<unknown>
  onRetryFile: (fileId: string) => unknown
}

/** Progress of uploading the draft to the server. */
export function UploadingView({ name, saving, tries, onRetry, onRetryFile }: Props) {
  const t = useTranslations('save.uploading')
  const save = useTranslations('save')
  const next = useNext()
  const isOffline = useOffline()
  const { stage, files, error } = saving
  const stopped = stage === 'failed'
  const paused = files.some((file) => file.paused)
  return (
    <SaveStep
      title={t('title', { name })}
      intro={t('meanwhile')}
      status={stopped ? null : <SavedLine saving>{save('saving')}</SavedLine>}
      longPrimary
      primary={
        // Once the memorial exists, its files continue in the background.
        stage === 'creating' ? (
          <Button look="primary" disabled>
            {save(next.words)}
          </Button>
        ) : (
          <LinkButton look="primary" to={next.path}>
            {save(next.words)}
          </LinkButton>
        )
      }
    >
      <Progress label={<StepLabel saving={saving} />} value={stage === 'done' ? 1 : partDone(files)} />
      {stopped && (
        <div className="top5">
          <Notice
            kind="error"
            title={t(tries > 0 ? 'stoppedAgain' : 'stopped')}
            action={
              error?.status === 401 ? (
                <LinkButton to={LOGIN_PATH}>{save('logInAgain')}</LinkButton>
              ) : (
                <Button icon={RotateCw} onPress={onRetry}>
                  {save('tryAgain')}
                </Button>
              )
            }
          >
            <p>{error?.message}</p>
            <p>{save('nothingLost')}</p>
          </Notice>
        </div>
      )}
      <UploadList name={name} stage={stage} files={files} />
      <FailedFiles files={files} onRetry={onRetryFile} />
      {/* Last, because it comes and goes. */}
      {paused && (
        <div className="top5">
          <SlowSave why={isOffline ? 'offline' : 'slow'} />
        </div>
      )}
    </SaveStep>
  )
}

/** Returns for instance 'Uploading photo 9 of 24'; before the first file, that the memorial is being created. */
export function StepLabel({ saving }: { saving: SavingState }) {
  const t = useTranslations('save.step')
  if (saving.stage === 'done') return t('done')
  const step = currentStep(saving) ?? { name: 'creating' as const }
  return step.name === 'photo' || step.name === 'film'
    ? t(step.name, { number: step.number, total: step.total })
    : t(step.name)
}
