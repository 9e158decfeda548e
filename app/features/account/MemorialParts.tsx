import { Pencil } from 'lucide-react'
import type { Memorial } from '#contract/memorials.ts'
import { formatMemorialDate } from '../../lib/dates.ts'
import { useTranslations } from '../../messages/index.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './MemorialParts.module.css'

/** Every part of a memorial in a line, each with one way to change it. */
export function MemorialParts({ memorial }: { memorial: Memorial }) {
  const t = useTranslations('account.dashboard')
  const { nameOfPerson, memorialDate, hostMessage, hostVideoMessage, media, stories, contacts } = memorial
  const inState = (state: Memorial['media'][number]['state']) =>
    media.filter((photo) => photo.state === state).length
  const [processing, failed] = [inState('PROCESSING'), inState('FAILED')]
  const invited = contacts.filter((contact) => contact.dateInviteSent !== null).length
  const parts = [
    { name: 'who', path: '/who', says: [nameOfPerson, formatMemorialDate(memorialDate) || t('noDate')] },
    {
      name: 'message',
      path: '/message',
      says: [hostVideoMessage && t('video'), hostMessage || (hostVideoMessage ? null : t('noMessage'))],
    },
    {
      name: 'photos',
      path: '/photos',
      says: [
        t('photos', { count: media.length }),
        processing > 0 && t('processing', { count: processing }),
        failed > 0 && t('failedPhotos', { count: failed }),
      ],
    },
    { name: 'stories', path: '/photos', says: [t('stories', { count: stories.length })] },
    {
      name: 'contacts',
      path: '/contacts',
      says: [
        t('contacts', { count: contacts.length }),
        contacts.length > 0 && t('invited', { count: invited }),
      ],
    },
  ] as const
  return (
    <ul className={styles.parts}>
      {parts.map(({ name, path, says }) => (
        <li key={name}>
          <h3>{t(`parts.${name}`)}</h3>
          <p dir="auto">{says.filter(Boolean).join(', ')}</p>
          <LinkButton
            look="line"
            icon={Pencil}
            to={path}
            aria-label={t('editNamed', { part: t(`parts.${name}`) })}
          >
            {t('edit')}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
