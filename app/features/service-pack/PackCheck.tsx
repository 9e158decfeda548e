import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { type CheckedPhoto, type ServicePackCheck, showSeconds } from '#contract/service-pack.ts'
import styles from './ServicePack.module.css'

/**
 * What to check before the day: how long the show is, and which photos need attention. Nothing here blocks making the
 * pack.
 */
export function PackCheck({ check, speed }: { check: ServicePackCheck; speed: number }) {
  const t = useTranslations('servicePack.check')
  const lengthOf = useLength()
  const { photos, films, tooSmall, withoutCaption } = check
  const filmed = films?.count ?? 0
  const isFine = photos > 0 && tooSmall.length + withoutCaption.length === 0
  const length = lengthOf(showSeconds(photos, speed) + (films?.seconds ?? 0))
  return (
    <section className="stack s2">
      <h3>{t('title')}</h3>
      <p>{photos + filmed === 0 ? t('empty') : t('photos', { count: photos, length })}</p>
      {filmed > 0 && <p>{t('films', { count: filmed })}</p>}
      {isFine && <p className="quiet">{t('fine')}</p>}
      {tooSmall.length > 0 && (
        <PhotoList
          title={t('tooSmall', { count: tooSmall.length })}
          help={t('tooSmallHelp')}
          photos={tooSmall}
          sized
        />
      )}
      {withoutCaption.length > 0 && (
        <PhotoList
          title={t('withoutCaption', { count: withoutCaption.length })}
          help={t('withoutCaptionHelp')}
          photos={withoutCaption}
        />
      )}
    </section>
  )
}

interface ListProps {
  title: string
  help: string
  photos: CheckedPhoto[]
  /** Whether the photos' sizes are shown. */
  sized?: boolean
}

/** Closed at first, since there may be hundreds; the pictures load once it is opened. */
function PhotoList({ title, help, photos, sized = false }: ListProps) {
  const t = useTranslations('servicePack.check')
  return (
    <details className={`ruled measure ${styles.list}`}>
      <summary>{title}</summary>
      <p className="quiet">{help}</p>
      <ul>
        {photos.map((photo) => (
          <li key={photo.mediaUuid}>
            <img src={photo.thumbnailUrl} alt={photo.title || t('photo')} loading="lazy" decoding="async" />
            {sized && <span>{t('size', { width: String(photo.width), height: String(photo.height) })}</span>}
            {photo.from !== null && (
              <span className="quiet anywhere">{t('from', { name: photo.from || t('anonymous') })}</span>
            )}
          </li>
        ))}
      </ul>
      <LinkButton to="/memorial/edit-photos">{t('edit')}</LinkButton>
    </details>
  )
}

/** Returns a function that formats a length in seconds, for instance '3 minutes 8 seconds'. */
export function useLength(): (length: number) => string {
  const t = useTranslations('servicePack.check')
  return (length) => {
    const [minutes, seconds] = [Math.floor(Math.round(length) / 60), Math.round(length) % 60]
    return minutes === 0 ? t('seconds', { seconds }) : t('minutes', { minutes, seconds }).trim()
  }
}
