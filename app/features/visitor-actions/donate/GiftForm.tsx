import { HandHeart } from 'lucide-react'
import { roundMoney } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { EmailField } from '#app/parts/sign-up/EmailField.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { RadioButtons } from '#app/ui/RadioButtons.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { trustLinkTags } from '#app/ui/trust-link-tags.tsx'
import { account as accountLimits, donations as limits, rsvp as rsvpLimits } from '#contract/limits.ts'
import shared from '../Card.module.css'
import { Troubles } from '../Troubles.tsx'
import { Unsent } from '../Unsent.tsx'
import styles from './Donate.module.css'
import { EarlierGifts } from './EarlierGifts.tsx'
import { FundChoice } from './FundChoice.tsx'
import { type GiftCardProps, OTHER, writeGiftPath } from './read-gift-card.ts'
import { SignedInAs } from './SignedInAs.tsx'

/** What is given, for what, and by whom. A plain form, which `forms/enhance.ts` sends where script runs. */
export function GiftForm(props: GiftCardProps) {
  const { shareSlug, memorialFunds: funds, donor, values, trouble, isOther } = props
  const t = useTranslations('visitDonate')
  const giving = useTranslations('visitGiving')
  const memory = useTranslations('visitContribute')
  const common = useTranslations('common')
  const fund = funds.find(({ id }) => id === values.fundId) ?? funds[0]
  if (!fund) return null
  return (
    // What is missing is said beside the fields, by the server.
    <form
      id={isOther ? 'gift-other' : 'gift'}
      name="gift"
      className="stack"
      method="post"
      action={writeGiftPath(shareSlug, isOther ? { other: '' } : {})}
      noValidate
    >
      <Unsent words={memory('begun')} />
      <EarlierGifts donations={donor.given} />
      <FundChoice funds={funds} chosen={fund} />
      <Amount {...props} currency={fund.currency} />
      <Who {...props} />
      <Checkbox name="anonymous" defaultChecked={values.anonymous}>
        {giving('anonymous')}
      </Checkbox>
      <p className="note">
        {t('feeNext')} {giving.rich('consent', trustLinkTags)}
      </p>
      <Troubles
        id="gift-troubles"
        said={trouble}
        failed={giving('failed')}
        comfort={giving('nothingTaken')}
      />
      <p className="row anywhere links tight">
        <Button type="submit" look="primary" icon={HandHeart} busyLabel={common('moment')}>
          {t('title')}
        </Button>
        {!donor.account && (
          <AnchorButton
            look="link"
            href={`/login?redirect=${encodeURIComponent(`/view/${shareSlug}#donate`)}`}
          >
            {t('haveAccount')}
          </AnchorButton>
        )}
      </p>
    </form>
  )
}

/** The amounts that are proposed, and the field for another. */
function Amount({ values, problems, currency }: GiftCardProps & { currency: string }) {
  const t = useTranslations('visitDonate')
  const inMoney = (amount: number) => roundMoney(amount * 100, currency)
  return (
    <div className={`stack ${styles.amount}`} id="gift-amount">
      <RadioButtons
        legend={t('amount')}
        small
        name="pick"
        options={[
          ...limits.presets.map((preset) => ({ value: String(preset), label: inMoney(preset) })),
          { value: OTHER, label: t('other') },
        ]}
        defaultValue={values.pick}
      />
      <div className={styles.other}>
        <TextField
          id="gift-other-amount"
          label={t('otherAmount')}
          help={t('otherHelp', { min: inMoney(limits.min), max: inMoney(limits.max) })}
          error={problems.amount}
          type="number"
          name="amount"
          inputMode="decimal"
          min={limits.min}
          max={limits.max}
          step="0.01"
          autoComplete="off"
          defaultValue={values.amount}
        />
      </div>
    </div>
  )
}

/** Who gives: the account that is signed in here, or name and address. */
function Who({ shareSlug, donor: { account }, values, problems }: GiftCardProps) {
  const t = useTranslations('visitDonate')
  const giving = useTranslations('visitGiving')
  if (account)
    return (
      <p className="quiet" id="gift-who">
        <SignedInAs email={account.email} />{' '}
        <AnchorButton look="link" href={writeGiftPath(shareSlug, { other: '' })} data-in-card>
          {giving('notYou', { name: account.name || account.email })}
        </AnchorButton>
      </p>
    )
  return (
    <div className={shared.pair} id="gift-who-fields">
      <TextField
        id="gift-name"
        label={t('name')}
        help={t('nameHelp')}
        error={problems.name}
        name="name"
        autoComplete="name"
        maxLength={rsvpLimits.nameMax}
        defaultValue={values.name}
      />
      <EmailField
        id="gift-email"
        label={t('email')}
        help={t('emailHelp')}
        error={problems.email}
        autoComplete="email"
        maxLength={accountLimits.emailMax}
        required
        defaultValue={values.email}
      />
    </div>
  )
}
