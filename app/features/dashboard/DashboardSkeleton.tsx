import { useTranslations } from '#app/messages/index.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import styles from './DashboardSkeleton.module.css'

/** Shown while the memorial is loading, with as many rows as the summary will have. */
export function DashboardSkeleton() {
  const t = useTranslations('dashboard')
  return (
    <div className="coming">
      <LoadingLine>{t('loading')}</LoadingLine>
      <ul className={`box ${styles.rows}`} aria-hidden="true">
        {(['replies', 'memories', 'gifts', 'publish'] as const).map((row) => (
          <li key={row}>
            <Skeleton width="most" />
            <Skeleton width="half" />
          </li>
        ))}
      </ul>
    </div>
  )
}
