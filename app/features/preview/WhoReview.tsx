import { useFileUrl } from '#app/draft/file-urls.ts'
import { sendableLife } from '#app/draft/life.ts'
import type { Content } from '#app/draft/schema.ts'
import { formatMemorialDate } from '#app/lib/dates.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { currentLocale } from '#app/messages/current-locale.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Place } from '#app/ui/Place.tsx'
import { lifeSpan } from '#contract/life-span.ts'
import styles from './Review.module.css'
import { ReviewSection } from './ReviewSection.tsx'

/** Twice the displayed size, for dense screens. */
const PORTRAIT_PIXELS = 320

/** Name, portrait, date and place. */
export function WhoReview({ content }: { content: Content }) {
  const t = useTranslations('preview')
  const tSpan = useTranslations('lifeSpan')
  const life = lifeSpan(sendableLife(content) ?? {}, tSpan, currentLocale().language)
  const { personName, hasDate, memorialDate, address, details } = content
  const date = formatMemorialDate(memorialDate)
  return (
    <ReviewSection title={t('who.title')} to="/who">
      <div className={`wrap ${styles.who}`}>
        <Portrait content={content} />
        <dl className={`stack s3 ${styles.facts}`}>
          <Fact label={t('who.name')} value={personName} isName />
          {life && <Fact label={t('who.life')} value={life} />}
          <Fact label={t('who.date')} value={date} otherwise={t('who.noDate')} />
          {hasDate && (
            <>
              <Fact label={t('who.address')} value={address} isPlace />
              <Fact label={t('who.details')} value={details} />
            </>
          )}
        </dl>
      </div>
    </ReviewSection>
  )
}

function Fact(props: {
  label: string
  value: string
  otherwise?: string
  isName?: boolean
  isPlace?: boolean
}) {
  const t = useTranslations('preview')
  const value = props.value.trim()
  return (
    <div>
      <dt>{props.label}</dt>
      {value === '' ? (
        <dd className="quiet">{props.otherwise ?? t('notProvided')}</dd>
      ) : (
        <dd className={props.isName ? styles.name : undefined} dir="auto">
          {props.isPlace ? <Place text={value} /> : value}
        </dd>
      )}
    </div>
  )
}

function Portrait({ content: { profilePhoto, personName } }: { content: Content }) {
  const t = useTranslations('preview.who')
  const local = useFileUrl(profilePhoto?.id ?? null, 'thumbnail')
  const media = profilePhoto?.serverMedia
  const url = local ?? (media && serverPhoto(media, PORTRAIT_PIXELS))
  if (!url) return null
  return (
    <img className={styles.portrait} src={url} alt={t('portrait', { name: personName || t('someone') })} />
  )
}
