import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { formatMoment } from '#app/lib/dates.ts'
import { downloadFile } from '#app/lib/download-file.ts'
import { money } from '#app/lib/money.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { exportAllDonations, refundDonation } from '#contract/funds.ts'
import { type KnownPayment, listPayments } from '#contract/operating.ts'
import styles from '../Desk.module.css'
import { askDesk, useDesk, useListed } from '../desk-context.ts'
import { Act, Item, Part } from '../Part.tsx'
import { words } from '../words.ts'

const t = words.money

export function Payments() {
  const { tell } = useDesk()
  const [query] = useSearchParams()
  const memorialUuid = query.get('memorial') ?? undefined
  const read = useMemo(() => () => askDesk(listPayments, { query: { memorialUuid } }), [memorialUuid])
  const listed = useListed(read)
  const list = listed.value?.payments ?? []

  const giveBack =
    ({ paymentIntentId }: KnownPayment) =>
    async () => {
      const { amountMinor, currency } = await askDesk(refundDonation, { params: { paymentIntentId } })
      tell(t.givenBack(money(amountMinor, currency)))
      await listed.again()
    }

  async function download() {
    const { csv, filename } = await askDesk(exportAllDonations)
    downloadFile(filename, 'text/csv;charset=utf-8', csv)
  }

  return (
    <Part title={words.parts.money} about={memorialUuid ? t.of : t.about} listed={listed}>
      <div className={styles.acts}>
        {memorialUuid && <LinkButton to="/operator?part=money">{t.all}</LinkButton>}
        <Act icon={Download} label={t.csv} act={download} />
        <p className="quiet">{t.csvHelp}</p>
      </div>
      {list.length === 0 && <EmptyState title={t.none} />}
      <ul className={styles.list}>
        {list.map((payment) => {
          const sum = money(payment.amountMinor, payment.currency)
          return (
            <Item
              key={payment.paymentIntentId}
              title={sum}
              chips={
                <span className="quiet">
                  {t.kinds[payment.kind]} · {t.states[payment.state]}
                </span>
              }
              facts={[
                ['For', payment.nameOfPerson ?? words.memorialGone],
                [t.began, formatMoment(payment.beganAt)],
                [
                  t.payment,
                  <span key="id" className={styles.code}>
                    {payment.paymentIntentId}
                  </span>,
                ],
                ...(payment.refundedMinor > 0
                  ? [[t.back, money(payment.refundedMinor, payment.currency)] as const]
                  : []),
              ]}
            >
              {payment.kind === 'donation' && payment.state === 'paid' && (
                <div className={styles.acts}>
                  <Act
                    label={t.giveBack}
                    of={sum}
                    question={{ title: t.giveBackTitle(sum), help: t.giveBackHelp }}
                    act={giveBack(payment)}
                  />
                </div>
              )}
            </Item>
          )
        })}
      </ul>
    </Part>
  )
}
