import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { donationFee } from '#contract/donation-fee.ts'
import { Island } from '../../../islands/Island.tsx'
import { Troubles } from '../Troubles.tsx'
import { EarlierGifts } from './EarlierGifts.tsx'
import { GiftReceipt } from './GiftReceipt.tsx'
import { type CardPayment, type GiftCardProps, readGiftAmount, writeGiftPath } from './read-gift-card.ts'
import { SignedInAs } from './SignedInAs.tsx'

/**
 * What an account gives, to be paid here: the provider's card field is an island in this form, and leaves the card with
 * the provider before the form is sent.
 */
export function GiftPayment(props: GiftCardProps & { payment: CardPayment }) {
  const { shareSlug, memorialFunds: funds, donationTerms: terms, donor, values, payment, trouble } = props
  const t = useTranslations('visitGiving')
  const words = useTranslations('visitDonate')
  const begun = useTranslations('visitPlain.gift')
  const fund = funds.find(({ id }) => id === values.fundId || values.fundId === '')
  const amountMinor = readGiftAmount(values)
  if (!fund || !donor.account || amountMinor === null) return null
  const feeMinor = donationFee(amountMinor, terms.fee)
  const { currency } = fund
  const chosen = {
    fundId: fund.id,
    pick: values.pick,
    amount: values.amount,
    ...(values.anonymous && { anonymous: 'on' }),
  }
  return (
    <form
      id="gift-pay"
      className="stack"
      method="post"
      action={writeGiftPath(shareSlug, { pay: '' })}
      noValidate
    >
      {Object.entries({ ...chosen, clientId: payment.clientId }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h3 data-focus={trouble || payment.refusal ? undefined : ''} tabIndex={-1}>
        {t('title')}
      </h3>
      <GiftReceipt gift={{ ...fund, fundTitle: fund.title, amountMinor, feeMinor }} />
      <EarlierGifts donations={donor.given} />
      <p className="quiet">
        <SignedInAs email={donor.account.email} />
      </p>
      <Island
        name="giftCardField"
        props={{
          ...{ terms, currency, payment },
          totalMinor: amountMinor + feeMinor,
          returnPath: writeGiftPath(shareSlug),
          missing: words('initFailed'),
        }}
      />
      <Troubles
        id="gift-pay-troubles"
        said={trouble ?? (payment.refusal && t('failed'))}
        help={payment.refusal && t('nothingTaken')}
        offline={t('unclear')}
        failed={t('unclear')}
        comfort={t('unclearHelp')}
      />
      <p className="row anywhere links tight">
        <Button type="submit" look="primary" busyLabel={t('donating')}>
          {t('donate', { total: money(amountMinor + feeMinor, currency) })}
        </Button>
        <AnchorButton look="link" href={writeGiftPath(shareSlug, chosen)} data-in-card>
          {begun('change')}
        </AnchorButton>
      </p>
    </form>
  )
}
