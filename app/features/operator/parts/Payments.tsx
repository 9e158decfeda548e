import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#app/lib/api.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { downloadFile } from '#app/lib/download-file.ts'
import { money } from '#app/lib/money.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { exportAllDonations, refundDonation } from '#contract/funds.ts'
import { type KnownPayment, listPayments } from '#contract/operating.ts'
import { Act, Acts, Code, Item, Items, Part } from '../Part.tsx'
import { MEMORIAL_GONE, PURPOSES } from '../rules.ts'
import { useDesk, useListed } from '../use-desk.ts'

const states = {
  open: 'Begun',
  paid: 'Paid',
  refunded: 'Given back',
  lost: 'Lost to a bank',
  ended: 'Never came',
}

export function Payments({ title }: { title: string }) {
  const { tell } = useDesk()
  const [query] = useSearchParams()
  const memorialUuid = query.get('memorial') ?? undefined
  const read = useMemo(() => () => call(listPayments, { query: { memorialUuid } }), [memorialUuid])
  const listed = useListed(read)

  const giveBack =
    ({ paymentIntentId }: KnownPayment) =>
    async () => {
      const { amountMinor, currency } = await call(refundDonation, { params: { paymentIntentId } })
      tell(`${money(amountMinor, currency)} is given back.`)
      await listed.again()
    }

  async function download() {
    const { csv, filename } = await call(exportAllDonations)
    downloadFile(filename, 'text/csv;charset=utf-8', csv)
  }

  return (
    <Part
      title={title}
      about={
        memorialUuid
          ? 'Those of one memorial.'
          : 'Payments and gifts, newest first, 200 at most, without who paid.'
      }
      listed={listed}
    >
      <Acts>
        {memorialUuid && <LinkButton to="/operator?part=money">Show all</LinkButton>}
        <Act icon={Download} label="Table of all gifts" act={download} />
        <p className="quiet">With the names of donors.</p>
      </Acts>
      <Items of={listed.value?.payments ?? []} none="Nothing was paid.">
        {(payment) => {
          const sum = money(payment.amountMinor, payment.currency)
          return (
            <Item
              key={payment.paymentIntentId}
              title={sum}
              states={[PURPOSES[payment.kind], states[payment.state]]}
              facts={[
                ['For', payment.nameOfPerson ?? MEMORIAL_GONE],
                ['Begun', formatMoment(payment.beganAt)],
                ['Payment', <Code key="id">{payment.paymentIntentId}</Code>],
                payment.refundedMinor > 0
                  ? ['Given back', money(payment.refundedMinor, payment.currency)]
                  : null,
              ]}
            >
              {payment.kind === 'donation' && payment.state === 'paid' && (
                <Acts>
                  <Act
                    label="Give this gift back"
                    of={sum}
                    question={{
                      title: `Give ${sum} back?`,
                      help: 'The gift goes back with its fee and leaves the sum of its fund. Its donor is told by mail. This cannot be undone.',
                    }}
                    act={giveBack(payment)}
                  />
                </Acts>
              )}
            </Item>
          )
        }}
      </Items>
    </Part>
  )
}
