import { formatDay, formatMoment } from '#app/lib/dates.ts'
import { money } from '#app/lib/money.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { listDisputes } from '#contract/disputes.ts'
import styles from '../Desk.module.css'
import { askDesk, useListed } from '../desk-context.ts'
import { Item, Part } from '../Part.tsx'
import { words } from '../words.ts'

const read = () => askDesk(listDisputes)
const t = words.disputes

export function Disputes() {
  const listed = useListed(read)
  const list = listed.value?.disputes ?? []
  return (
    <Part title={words.parts.disputes} about={t.about} listed={listed}>
      {list.length === 0 && <EmptyState title={t.none} />}
      <ul className={styles.list}>
        {list.map((dispute) => (
          <Item
            key={dispute.id}
            title={money(dispute.amountMinor, dispute.currency)}
            chips={
              <span className="quiet">
                {words.money.kinds[dispute.purpose]} · {t.states[dispute.state]}
              </span>
            }
            facts={[
              ['For', dispute.nameOfPerson ?? words.memorialGone],
              [t.reason, dispute.reason],
              [t.opened, formatDay(dispute.openedAt)],
              ...(dispute.respondBy ? [[t.respondBy, formatMoment(dispute.respondBy)] as const] : []),
              [
                t.payment,
                <span key="id" className={styles.code}>
                  {dispute.paymentIntentId}
                </span>,
              ],
            ]}
          />
        ))}
      </ul>
    </Part>
  )
}
