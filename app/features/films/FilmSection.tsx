import { Clapperboard } from 'lucide-react'
import { useEffect } from 'react'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { isUnderWay, useSaving } from '#app/saving/progress-state.ts'
import { Button } from '#app/ui/Button.tsx'
import { DropZone } from '#app/ui/DropZone.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { films as limits } from '#contract/host-limits.ts'
import type { Media } from '#contract/media.ts'
import type { PhotoDate } from '#contract/photo-date.ts'
import { films as words } from '#languages/en/screens/films.ts'
import { photoDate } from '#languages/en/screens/photo-date.ts'
import { video } from '#languages/en/screens/video.ts'
import { FilmCard } from './FilmCard.tsx'
import { addFilms, resumeFilms, takeDraftFilms, useSendingFilms } from './film-uploads.ts'
import { SendingCard } from './SendingCard.tsx'
import { useFilmDates } from './use-film-dates.tsx'
import { useFilms } from './use-films.ts'

/** From here, so that it needs no chunk of its own. */
export { addFilms }

interface FilmsOfSection {
  list: readonly Media[]
  onDate: (mediaUuids: readonly string[], date: PhotoDate | null) => Promise<boolean>
}

/** Must be the same object at every render. */
const messages = { films: words, photoDate, video }

interface Props {
  memorialUuid: string
  /** Called when they were read: they can be dated together with photos. */
  onFilms?: (films: FilmsOfSection) => void
}

/** Films among the photos. They are sent and changed at once, apart from the form that they stand in. */
export function FilmSection(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Films {...props} />
    </MessagesProvider>
  )
}

function Films({ memorialUuid, onFilms }: Props) {
  const t = useTranslations('films')
  const sending = useSendingFilms().filter((film) => film.memorialUuid === memorialUuid)
  const { films, trouble, read, write, date, remove } = useFilms(memorialUuid, sending.length)
  const dates = useFilmDates(films ?? [], date)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `date` is another function at each rendering, and does the same
  useEffect(() => onFilms?.({ list: films ?? [], onDate: date }), [films, onFilms])
  const isFull = (films?.length ?? 0) + sending.length >= limits.ownMax

  const isSaving = isUnderWay(useSaving().stage)
  useEffect(() => {
    if (!isSaving) void resumeFilms(memorialUuid).then(() => takeDraftFilms(memorialUuid))
  }, [memorialUuid, isSaving])

  return (
    <StepSection title={t('title')} intro={t('intro')}>
      {trouble && (
        <Notice kind="error" action={<Button onPress={read}>{t('again')}</Button>}>
          {trouble}
        </Notice>
      )}
      {(films?.length ?? 0) + sending.length > 0 && (
        <ul className="stack below5">
          {films?.map((film, index) => (
            <FilmCard
              key={film.uuid}
              film={film}
              number={index + 1}
              onWrite={(title) => write(film.uuid, title)}
              onSound={(withSound) => write(film.uuid, film.title, withSound)}
              when={dates.whenOf(film)}
              onDate={() => dates.ask(film)}
              onRemove={() => remove(film.uuid)}
            />
          ))}
          {sending.map((film) => (
            <SendingCard key={film.id} film={film} />
          ))}
        </ul>
      )}
      {dates.dialog}
      {isFull ? (
        <p className="small quiet">{t('full')}</p>
      ) : (
        <DropZone
          icon={Clapperboard}
          label={t('drop')}
          touchLabel={t('choose')}
          hint={t('hint')}
          accept="video/*"
          multiple
          onFiles={(files) => void addFilms(memorialUuid, files)}
        />
      )}
    </StepSection>
  )
}
