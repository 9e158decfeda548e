import type { Answered, TestApp } from './app.ts'
import { cards } from './donations.ts'
import { follow, sendForm, visit } from './forms.ts'

/** Gifts of donors without an account, made in a browser without script. */

export const wanted = { amount: '10', name: 'Joan Petrie', email: 'joan@example.com' }

export const giveForm = (slug: string) => `/view/${slug}/give`

/** Fills the form in and sends it. Returns the path and the page of the gift, where it is paid. */
export async function beginGift(app: TestApp, slug: string, fields: Record<string, string> = {}) {
  const sent = await sendForm(app, giveForm(slug), { ...wanted, ...fields })
  const page = await follow(app, sent)
  return { path: String(sent.headers.location), page }
}

/** The address of the sandbox's payment page, read from the page of a gift. */
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

/** Pays on the sandbox's page. Returns the response itself; a redirect is not followed. */
export const payWith = (app: TestApp, at: string, card: Partial<typeof typedCard> = {}) =>
  sendForm(app, at, { ...typedCard, ...card })

/** Makes a gift from the form to its payment. Returns the thank-you page. */
export async function giveByForms(app: TestApp, slug: string, fields: Record<string, string> = {}) {
  const { path, page } = await beginGift(app, slug, fields)
  await payWith(app, payPath(page))
  return { path, thanks: await visit(app, path) }
}
