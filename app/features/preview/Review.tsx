import type { Draft } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { SaveStatus } from '#app/saving/save-status.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { ContactsReview } from './ContactsReview.tsx'
import { MessageReview } from './MessageReview.tsx'
import { PhotosReview } from './PhotosReview.tsx'
import { WhoReview } from './WhoReview.tsx'

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
