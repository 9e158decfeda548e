import { useTranslations } from '../../messages/index.tsx'
import { MoreForm } from '../../ui/MoreForm.tsx'

export interface MorePhotosProps {
  shareSlug: string
  nameOfPerson: string
  /** Cursor after the last photo on the page itself. */
  next: string
  /** How many photos of others the page shows, and how many there are. */
  shown: number
  total: number
}

interface Props extends Omit<MorePhotosProps, 'next' | 'nameOfPerson'> {
  /** null: there are no more. */
  next: string | null
  failed: boolean
  busy?: boolean
  onMore: () => Promise<void>
}

export function PhotosForm({ shareSlug, next, shown, total, failed, busy, onMore }: Props) {
  const t = useTranslations('view.more')
  return (
    <MoreForm
      {...{ failed, onMore, ...(busy !== undefined && { busy }) }}
      action={`/view/${shareSlug}/more`}
      query={{ photos: next ?? '' }}
      isLast={next === null}
      words={{
        more: t('photos'),
        loading: t('loading'),
        failed: t('failed'),
        shown: t('shown', { shown: Math.min(shown, total), total }),
      }}
    />
  )
}
