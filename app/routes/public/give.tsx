import { data, redirect } from 'react-router'
import { errorMessage } from '#app/lib/error-message.ts'
import { visitAccount } from '#languages/en/screens/visit-account.ts'
import { visitContribute } from '#languages/en/screens/visit-contribute.ts'
import { visitDonate } from '#languages/en/screens/visit-donate.ts'
import { visitGiving } from '#languages/en/screens/visit-giving.ts'
import { visitPlain } from '#languages/en/screens/visit-plain.ts'
import { visitRsvp } from '#languages/en/screens/visit-rsvp.ts'
import { type GiftStep, pageServices } from '../../context.ts'
import { GiftCard } from '../../features/visitor-actions/donate/GiftCard.tsx'
import {
  type CardPayment,
  findGiftProblems,
  type GiftCardProps,
  readGiftAmount,
  readGiftCard,
  readGiftValues,
  restoreGiftValues,
  writeGiftPath,
} from '../../features/visitor-actions/donate/read-gift-card.ts'
import { NoScriptPage } from '../../features/visitor-actions/NoScriptPage.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { requireMemorial } from '../../lib/require-memorial.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/give'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

/** The card as this visitor has it: to choose what to give, or a gift that was begun, where its donor returns. */
export async function loader({ params: { slug, gift: giftKey }, request, context }: Route.LoaderArgs) {
  const { search: query, searchParams: search } = new URL(request.url)
  const { memorial } = await requireMemorial(
    context,
    slug,
    (shareSlug) => `${writeGiftPath(shareSlug)}${giftKey ? `/${giftKey}` : ''}${query}`,
  )
  const paymentId = search.get('payment_intent')
  // A bank's own page led back here: its secret is not needed, and stays in no address.
  if (paymentId && search.has('payment_intent_client_secret'))
    throw redirect(writeGiftPath(slug, { payment_intent: paymentId }))
  const { readGift, readDonor, finishGift } = context.get(pageServices)
  const key = giftKey ?? search.get('gift')
  const begun = key === null ? null : await readGift(slug, key)
  if (giftKey ? !begun : memorial.memorialFunds.length === 0) throw redirect(`/view/${slug}`)
  const shown = readGiftCard(memorial, await readDonor(slug), search)
  if (begun && giftKey)
    return { ...shown, step: { kind: 'begun' as const, gift: begun, giftKey }, source: null }
  // One that was paid is not changed, and tells nobody whose it is.
  if (begun && begun.state !== 'given') return { ...shown, values: restoreGiftValues(begun) }
  if (paymentId === null) return shown
  // Without a session nobody is told anything; a script reads again with it.
  const source = writeGiftPath(slug, { payment_intent: paymentId })
  if (!shown.donor.account) return { ...shown, ...lookAgain(slug, paymentId), source }
  const step = await finishGift(slug, paymentId)
  if (step.kind === 'given') return { ...shown, ...showGiven(step) }
  return { ...shown, ...(isUnclear(step) ? lookAgain(slug, paymentId) : { trouble: tellUnpaid(step) }) }
}

type Change = Partial<GiftCardProps>

/**
 * Receives the form. A guest's gift is paid on a page of the provider, an account's by a card in the card: then this
 * receives what the card was left as, and what its bank was asked about.
 */
export async function action({ params: { slug }, request, context }: Route.ActionArgs) {
  const { readDonor, beginGift } = context.get(pageServices)
  const form = await request.formData()
  const textOf = (field: string) => (form.has(field) ? String(form.get(field)) : null)
  const values = readGiftValues(textOf)
  const donor = await readDonor(slug)
  const amountMinor = readGiftAmount(values)
  const problems = findGiftProblems(values, donor)
  const pays = new URL(request.url).searchParams.has('pay')
  const askedAbout = textOf('askedAbout')
  // The bank may have said yes meanwhile: the receipt comes by mail.
  if (pays && !donor.account && askedAbout) return data<Change>(lookAgain(slug, askedAbout), { status: 401 })
  // The session has ended: whoever gives again says who they are.
  if (pays && !donor.account) {
    const { ended } = translated({ visitAccount }).visitAccount
    return data<Change>({ values, trouble: ended }, { status: 401 })
  }
  if (amountMinor === null || Object.keys(problems).length > 0)
    return data<Change>({ values, problems }, { status: 400 })
  const { name, email, anonymous } = values
  const gift = { fundId: values.fundId || null, amountMinor, anonymous }
  if (pays) {
    const { change, status } = await pay(context, slug, gift, textOf)
    return data<Change>({ values, ...change }, { status })
  }
  if (donor.account) {
    const { memorial } = await requireMemorial(context, slug, writeGiftPath)
    const isThere = values.fundId === '' || memorial.memorialFunds.some(({ id }) => id === values.fundId)
    if (!isThere) return data<Change>({ values, trouble: errorMessage('FUND_MISSING') }, { status: 404 })
    return data<Change>({ values, step: askForCard(crypto.randomUUID()) })
  }
  const begun = await beginGift(slug, { ...gift, name, email })
  if (begun.kind === 'begun') throw redirect(`${writeGiftPath(slug)}/${begun.key}`, 303)
  const field = begun.field === 'amountMinor' ? 'amount' : begun.field
  const isOfField = field !== null && ['amount', 'name', 'email'].includes(field)
  const refused = {
    problems: isOfField ? { [field]: begun.message } : {},
    trouble: isOfField ? null : begun.message,
  }
  return data<Change>({ values, ...refused }, { status: begun.status })
}

/** Charges the card that the provider keeps, or looks what became of it after its bank was asked. */
async function pay(
  context: Route.ActionArgs['context'],
  slug: string,
  gift: { fundId: string | null; amountMinor: number; anonymous: boolean },
  textOf: (field: string) => string | null,
): Promise<{ change: Change; status: number }> {
  const { payGift, finishGift } = context.get(pageServices)
  const clientId = textOf('clientId') ?? ''
  const [askedAbout, paymentMethodId] = [textOf('askedAbout'), textOf('paymentMethodId')]
  const { notReady } = translated({ visitDonate }).visitDonate
  if (!askedAbout && !paymentMethodId)
    return { change: { step: askForCard(clientId), trouble: notReady }, status: 400 }
  const step = askedAbout
    ? await finishGift(slug, askedAbout)
    : await payGift(slug, {
        ...gift,
        clientId,
        paymentMethodId: paymentMethodId ?? '',
        captcha: textOf('captcha'),
      })
  if (step.kind === 'given') return { change: showGiven(step), status: 200 }
  if (step.kind === 'asks')
    return { change: { step: askForCard(clientId, { asks: step.payment }) }, status: 200 }
  const { code, status, reason, message: words } = step
  const needsProof = code === 'CAPTCHA_NEEDED'
  if (isUnclear(step)) return { change: lookAgain(slug, askedAbout || clientId), status }
  if (code === 'FUND_MISSING') return { change: { trouble: words }, status }
  if (code !== 'CARD_REFUSED')
    return { change: { step: askForCard(clientId), trouble: tellUnpaid(step), needsProof }, status }
  // Such a payment can never be completed: the next attempt is a new gift.
  const next = reason === 'payment_canceled' ? crypto.randomUUID() : clientId
  return { change: { step: askForCard(next, { refusal: { reason, words } }) }, status }
}

const askForCard = (clientId: string, news: Partial<CardPayment> = {}) => ({
  kind: 'pay' as const,
  payment: { clientId, turn: crypto.randomUUID(), asks: null, refusal: null, ...news },
})

const showGiven = ({ gift }: Extract<GiftStep, { kind: 'given' }>) => ({
  step: { kind: 'begun' as const, gift, giftKey: null },
})

/** The provider works on it, or did not answer: nobody knows yet whether money was taken. */
const isUnclear = (step: GiftStep): boolean =>
  step.kind === 'refused' && (step.code === 'PAYMENT_UNDER_WAY' || step.status >= 500)

/** @param id of the payment, or the one that its form was sent with */
const lookAgain = (slug: string, id: string) => ({
  step: { kind: 'look' as const, href: writeGiftPath(slug, { payment_intent: id }) },
})

/** Why it is not given. */
function tellUnpaid(step: Exclude<GiftStep, { kind: 'given' }>): string {
  const { failed, nothingTaken } = translated({ visitGiving }).visitGiving
  const isUnpaid = step.kind === 'asks' || ['PAYMENT_INCOMPLETE', 'INTENT_UNKNOWN'].includes(step.code)
  return isUnpaid ? `${failed} ${nothingTaken}` : step.message
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { visitPlain: plain, visitGiving: giving } = translated(messages)
  return [{ title: loaderData?.step.kind === 'begun' ? giving.title : plain.give.pageTitle }, noindexMeta]
}

export const headers = () => noindexHeaders

const messages = { visitContribute, visitDonate, visitGiving, visitPlain, visitRsvp }

export default function Give({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <GivePage {...loaderData} {...actionData} />
    </MessagesProvider>
  )
}

function GivePage(shown: GiftCardProps) {
  const t = useTranslations('visitPlain.give')
  const { shareSlug, nameOfPerson } = shown
  return (
    <NoScriptPage
      title={t('title', { name: nameOfPerson })}
      back={{ href: `/view/${shareSlug}#donate`, label: t('back') }}
    >
      <GiftCard {...shown} />
    </NoScriptPage>
  )
}
