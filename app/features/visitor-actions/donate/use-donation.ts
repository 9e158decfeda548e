import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { newId } from '#app/draft/ids.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { readInviteToken } from '#app/lib/invite-token.ts'
import { takeRedirectReturn } from '#app/lib/stripe/redirect-return.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { DonationTerms } from '#contract/funds.ts'
import { finishDonation, processDonation } from './calls.ts'
import type { CardForm, CardFormProps } from './card-form.ts'
import { loadCardForm } from './card-forms.ts'
import { clientIdOf, giftOf, type Plan } from './plan.ts'

interface DonationOptions {
  slug: string
  amountMinor: number
  fundId: string
  provider: DonationTerms['provider']
  plan: Plan
  onPlan: (part: Partial<Plan>) => void
  /** Returns whether the donor must sign in again, and starts that. */
  onRefused: (reason: unknown) => boolean
  onGiven: () => void
}

/** Why the gift failed as a whole; errors of the card are shown at the card. */
interface DonationTrouble {
  title: string
  words?: string
}

export interface DonationWork {
  /** null until it is loaded, and when there is none. */
  Form: ComponentType<CardFormProps> | null
  card: RefObject<CardForm | null>
  busy: boolean
  /** The provider was asked and did not answer: changing the gift now could lead to two payments. */
  unclear: boolean
  trouble: DonationTrouble | null
  give(): Promise<void>
  /**
   * Completes the gift of a donor who returns from their bank's page; otherwise does nothing. To be called once the
   * donor is known.
   */
  goOn(): Promise<void>
}

/**
 * Makes the donation: sends the card to its provider and the gift to our server, and asks the bank's question if there
 * is one.
 */
export function useDonation(wanted: DonationOptions): DonationWork {
  const { slug, amountMinor, fundId, provider, plan, onPlan, onRefused, onGiven } = wanted
  const t = useTranslations('visitGiving')
  const words = useTranslations('visitDonate')
  const card = useRef<CardForm>(null)
  const running = useRef(false)
  const [Form, setForm] = useState<ComponentType<CardFormProps> | null>(null)
  const [busy, setBusy] = useState(false)
  const [unclear, setUnclear] = useState(false)
  const [trouble, setTrouble] = useState<DonationTrouble | null>(null)

  useEffect(() => {
    loadCardForm(provider).then(
      (form) => setForm(() => form),
      () => setTrouble({ title: words('initFailed') }),
    )
  }, [provider, words])

  async function send(paymentMethodId: string, clientId: string): Promise<void> {
    const { anonymous } = plan
    const { paymentIntentId, clientSecret } = await call(processDonation, {
      body: {
        memorialSlug: slug,
        amount: amountMinor / 100,
        anonymous,
        paymentMethodId,
        fundId,
        clientId,
        inviteToken: readInviteToken(),
      },
    })
    if (clientSecret === null) return onGiven()
    if (await confirmed({ paymentIntentId, clientSecret })) await finish(paymentIntentId)
  }

  async function confirmed(payment: { paymentIntentId: string; clientSecret: string }): Promise<boolean> {
    const answer = await card.current?.confirm(payment)
    if (answer?.kind === 'refused') setTrouble({ title: t('failed'), words: t('nothingTaken') })
    if (answer?.kind === 'unreachable') setTrouble({ title: t('failed'), words: t('unclear') })
    setUnclear(answer?.kind === 'unreachable')
    return answer?.kind === 'succeeded'
  }

  function tell(reason: unknown): void {
    if (onRefused(reason)) return
    if (!(reason instanceof ApiError)) throw reason
    const { code, status, message, retry } = reason
    const isUnclear = status === 0 || status >= 500
    setUnclear(isUnclear)
    if (code === 'CARD_REFUSED') {
      const why = reasonIn(reason.answer)
      // This payment can never be completed: the next attempt is a new gift.
      if (why === 'payment_canceled') onPlan({ sent: null })
      card.current?.refuse(why, message)
      setTrouble({ title: t('failed'), words: t('nothingTaken') })
    } else if (isUnclear) setTrouble({ title: t('failed'), words: t('unclear') })
    else setTrouble(retry ? { title: t('failed'), words: message } : { title: message })
  }

  async function finish(paymentIntentId: string): Promise<void> {
    await call(finishDonation, { body: { paymentIntentId } })
    onGiven()
  }

  async function alone(work: () => Promise<void>): Promise<void> {
    // Enter or a double press may come before the button is busy.
    if (running.current) return
    running.current = true
    setBusy(true)
    setTrouble(null)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  async function attempt(): Promise<void> {
    if (!card.current) return setTrouble({ title: words('notReady') })
    const kept = await card.current.keep()
    if (kept.kind === 'unreachable') return setTrouble({ title: t('failed'), words: kept.words })
    if (kept.kind === 'refused') return
    const gift = giftOf(amountMinor, fundId, plan.anonymous)
    const clientId = clientIdOf(plan, gift, newId)
    onPlan({ sent: { gift, clientId } })
    await send(kept.paymentMethodId, clientId).catch(tell)
  }

  return {
    Form,
    card,
    busy,
    unclear,
    trouble,
    give: () => alone(attempt),
    async goOn() {
      const back = takeRedirectReturn()
      if (back?.isRefused) setTrouble({ title: t('failed'), words: t('nothingTaken') })
      else if (back) await alone(() => finish(back.paymentIntentId).catch(tell))
    },
  }
}

/** The provider's code for why the card was refused. */
function reasonIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  const reason: unknown = Reflect.get(answer, 'reason')
  return typeof reason === 'string' ? reason : null
}
