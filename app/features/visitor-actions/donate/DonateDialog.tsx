import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { money } from '#app/lib/money.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { trustLinkTags } from '#app/ui/trust-link-tags.tsx'
import { Word } from '#app/ui/Word.tsx'
import type { DonationTerms, PublicFund } from '#contract/funds.ts'
import { card } from '#languages/en/screens/card.ts'
import { signUp } from '#languages/en/screens/sign-up.ts'
import { visitAccount } from '#languages/en/screens/visit-account.ts'
import { visitGiving } from '#languages/en/screens/visit-giving.ts'
import { AccountActions } from '../account/AccountActions.tsx'
import { AccountFields } from '../account/AccountFields.tsx'
import { DonationThanks } from './DonationThanks.tsx'
import { GiftReceipt } from './GiftReceipt.tsx'
import styles from './Giving.module.css'
import { type Plan, writePlan } from './plan.ts'
import { useDonation } from './use-donation.ts'
import { useDonor } from './use-donor.ts'

interface Props {
  slug: string
  /** Name of the person remembered. */
  name: string
  fund: PublicFund
  amountMinor: number
  feeMinor: number
  terms: DonationTerms
  plan: Plan
  onPlan: (part: Partial<Plan>) => void
  onClose: (given: boolean) => void
}

const messages = { card, signUp, visitAccount, visitGiving }

/** Dialog that asks who gives, then for the card. */
export function DonateDialog(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Steps {...props} />
    </MessagesProvider>
  )
}

function Steps(props: Props) {
  const { slug, name, fund, amountMinor, feeMinor, terms, plan, onPlan, onClose } = props
  const t = useTranslations('visitGiving')
  const account = useTranslations('visitAccount')
  const donor = useDonor({ slug, plan, onPlan })
  const [given, setGiven] = useState(false)
  const giving = useDonation({
    slug,
    amountMinor,
    fundId: fund.id,
    provider: terms.provider,
    plan,
    onPlan,
    onRefused: donor.refused,
    onGiven() {
      // A reload during the thanks asks for nothing more.
      writePlan(slug, null)
      setGiven(true)
    },
  })
  const { currency } = fund
  const { busy, trouble } = giving
  const { Form, card: cardRef } = giving.cardForm
  const goOn = useEffectEvent(() => void giving.goOn())
  useEffect(() => {
    if (donor.step === 'card') goOn()
  }, [donor.step])
  const isAtAccount = donor.step === 'account'
  const { view } = donor.account
  const showsGift = donor.step === 'card' || (isAtAccount && view === 'who')
  const total = money(amountMinor + feeMinor, currency)

  if (given)
    return (
      <DonationThanks
        slug={slug}
        name={name}
        fund={fund.title}
        amount={money(amountMinor, currency)}
        anonymous={plan.anonymous}
        email={donor.user?.email ?? ''}
        isTest={terms.provider === 'sandbox'}
        onClose={() => onClose(true)}
      />
    )
  return (
    <Dialog
      open
      // It cannot be closed while a payment is running.
      onClose={() => !busy && onClose(false)}
      title={isAtAccount && view !== 'who' ? account(`${view}.title`) : t('title')}
      eyebrow={donor.turn && t('turn', donor.turn)}
      width="wide"
      view={isAtAccount ? view : donor.step}
      closable
      onSubmit={() => {
        if (isAtAccount) void donor.account.submit()
        else if (donor.step === 'card') void giving.give()
      }}
      actions={
        isAtAccount ? (
          <AccountActions account={donor.account} finish={<Word of="continue" />} />
        ) : (
          donor.step === 'card' && (
            <Button look="primary" type="submit" busy={busy} busyLabel={t('donating')}>
              {t('donate', { total })}
            </Button>
          )
        )
      }
    >
      {donor.step === 'looking' && (
        <LoadingLine>
          <Word of="moment" />
        </LoadingLine>
      )}
      {donor.step === 'lost' && (
        <Notice kind="error" title={t('lookFailed')} action={<Button onPress={donor.look} word="tryAgain" />}>
          {donor.why}
        </Notice>
      )}
      {showsGift && <GiftReceipt gift={{ ...fund, fundTitle: fund.title, amountMinor, feeMinor }} />}
      {isAtAccount && (
        <AccountFields
          account={donor.account}
          intro={t('intro')}
          passwordIntro={t('passwordIntro')}
          consent={t.rich('consent', trustLinkTags)}
        />
      )}
      {donor.user && (
        // Hidden while the donor logs in again, so that the typed card is kept.
        <div className="stack" hidden={donor.step !== 'card'}>
          <p className={`quiet ${styles.quiet}`}>
            {t.rich('signedInAs', {
              email: donor.user.email,
              b: () => (
                <b>
                  <Breakable text={donor.user?.email ?? ''} />
                </b>
              ),
            })}
            {!giving.unclear && (
              <>
                <br />
                <Button look="link" disabled={busy} onPress={donor.another}>
                  {t('notYou', { name: donor.user.firstName || donor.user.email })}
                </Button>
              </>
            )}
          </p>
          {Form && (
            <FocusedForm first={donor.turn !== null}>
              <Form
                ref={cardRef}
                page={terms}
                wanted={{ amountMinor: amountMinor + feeMinor, currency: currency.toLowerCase() }}
                amount={total}
                currency={currency.toUpperCase()}
              />
            </FocusedForm>
          )}
        </div>
      )}
      {showsGift && (
        <Checkbox
          checked={plan.anonymous}
          disabled={busy || giving.unclear}
          onChange={({ target }) => onPlan({ anonymous: target.checked })}
        >
          {t('anonymous')}
        </Checkbox>
      )}
      {donor.step === 'card' && trouble && (
        <Notice key={trouble.title} kind={trouble.kind ?? 'error'} isAnswer title={trouble.title}>
          {trouble.words}
        </Notice>
      )}
    </Dialog>
  )
}

/** After the account's steps the card's first field gets the focus; otherwise the dialog's title keeps it. */
function FocusedForm({ first, children }: { first: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent(() => {
    if (first) box.current?.querySelector<HTMLElement>('input')?.focus()
  })
  useEffect(() => begin(), [])
  return <div ref={box}>{children}</div>
}
