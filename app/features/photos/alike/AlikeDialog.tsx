import { Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { changePhoto } from '#app/draft/list-edits.ts'
import { datePassedOn, datePhotos } from '#app/draft/photo-dates.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import { useLazyOverlay } from '#app/ui/use-lazy-overlay.ts'
import { keepAlike } from '#contract/alike.ts'
import { PhotoPicture } from '../PhotoPicture.tsx'
import { putBackPhotos, takeOutPhotos } from '../photo-removal.ts'
import styles from './AlikeDialog.module.css'

const loadViewer = async () => (await import('../PhotosViewer.tsx')).PhotosViewer

interface Props {
  memorialUuid: string
  /** Each with the sharpest first. */
  series: readonly (readonly DraftPhoto[])[]
  onClose: () => void
  /** Every series was looked at. */
  onDone: () => void
}

/** One series after the other, side by side. What is taken away leaves the page when the screen is saved. */
export function AlikeDialog({ memorialUuid, series, onClose, onDone }: Props) {
  const t = useTranslations('alikePhotos')
  // Those of when it was opened: what is taken away stays where it was, with Undo.
  const [all] = useState(series)
  const [at, setAt] = useState(0)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [enlarged, setEnlarged] = useState<string | null>(null)
  const closeViewer = useCallback(() => setEnlarged(null), [])
  const Viewer = useLazyOverlay(loadViewer, enlarged !== null, closeViewer)
  const shown = all[at] ?? []
  const kept = shown.filter(({ id }) => !removed.includes(id))
  const isLast = at === all.length - 1

  function takeAway(photo: DraftPhoto) {
    takeOutPhotos([photo])
    setRemoved([...removed, photo.id])
  }

  function putBack({ id }: DraftPhoto) {
    putBackPhotos([id])
    setRemoved(removed.filter((one) => one !== id))
  }

  async function goOn() {
    setBusy(true)
    setTrouble(null)
    try {
      const mediaUuids = kept.flatMap(({ serverMedia }) => serverMedia?.uuid ?? [])
      if (mediaUuids.length > 1) await call(keepAlike, { params: { memorialUuid }, body: { mediaUuids } })
    } catch (reason) {
      setBusy(false)
      setTrouble(reason instanceof ApiError ? reason.message : t('failed'))
      return
    }
    passOn(shown, kept)
    setBusy(false)
    if (!isLast) return setAt(at + 1)
    onDone()
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      eyebrow={all.length > 1 && t('place', { number: at + 1, total: all.length })}
      view={String(at)}
      width="wide"
      closable
      actions={
        <Button look="primary" busy={isBusy} busyLabel={t('saving')} onPress={() => void goOn()}>
          {kept.length === shown.length ? t('keep') : isLast ? t('done') : t('next')}
        </Button>
      }
    >
      <p>{t('lead')}</p>
      <ul className={styles.photos}>
        {shown.map((photo, number) => (
          <li key={photo.id}>
            {removed.includes(photo.id) ? (
              <RemovedNote onUndo={() => putBack(photo)}>{t('removed')}</RemovedNote>
            ) : (
              <>
                <button
                  type="button"
                  className={styles.picture}
                  aria-label={t('enlarge', { number: number + 1 })}
                  onClick={() => setEnlarged(photo.id)}
                >
                  <PhotoPicture
                    photo={photo}
                    alt={photo.caption.trim() || t('photo', { number: number + 1 })}
                  />
                </button>
                <p className={styles.words}>{number === 0 ? <b>{t('sharpest')}</b> : photo.caption}</p>
                <Button
                  look="tool"
                  icon={Trash2}
                  aria-label={t('removeNamed', { number: number + 1 })}
                  onPress={() => takeAway(photo)}
                >
                  {t('remove')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {trouble && <Notice kind="error" isAnswer title={trouble} />}
      {removed.length > 0 && <p className="quiet small">{t('whenSaved')}</p>}
      {Viewer && enlarged && <Viewer photos={kept} openId={enlarged} onClose={closeViewer} />}
    </Dialog>
  )
}

/** Where one stays that has no caption, or no date, it gets that of one that was taken away. */
function passOn(shown: readonly DraftPhoto[], kept: readonly DraftPhoto[]): void {
  const [only, ...more] = kept
  if (!only || more.length > 0) return
  const others = shown.filter((photo) => photo !== only)
  const caption = others.find((photo) => photo.caption.trim() !== '')?.caption
  if (caption && only.caption.trim() === '') draftStore.update(changePhoto(only.id, { caption }))
  const date = datePassedOn(only, others, draftStore.state.getState().draft)
  if (date) draftStore.update(datePhotos(new Map([[only.id, date]])))
}
