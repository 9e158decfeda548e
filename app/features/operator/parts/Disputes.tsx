import { call } from '#app/lib/api.ts'
import { formatDay, formatMoment } from '#app/lib/dates.ts'
import { money } from '#app/lib/money.ts'
import { listDisputes } from '#contract/disputes.ts'
import { Code, Item, Items, Part } from '../Part.tsx'
import { MEMORIAL_GONE, PURPOSES } from '../rules.ts'
import { useListed } from '../use-desk.ts'

const read = () => call(listDisputes)
const states = { inquiry: 'The bank asks', open: 'The bank decides', won: 'Won', lost: 'Lost' }

export function Disputes({ title }: { title: string }) {
  const listed = useListed(read)
  return (
    <Part
      title={title}
      about="Payments and gifts that a bank wants back for its customer. You answer the bank at the payment provider."
      listed={listed}
    >
      <Items of={listed.value?.disputes} none="Nothing is disputed.">
        {(dispute) => (
          <Item
            key={dispute.id}
            title={money(dispute.amountMinor, dispute.currency)}
            states={[PURPOSES[dispute.purpose], states[dispute.state]]}
            facts={[
              ['For', dispute.nameOfPerson ?? MEMORIAL_GONE],
              ['Reason', dispute.reason],
              ['Opened', formatDay(dispute.openedAt)],
              dispute.respondBy ? ['Answer by', formatMoment(dispute.respondBy)] : null,
              ['Payment', <Code key="id">{dispute.paymentIntentId}</Code>],
            ]}
          />
        )}
      </Items>
    </Part>
  )
}
