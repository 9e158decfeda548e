import { useCallback, useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { writtenPhotoDate } from '#app/lib/photo-date-words.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { filmItem } from '#app/parts/date-field/film-item.tsx'
import { useLazyOverlay } from '#app/ui/use-lazy-overlay.ts'
import type { Media } from '#contract/media.ts'
import { type PhotoDate, resolvePhotoDate } from '#contract/photo-date.ts'

const loadDialog = async () => (await import('#app/parts/date-field/PhotoDateDialog.tsx')).PhotoDateDialog

/**
 * When films were made: in words, and the dialog that asks for it, of one film, and at a press of others with it.
 *
 * @param onDate false when it was not saved, and why stands above the films
 */
export function useFilmDates(
  films: readonly Media[],
  onDate: (mediaUuids: readonly string[], date: PhotoDate | null) => Promise<boolean>,
) {
  const t = useTranslations('photoDate')
  const life = {
    birthDate: useDraft((draft) => draft.birthDate),
    deathDate: useDraft((draft) => draft.deathDate),
  }
  const [asked, setAsked] = useState<string | null>(null)
  const close = useCallback(() => setAsked(null), [])
  const Dialog = useLazyOverlay(loadDialog, asked !== null, close)
  const dateOf = ({ saidDate }: Media) => resolvePhotoDate({ saidDate }).date
  return {
    whenOf: (film: Media) => writtenPhotoDate(dateOf(film), t),
    ask: ({ uuid }: Media) => setAsked(uuid),
    dialog: Dialog && asked !== null && (
      <Dialog
        items={films.map(filmItem)}
        chosen={[asked]}
        life={life}
        onDate={(date, ids) => {
          close()
          void onDate(ids, date)
        }}
        onClose={close}
      />
    ),
  }
}
