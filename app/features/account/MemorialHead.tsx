import { ExternalLink, Send } from 'lucide-react'
import type { Memorial } from '#contract/memorials.ts'
import { formatMemorialDate } from '../../lib/dates.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './MemorialHead.module.css'
import { Portrait } from './Portrait.tsx'

/** Whose memorial it is, when and where, and the two ways on from here. */
export function MemorialHead({ memorial }: { memorial: Memorial }) {
  const t = useTranslations('account.dashboard')
  const { nameOfPerson: name, memorialDate, address, profilePhoto, paymentCompleted, shareSlug } = memorial
  const when = [formatMemorialDate(memorialDate), address].filter(Boolean).join(' · ')
  return (
    <header className={styles.head}>
      <span className={styles.portrait}>
        <Portrait photo={profilePhoto} alt={t('portrait', { name })} />
      </span>
      <div className={styles.words}>
        <h1 dir="auto">{name}</h1>
        {when && (
          <p className="quiet small" dir="auto">
            {when}
          </p>
        )}
        {paymentCompleted && (
          <p>
            <a className={styles.view} href={`/view/${shareSlug}`}>
              <Icon of={ExternalLink} />
              {t('view')}
            </a>
          </p>
        )}
      </div>
      {paymentCompleted && (
        <LinkButton look="primary" icon={Send} to="/share">
          {t('share')}
        </LinkButton>
      )}
    </header>
  )
}
