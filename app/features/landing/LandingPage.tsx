import { Link } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { SkipLink } from '#app/ui/SkipLink.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import { Collage } from './Collage.tsx'
import { FeatureCards } from './FeatureCards.tsx'
import styles from './LandingPage.module.css'
import { Pricing } from './Pricing.tsx'
import { Questions } from './Questions.tsx'
import { StartButton, StartButtons, Unfinished } from './StartButtons.tsx'
import { useActions } from './use-actions.ts'
import { useVisitor } from './use-visitor.ts'

/** `/`: says what the product is, lets people start, and answers the questions they have before that. */
export function LandingPage({ hasExample }: { hasExample: boolean }) {
  const t = useTranslations('landing')
  const visitor = useVisitor()
  const actions = useActions()
  return (
    <div className={styles.page}>
      <SkipLink />
      <Masthead />
      <main id="content" tabIndex={-1}>
        <div className={styles.hero}>
          <div className={styles.invitation}>
            <h1>{t('title')}</h1>
            <p className="lead quiet">{t('lead')}</p>
            <StartButtons visitor={visitor} actions={actions} />
            {actions.hasFailed && (
              <p className={styles.failed} role="alert">
                <strong>{t('failed.title')}</strong> {t('failed.text')}
              </p>
            )}
            <p className="small quiet">{t('price')}</p>
            <Unfinished visitor={visitor} actions={actions} />
          </div>
          <Collage />
        </div>
        <FeatureCards hasExample={hasExample} />
        <Pricing>
          <StartButton visitor={visitor} actions={actions} />
        </Pricing>
        <Questions />
        <p className={`centred top6 ${styles.archive}`}>
          <Link className="way" to="/open-archive">
            {t('openArchive')}
          </Link>
        </p>
      </main>
      <VersionLabel />
    </div>
  )
}
