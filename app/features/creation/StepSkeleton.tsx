import { useTranslations } from '#app/messages/index.tsx'
import { Skeleton, SkeletonPrint } from '#app/ui/Skeleton.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import styles from './CreationStep.module.css'

interface Props {
  /** What the step asks, where that is known before the draft is. */
  title?: string | undefined
  intro?: string | undefined
  /** Its further question. */
  next?: { title: string; intro: string } | undefined
}

/** A step until the draft is known: nothing can be typed that would be lost. */
export function StepSkeleton({ title, intro, next }: Props) {
  const t = useTranslations('creation.frame')
  return (
    <main className={styles.skeleton} id="content" tabIndex={-1} aria-busy="true">
      {title ? (
        <header className={styles.heading}>
          <h1>{title}</h1>
          <p className="quiet">{intro}</p>
          <p className="visually-hidden">{t('opening')}</p>
        </header>
      ) : (
        <h1 className="visually-hidden">{t('opening')}</h1>
      )}
      <Skeleton width="half" />
      <Skeleton />
      {next && (
        <StepSection title={next.title} intro={next.intro}>
          <SkeletonPrint />
        </StepSection>
      )}
      <Skeleton width="most" />
      <Skeleton />
    </main>
  )
}
