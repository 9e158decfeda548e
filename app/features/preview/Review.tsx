import type { Content } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ContactsReview } from './ContactsReview.tsx'
import { MessageReview } from './MessageReview.tsx'
import { PhotosReview } from './PhotosReview.tsx'
import styles from './Review.module.css'
import { WhoReview } from './WhoReview.tsx'

/** Everything entered so far, to be read once more; nothing can be changed in place. */
export function Review({ content, isSaved }: { content: Content; isSaved: boolean }) {
  const t = useTranslations('preview.next')
  return (
    <div className={styles.review}>
      <WhoReview content={content} />
      <PhotosReview content={content} />
      <MessageReview content={content} />
      <ContactsReview content={content} />
      <Notice title={t('title')}>{isSaved ? t('saved') : t('anonymous')}</Notice>
    </div>
  )
}
