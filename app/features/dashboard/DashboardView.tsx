import { type ReactNode, useMemo } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { allParts, unsavedParts } from '#app/draft/rules.ts'
import { ContributionCard } from './ContributionCard.tsx'
import styles from './DashboardView.module.css'
import { DonationCard } from './DonationCard.tsx'
import { MemorialHead } from './MemorialHead.tsx'
import { MemorialParts } from './MemorialParts.tsx'
import { NewsLine } from './NewsLine.tsx'
import { PublishCard } from './PublishCard.tsx'
import { RsvpCard } from './RsvpCard.tsx'
import { TodoCard } from './TodoCard.tsx'
import { todoOf } from './todo.ts'
import { UnpaidCard } from './UnpaidCard.tsx'
import type { Visit } from './use-dashboard.ts'
import { useHandled } from './use-handled.ts'

interface Props {
  visit: Visit
  ledAway: (reason: unknown) => boolean
  /** What is to be known before anything else, e.g. that the year ends. */
  notice: ReactNode
  /** The card of what can be taken along. */
  keepsakes: ReactNode
}

/** Everything about one memorial at a glance, and one way to change each part of it. */
export function DashboardView({ visit, ledAway, notice, keepsakes }: Props) {
  const { memorial, hostCount, since } = visit
  const draft = useDraft((now) => now)
  const unsaved = useMemo(() => unsavedParts(draft, allParts), [draft])
  const handled = useHandled()
  const waiting = handled.left(memorial.waitingCount, memorial.contributions)
  const todos = todoOf({ memorial: { ...memorial, waitingCount: waiting }, hostCount, unsaved })
  const currency = memorial.memorialFunds[0]?.currency ?? 'aud'
  return (
    <>
      <MemorialHead memorial={memorial} />
      {notice}
      {memorial.paymentCompleted ? (
        <>
          <NewsLine since={since} name={memorial.nameOfPerson} currency={currency} />
          <div className={styles.glance}>
            <div className={styles.whole}>
              <RsvpCard memorial={memorial} ledAway={ledAway} />
            </div>
            <div className={styles.column}>
              <ContributionCard
                memorial={memorial}
                since={since}
                ledAway={ledAway}
                onHandled={handled.note}
              />
              <DonationCard memorial={memorial} ledAway={ledAway} />
            </div>
            <div className={styles.column}>
              {todos.length > 0 && <TodoCard todos={todos} />}
              <PublishCard memorial={memorial} />
            </div>
            <div className={styles.whole}>{keepsakes}</div>
          </div>
        </>
      ) : (
        <>
          <UnpaidCard />
          {todos.length > 0 && <TodoCard todos={todos} />}
        </>
      )}
      <MemorialParts memorial={memorial} hostCount={hostCount} />
    </>
  )
}
