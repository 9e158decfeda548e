import { useTranslations } from '#app/messages/index.tsx'
import { Skeleton, SkeletonPrint } from '#app/ui/Skeleton.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import styles from './CreationStep.module.css'

interface Props {
  /** The step's question, if it is known before the draft is loaded. */
  title?: string | undefined
  intro?: string | undefined
  /** The step's second question. */
  next?: { title: string; intro: string } | undefined
}

/** Shown until the draft is loaded, so that nothing is typed and then lost. */
export function StepSkeleton({ title, intro, next }: Props) {
  const t = useTranslations('creation.frame')
  return (
    <main className={styles.skeleton} id="content" tabIndex={-1} aria-busy="true">
      {title ? (
        <header className="below4">
          <h1>{title}</h1>
          <p className="top3 quiet">{intro}</p>
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
