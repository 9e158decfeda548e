import { useTranslations } from '../../messages/index.tsx'
import { Illustration } from '../../ui/Illustration.tsx'
import closedDoor from '../../ui/illustrations/closed-door.svg?url&no-inline'
import { Masthead } from '../../ui/Masthead.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'
import styles from './MemorialView.module.css'

/** Replaces a memorial that does not exist, or that this visitor may not see. */
export function MemorialMissing({ words }: { words: string }) {
  const t = useTranslations('view')
  return (
    <div className={styles.ground}>
      <Masthead />
      <main id="content" className={`stack ${styles.missing}`}>
        <Illustration picture={closedDoor} />
        <h1>{t('missing')}</h1>
        <p>{words}</p>
      </main>
      <VersionLabel />
    </div>
  )
}
