import { useState } from 'react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import { failedPhotos, writtenStories } from '#app/draft/rules.ts'
import type { Draft, DraftPhoto } from '#app/draft/schema.ts'
import { errorMessage } from '#app/lib/error-message.ts'
import { photoFailureMessage } from '#app/lib/photos/problem-message.ts'
import { rotationShown } from '#app/lib/photos/rotation.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Illustration } from '#app/ui/Illustration.tsx'
import camera from '#app/ui/illustrations/camera.svg?url&no-inline'
import penAndPage from '#app/ui/illustrations/pen-and-page.svg?url&no-inline'
import { Print } from '#app/ui/Print.tsx'
import { RotatedImage } from '#app/ui/RotatedImage.tsx'
import styles from './Review.module.css'
import { ReviewSection } from './ReviewSection.tsx'

/** Photos shown until all are asked for. */
const SHOWN = 24
/** Twice the width of a thumbnail. */
const THUMBNAIL_PIXELS = 640

/** The photos and stories, with their counts. */
export function PhotosReview({ content }: { content: Draft }) {
  const t = useTranslations('preview.photos')
  const [showsAll, setShowsAll] = useState(false)
  const failed = failedPhotos(content.photos)
  const photos = content.photos.filter((photo) => !failed.includes(photo))
  const stories = writtenStories(content)
  const shown = showsAll ? photos : photos.slice(0, SHOWN)
  return (
    <ReviewSection title={t('title')} to="/photos">
      <h3>{photos.length === 0 ? t('noPhotos') : t('photos', { count: photos.length })}</h3>
      {photos.length === 0 && <Illustration picture={camera} small />}
      {shown.length > 0 && (
        <ul className={styles.prints}>
          {shown.map((photo, at) => (
            <li key={photo.id}>
              <Thumbnail photo={photo} number={at + 1} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < photos.length && (
        <Button onPress={() => setShowsAll(true)}>{t('all', { count: photos.length })}</Button>
      )}
      {failed.length > 0 && (
        <div>
          <p>{t('failed', { count: failed.length })}</p>
          <ul className="small quiet">
            {failed.map((photo) => (
              <li key={photo.id}>
                {t('failedPhoto', { file: photo.name, reason: photoFailureMessage(photo) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {content.films.length > 0 && (
        <>
          <h3>{t('films', { count: content.films.length })}</h3>
          <ul className="small quiet">
            {content.films.map(({ id, name, caption, problem }) => (
              <li key={id}>
                <bdi>{caption.trim() || name}</bdi>
                {problem && ` (${errorMessage(problem)})`}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{stories.length === 0 ? t('noStories') : t('stories', { count: stories.length })}</h3>
      {stories.length === 0 && <Illustration picture={penAndPage} small />}
      {stories.map(({ id, title, text }, at) => (
        <StoryCard key={id} number={at + 1} title={title.trim()} text={text.trim()} />
      ))}
    </ReviewSection>
  )
}

function Thumbnail({ photo, number }: { photo: DraftPhoto; number: number }) {
  const t = useTranslations('preview.photos')
  const local = useFileUrl(photo.id, 'thumbnail')
  const { serverMedia, caption } = photo
  const url = local ?? (serverMedia && serverPhoto(serverMedia, THUMBNAIL_PIXELS))
  const words = caption.trim()
  const picture = url ? (
    <RotatedImage
      src={url}
      alt={words ? '' : t('photo', { number })}
      turn={rotationShown(photo, local !== null)}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className={`centred note ${styles.blank}`}>{t('noPicture')}</span>
  )
  return <Print flat picture={picture} caption={words || undefined} />
}

/** In characters: longer stories are folded. About twelve lines. */
const SHORT = 700

interface StoryCardProps {
  number: number
  /** May be empty. */
  title: string
  text: string
}

/** One story; a long one is folded until it is opened. */
function StoryCard({ number, title, text }: StoryCardProps) {
  const t = useTranslations('preview.photos')
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > SHORT
  return (
    <article className={styles.story}>
      <h4 dir={title ? 'auto' : undefined}>{title || t('story', { number })}</h4>
      {text && (
        <p className={classes(styles.words, isLong && !isOpen && `cut ${styles.folded}`)} dir="auto">
          {text}
        </p>
      )}
      {isLong && (
        <Button look="link" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? t('lessStory') : t('wholeStory')}
        </Button>
      )}
    </article>
  )
}
