import { lifeDateWriter } from '#app/lib/dates.ts'
import { lifeSpan } from '#contract/life-span.ts'
import type { SaidAfter } from '../../context.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Illustration } from '../../ui/Illustration.tsx'
import pressedFlower from '../../ui/illustrations/pressed-flower.svg?url&no-inline'
import { Masthead } from '../../ui/Masthead.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'
import styles from './MemorialView.module.css'

interface Props {
  kind: 'ended' | 'removed'
  said: SaidAfter | null
  /** The operator's address. */
  email: string
}

/** The still page behind a printed code whose memorial is closed or gone: whom it was for, and how to ask the family. */
export function PrintedAfter({ kind, said, email }: Props) {
  const t = useTranslations('printed')
  const life = useTranslations('lifeSpan')
  const years = said && lifeSpan(said, life, lifeDateWriter)
  return (
    <div className={styles.ground}>
      <Masthead />
      <main id="content" className={`stack ${styles.missing}`}>
        <Illustration picture={pressedFlower} />
        <h1 dir="auto">{said?.name ?? t('title')}</h1>
        {years && <p>{years}</p>}
        <p>{t(kind)}</p>
        <p>{t(kind === 'ended' ? 'askEnded' : 'askRemoved')}</p>
        {kind === 'ended' && (
          <p>
            <a href={`mailto:${email}`} className="alone">
              {email}
            </a>
          </p>
        )}
      </main>
      <VersionLabel />
    </div>
  )
}
