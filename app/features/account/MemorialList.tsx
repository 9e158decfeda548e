import { ChevronRight, Clock, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { MemorialSummary } from '#contract/memorials.ts'
import { formatDay } from '../../lib/dates.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './MemorialList.module.css'
import { Portrait } from './Portrait.tsx'

/** Memorials to open, each a card that is one link. */
export function MemorialList({ memorials }: { memorials: MemorialSummary[] }) {
  const t = useTranslations('account.chooser')
  return (
    <ul className={`stack s3 measured ${styles.list}`}>
      {memorials.map((memorial) => (
        <li key={memorial.uuid}>
          <Link to={`/memorial/load/${memorial.uuid}`}>
            <Portrait photo={memorial.profilePhoto} />
            <span className="stack from-start s1">
              <b className="name" dir="auto">
                {memorial.nameOfPerson}
              </b>
              <span className="note">{t('begun', { date: formatDay(memorial.createdAt) })}</span>
              {memorial.role === 'ADMIN' && <Chip icon={Users}>{t('coHost')}</Chip>}
              {!memorial.paymentCompleted && (
                <Chip tone="unsure" icon={Clock}>
                  {t('pending')}
                </Chip>
              )}
            </span>
            <Icon of={ChevronRight} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
