import { data, redirect } from 'react-router'
import { fillPath } from '#contract/endpoint.ts'
import { visitDonate } from '#languages/en/screens/visit-donate.ts'
import { visitGiving } from '#languages/en/screens/visit-giving.ts'
import { visitPlain } from '#languages/en/screens/visit-plain.ts'
import { pageServices } from '../../context.ts'
import { GivePage } from '../../features/visitor-actions/donate/no-script/GivePage.tsx'
import {
  giftFormValues,
  giftFormValuesFromCard,
  giftFormValuesOf,
  giftOf,
} from '../../features/visitor-actions/donate/no-script/gift-form-values.ts'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { requireMemorial } from '../../lib/require-memorial.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/give'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

/** Target of the donation card where no script runs, with what was chosen on it. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  const { memorial } = await requireMemorial(context, slug, (shareSlug) => `/view/${shareSlug}/give${search}`)
  const { shareSlug, nameOfPerson, memorialFunds: funds } = memorial
  if (funds.length === 0) throw redirect(fillPath('/view/:slug', { slug }))
  const giftKey = searchParams.get('gift')
  const before = giftKey === null ? null : await context.get(pageServices).readGift(slug, giftKey)
  const begun = before ? giftFormValuesOf(before) : giftFormValuesFromCard((name) => searchParams.get(name))
  return { shareSlug, nameOfPerson, funds, begun }
}

/** Creates the gift, which is paid on the next page: if the form is sent twice, one of the two gifts is never paid. */
export async function action({ params: { slug }, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const begun = giftFormValues((name) => (form.has(name) ? String(form.get(name)) : null))
  const wanted = giftOf(begun)
  if (wanted.problems) return data({ begun, problems: wanted.problems, trouble: null }, { status: 400 })
  const result = await context.get(pageServices).beginGift(slug, wanted.gift)
  if (result.kind === 'begun')
    throw redirect(fillPath('/view/:slug/give/:key', { slug, key: result.key }), 303)
  const { message, status } = result
  const field = result.field === 'amountMinor' ? 'amount' : result.field
  const isOfField = field !== null && ['amount', 'name', 'email'].includes(field)
  const refused = { problems: isOfField ? { [field]: message } : {}, trouble: isOfField ? null : message }
  return data({ begun, ...refused }, { status })
}

export const meta = () => [{ title: translated({ visitPlain }).visitPlain.give.pageTitle }, noindexMeta]

export const headers = () => noindexHeaders

const messages = { visitDonate, visitGiving, visitPlain }
const nothing = { problems: {}, trouble: null }

export default function Give({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <GivePage {...loaderData} {...nothing} {...actionData} />
    </MessagesProvider>
  )
}
