import { Word } from '#app/ui/Word.tsx'
import { useTranslations } from '../../messages/index.tsx'
import { Illustration } from '../../ui/Illustration.tsx'
import closedDoor from '../../ui/illustrations/closed-door.svg?url&no-inline'
import { Masthead } from '../../ui/Masthead.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'
import styles from './MemorialView.module.css'

/** Replaces a memorial whose year is over. The name is not shown, since the page may have required a passcode. */
export function MemorialEnded() {
  const t = useTranslations('retention.ended')
  return (
    <div className={styles.ground}>
      <Masthead />
      <main id="content" className={`stack ${styles.missing}`}>
        <Illustration picture={closedDoor} />
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <p>
          {t('hosts')}{' '}
          <a href="/login?redirect=%2Fprofile">
            <Word of="logIn" />
          </a>
        </p>
      </main>
      <VersionLabel />
    </div>
  )
}
