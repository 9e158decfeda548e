import { useTranslations } from '#app/messages/index.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { Waiting } from '#app/ui/Waiting.tsx'

/** While the memorial that a list belongs to is on its way. */
export function PartSkeleton() {
  const t = useTranslations('dashboard')
  return (
    <div className="coming">
      <h1 className="visually-hidden">{t('title')}</h1>
      <Waiting>{t('loading')}</Waiting>
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </div>
  )
}
