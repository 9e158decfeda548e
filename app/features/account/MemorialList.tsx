import { ChevronRight, Clock, Hourglass, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import type { Media } from '#contract/media.ts'
import type { ContributionSummary, MemorialSummary, ModeratedMemorial } from '#contract/memorials.ts'
import { formatOwnDay } from '../../lib/dates.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './MemorialList.module.css'

/** Memorials to open. */
export function MemorialList({ memorials }: { memorials: MemorialSummary[] }) {
  const t = useTranslations('account.chooser')
  return (
    <List>
      {memorials.map(({ uuid, nameOfPerson, profilePhoto, createdAt, role, paymentCompleted }) => (
        <Item
          key={uuid}
          to={`/memorial/load/${uuid}`}
          photo={profilePhoto}
          name={nameOfPerson}
          note={t('begun', { date: formatOwnDay(createdAt) })}
        >
          {role === 'ADMIN' && <Chip icon={Users}>{t('coHost')}</Chip>}
          {!paymentCompleted && (
            <Chip tone="unsure" icon={Clock}>
              {t('pending')}
            </Chip>
          )}
        </Item>
      ))}
    </List>
  )
}

/** Memorials where somebody is a helper. */
export function ModeratedList({ memorials }: { memorials: ModeratedMemorial[] }) {
  const t = useTranslations('account.profile.moderated')
  return (
    <List>
      {memorials.map(({ uuid, nameOfPerson, profilePhoto, waiting }) => (
        <Item
          key={uuid}
          to={`/memorial/moderation/${uuid}`}
          photo={profilePhoto}
          name={nameOfPerson}
          note={t('role')}
        >
          {waiting > 0 && (
            <Chip tone="unsure" icon={Hourglass}>
              {t('waiting', { count: waiting })}
            </Chip>
          )}
        </Item>
      ))}
    </List>
  )
}

/** Memorials that somebody added to; each leads to its public page. */
export function ContributionList({
  contributions,
}: {
  contributions: z.infer<typeof ContributionSummary>[]
}) {
  const t = useTranslations('account.profile')
  if (contributions.length === 0) return <p className="quiet">{t('noContributions')}</p>
  return (
    <List>
      {contributions.map(({ id, mediaCount, recordingCount = 0, memorial }) => (
        <Item
          key={id}
          to={`/view/${memorial.shareSlug}?sli=true`}
          photo={null}
          name={memorial.nameOfPerson}
          note={
            <>
              {(mediaCount > 0 || recordingCount === 0) && t('photos', { count: mediaCount })}
              {mediaCount > 0 && recordingCount > 0 && ' · '}
              {recordingCount > 0 && t('recordings', { count: recordingCount })}
            </>
          }
        />
      ))}
    </List>
  )
}

const List = ({ children }: { children: ReactNode }) => (
  <ul className={`stack s3 measured ${styles.list}`}>{children}</ul>
)

interface ItemProps {
  to: string
  photo: Media | null
  name: string
  note: ReactNode
  children?: ReactNode
}

/** A card that is one link; a public page is a document of its own. */
function Item({ to, photo, name, note, children }: ItemProps) {
  return (
    <li>
      <Link to={to} reloadDocument={to.startsWith('/view/')}>
        <Portrait photo={photo} />
        <span className="stack from-start s1">
          <b className="name" dir="auto">
            {name}
          </b>
          <span className="note">{note}</span>
          {children}
        </span>
        <Icon of={ChevronRight} />
      </Link>
    </li>
  )
}

/** A small print of the person; the half sun where there is no photo, or it is not ready. */
function Portrait({ photo }: { photo: Media | null }) {
  const width = photo?.widths[0]
  return (
    <span className={styles.portrait}>
      {photo && width ? (
        <img
          className="fill"
          src={`${photo.location}/${photo.filename}-${width}.jpg`}
          alt=""
          loading="lazy"
        />
      ) : (
        <i />
      )}
    </span>
  )
}
