import { HandHeart } from 'lucide-react'
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { formatDay } from '#app/lib/dates.ts'
import { problemMessage } from '#app/lib/field-message.ts'
import { money } from '#app/lib/money.ts'
import { useLazyComponent } from '#app/lib/use-lazy-component.ts'
import { wasGiving } from '#app/lib/was-giving.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { donationFee } from '#contract/donation-fee.ts'
import type { Donation, DonationTerms, PublicFund } from '#contract/funds.ts'
import { visitDonate } from '#languages/en/screens/visit-donate.ts'
import shared from '../Card.module.css'
import { useVisitorData } from '../visitor-data.ts'
import { AmountChoice } from './AmountChoice.tsx'
import styles from './Donate.module.css'
import { FundChoice } from './FundChoice.tsx'
import { amountOf, freshPlan, type Plan, readPlan, writePlan } from './plan.ts'

interface Props {
  slug: string
  /** Name of the person remembered. */
  name: string
  /** At least one. */
  funds: PublicFund[]
  terms: DonationTerms
}

const messages = { visitDonate }

/** The dialog is about half of the code, and is loaded when somebody wants to give. */
const loadDialog = async () => (await import('./DonateDialog.tsx')).DonateDialog

/** Card for giving to a fund: amount, fund and fee, before anything else is asked. */
export function DonateCard(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Choice {...props} />
    </MessagesProvider>
  )
}

function Choice({ slug, name, funds, terms }: Props) {
  const t = useTranslations('visitDonate')
  const form = useRef<HTMLFormElement>(null)
  const mine = useVisitorData(slug)
  const { plan, change } = usePlan({ slug, form, firstFund: funds[0]?.id, onResume: open })
  const { Part: Dialog, failed, again } = useLazyComponent(loadDialog, plan.isOpen)
  const isOpening = plan.isOpen && !Dialog && !failed
  const [error, setError] = useState<string | null>(null)
  // Before hydration a press changes no text: the style sheet hides text that would be wrong.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const wasOpen = useRef(false)
  useEffect(() => {
    // The dialog may have been open before a reload; then no element can get the focus back.
    if (wasOpen.current && !plan.isOpen) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    wasOpen.current = plan.isOpen
  }, [plan.isOpen])
  const fund = funds.find(({ id }) => id === plan.fundId) ?? funds[0]
  if (!fund) return null
  const { currency } = fund
  const amount = amountOf(plan)
  const fee = amount === null ? 0 : donationFee(amount, terms.fee)

  function open() {
    if (failed) again()
    change({ isOpen: true })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isOpening) return
    if (amount !== null) return open()
    setError(problemMessage('donationAmount'))
    form.current?.querySelector<HTMLElement>('[name=other]')?.focus()
  }

  return (
    <div className={`stack s4 ${shared.card}`}>
      <h2>{t('title')}</h2>
      {mine?.account && mine.userDonations.length > 0 && (
        <PastDonations donations={mine.userDonations} email={mine.account.email} />
      )}
      <form
        className={styles.form}
        ref={form}
        action={`/view/${slug}/give`}
        noValidate
        data-waiting={isAlive ? undefined : ''}
        onSubmit={submit}
      >
        <FundChoice funds={funds} chosen={fund} onFund={(fundId) => change({ fundId })} />
        <AmountChoice
          currency={currency}
          plan={plan}
          error={error}
          onPlan={(part) => {
            setError(null)
            change({ ...part, isOpen: false })
          }}
        />
        <p className="note tabular" role="status">
          <span className={styles.sum}>
            {amount === null
              ? t('feeLater')
              : t('withFee', { amount: money(amount, currency), fee: money(fee, currency) })}
          </span>
          {!isAlive && <span className={styles.later}>{t('feeNext')}</span>}
        </p>
        {failed && <Notice kind="error" title={t('initFailed')} />}
        <p>
          <Button type="submit" icon={HandHeart} busy={isOpening} busyWord="moment">
            <span className={styles.sum}>
              {amount === null ? t('title') : t('donateSum', { total: money(amount + fee, currency) })}
            </span>
            {!isAlive && <span className={styles.later}>{t('title')}</span>}
          </Button>
        </p>
      </form>
      {Dialog && plan.isOpen && amount !== null && (
        <Dialog
          slug={slug}
          name={name}
          fund={fund}
          amountMinor={amount}
          feeMinor={fee}
          terms={terms}
          plan={plan}
          onPlan={change}
          onClose={(given) => change(given ? freshPlan : { isOpen: false })}
        />
      )}
    </div>
  )
}

interface PastProps {
  /** At least one. */
  donations: readonly Donation[]
  /** Address of whoever is signed in. */
  email: string
}

/** What this donor gave here before. Says that they are still signed in, since others may use the same device. */
function PastDonations({ donations, email }: PastProps) {
  const t = useTranslations('visitDonate')
  const last = donations.reduce((one, other) => (other.dateDonated > one.dateDonated ? other : one))
  const alike = donations.filter(({ currency }) => currency === last.currency)
  const minor = alike.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return (
    <p className="quiet anywhere">
      {t('given', {
        amount: money(minor, last.currency),
        date: formatDay(last.dateDonated),
        count: alike.length,
      })}
      <br />
      {t.rich('stillSignedIn', {
        email,
        b: () => (
          <b>
            <Breakable text={email} />
          </b>
        ),
      })}
    </p>
  )
}

interface PlanOptions {
  slug: string
  /** The card's form, as it was before hydration. */
  form: RefObject<HTMLFormElement | null>
  /** The fund that was chosen at first. */
  firstFund: string | undefined
  /** Called if the dialog was open when the page was reloaded. */
  onResume: () => void
}

/** What somebody intends to give: stored before a reload, updated by what was chosen before hydration. */
function usePlan({ slug, form, firstFund, onResume }: PlanOptions) {
  const [plan, setPlan] = useState<Plan>(freshPlan)
  const change = (part: Partial<Plan>) =>
    setPlan((before) => {
      const after = { ...before, ...part }
      writePlan(slug, after)
      return after
    })

  const begin = useEffectEvent(() => {
    const kept = readPlan(slug)
    // Read before the dialog is stored as closed. Whoever pressed another form meanwhile wants that one.
    const goesOn = wasGiving(slug) && document.querySelector('form[data-pressed]') === null
    const touched = choiceIn(form.current, firstFund)
    // The dialog opens once its code is loaded.
    if (kept || touched) change({ ...kept, ...touched, isOpen: false })
    if (kept && goesOn) onResume()
  })
  // Before React overwrites what was chosen.
  useLayoutEffect(() => begin(), [])

  return { plan, change }
}

/** What was chosen while the form was plain HTML; null for nothing. */
function choiceIn(form: HTMLFormElement | null, firstFund: string | undefined): Partial<Plan> | null {
  const data = new FormData(form ?? undefined)
  const [pick, fundId] = [data.get('pick'), data.get('fundId')]
  const touched = {
    ...(typeof pick === 'string' && pick !== freshPlan.pick && { pick }),
    ...(typeof fundId === 'string' && fundId !== firstFund && { fundId }),
  }
  return Object.keys(touched).length > 0 ? touched : null
}
