import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import type { Cluster } from '../../../scripts/cluster/cluster.ts'

interface Sent {
  token?: string
  body?: object | FormData
  /** The address of one node, to bypass nginx. */
  at?: string
}

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests state what they expect of it
  body: any
}

/** Makes one call, from a random IP address. Rejects if there is no response. */
export async function ask(
  cluster: Cluster,
  method: string,
  path: string,
  { token, body, at = cluster.url }: Sent = {},
): Promise<Answer> {
  const isForm = body instanceof FormData
  const response = await fetch(at + path, {
    method,
    headers: {
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(token && { pid: token }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

/** Counts calls that are repeated until they are acknowledged. */
export class Tally {
  acknowledged = 0
  /** Tries that failed or got no response. */
  failed = 0
}

/**
 * Repeats a call until it is acknowledged, as a phone with a bad connection does. A refusal (4xx) throws, because it is
 * a mistake in the test.
 */
export async function insist(
  cluster: Cluster,
  method: string,
  path: string,
  sent: Sent = {},
  tally = new Tally(),
): Promise<Answer> {
  for (;;) {
    const answer = await ask(cluster, method, path, sent).catch(() => null)
    if (answer?.status === 200) {
      tally.acknowledged += 1
      return answer
    }
    if (answer && answer.status >= 400 && answer.status < 500)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    tally.failed += 1
    await delay(50)
  }
}

/** A confirmed host with a memorial that is not paid for yet. */
export async function anUnpaidHost(cluster: Cluster, memorial: object = {}, at?: string) {
  const email = `${randomUUID()}@example.com`
  const via = at === undefined ? {} : { at }
  const password = 'correct horse battery'
  const { token } = (await insist(cluster, 'POST', '/anon/signup', { body: { email, password }, ...via }))
    .body
  const code = await mailedCode(cluster, email)
  await insist(cluster, 'POST', '/user/code/confirm', { token, body: { code }, ...via })
  const body = { nameOfPerson: 'Margaret Anne Hollis', ...memorial }
  const made = await insist(cluster, 'POST', '/memorial/create', { token, body, ...via })
  const { uuid, shareSlug } = made.body.memorial
  return { email, password, token: String(token), uuid: String(uuid), shareSlug: String(shareSlug) }
}

/** A confirmed host with a paid memorial. */
export async function aHost(cluster: Cluster, memorial: object = {}, at?: string) {
  const host = await anUnpaidHost(cluster, memorial, at)
  const via = at === undefined ? {} : { at }
  const code = `FREE-${randomInt(1e9)}`
  const promo = { token: cluster.operatorToken, body: { code, free: true }, ...via }
  await insist(cluster, 'POST', '/operator/promo', promo)
  const redeem = { token: host.token, body: { code, memorialUuid: host.uuid }, ...via }
  await insist(cluster, 'POST', '/memorial/promo/validate', redeem)
  return host
}

/** Waits for the mail with the code, and returns the code. */
async function mailedCode({ mail }: Cluster, email: string): Promise<string> {
  for (;;) {
    const found = mail.mails.findLast((one) => one.to === email && /code/i.test(one.subject))
    const code = found && /\b[A-HJKMNP-Z2-9]{5}\b/.exec(found.text)?.[0]
    if (code) return code
    await delay(20)
  }
}

export function answerOf(n: number): object {
  return { name: `Guest ${n}`, email: `guest-${n}@example.com`, status: 'ATTENDING', guests: 1 }
}

/** The form that uploads a photo in one request. The same client id is the same photo, even if it is sent twice. */
export function photoForm(photo: Buffer, clientId: string): FormData {
  const form = new FormData()
  form.set('clientId', clientId)
  form.set('title', 'A summer')
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  return form
}

/** A JPEG of one colour. */
export const aPicture = (width = 640): Promise<Buffer> =>
  sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background: '#c08a58' } })
    .jpeg()
    .toBuffer()

/** Calls `work` with 0 to `count - 1`, at most `lanes` of them at once. */
export async function atOnce(count: number, lanes: number, work: (n: number) => Promise<unknown>) {
  let next = 0
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < count) {
        next += 1
        await work(next - 1)
      }
    }),
  )
}
