import { useCallback } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { changePhoto, movePhotos, orderPhotos, rotatePhotos } from '#app/draft/list-edits.ts'
import { dateOfPhoto, datePhotos, idsByDate } from '#app/draft/photo-dates.ts'
import { isUnsendable } from '#app/draft/rules.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { memorial } from '#contract/limits.ts'
import type { PhotoDate } from '#contract/photo-date.ts'
import { putBackPhotos, takeOutPhotos } from './photo-removal.ts'
import { choosePhotos } from './photo-work.ts'

/**
 * What a host does with photos on a screen, each with its notice and Undo.
 *
 * @param onRemoved gets the id of the first photo that was removed
 */
export function usePhotoEdits(photos: readonly DraftPhoto[], onRemoved: (id: string | null) => void) {
  const t = useTranslations('photos')
  const showToast = useToast()

  const choose = useCallback(
    (files: File[]) => {
      const { duplicates, surplus } = choosePhotos(files)
      if (duplicates.length > 0) {
        showToast({
          message: t('duplicates', { count: duplicates.length }),
          onUndo: () => void choosePhotos(duplicates, { again: true }),
        })
      }
      if (surplus.length > 0) {
        showToast({ message: t('tooMany', { limit: memorial.photosMax, count: surplus.length }) })
      }
    },
    [showToast, t],
  )

  const remove = useCallback(
    (removed: readonly DraftPhoto[]) => {
      takeOutPhotos(removed)
      onRemoved(removed[0]?.id ?? null)
      if (removed.length === 1) return
      const ids = removed.map(({ id }) => id)
      showToast({ message: t('removedMany', { count: ids.length }), onUndo: () => putBackPhotos(ids) })
    },
    [showToast, t, onRemoved],
  )

  function sortByDay() {
    const before = photos.map(({ id }) => id)
    const { draft } = draftStore.state.getState()
    const undated = photos.filter(
      (photo) => !isUnsendable(photo) && dateOfPhoto(photo, draft).date === null,
    ).length
    draftStore.update(orderPhotos(idsByDate(photos, draft)))
    showToast({ message: t('sorted', { undated }), onUndo: () => draftStore.update(orderPhotos(before)) })
  }

  /** @param words the date, for the notice; '' for none */
  function date(dated: readonly DraftPhoto[], saidDate: PhotoDate | null, words: string) {
    const before = new Map(dated.map((photo) => [photo.id, photo.saidDate]))
    draftStore.update(datePhotos(new Map(dated.map(({ id }) => [id, saidDate]))))
    showToast({
      message: words
        ? t('dated', { count: dated.length, date: words })
        : t('undated', { count: dated.length }),
      onUndo: () => draftStore.update(datePhotos(before)),
    })
  }

  return { choose, remove, sortByDay, date }
}

/** Moves photos, in their order, so that the first of them gets the position `place`, starting from 0. */
export function movePhotosToPlace(
  photos: readonly DraftPhoto[],
  moved: readonly DraftPhoto[],
  place: number,
): void {
  const next = photos.filter((photo) => !moved.includes(photo))[place]
  draftStore.update(
    movePhotos(
      moved.map(({ id }) => id),
      next?.id ?? null,
    ),
  )
}

/** Rotates by a quarter turn to the right. */
export const rotateByQuarter = (photos: readonly DraftPhoto[]): void =>
  draftStore.update(rotatePhotos(new Map(photos.map(({ id, rotation }) => [id, (rotation + 1) % 4]))))

export const writeCaption = (id: string, caption: string): void =>
  draftStore.update(changePhoto(id, { caption }), { typing: true })
