import { roundMoney } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import type { PublicFund } from '#contract/funds.ts'

interface Props {
  funds: readonly PublicFund[]
  chosen: PublicFund
}

/** Names the fund if there is one, or lets the donor choose. */
export function FundChoice({ funds, chosen }: Props) {
  const t = useTranslations('visitDonate')
  const { currency, goalMinor, raisedMinor } = chosen
  if (funds.length === 1)
    return (
      <div className="stack s2">
        <p className="title anywhere">
          <bdi>{chosen.title}</bdi>
        </p>
        {chosen.description && (
          <p className="quiet anywhere" dir="auto">
            {chosen.description}
          </p>
        )}
        <p className="quiet anywhere">
          <Receiver fund={chosen} />
        </p>
        <p className="quiet anywhere">
          <Raised fund={chosen} />
        </p>
        {goalMinor !== null && (
          <Progress
            label={t('goal', { amount: roundMoney(goalMinor, currency) })}
            value={raisedMinor / goalMinor}
          />
        )}
      </div>
    )
  return (
    <div className="below2">
      <RadioCards
        legend={t('fund')}
        name="fundId"
        options={funds.map((fund) => ({
          value: fund.id,
          label: <bdi className="title anywhere">{fund.title}</bdi>,
          help: (
            <>
              {fund.description && <bdi className="quiet anywhere">{fund.description} </bdi>}
              <Receiver fund={fund} /> <Raised fund={fund} />{' '}
              {fund.goalMinor !== null && t('goal', { amount: roundMoney(fund.goalMinor, currency) })}
            </>
          ),
        }))}
        defaultValue={chosen.id}
      />
    </div>
  )
}

/** Who receives the gifts and when, in the family's words, or that they have not said so. */
function Receiver({ fund: { recipient, payout, charity } }: { fund: PublicFund }) {
  const t = useTranslations('visitDonate')
  return [
    !recipient && t('receiverUnsaid'),
    recipient && (payout ? t('receiverWhen', { recipient, payout }) : t('receiver', { recipient })),
    charity && t('charity', { charity }),
  ]
    .filter(Boolean)
    .join(' ')
}

function Raised({ fund: { raisedMinor, donationCount, currency } }: { fund: PublicFund }) {
  const t = useTranslations('visitDonate')
  if (donationCount === 0) return t('none')
  return t('soFar', { amount: roundMoney(raisedMinor, currency), count: donationCount })
}
