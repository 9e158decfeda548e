import { useTranslations } from '#app/messages/index.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'

/** Shown until the memorial is known, so that nothing is typed that would be lost. */
export function EditSkeleton() {
  const t = useTranslations('editing.frame')
  return (
    <div className="stack s4" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('opening')}
      </p>
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton />
    </div>
  )
}
