import { Check, Circle, CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import {
  currentStep,
  partDone,
  type SavingFile,
  type SavingStage,
  type SavingState,
} from '#app/saving/progress.ts'
import { SlowSave, useOffline } from '#app/saving/SlowSave.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { Spinner } from '#app/ui/Spinner.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import { FailedFiles } from './FailedFiles.tsx'
import styles from './Save.module.css'
import { SaveStep } from './SaveStep.tsx'
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
            title={save(tries > 0 ? 'notCreated.again' : 'notCreated.first')}
            action={
              error?.status === 401 ? (
                <LinkButton to={LOGIN_PATH} word="logInAgain" />
              ) : (
                <Button icon={RotateCw} onPress={onRetry} word="tryAgain" />
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

type RowState = 'waiting' | 'working' | 'saved' | 'failed'

const marks = { waiting: Circle, saved: Check, failed: CircleAlert }

/** The parts of a save, each with its progress. */
function UploadList({ name, stage, files }: { name: string; stage: SavingStage; files: SavingFile[] }) {
  const t = useTranslations('save.uploading')
  const photos = files.filter(({ kind }) => kind === 'photo')
  const saved = photos.filter(({ state }) => state === 'saved').length
  return (
    <ul className="top6 ruled" aria-label={t('list')}>
      <Row state={stage === 'creating' ? 'working' : 'saved'}>{t('memorial')}</Row>
      {files.map((file) =>
        file.kind === 'photo' ? null : (
          <Row key={file.id} state={stateOf(file)} part={partOf(file)}>
            {file.kind === 'profile' ? t('profile', { name }) : t(file.kind, { file: file.name })}
          </Row>
        ),
      )}
      {photos.length > 0 && (
        <Row state={stateOfAll(photos)} says={t('photosSaved', { saved, total: photos.length })}>
          {t('photos')}
        </Row>
      )}
    </ul>
  )
}

interface RowProps {
  state: RowState
  /** Uploaded share, 0 to 1, while it is being uploaded. */
  part?: number | null
  says?: string
  children: ReactNode
}

function Row({ state, part = null, says, children }: RowProps) {
  const t = useTranslations('save.uploading')
  const words = part === null ? t(state) : t('sending', { part })
  return (
    <li className={`stack s3 ${styles.row}`}>
      {state === 'working' ? (
        <span className={styles.sun}>
          <Spinner />
        </span>
      ) : (
        <span className={styles.mark}>
          <Icon of={marks[state]} />
        </span>
      )}
      <span>{children}</span>
      <span className="quiet small tabular">{says ?? words}</span>
    </li>
  )
}

const stateOf = ({ state }: SavingFile): RowState => (state === 'sending' ? 'working' : state)

const partOf = ({ state, sent, size }: SavingFile): number | null =>
  state === 'sending' && size > 0 ? Math.min(1, sent / size) : null

function stateOfAll(photos: readonly SavingFile[]): RowState {
  if (photos.some(({ state }) => state === 'sending')) return 'working'
  if (photos.every(({ state }) => state === 'saved')) return 'saved'
  return photos.some(({ state }) => state === 'waiting') ? 'waiting' : 'failed'
}
