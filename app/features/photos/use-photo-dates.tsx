import { useCallback, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useDraft } from '#app/draft/hooks.ts'
import { dateOfPhoto } from '#app/draft/photo-dates.ts'
import { isUnsendable } from '#app/draft/rules.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { writtenPhotoDate } from '#app/lib/photo-date-words.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { type FilmsToDate, filmItem } from '#app/parts/date-field/film-item.tsx'
import { useLazyOverlay } from '#app/ui/use-lazy-overlay.ts'
import { pickLife } from '#contract/life-dates.ts'
import type { PhotoDate } from '#contract/photo-date.ts'
import { PhotoPicture } from './PhotoPicture.tsx'

const loadDialog = async () => (await import('#app/parts/date-field/PhotoDateDialog.tsx')).PhotoDateDialog

/**
 * When photos were taken: in words, and the dialog that asks for it, of chosen photos, or of one after the other whose file
 * may be wrong.
 *
 * @param onDate writes it into the draft; `words` are for its notice
 * @param films are saved at once
 */
export function usePhotoDates(
  photos: readonly DraftPhoto[],
  onDate: (photos: readonly DraftPhoto[], date: PhotoDate | null, words: string) => void,
  films: FilmsToDate | null = null,
) {
  const t = useTranslations('photoDate')
  const life = useDraft(useShallow((draft) => pickLife(draft)))
  const [asked, setAsked] = useState<readonly string[]>([])
  /** Doubts are asked about one after the other; those that were passed over are not asked again. */
  const [walks, setWalks] = useState(false)
  const close = useCallback(() => {
    setAsked([])
    setWalks(false)
  }, [])
  const Dialog = useLazyOverlay(loadDialog, asked.length > 0, close)
  const ask = useCallback((chosen: readonly DraftPhoto[]) => setAsked(chosen.map(({ id }) => id)), [])

  const words = (date: PhotoDate | null) => writtenPhotoDate(date, t)
  const dated = photos.map((photo) => ({ photo, ...dateOfPhoto(photo, life) }))
  const doubtful = dated.filter(({ photo, doubt }) => doubt !== null && !isUnsendable(photo))
  const chosen = photos.filter(({ id }) => asked.includes(id))

  const itemOf = (photo: DraftPhoto) => ({
    id: photo.id,
    isFilm: false,
    said: photo.saidDate,
    otherwise: dateOfPhoto({ ...photo, saidDate: null }, life),
    picture: <PhotoPicture photo={photo} alt="" />,
  })

  function answer(date: PhotoDate | null, ids: readonly string[]) {
    onDate(chosen, date, words(date))
    const filmIds = ids.filter((id) => films?.list.some(({ uuid }) => uuid === id))
    if (filmIds.length > 0) void films?.onDate(filmIds, date)
    const next = walks && doubtful.find(({ photo }) => !asked.includes(photo.id))
    if (next) setAsked([next.photo.id])
    else close()
  }

  return {
    whenOf: (photo: DraftPhoto) => words(dateOfPhoto(photo, life).date),
    ask,
    tools: {
      canSort: dated.filter(({ date }) => date !== null).length > 1,
      doubtful: doubtful.length,
      onDoubts() {
        setWalks(true)
        setAsked(doubtful.slice(0, 1).map(({ photo }) => photo.id))
      },
    },
    dialog: Dialog && chosen.length > 0 && (
      <Dialog
        items={chosen.map(itemOf)}
        // Of a doubt about one photo, films are no part.
        also={walks ? [] : (films?.list ?? []).map((film) => filmItem(film, life))}
        life={life}
        onDate={answer}
        onClose={close}
      />
    ),
  }
}
