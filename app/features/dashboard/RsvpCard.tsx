import { useCallback, useMemo, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { formatAgo } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import replyCard from '#app/ui/spots/reply-card.svg?url&no-inline'
import type { Memorial } from '#contract/memorials.ts'
import { exportRsvps, listRsvps, type Rsvp } from '#contract/rsvps.ts'
import answer from './Answer.module.css'
import { CsvButton } from './CsvButton.tsx'
import { PagedItems } from './PagedItems.tsx'
import { editPath } from './paths.ts'
import { RsvpBar } from './RsvpBar.tsx'
import styles from './RsvpCard.module.css'
import { usePages } from './use-pages.ts'
import { Words } from './Words.tsx'

const PREVIEW = 4

type Status = Rsvp['status']

/** The count of each answer. */
export const counted = {
  ATTENDING: 'attending',
  UNSURE: 'unsure',
  NOT_ATTENDING: 'notAttending',
} as const satisfies Record<Status, string>

interface Props {
  memorial: Memorial
  ledAway: (reason: unknown) => boolean
}

/** Who is coming: at a glance, and each answer. */
export function RsvpCard({ memorial, ledAway }: Props) {
  const t = useTranslations('dashboard.rsvps')
  const [status, setStatus] = useState<Status | null>(null)
  const { uuid: memorialUuid, rsvps, rsvpCounts, contacts } = memorial
  const { attending, unsure, notAttending, guests } = rsvpCounts
  const replied = attending + unsure + notAttending
  const open = contacts.filter(({ rsvp }) => rsvp === null).length
  if (replied === 0)
    return (
      <Card title={t('title')}>
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
      title={t('title')}
      action={<span className="small quiet">{t('replied', { replied, people: replied + open })}</span>}
    >
      <RsvpBar counts={{ attending, unsure, notAttending, open }} />
      {guests > 0 && <p className={styles.coming}>{t('coming', { guests, people: attending + guests })}</p>}
      <div className={styles.answers}>
        {replied > PREVIEW && (
          <SelectField
            label={t('filter')}
            value={status ?? ''}
            onChange={(event) => setStatus(statuses.find((one) => one === event.currentTarget.value) ?? null)}
          >
            <option value="">{t('all')}</option>
            {statuses.map((one) => (
              <option key={one} value={one}>
                {t(counted[one])}
              </option>
            ))}
          </SelectField>
        )}
        <RsvpList
          key={status}
          {...{ memorialUuid, rsvps, status, ledAway }}
          total={status ? rsvpCounts[counted[status]] : replied}
        />
      </div>
    </Card>
  )
}

const statuses: readonly Status[] = ['ATTENDING', 'UNSURE', 'NOT_ATTENDING']

interface ListProps {
  memorialUuid: string
  rsvps: Rsvp[]
  total: number
  /** Only those who answered so. */
  status: Status | null
  ledAway: (reason: unknown) => boolean
}

function RsvpList({ memorialUuid, rsvps, total, status, ledAway }: ListProps) {
  const t = useTranslations('dashboard.rsvps')
  const newest = useMemo(
    () => (status ? rsvps.filter((one) => one.status === status) : rsvps),
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
  const pages = usePages({ newest, total, ask, dateOf, ledAway })
  if (total === 0) return <p className="quiet">{t('none')}</p>
  return (
    <PagedItems
      pages={pages}
      preview={PREVIEW}
      label={t('title')}
      seeAll={t('seeAll', { count: pages.total })}
      aside={
        <CsvButton
          what={t('title')}
          ask={() => call(exportRsvps, { params: { memorialUuid } })}
          ledAway={ledAway}
        />
      }
    >
      {(rsvp) => <Answer rsvp={rsvp} />}
    </PagedItems>
  )
}

const dateOf = ({ dateCreated }: Rsvp) => dateCreated

function Answer({ rsvp }: { rsvp: Rsvp }) {
  const t = useTranslations('dashboard.rsvps')
  const { name, status, guests, message, besideProven, dateCreated } = rsvp
  return (
    <>
      <p className={styles.who}>
        <b dir="auto">{name}</b>
        <span className={classes(answer.mark, answer[counted[status]])}>
          {t(counted[status])}
          {guests > 0 && ` ${t('guests', { count: guests })}`}
        </span>
        <time dateTime={dateCreated}>{formatAgo(dateCreated, new Date())}</time>
      </p>
      {message && <Words>{message}</Words>}
      {besideProven && <p className="small quiet">{t('besideProven')}</p>}
    </>
  )
}
