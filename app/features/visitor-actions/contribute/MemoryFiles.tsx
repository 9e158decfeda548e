import { type ReactNode, useRef } from 'react'
import { useFilesState } from '#app/draft/files.ts'
import { sortFilms } from '#app/lib/recording/sort-films.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { PhotoDrop } from '#app/parts/photo-picker/PhotoDrop.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { contributions as limits } from '#contract/limits.ts'
import { visitContributing } from '#languages/en/screens/visit-contributing.ts'
import { visitRecording } from '#languages/en/screens/visit-recording.ts'
import styles from './Memory.module.css'
import { PhotoItem } from './PhotoItem.tsx'
import { Recordings, useRecordingFiles } from './recordings/Recordings.tsx'
import { type FilesOptions, type MemoryFilesWork, useMemoryFiles } from './use-memory-files.ts'

const messages = { visitContributing, visitRecording }

interface Props extends FilesOptions {
  /** How many of each the memory has on the server: those that are chosen are numbered after them. */
  before: Record<'PHOTO' | 'VOICE' | 'FILM', number>
}

/** The photos, voices and films of a memory: what a form cannot send. They become fields of its form once they arrived. */
export function MemoryFiles(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Files {...props} />
    </MessagesProvider>
  )
}

function Files(props: Props) {
  const t = useTranslations('visitContributing')
  const place = useRef<HTMLDivElement>(null)
  const work = useMemoryFiles({ ...props, place })
  const photos = work.chosen.filter(({ kind }) => kind === 'PHOTO')
  const recordings = useRecordingFiles(work)
  /** Films and sound files may be among the photos that were chosen. */
  async function addFiles(files: readonly File[]) {
    const { films, others } = await sortFilms(files, 'filmOrVoice')
    if (films.length > 0) void recordings.add('FILM', films)
    if (others.length > 0) work.addPhotos(others)
  }
  return (
    <div className="stack" ref={place}>
      <section className={`stack s3 ${styles.photos}`} aria-label={t('photos')}>
        <h3>{t('photos')}</h3>
        {photos.length > 0 && (
          <ul className={`stack s3 ${styles.chosen}`}>
            {photos.map((photo, index) => (
              <PhotoItem key={photo.id} work={work} photo={photo} number={props.before.PHOTO + index + 1} />
            ))}
          </ul>
        )}
        <PhotoDrop
          slim={photos.length > 0}
          label={t('drop')}
          touchLabel={t('choose')}
          hint={photos.length === 0 && t('dropHint', { max: limits.photosMax })}
          preparing={t('phonePreparing')}
          disabled={work.busy}
          onFiles={addFiles}
        />
        {work.surplus > 0 && (
          <FieldError>{t('surplus', { count: work.surplus, max: limits.photosMax })}</FieldError>
        )}
      </section>
      <Recordings work={work} before={props.before} files={recordings} />
      <Going work={work} />
      <NoticeOf work={work} />
      {work.fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nobody types in them
        <input key={index} type="hidden" name={name} value={value} />
      ))}
    </div>
  )
}

/** How many files are prepared or sent. */
function Going({ work: { busy, developing, counted, news } }: { work: MemoryFilesWork }): ReactNode {
  const t = useTranslations('visitContributing')
  if (!busy) return developing && <p className="quiet">{t('developingAll', developing)}</p>
  if (developing)
    return <Progress label={t('preparing', developing)} value={developing.ready / developing.total} />
  const total = counted.length
  if (total === 0) return null
  const states = counted.map(({ id }) => news[id])
  const done = states.filter((one) => one?.state === 'sent' || one?.state === 'failed').length
  const part = states.find((one) => one?.state === 'sending')?.part ?? 0
  const arePhotos = counted.every(({ kind }) => kind === 'PHOTO')
  const label = t(arePhotos ? 'progress' : 'progressFiles', { number: Math.min(total, done + 1), total })
  return <Progress label={label} value={(done + part) / total} />
}

function NoticeOf({ work: { notice, chosen } }: { work: MemoryFilesWork }) {
  const t = useTranslations('visitContributing')
  const { memoryOnly } = useFilesState()
  if (notice === null) return chosen.some(({ id }) => memoryOnly.has(id)) && <Notice>{t('notStored')}</Notice>
  if (notice === 'noneArrived') return <Notice kind="error" isAnswer title={t('noneArrived')} />
  return (
    <Notice kind="error" isAnswer title={t('saveFailed')}>
      {notice.failed} {t('kept')}
    </Notice>
  )
}
