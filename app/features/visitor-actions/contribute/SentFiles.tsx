import { jpegUpTo } from '#app/lib/photos/srcset.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { CaptionField } from '#app/ui/CaptionField.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Print } from '#app/ui/Print.tsx'
import { RecordingCard } from '#app/ui/RecordingCard.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import type { Contribution } from '#contract/contributions.ts'
import { transcript } from '#contract/host-limits.ts'
import { memorial } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import styles from './Memory.module.css'

const SOUND = 2
export const readKind = ({ mediaType }: Media) => (mediaType === SOUND ? 'VOICE' : 'FILM')

/** Where a photo that was sent is shown from, processed or not; null if it is not shown yet. */
export const readSource = (photo: Media) =>
  photo.state === 'READY' ? jpegUpTo(photo, 640) : photo.placeholder

function SentPhoto({ photo, alt }: { photo: Media; alt: string }) {
  const src = readSource(photo)
  return src && <img src={src} alt={alt} />
}

/**
 * The photos, voices and films that a memory has on the server, as fields of its form: their words, and a box to remove each.
 * The island counts those that stay.
 */
export function SentFiles({ memory: { media, recordings = [] } }: { memory: Contribution }) {
  const t = useTranslations('visitContributing')
  const said = useTranslations('visitRecording')
  return (
    <div className="stack" id="memory-sent">
      {media.length > 0 && (
        <ul className={`stack s3 ${styles.chosen}`} aria-label={t('photos')}>
          {media.map((photo, index) => (
            <li key={photo.uuid} id={`sent-${photo.uuid}`} className={styles.kept}>
              <Print
                flat
                picture={<SentPhoto photo={photo} alt={photo.title || t('photo', { number: index + 1 })} />}
              >
                <input type="hidden" name="existingPhotoIds" value={photo.uuid} />
                <CaptionField
                  label={t('caption', { number: index + 1 })}
                  placeholder={t('captionPlaceholder')}
                  name="existingPhotoCaptions"
                  data-of={photo.uuid}
                  maxLength={memorial.captionMax}
                  defaultValue={photo.title}
                />
                <Checkbox name="removedPhotoIds" value={photo.uuid} data-removes data-kind="PHOTO">
                  {t('removeNamed', { number: index + 1 })}
                </Checkbox>
              </Print>
            </li>
          ))}
        </ul>
      )}
      {recordings.map((recording, index) => {
        const kind = readKind(recording)
        const number = recordings.slice(0, index + 1).filter((one) => readKind(one) === kind).length
        const name = said(kind === 'VOICE' ? 'voice' : 'film', { number })
        return (
          <div
            key={recording.uuid}
            id={`sent-${recording.uuid}`}
            className={`stack s3 paper inset ${styles.kept}`}
          >
            <RecordingCard recording={{ ...recording, transcript: null }} from={null} />
            <input type="hidden" name="existingRecordingIds" value={recording.uuid} />
            <TextArea
              label={`${name}: ${said('words')}`}
              help={said('wordsHelp')}
              name="recordingTranscripts"
              data-of={recording.uuid}
              rows={2}
              count={transcript.max}
              defaultValue={recording.transcript ?? ''}
            />
            <Checkbox name="removedRecordingIds" value={recording.uuid} data-removes data-kind={kind}>
              {said('removeNamed', { name })}
            </Checkbox>
          </div>
        )
      })}
    </div>
  )
}
