import type { Answered, TestApp } from './app.ts'
import { cards } from './donations.ts'
import { follow, sendForm, visit } from './forms.ts'

/** Gifts of donors without an account, as a browser without script gives them. */

export const wanted = { amount: '10', name: 'Joan Petrie', email: 'joan@example.com' }

export const giveForm = (slug: string) => `/view/${slug}/give`

/** Fills the form in and sends it. The page of the gift, where it is paid. */
export async function beginGift(app: TestApp, slug: string, fields: Record<string, string> = {}) {
  const sent = await sendForm(app, giveForm(slug), { ...wanted, ...fields })
  const page = await follow(app, sent)
  return { path: String(sent.headers.location), page }
}

/** Where the page of a gift leads to be paid. */
export function payPath(page: Answered): string {
  const [, path] = /href="(\/sandbox\/checkout\/[^"]+)"/.exec(String(page.body)) ?? []
  if (!path) throw new Error(`No way to pay on ${page.body}`)
  return path.replaceAll('&amp;', '&')
}

export const typedCard = {
  holder: 'Joan Petrie',
  number: cards.good as string,
  expiry: '12 / 40',
  cvc: '123',
}

/** Pays at the sandbox's page. What it answers, not yet followed. */
export const payWith = (app: TestApp, at: string, card: Partial<typeof typedCard> = {}) =>
  sendForm(app, at, { ...typedCard, ...card })

/** The whole way; the page that thanks. */
export async function giveByForms(app: TestApp, slug: string, fields: Record<string, string> = {}) {
  const { path, page } = await beginGift(app, slug, fields)
  await payWith(app, payPath(page))
  return { path, thanks: await visit(app, path) }
}
