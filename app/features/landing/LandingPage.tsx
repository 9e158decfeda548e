import { useTranslations } from '#app/messages/index.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { ProfileMenu } from '#app/ui/ProfileMenu.tsx'
import { SkipLink } from '#app/ui/SkipLink.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import { Begin, Beginnings, Unfinished } from './Beginnings.tsx'
import { Collage } from './Collage.tsx'
import { Dialogs } from './Dialogs.tsx'
import styles from './LandingPage.module.css'
import { Programme } from './Programme.tsx'
import { Questions } from './Questions.tsx'
import { Terms } from './Terms.tsx'
import { useActions } from './useActions.ts'
import { useVisitor } from './useVisitor.ts'

/** `/`: what this is, one way to begin, and the answers that people look for before they do. */
export function LandingPage({ hasExample }: { hasExample: boolean }) {
  const t = useTranslations('landing')
  const visitor = useVisitor()
  const actions = useActions(visitor)
  return (
    <div className={styles.page}>
      <SkipLink />
      <Masthead>{visitor.signedIn && <ProfileMenu onLogout={actions.logout} />}</Masthead>
      <main id="content" tabIndex={-1}>
        <div className={styles.hero}>
          <div className={styles.invitation}>
            <h1>{t('title')}</h1>
            <p className="lead quiet">{t('lead')}</p>
            <Beginnings visitor={visitor} actions={actions} />
            <p className="small quiet">{t('price')}</p>
            <Unfinished visitor={visitor} actions={actions} />
          </div>
          <Collage />
        </div>
        <Programme hasExample={hasExample} />
        <Terms>
          <Begin visitor={visitor} actions={actions} />
        </Terms>
        <Questions />
      </main>
      <VersionLabel />
      <Dialogs actions={actions} />
    </div>
  )
}
