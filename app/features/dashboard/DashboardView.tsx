import { type ReactNode, useMemo } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { allParts, unsavedParts } from '#app/draft/rules.ts'
import { isoDayOf } from '#app/lib/dates.ts'
import { fullName } from '#app/lib/full-name.ts'
import { useSession } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import styles from './DashboardView.module.css'
import { MemorialHead } from './MemorialHead.tsx'
import { MemorialParts } from './MemorialParts.tsx'
import { SinceLastVisitLine } from './SinceLastVisitLine.tsx'
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
