import type { Answered, TestApp } from './app.ts'

/** Forms as a browser without script sends them, and pages as it reads them. */

/** Opens a page as a browser does. */
export const visit = (app: TestApp, path: string, headers: Record<string, string> = {}): Promise<Answered> =>
  app.api('GET', path, { headers: { accept: 'text/html', ...headers } })

/** Sends a form. Returns the response itself; a redirect is not followed. */
export async function sendForm(
  app: TestApp,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answered> {
  return sendBody(app, path, String(new URLSearchParams(fields)), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  })
}

/** The receipt of an answer, in the address that its form leads to. */
export const receiptIn = ({ headers }: Answered): string =>
  new URL(String(headers.location), 'http://localhost').searchParams.get('answer') ?? ''

/** Sends any body to the address of a form. */
export async function sendBody(
  app: TestApp,
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<Answered> {
  const {
    statusCode,
    headers: own,
    body: text,
  } = await app.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { accept: 'text/html', ...headers },
  })
  return { status: statusCode, headers: own as Record<string, string>, body: text, raw: Buffer.from(text) }
}

/** Follows a redirect (303). */
export function follow(app: TestApp, answer: Answered, headers: Record<string, string> = {}) {
  const { location } = answer.headers
  if (answer.status !== 303 || !location) throw new Error(`${answer.status} leads nowhere: ${answer.body}`)
  const { pathname, search } = new URL(location, 'http://localhost')
  return visit(app, pathname + search, headers)
}

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** The text of a page, without tags. */
export const wordsOf = ({ body }: Answered): string =>
  decoded(
    String(body)
      .replaceAll(/<(?:style|script)[^>]*>[\s\S]*?<\/(?:style|script)>|<!-- -->|<wbr\s*\/?>/g, '')
      .replaceAll(/<[^>]+>/g, ' '),
  ).replaceAll(/\s+/g, ' ')

const attribute = (tag: string, name: string) => {
  const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return value === undefined ? null : decoded(value)
}

function tagOf({ body }: Answered, name: string): string {
  const tags = String(body).match(/<(?:input|textarea)\b[^>]*>/g) ?? []
  const own = tags.filter((tag) => attribute(tag, 'name') === name)
  return own.find((tag) => / checked=""/.test(tag)) ?? own[0] ?? ''
}

/** What a card tells the device to keep. */
export function storesIn({ body }: Answered): Record<string, string | null> {
  const text = /data-stores="([^"]*)"/.exec(String(body))?.[1]
  return JSON.parse(decoded(text ?? '{}'))
}

/** The value of a field: of radios the one chosen, of a checkbox `on` or null. */
export function valueIn(page: Answered, name: string): string | null {
  const tag = tagOf(page, name)
  if (tag === '') return null
  if (tag.startsWith('<textarea')) {
    const from = String(page.body).indexOf(tag) + tag.length
    return decoded(String(page.body).slice(from, String(page.body).indexOf('</textarea>', from))).replace(
      /^\n/,
      '',
    )
  }
  const type = attribute(tag, 'type')
  const isChosen = / checked=""/.test(tag)
  if (type === 'radio') return isChosen ? attribute(tag, 'value') : null
  if (type === 'checkbox') return isChosen ? 'on' : null
  return attribute(tag, 'value') ?? ''
}

/** The error shown beside a field and read out with it; null if there is none. */
export function problemAt(page: Answered, name: string): string | null {
  const tag = tagOf(page, name)
  if (attribute(tag, 'aria-invalid') !== 'true') return null
  const body = String(page.body)
  const fieldset = body.lastIndexOf('<fieldset', body.indexOf(tag))
  const described =
    attribute(tag, 'aria-describedby') ??
    attribute(body.slice(fieldset, body.indexOf('>', fieldset) + 1), 'aria-describedby')
  const id = described?.split(' ').find((one) => body.includes(`id="${one}" role="alert"`))
  if (!id) return null
  const from = body.indexOf(`id="${id}" role="alert"`)
  const inside = body.slice(body.indexOf('>', from) + 1, body.indexOf('</p>', from))
  return decoded(inside.replaceAll(/<[^>]+>/g, '')).trim()
}
