import { data, redirect } from 'react-router'
import { cardMessage } from '#app/lib/card-message.ts'
import { card } from '#languages/en/screens/card.ts'
import { visitPlain } from '#languages/en/screens/visit-plain.ts'
import { pageServices } from '../context.ts'
import { CheckoutPage } from '../features/visitor-actions/donate/CheckoutPage.tsx'
import { noindexHeaders, noindexMeta } from '../lib/noindex.ts'
import {
  cardOf,
  fieldOfRefusal,
  groupExpiry,
  groupNumber,
  incompleteField,
  onlyCvc,
} from '../lib/payment-card/format-card.ts'
import { MessagesProvider } from '../messages/index.tsx'
import { translated } from '../messages/translations.ts'
import type { PageHandle } from '../root.tsx'
import { fontLinks } from '../ui/font-links.ts'
import type { Route } from './+types/sandbox-checkout'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

const secretOf = ({ url }: Request) => new URL(url).searchParams.get('secret') ?? ''

/** The sandbox's payment page. Once paid or cancelled, it leads back to where it came from. */
export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const { checkout } = context.get(pageServices)
  const payment = await checkout?.read(id, secretOf(request))
  if (!payment) throw data(null, { status: 404 })
  const { status, ...shown } = payment
  const isOpen = status === 'requires_payment_method' || status === 'requires_action'
  if (!isOpen) throw redirect(payment.returnUrl, 303)
  return { ...shown, asks: status === 'requires_action' }
}

/** Receives a card, or the answer to its bank's question. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { checkout } = context.get(pageServices)
  if (!checkout) throw data(null, { status: 404 })
  const form = await request.formData()
  const textOf = (name: string) => String(form.get(name) ?? '')
  const begun = { holder: textOf('holder'), number: textOf('number'), expiry: textOf('expiry') }
  const typed = {
    holder: begun.holder,
    number: groupNumber(begun.number),
    expiry: groupExpiry(begun.expiry),
    cvc: onlyCvc(textOf('cvc')),
  }
  const incomplete = incompleteField(typed)
  const secret = secretOf(request)
  const isAnswer = form.has('approve')
  // The provider is asked for nothing that is missing.
  const problems = {
    ...(begun.holder.trim() === '' && { holder: 'lacking' }),
    ...(incomplete && { [incomplete]: 'lacking' }),
  }
  if (!isAnswer && Object.keys(problems).length > 0) return data({ begun, problems }, { status: 400 })
  const step = isAnswer
    ? await checkout.answerBank(id, secret, textOf('approve') === 'yes')
    : await checkout.pay(id, secret, cardOf(typed))
  // Redirects to this page, which shows what is next; a reload sends nothing twice.
  if (step.kind === 'done')
    throw redirect(`/sandbox/checkout/${encodeURIComponent(id)}?${new URLSearchParams({ secret })}`, 303)
  return data({ begun, problems: { [fieldOfRefusal(step.code)]: cardMessage(step.code) } }, { status: 400 })
}

export const meta = () => [{ title: translated({ visitPlain }).visitPlain.checkout.pageTitle }, noindexMeta]

export const headers = () => noindexHeaders

const messages = { card, visitPlain }
const nothing = { begun: { holder: '', number: '', expiry: '' }, problems: {} }

export default function SandboxCheckout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <CheckoutPage {...loaderData} {...nothing} {...actionData} />
    </MessagesProvider>
  )
}
