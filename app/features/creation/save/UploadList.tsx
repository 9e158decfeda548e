import { Check, Circle, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import type { SavingFile, SavingStage } from '#app/saving/progress.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Spinner } from '#app/ui/Spinner.tsx'
import styles from './Save.module.css'

type RowState = 'waiting' | 'working' | 'saved' | 'failed'

const marks = { waiting: Circle, saved: Check, failed: CircleAlert }

/** The parts of a save, each with its progress. */
export function UploadList({
  name,
  stage,
  files,
}: {
  name: string
  stage: SavingStage
  files: SavingFile[]
}) {
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
