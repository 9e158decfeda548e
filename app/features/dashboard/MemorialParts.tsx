import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatMemorialDate } from '#app/lib/dates.ts'
import { placePieces } from '#app/lib/place-pieces.ts'
import { writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { Memorial } from '#contract/memorials.ts'
import styles from './MemorialParts.module.css'
import { type EditScreen, editPath, HOSTS_PATH, PROGRAMME_PATH, SETTINGS_PATH } from './paths.ts'

/** Lists all parts of a memorial; each row links to its edit screen. */
export function MemorialParts({ memorial, hostCount }: { memorial: Memorial; hostCount: number }) {
  const t = useTranslations('dashboard.details')
  const inShort = useProgrammeInShort()(memorial.programme)
  const where = placePieces(memorial.address ?? '').join(' ')
  const { nameOfPerson, memorialDate, hostMessage, hostVideoMessage, media, stories, contacts } = memorial
  const inState = (state: Memorial['media'][number]['state']) =>
    media.filter((photo) => photo.state === state).length
  const [processing, failed] = [inState('PROCESSING'), inState('FAILED')]
  const films = memorial.filmCount ?? 0
  const invited = contacts.filter((contact) => contact.dateInviteSent !== null).length
  const funds = memorial.memorialFunds.filter(({ closed }) => !closed).length
  const parts = [
    { name: 'details', says: [nameOfPerson, formatMemorialDate(memorialDate) || t('noDate')] },
    {
      name: 'programme',
      says:
        memorial.programme.length > 1 ? inShort : [formatMemorialDate(memorialDate) || t('noDate'), where],
    },
    {
      name: 'message',
      says: [hostVideoMessage && t('video'), hostMessage || (hostVideoMessage ? null : t('noMessage'))],
    },
    {
      name: 'photos',
      says: [
        t('photos', { count: media.length }),
        films > 0 && t('films', { count: films }),
        processing > 0 && t('processing', { count: processing }),
        failed > 0 && t('failedPhotos', { count: failed }),
      ],
    },
    { name: 'stories', says: [t('stories', { count: stories.length })] },
    {
      name: 'contacts-share',
      says: [
        t('contacts', { count: contacts.length }),
        contacts.length > 0 && t('invited', { count: invited }),
      ],
    },
    { name: 'donations', says: [t('funds', { count: funds })] },
    { name: 'hosts', says: [t('hosts', { count: hostCount })] },
    { name: 'settings', says: [t(`sees.${memorial.visibility}`), memorial.searchIndexed && t('searched')] },
  ] as const
  return (
    <section className="shrinks" aria-labelledby="memorial-details">
      <h2 id="memorial-details">{t('title')}</h2>
      <ul className={`top4 ruled anywhere ${styles.parts}`}>
        {parts.map(({ name, says }) => (
          <li key={name}>
            <Link to={pathOf(name)}>
              <span>
                <span className="visually-hidden">{t('edit')}</span> <b>{t(`parts.${name}`)}</b>
                <small className="note cut">
                  {says.filter(Boolean).map((said, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a line of text without state
                    <Fragment key={place}>
                      {place > 0 && (says === inShort ? ' · ' : t('comma'))}
                      <bdi>{said}</bdi>
                    </Fragment>
                  ))}
                </small>
              </span>
              <Icon of={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Gives the parts of a day, each with its time, after the day; where there are several days each has its own. */
function useProgrammeInShort() {
  const nameOf = useEventName()
  return (programme: Memorial['programme']): string[] => {
    const held = programme.filter(({ isCancelled }) => !isCancelled)
    const days = new Set(held.map(({ date }) => formatMemorialDate(date)))
    const partOf = (part: Memorial['programme'][number]) =>
      [days.size > 1 && formatMemorialDate(part.date), writtenTime(part.begins ?? ''), nameOf(part)]
        .filter(Boolean)
        .join(' ')
    return [...(days.size === 1 ? days : []), ...held.map(partOf)]
  }
}

/** Screens that do not edit the draft. */
const ownPaths = { hosts: HOSTS_PATH, programme: PROGRAMME_PATH, settings: SETTINGS_PATH } as const

const pathOf = (name: EditScreen | keyof typeof ownPaths): string =>
  name in ownPaths ? ownPaths[name as keyof typeof ownPaths] : editPath(name as EditScreen)
