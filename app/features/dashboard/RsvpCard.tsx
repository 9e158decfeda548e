import { useCallback, useMemo, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { CountsLine } from '#app/parts/day-events/CountsLine.tsx'
import { isAnswered } from '#app/parts/day-events/rules.ts'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import replyCard from '#app/ui/illustrations/reply-card.svg?url&no-inline'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import type { AnsweredEvent } from '#contract/events.ts'
import { responses } from '#contract/limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import { exportRsvps, type HostRsvp, listRsvps, type RsvpCounts } from '#contract/rsvps.ts'
import { AnswerItem } from './AnswerItem.tsx'
import { CsvButton } from './CsvButton.tsx'
import { PagedItems } from './PagedItems.tsx'
import { newestFirst } from './paging.ts'
import { editPath } from './paths.ts'
import { RemovedItem } from './RemovedItem.tsx'
import { RsvpBar } from './RsvpBar.tsx'
import styles from './RsvpCard.module.css'
import { rsvpCountKeys } from './rsvp-count-keys.ts'
import { countUnanswered } from './rules.ts'
import { usePagedList } from './use-paged-list.ts'
import { type RsvpRemoval, useRsvpRemoval } from './use-rsvp-removal.ts'

/** From this number of answers on, the filter is shown. */
const FILTERED_FROM = 5

type Status = HostRsvp['status']

interface Props {
  memorial: Memorial
  /** When it was asked for (`performance.now()`). */
  askedAt: number
}

/** Who is coming: a summary, and every answer. */
export function RsvpCard({ memorial, askedAt }: Props) {
  const t = useTranslations('dashboard.rsvps')
  const [status, setStatus] = useState<Status | null>(null)
  const { uuid: memorialUuid, rsvps, contacts } = memorial
  const removal = useRsvpRemoval(memorial)
  const { attending, unsure, notAttending, guests, waiting } = removal.counts
  const { programme } = removal
  const answered = useAnsweredWords()
  const replied = attending + unsure + notAttending
  const invitedOpen = countUnanswered(contacts)
  const open = invitedOpen ?? 0
  if (replied + waiting === 0 && removal.removed.length === 0)
    return (
      <Card level={1} title={t('title')}>
        <EmptyState
          picture={replyCard}
          title={t('emptyTitle')}
          action={<LinkButton to={editPath('contacts-share')}>{t('invite')}</LinkButton>}
        >
          {t('emptyText')}
        </EmptyState>
      </Card>
    )
  return (
    <Card
      level={1}
      title={t('title')}
      action={<span className="small quiet">{answered(replied, invitedOpen)}</span>}
    >
      {programme.length > 0 ? (
        <PartCounts programme={programme} />
      ) : (
        <>
          <RsvpBar counts={{ attending, unsure, notAttending, open }} />
          {guests > 0 && <p className="top4">{t('coming', { guests, people: attending + guests })}</p>}
        </>
      )}
      {waiting > 0 && <p>{t('waiting', { count: waiting })}</p>}
      <div className={`stack s2 top5 ruled ${styles.answers}`}>
        {replied >= FILTERED_FROM && programme.length === 0 && (
          <SelectField
            label={t('filter')}
            value={status ?? ''}
            onChange={(event) => setStatus(statuses.find((one) => one === event.currentTarget.value) ?? null)}
          >
            <option value="">{t('all')}</option>
            {statuses.map((one) => (
              <option key={one} value={one}>
                {t(rsvpCountKeys[one])}
              </option>
            ))}
          </SelectField>
        )}
        <RsvpList
          key={status}
          {...{ memorialUuid, programme, rsvps, askedAt, status, removal }}
          total={status ? memorial.rsvpCounts[rsvpCountKeys[status]] : totalOf(memorial.rsvpCounts)}
        />
      </div>
    </Card>
  )
}

/** Gives how many answered, and how many of those who were invited did not: nobody invited is nobody to wait for. */
function useAnsweredWords() {
  const news = useTranslations('dashboard.news')
  const ways = useTranslations('dashboard.ways.rsvps')
  return (replied: number, open: number | null): string =>
    [news('rsvps', { count: replied }), open !== null && ways('open', { count: open })]
      .filter(Boolean)
      .join(' · ')
}

const totalOf = ({ attending, unsure, notAttending, waiting }: RsvpCounts) =>
  attending + unsure + notAttending + waiting

const statuses: readonly Status[] = ['ATTENDING', 'UNSURE', 'NOT_ATTENDING']

interface ListProps {
  memorialUuid: string
  programme: readonly AnsweredEvent[]
  rsvps: HostRsvp[]
  total: number
  askedAt: number
  /** Shows only answers with this status; null shows all. */
  status: Status | null
  removal: RsvpRemoval
}

function RsvpList(props: ListProps) {
  const { memorialUuid, programme, rsvps, total, askedAt, status, removal } = props
  const t = useTranslations('dashboard.rsvps')
  const its = useTranslations('dashboard.contributions')
  const newest = useMemo(
    () => (status ? rsvps.filter((one) => one.status === status && !one.awaitsLook) : rsvps),
    [rsvps, status],
  )
  const ask = useCallback(
    async (after?: string) => {
      const query = { ...(status && { status }), ...(after !== undefined && { after }) }
      const { rsvps: items, next } = await call(listRsvps, { params: { memorialUuid }, query })
      return { items, next }
    },
    [memorialUuid, status],
  )
  const pages = usePagedList({ newest, total, askedAt, ask, dateOf })
  const removed = removal.removed.filter((one) => status === null || one.status === status)
  // A refetch leaves removed answers out of the list; until then they keep their place.
  const gone = removed.filter((one) => !pages.items.some(({ id }) => id === one.id))
  const items = gone.length > 0 ? newestFirst([...pages.items, ...gone], dateOf) : pages.items
  if (items.length === 0) return <p className="quiet">{t('none')}</p>
  return (
    <PagedItems
      pages={pages}
      items={items}
      preview={responses.page}
      label={t('title')}
      seeAll={t('seeAll', { count: pages.total })}
      aside={<CsvButton what={t('title')} ask={() => call(exportRsvps, { params: { memorialUuid } })} />}
    >
      {(rsvp) =>
        removal.isRemoved(rsvp.id) ? (
          <RemovedItem
            words={t(removal.isBlocked(rsvp.id) ? outOf(rsvp) : 'removed', {
              name: rsvp.name,
              email: rsvp.email ?? '',
            })}
            undo={its('undo')}
            onRestore={removal.isBlocked(rsvp.id) ? null : async () => pages.put(await removal.restore(rsvp))}
          />
        ) : (
          <AnswerItem
            rsvp={rsvp}
            memorialUuid={memorialUuid}
            programme={programme}
            removal={removal}
            onApprove={async (one) => pages.put(await removal.approve(one))}
          />
        )
      }
    </PagedItems>
  )
}

const outOf = ({ proven }: HostRsvp) => (proven ? 'removedAndOut' : 'removedAndAddressOut')

const dateOf = ({ dateCreated }: HostRsvp) => dateCreated

/** How many answered what to each part of the day, and the way to its list of names. */
function PartCounts({ programme }: { programme: readonly AnsweredEvent[] }) {
  const t = useTranslations('programme.people')
  const nameOf = useEventName()
  return (
    <ul className="stack s3">
      {programme.map((part) => (
        <li key={part.uuid}>
          <b className="strong anywhere" dir="auto">
            {nameOf(part)}
          </b>
          {isAnswered(part.counts) ? (
            <CountsLine event={part} name={nameOf(part)} />
          ) : (
            <p className="small quiet">{t('none')}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
