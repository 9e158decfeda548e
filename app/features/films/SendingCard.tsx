import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import styles from './FilmSection.module.css'
import { cancelFilm, retryFilm, type SendingFilm } from './film-uploads.ts'

/** A film on its way, or why it was not taken. */
export function SendingCard({ film }: { film: SendingFilm }) {
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
          {problem ? t('dismiss') : t('stop')}
        </Button>
      </p>
    </li>
  )
}
