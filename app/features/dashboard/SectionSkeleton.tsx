import { useTranslations } from '#app/messages/index.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'

/** Shown while the memorial of a list is loading. */
export function SectionSkeleton() {
  const t = useTranslations('dashboard')
  return (
    <div className="coming">
      <h1 className="visually-hidden">{t('title')}</h1>
      <LoadingLine>{t('loading')}</LoadingLine>
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </div>
  )
}
