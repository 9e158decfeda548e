import type { PublicMemorial } from '#contract/memorials.ts'
import { formatList } from '../../lib/list-and-percent-format.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Breakable } from '../../ui/Breakable.tsx'
import styles from './FamilyFoot.module.css'

interface Props {
  memorial: Pick<PublicMemorial, 'hostNames' | 'shareSlug'>
  /** Canonical address of this memorial. */
  address: string
}

/** Says who made this page, and links to the form for reporting a problem. */
export function FamilyFoot({ memorial: { hostNames, shareSlug }, address }: Props) {
  const t = useTranslations('visitReport.foot')
  return (
    <section className={`stack s1 note anywhere centred measure ${styles.foot}`} aria-labelledby="whose">
      <h2 id="whose">{t('title')}</h2>
      <p>
        {hostNames.length === 0
          ? t('unnamed')
          : t('hosts', { count: hostNames.length, names: formatList(hostNames) })}
      </p>
      <p>
        {t('free')} {t.rich('address', { address, link: () => <Breakable text={address} /> })}
      </p>
      <p className={styles.printed}>
        {t.rich('printed', { address, link: () => <Breakable text={address} /> })}
      </p>
      <p>
        <a className="touch" href={`/view/${shareSlug}/report`} rel="nofollow">
          {t('report')}
        </a>
      </p>
    </section>
  )
}
