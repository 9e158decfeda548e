import { ChevronRight, Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import type { ModeratedMemorial } from '#contract/memorials.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './MemorialList.module.css'
import { Portrait } from './Portrait.tsx'

/** Memorials where somebody is a helper, each a card that is one link. */
export function ModeratedList({ memorials }: { memorials: ModeratedMemorial[] }) {
  const t = useTranslations('account.profile.moderated')
  return (
    <ul className={`stack s3 measured ${styles.list}`}>
      {memorials.map(({ uuid, nameOfPerson, profilePhoto, waiting }) => (
        <li key={uuid}>
          <Link to={`/memorial/moderation/${uuid}`}>
            <Portrait photo={profilePhoto} />
            <span className="stack from-start s1">
              <b className="name" dir="auto">
                {nameOfPerson}
              </b>
              <span className="note">{t('role')}</span>
              {waiting > 0 && (
                <Chip tone="unsure" icon={Hourglass}>
                  {t('waiting', { count: waiting })}
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
