import { type ReactNode, useMemo } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { allParts, unsavedParts } from '#app/draft/rules.ts'
import { formatAgo, formatDay, isoDayOf } from '#app/lib/dates.ts'
import { fullName } from '#app/lib/full-name.ts'
import { formatList } from '#app/lib/list-and-percent-format.ts'
import { roundMoney } from '#app/lib/money.ts'
import { useSession } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { News } from '#contract/edits.ts'
import styles from './DashboardView.module.css'
import { MemorialHead } from './MemorialHead.tsx'
import { MemorialParts } from './MemorialParts.tsx'
import { SummaryLinks } from './SummaryLinks.tsx'
import { TodoSection } from './TodoSection.tsx'
import { todoOf } from './todo.ts'
import { UnpaidCard } from './UnpaidCard.tsx'
import type { Visit } from './use-dashboard.ts'

interface Props {
  visit: Visit
  /** A notice above everything else, e.g. that the memorial's year ends soon. */
  notice: ReactNode
  /** The keepsakes card. */
  keepsakes: ReactNode
}

/** An overview of one memorial: counts that link to the lists, the reminder list, and links to each part. */
export function DashboardView({ visit, notice, keepsakes }: Props) {
  const t = useTranslations('dashboard.ways')
  const { memorial, hostCount, askedHostCount, since } = visit
  const draft = useDraft((now) => now)
  const unsaved = useMemo(() => unsavedParts(draft, allParts), [draft])
  const { user } = useSession()
  const isNamed = user === null || fullName(user) !== ''
  const today = isoDayOf(new Date(), memorial.zone)
  const known = { memorial, hostCount, askedHostCount, isNamed, unsaved, today }
  const todos = todoOf(known)
  const currency = memorial.memorialFunds[0]?.currency ?? 'aud'
  return (
    <>
      <MemorialHead memorial={memorial} />
      {notice}
      <div className={styles.columns}>
        {memorial.paymentCompleted ? (
          <section className={`stack s3 ${styles.now}`} aria-labelledby="ways">
            <h2 id="ways" className="visually-hidden">
              {t('title')}
            </h2>
            <SummaryLinks memorial={memorial} since={since} />
            <SinceLastVisitLine since={since} name={memorial.nameOfPerson} currency={currency} />
          </section>
        ) : (
          <UnpaidCard />
        )}
        <TodoSection memorialUuid={memorial.uuid} todos={todos} putAway={visit.putAway} />
        <MemorialParts memorial={memorial} hostCount={hostCount} />
        {memorial.paymentCompleted && <div className={`shrinks ${styles.keepsakes}`}>{keepsakes}</div>}
      </div>
    </>
  )
}

interface SinceLastVisitLineProps {
  since: News
  name: string
  /** Currency of the donations. */
  currency: string
}

/** One sentence on what is new since the previous visit, if anything is; on the first visit a welcome. */
function SinceLastVisitLine({ since, name, currency }: SinceLastVisitLineProps) {
  const t = useTranslations('dashboard.news')
  const { at, rsvps, contributions, donations, donatedMinor } = since
  const list = formatList(
    [
      rsvps > 0 && t('rsvps', { count: rsvps }),
      contributions > 0 && t('contributions', { count: contributions }),
      donations > 0 && t('donations', { amount: roundMoney(donatedMinor, currency) }),
    ].filter((part) => part !== false),
  )
  if (at !== null)
    return <p className="small quiet">{t(list ? 'since' : 'nothing', { list, when: whenOf(at) })}</p>
  return (
    <div className="small quiet">
      <p>{t(list ? 'soFar' : 'welcome', { name, list })}</p>
      <p>{t('welcomeMore')}</p>
    </div>
  )

  /** Text for the time of the previous visit. */
  function whenOf(before: string): string {
    const now = new Date()
    const ago = formatAgo(before, now)
    if (ago === formatAgo(now.toISOString(), now)) return t('today')
    return now.getTime() - Date.parse(before) < A_WEEK ? ago : t('on', { date: formatDay(before) })
  }
}

/** Within this time, 'yesterday' or '3 days ago' is clearer than a date. In milliseconds. */
const A_WEEK = 7 * 86_400_000
