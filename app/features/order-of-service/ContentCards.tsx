import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Media } from '#contract/media.ts'
import type { OrderContent } from '#contract/order-of-service.ts'
import { orderOfService as most } from '#contract/order-of-service-limits.ts'
import styles from './OrderOfService.module.css'
import type { OrderWork } from './use-order.ts'

interface Props {
  work: OrderWork
  onChange: (next: (content: OrderContent) => OrderContent) => void
}

/** What stands on the first page, and the thanks on the last. */
export function CoverCard({ work: { content, facts }, onChange }: Props) {
  const t = useTranslations('orderOfService')
  const put = (to: Partial<OrderContent>) => onChange((now) => ({ ...now, ...to }))
  return (
    <Card title={t('cover.title')}>
      <div className="stack">
        <TextField
          label={t('cover.name')}
          autoComplete="off"
          value={content.name ?? facts.name}
          onChange={({ currentTarget: { value } }) => put({ name: orOfMemorial(value, facts.name) })}
        />
        <TextField
          label={t('cover.years')}
          optional
          help={t('cover.yearsHelp')}
          autoComplete="off"
          value={content.years}
          onChange={({ currentTarget: { value } }) => put({ years: value })}
        />
        <TextArea
          label={t('cover.when')}
          look="plain"
          rows={2}
          help={t('cover.whenHelp')}
          value={content.when ?? facts.when}
          onChange={({ currentTarget: { value } }) => put({ when: orOfMemorial(value, facts.when) })}
        />
        <TextArea
          label={t('back.thanks')}
          optional
          rows={3}
          placeholder={t('back.thanksHint')}
          value={content.thanks}
          onChange={({ currentTarget: { value } }) => put({ thanks: value })}
        />
        <p className="small quiet">{t(facts.paymentCompleted ? 'back.text' : 'back.codeLater')}</p>
      </div>
    </Card>
  )
}

/** What the memorial says is not stored: it follows the memorial. */
const orOfMemorial = (typed: string, told: string): string | null => (typed === told ? null : typed)

/** A few photos, whole, with their captions. */
export function PhotosCard({ work, media, onChange }: Props & { media: readonly Media[] }) {
  const t = useTranslations('orderOfService.photos')
  const { photoUuids } = work.content
  const photos = media.filter(({ state, mediaType }) => state === 'READY' && mediaType === 0)
  const isFull = photoUuids.length >= most.photosMax
  if (photos.length === 0) return null
  return (
    <Card title={t('title')}>
      <p className="quiet">{t('text', { count: most.photosMax })}</p>
      <ul className={`stack s3 ${styles.photos}`}>
        {photos.map((photo, at) => (
          <li key={photo.uuid}>
            <Checkbox
              checked={photoUuids.includes(photo.uuid)}
              disabled={isFull && !photoUuids.includes(photo.uuid)}
              onChange={({ currentTarget: { checked } }) =>
                onChange((now) => ({
                  ...now,
                  photoUuids: checked
                    ? [...now.photoUuids, photo.uuid].slice(0, most.photosMax)
                    : now.photoUuids.filter((one) => one !== photo.uuid),
                }))
              }
            >
              <Picture photo={photo} alt="" sizes="9rem" />
              <span dir="auto">{photo.title || t('photo', { number: at + 1 })}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Card>
  )
}
