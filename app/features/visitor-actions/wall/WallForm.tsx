import { useTranslations } from '#app/messages/index.tsx'
import { MoreForm } from '#app/ui/MoreForm.tsx'

export interface MoreProps {
  shareSlug: string
  /** Cursor after the last memory on the page itself. */
  next: string
  /** How many memories the page shows, and how many there are. */
  shown: number
  total: number
}

interface Props extends Omit<MoreProps, 'next'> {
  /** null: there are no more. */
  next: string | null
  failed: boolean
  busy?: boolean
  onMore: () => Promise<void>
}

export function WallForm({ shareSlug, next, shown, total, ...state }: Props) {
  const t = useTranslations('visitWall')
  return (
    <MoreForm
      {...state}
      action={`/view/${shareSlug}/more`}
      query={{ memories: next ?? '' }}
      isLast={next === null}
      words={{
        more: t('more'),
        loading: t('loading'),
        failed: t('failed'),
        shown: t('shown', { shown: Math.min(shown, total), total }),
      }}
    />
  )
}
