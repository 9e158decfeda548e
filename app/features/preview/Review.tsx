import { CircleCheck, Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import { sendableLife } from '#app/draft/life.ts'
import { validContacts } from '#app/draft/rules.ts'
import type { Content, Draft } from '#app/draft/schema.ts'
import { formatMemorialDate, lifeDateWriter } from '#app/lib/dates.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { readDuration } from '#app/lib/recording/duration.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { SaveStatus } from '#app/saving/save-status.ts'
import { useReadyVideo } from '#app/saving/use-ready-video.ts'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Place } from '#app/ui/Place.tsx'
import { VideoPlayer } from '#app/ui/VideoPlayer.tsx'
import { classifyContact } from '#contract/contacts-text.ts'
import { lifeSpan } from '#contract/life-span.ts'
import { dayTexts, singleTextNames } from '#contract/memorial-texts.ts'
import { PhotosReview } from './PhotosReview.tsx'
import styles from './Review.module.css'
import { ReviewSection } from './ReviewSection.tsx'

/** Everything entered so far, for a last look; nothing can be changed here. */
export function Review({ content, status }: { content: Draft; status: SaveStatus }) {
  const t = useTranslations('preview.next')
  return (
    <div className="stack s6">
      <WhoReview content={content} />
      <PhotosReview content={content} />
      <MessageReview content={content} />
      <ContactsReview content={content} />
      <Notice title={t('title')}>
        {t(status === 'saved' ? 'saved' : status === 'here' ? 'anonymous' : 'unsaved')}
      </Notice>
    </div>
  )
}

/** Twice the displayed size, for dense screens. */
const PORTRAIT_PIXELS = 320

/** Name, portrait, date and place. */
function WhoReview({ content }: { content: Content }) {
  const t = useTranslations('preview')
  const tSpan = useTranslations('lifeSpan')
  const life = lifeSpan(sendableLife(content) ?? {}, tSpan, lifeDateWriter)
  const { personName, hasDate, memorialDate } = content
  const date = formatMemorialDate(memorialDate)
  return (
    <ReviewSection title={t('who.title')} to="/who">
      <div className={`wrap ${styles.who}`}>
        <Portrait content={content} />
        <dl className={`stack s3 ${styles.facts}`}>
          <Fact label={t('who.name')} value={personName} isName />
          {life && <Fact label={t('who.life')} value={life} />}
          <Fact label={t('who.date')} value={date} otherwise={t('who.noDate')} />
          {singleTextNames.map(
            (name) =>
              (hasDate || !(name in dayTexts)) && (
                <Fact
                  key={name}
                  label={t(`who.${name}`)}
                  value={content[name]}
                  isPlace={name === 'address'}
                />
              ),
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

/** The video, the written message, or a note that there is neither. */
function MessageReview({ content }: { content: Content }) {
  const t = useTranslations('preview.message')
  const text = content.hostMessage.trim()
  const hasVideo = content.hostVideo !== null || content.serverVideo !== null
  return (
    <ReviewSection title={t('title')} to="/message">
      {hasVideo && (
        <>
          <h3 className={styles.recorded}>
            <Icon of={CircleCheck} />
            {t('video')}
          </h3>
          <VideoReview content={content} />
        </>
      )}
      {text !== '' && (
        <>
          <h3>{t('text')}</h3>
          <p className={styles.letter} dir="auto">
            {text}
          </p>
        </>
      )}
      {!hasVideo && text === '' && <p className="quiet">{t('none')}</p>}
    </ReviewSection>
  )
}

function VideoReview({ content: { hostVideo, serverVideo } }: { content: Content }) {
  const t = useTranslations('preview.message')
  useReadyVideo()
  const local = useFileUrl(hostVideo?.id ?? null)
  const video = useRef<HTMLVideoElement>(null)
  const stored = hostVideo ? null : serverVideo
  const shown = stored?.url ?? local
  // Loads the first frame and the duration, which browsers leave out of their recordings.
  useEffect(() => {
    if (shown !== null && video.current) void readDuration(video.current)
  }, [shown])
  if (stored) return <VideoPlayer player={video} video={stored} label={t('play')} className={styles.video} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: the host's own recording, which has no captions
    <video
      ref={video}
      className={styles.video}
      src={local ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={t('play')}
    />
  )
}

/** Addresses shown until all are asked for. */
const SHOWN = 20

/** Lists the email addresses with their count; phone numbers are only counted. */
function ContactsReview({ content }: { content: Content }) {
  const t = useTranslations('preview.contacts')
  const [showsAll, setShowsAll] = useState(false)
  const valid = validContacts(content)
  const emails = valid.filter(({ text }) => classifyContact(text) === 'email')
  const shown = showsAll ? emails : emails.slice(0, SHOWN)
  const phones = valid.length - emails.length
  return (
    <ReviewSection title={t('title')} to="/contacts">
      {emails.length === 0 ? (
        phones > 0 ? (
          <p>{t('phonesOnly', { count: phones })}</p>
        ) : (
          <p className="quiet">{t('none')}</p>
        )
      ) : (
        <>
          <h3>{t('count', { count: emails.length })}</h3>
          <ul className={styles.people}>
            {shown.map(({ id, text, name }) => (
              <li key={id}>
                <Icon of={Mail} />
                <span dir="auto">
                  {name && (
                    <>
                      <bdi>{name}</bdi>
                      <br />
                    </>
                  )}
                  <bdi>
                    <Breakable text={text.trim()} />
                  </bdi>
                </span>
              </li>
            ))}
          </ul>
          {shown.length < emails.length && (
            <Button onPress={() => setShowsAll(true)}>{t('all', { count: emails.length })}</Button>
          )}
        </>
      )}
      {emails.length > 0 && phones > 0 && <p className="quiet">{t('phones', { count: phones })}</p>}
    </ReviewSection>
  )
}
