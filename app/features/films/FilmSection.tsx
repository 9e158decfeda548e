import { useCallback, useEffect, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useDraft } from '#app/draft/hooks.ts'
import { writtenPhotoDate } from '#app/lib/photo-date-words.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { type FilmsToDate, filmItem } from '#app/parts/date-field/film-item.tsx'
import { isUnderWay, useSaving } from '#app/saving/progress-state.ts'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { useLazyOverlay } from '#app/ui/use-lazy-overlay.ts'
import { Word } from '#app/ui/Word.tsx'
import { films as limits } from '#contract/host-limits.ts'
import { pickLife } from '#contract/life-dates.ts'
import type { Media } from '#contract/media.ts'
import { resolvePhotoDate } from '#contract/photo-date.ts'
import { films as words } from '#languages/en/screens/films.ts'
import { photoDate } from '#languages/en/screens/photo-date.ts'
import { video } from '#languages/en/screens/video.ts'
import { FilmCard } from './FilmCard.tsx'
import { FilmDrop } from './FilmDrop.tsx'
import styles from './FilmSection.module.css'
import {
  addFilms,
  cancelFilm,
  resumeFilms,
  retryFilm,
  type SendingFilm,
  takeDraftFilms,
  useSendingFilms,
} from './film-uploads.ts'
import { useFilms } from './use-films.ts'

/** From here, so that it needs no chunk of its own. */
export { addFilms }

/** Must be the same object at every render. */
const messages = { films: words, photoDate, video }

interface Props {
  memorialUuid: string
  /** Called when they were read: they can be dated together with photos. */
  onFilms?: (films: FilmsToDate) => void
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
      <FilmDrop isFull={isFull} onFiles={(files) => void addFilms(memorialUuid, files)} />
    </StepSection>
  )
}

/** A film on its way, or why it was not taken. */
function SendingCard({ film }: { film: SendingFilm }) {
  const t = useTranslations('films')
  const { id, name, part, isPaused, problem } = film
  const file = name || t('unnamed')
  return (
    <li className={`stack from-start s2 ${styles.card}`}>
      {problem ? (
        <>
          <p>
            <b dir="auto">{file}</b>
          </p>
          <FieldError>{problem.message}</FieldError>
        </>
      ) : (
        <>
          <Progress label={t('sending', { file })} value={part} />
          {isPaused && <p className="small quiet">{t('paused')}</p>}
        </>
      )}
      <p className="wrap s3">
        {problem?.canRetry && (
          <Button look="tool" onPress={() => retryFilm(id)}>
            {t('again')}
          </Button>
        )}
        <Button look="tool" onPress={() => cancelFilm(film)}>
          {problem ? <Word of="close" /> : t('stop')}
        </Button>
      </p>
    </li>
  )
}

const loadDialog = async () => (await import('#app/parts/date-field/PhotoDateDialog.tsx')).PhotoDateDialog

/**
 * When films were made: in words, and the dialog that asks for it, of one film, and at a press of others with it.
 *
 * @param onDate false when it was not saved, and why stands above the films
 */
function useFilmDates(films: readonly Media[], onDate: FilmsToDate['onDate']) {
  const t = useTranslations('photoDate')
  const life = useDraft(useShallow((draft) => pickLife(draft)))
  const [asked, setAsked] = useState<string | null>(null)
  const close = useCallback(() => setAsked(null), [])
  const Dialog = useLazyOverlay(loadDialog, asked !== null, close)
  return {
    whenOf: (film: Media) => writtenPhotoDate(resolvePhotoDate(film, life).date, t),
    ask: ({ uuid }: Media) => setAsked(uuid),
    dialog: Dialog && asked !== null && (
      <Dialog
        items={films.map((film) => filmItem(film, life))}
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
