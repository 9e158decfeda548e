import { useTranslations } from '#app/messages/index.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import styles from './EditScreen.module.css'

/** Shown until the memorial is known, so that nothing is typed that would be lost. */
export function EditSkeleton() {
  const t = useTranslations('editing.frame')
  return (
    <div className={styles.skeleton} aria-busy="true">
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
