import { useEffect, useEffectEvent, useState } from 'react'
import { newId } from '#app/draft/ids.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { endpointOf } from '#app/lib/endpoint-of.ts'
import { readInviteToken } from '#app/lib/invite-token.ts'
import { takeRedirectReturn } from '#app/lib/stripe/redirect-return.ts'
import { readToken } from '#app/lib/token.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LOOK_AGAIN_MS, type ProviderPayment } from '#app/parts/card-form/card-form.ts'
import { useAlone } from '#app/parts/card-form/use-alone.ts'
import { useCardForm } from '#app/parts/card-form/use-card-form.ts'
import type { DonationTerms } from '#contract/funds.ts'
import type * as visitors from '#contract/visitors.ts'
import { clientIdOf, giftOf, type Plan } from './plan.ts'

const processDonation = endpointOf<typeof visitors.processDonation>({
  method: 'POST',
  path: '/donation/process',
})
const finishDonation = endpointOf<typeof visitors.finishDonation>({
  method: 'POST',
  path: '/donation/finish',
})

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

/** Why the gift failed as a whole; errors of the card are shown at the card. `info`: nothing failed. */
interface DonationTrouble {
  kind?: 'info'
  title: string
  words?: string
}

/**
 * Makes the donation: sends the card to its provider and the gift to our server, and asks the bank's question if there
 * is one.
 */
export function useDonation(wanted: DonationOptions) {
  const { slug, amountMinor, fundId, provider, plan, onPlan, onRefused, onGiven } = wanted
  const t = useTranslations('visitGiving')
  const words = useTranslations('visitDonate')
  const cards = useTranslations('card')
  const cardForm = useCardForm(provider)
  const { card, isMissing } = cardForm
  const [busy, setBusy] = useState(false)
  /** The id by which to ask our server for a gift whose answer was lost, or that is under way. */
  const [lost, setLost] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<DonationTrouble | null>(null)
  const onlyOne = useAlone(setBusy)

  useEffect(() => {
    if (isMissing) setTrouble({ title: words('initFailed') })
  }, [isMissing, words])

  const lookAgain = useEffectEvent((id: string) => void (busy || readToken() === null || look(id)))
  useEffect(() => {
    if (lost === null) return
    const timer = setInterval(() => lookAgain(lost), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [lost])

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
    if (!(await confirmed({ paymentIntentId, clientSecret }))) return
    await finish(paymentIntentId).catch((reason) => tell(reason, paymentIntentId, true))
  }

  async function confirmed(payment: ProviderPayment): Promise<boolean> {
    const answer = await card.current?.confirm(payment)
    if (answer?.kind === 'paid') return true
    if (answer?.kind === 'unreachable') await lose(payment.paymentIntentId)
    else {
      setLost(null)
      setTrouble({ title: t('failed'), words: t('nothingTaken') })
    }
    return false
  }

  /**
   * @param id by which our server finds the gift
   * @param isPaid the bank said yes
   */
  async function tell(reason: unknown, id: string, isPaid = false): Promise<void> {
    if (isPaid && reason instanceof ApiError && reason.status === 401)
      return setTrouble({ kind: 'info', title: cards('charged'), words: cards('chargedHelp') })
    if (onRefused(reason)) return
    if (!(reason instanceof ApiError)) throw reason
    if (isWithoutAnswer(reason)) return lose(id)
    const { code, message, retry } = reason
    if (code === 'PAYMENT_UNDER_WAY') return awaitBank(id)
    setLost(null)
    if (code === 'CARD_REFUSED') {
      const why = reasonIn(reason.answer)
      // This payment can never be completed: the next attempt is a new gift.
      if (why === 'payment_canceled') onPlan({ sent: null })
      card.current?.refuse(why, message)
      setTrouble({ title: t('failed'), words: t('nothingTaken') })
    } else setTrouble(retry ? { title: t('failed'), words: message } : { title: message })
  }

  async function finish(paymentIntentId: string): Promise<void> {
    await call(finishDonation, { body: { paymentIntentId } })
    onGiven()
  }

  /** Says that the bank works on it; our server is asked until it has decided. */
  function awaitBank(id: string): void {
    setLost(id)
    setTrouble({ kind: 'info', title: cards('underWay'), words: cards('underWayHelp') })
  }

  /** Says that no answer arrived, and asks what became of the gift: now, and when the network is back. */
  async function lose(id: string): Promise<void> {
    setLost(id)
    setTrouble({ title: t('unclear'), words: t('unclearHelp') })
    await look(id)
  }

  /** Our server asks the provider; this charges nothing. */
  async function look(id: string): Promise<void> {
    try {
      await finish(id)
    } catch (reason) {
      if (onRefused(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      if (isWithoutAnswer(reason)) return
      if (reason.code === 'PAYMENT_UNDER_WAY') return awaitBank(id)
      setLost(null)
      const isUnpaid = reason.code === 'INTENT_UNKNOWN' || reason.code === 'PAYMENT_INCOMPLETE'
      setTrouble({ title: t('failed'), words: isUnpaid ? t('notYetTaken') : reason.message })
    }
  }

  const alone = (work: () => Promise<void>) =>
    onlyOne(() => {
      setTrouble(null)
      return work()
    })

  async function attempt(): Promise<void> {
    if (!card.current) return setTrouble({ title: words('notReady') })
    if (!card.current.check()) return
    const kept = await card.current.keep()
    if (kept.kind === 'notReady') return setTrouble({ title: t('failed'), words: cards('loading') })
    if (kept.kind === 'unreachable') return setTrouble({ title: t('failed'), words: kept.words })
    if (kept.kind !== 'kept') return
    const gift = giftOf(amountMinor, fundId, plan.anonymous)
    const clientId = clientIdOf(plan, gift, newId)
    onPlan({ sent: { gift, clientId } })
    await send(kept.paymentMethodId, clientId).catch((reason) => tell(reason, clientId))
  }

  return {
    cardForm,
    busy,
    /** No answer arrived, so the card may have been charged: changing the gift now could lead to two payments. */
    unclear: lost !== null,
    trouble,
    give: () => alone(attempt),
    /**
     * Completes the gift of a donor who returns from their bank's page; otherwise does nothing. To be called once the
     * donor is known.
     */
    async goOn() {
      const back = takeRedirectReturn()
      if (back?.isRefused) setTrouble({ title: t('failed'), words: t('nothingTaken') })
      else if (back) {
        const id = back.paymentIntentId
        await alone(() => finish(id).catch((reason) => tell(reason, id, true)))
      }
    },
  }
}

const isWithoutAnswer = ({ status }: ApiError): boolean => status === 0 || status >= 500

/** The provider's code for why the card was refused. */
function reasonIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  const reason: unknown = Reflect.get(answer, 'reason')
  return typeof reason === 'string' ? reason : null
}
