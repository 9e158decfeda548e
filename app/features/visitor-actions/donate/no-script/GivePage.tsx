import { roundMoney } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { PublicFund } from '#contract/funds.ts'
import { account, donations as limits, rsvp } from '#contract/limits.ts'
import { NoScriptPage } from '../../NoScriptPage.tsx'
import { FundChoice } from '../FundChoice.tsx'
import type { GiftFormValues, GiftProblems } from './gift-form-values.ts'

interface Props {
  shareSlug: string
  nameOfPerson: string
  /** At least one. */
  funds: PublicFund[]
  /** What was sent before, so that nothing has to be typed again. */
  begun: GiftFormValues
  problems: GiftProblems
  trouble: string | null
}

/** A gift by a plain form: amount, fund and donor. It is paid on the next page. */
export function GivePage({ shareSlug, nameOfPerson, funds, begun, problems, trouble }: Props) {
  const t = useTranslations('visitPlain.give')
  const words = useTranslations('visitDonate')
  const giving = useTranslations('visitGiving')
  const fund = funds.find(({ id }) => id === begun.fundId) ?? funds[0]
  if (!fund) return null
  const { currency } = fund
  const inMoney = (amount: number) => roundMoney(amount * 100, currency)
  return (
    <NoScriptPage
      title={t('title', { name: nameOfPerson })}
      back={{ href: `/view/${shareSlug}#donate`, label: t('back') }}
    >
      <form className="stack" method="post" action={`/view/${shareSlug}/give`} noValidate>
        {trouble && <Notice kind="error" title={trouble} />}
        <FundChoice funds={funds} chosen={fund} />
        <TextField
          label={words('amount')}
          help={`${words('otherHelp', { min: inMoney(limits.min), max: inMoney(limits.max) })} ${words('feeNext')}`}
          error={problems.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={begun.amount}
        />
        <TextField
          label={t('name')}
          help={t('nameHelp')}
          error={problems.name}
          name="name"
          autoComplete="name"
          maxLength={rsvp.nameMax}
          defaultValue={begun.name}
        />
        <TextField
          label={t('email')}
          help={t('emailHelp')}
          error={problems.email}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={account.emailMax}
          required
          defaultValue={begun.email}
        />
        <Checkbox name="anonymous" defaultChecked={begun.anonymous}>
          {giving('anonymous')}
        </Checkbox>
        <p>
          <Button type="submit" look="primary" word="continue" />
        </p>
      </form>
    </NoScriptPage>
  )
}
