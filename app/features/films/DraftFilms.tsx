import { useEffect, useState } from 'react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import { changeFilm } from '#app/draft/film-edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import type { DraftFilm } from '#app/draft/schema.ts'
import { errorMessage } from '#app/lib/error-message.ts'
import { fileSize } from '#app/lib/file-size.ts'
import { formatTimer } from '#app/lib/recording/timer.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CaptionField } from '#app/ui/CaptionField.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Spinner } from '#app/ui/Spinner.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { films as limits } from '#contract/host-limits.ts'
import { memorial } from '#contract/limits.ts'
import { films as words } from '#languages/en/screens/films.ts'
import { chooseFilms, forgetFilm, resumeFilms } from './draft-films.ts'
import { FilmDrop } from './FilmDrop.tsx'
import styles from './FilmSection.module.css'

/** From here, so that both come with one chunk. */
export { chooseFilms }

/** Must be the same object at every render. */
const messages = { films: words }

/** Films among the photos before there is a memorial: they stay on this device until the memorial is saved. */
export function DraftFilms() {
  return (
    <MessagesProvider messages={messages}>
      <Films />
    </MessagesProvider>
  )
}

function Films() {
  const t = useTranslations('films')
  const films = useDraft((draft) => draft.films)
  useEffect(resumeFilms, [])
  return (
    <StepSection title={t('title')} intro={t('introDraft')}>
      {films.length > 0 && (
        <ul className="stack below5">
          {films.map((film, at) => (
            <Film key={film.id} film={film} number={at + 1} />
          ))}
        </ul>
      )}
      <FilmDrop isFull={films.length >= limits.ownMax} onFiles={chooseFilms} />
    </StepSection>
  )
}

/** A film with its name, its length, and what is wrong with it. */
function Film({ film, number }: { film: DraftFilm; number: number }) {
  const t = useTranslations('films')
  const { id, name, size, seconds, state, problem } = film
  return (
    <li className={`stack from-start s2 ${styles.card}`}>
      {state === 'ready' && <Preview id={id} label={film.caption || t('film', { number })} />}
      <p className={`wrap anywhere ${styles.line}`}>
        <b dir="auto">{name || t('unnamed')}</b>
        {seconds !== null && <span className="quiet small tabular">{formatTimer(seconds)}</span>}
        <span className="quiet small tabular">{fileSize(size)}</span>
        {state === 'processing' && (
          <span className="quiet small" role="status">
            <Spinner /> {t('storing')}
          </span>
        )}
      </p>
      {problem && <FieldError>{errorMessage(problem)}</FieldError>}
      {state !== 'failed' && (
        <CaptionField
          label={t('caption', { number })}
          placeholder={t('writeCaption')}
          maxLength={memorial.captionMax}
          value={film.caption}
          onChange={({ target }) => draftStore.update(changeFilm(id, { caption: target.value }))}
        />
      )}
      <Button
        look="tool"
        aria-label={t('removeFilm', { number })}
        onPress={() => forgetFilm(id)}
        word="remove"
      />
    </li>
  )
}

/** Plays it from this device; nothing is shown where this browser cannot play it. */
function Preview({ id, label }: { id: string; label: string }) {
  const url = useFileUrl(id)
  const [failed, setFailed] = useState(false)
  if (!url || failed) return null
  return (
    // biome-ignore lint/a11y/useMediaCaption: chosen a moment ago, so there are no captions yet
    <video
      className={styles.video}
      src={`${url}#t=0.1`}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      onError={() => setFailed(true)}
    />
  )
}
