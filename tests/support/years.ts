import { timeZone } from '#app/messages/formats.ts'
import type { TestApp } from './app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone })

interface Host {
  email: string
  password: string
  token: string
  memorial: { uuid: string }
}

/** Moves the clock forward to noon of a day, counted from the last day of a memorial's year. */
export async function onDay(app: TestApp, { memorial }: Host, day: number): Promise<void> {
  const { retainedUntil } = await app.db
    .selectFrom('memorials')
    .select('retainedUntil')
    .where('uuid', '=', memorial.uuid)
    .executeTakeFirstOrThrow()
  if (!retainedUntil) throw new Error('It has not been paid for')
  // Two in the morning in Greenwich is noon or one o'clock in Sydney.
  const noon = Date.parse(calendar.format(retainedUntil)) + day * DAY_MS + 2 * 60 * 60 * 1000
  app.clock.advance({ seconds: (noon - app.clock.now().getTime()) / 1000 })
}

/** Moves the clock to that day and runs the daily job. */
export async function daily(app: TestApp, host: Host, day: number): Promise<void> {
  await onDay(app, host, day)
  await app.run('retention.daily', {})
}

/** Signs in again: months later the session has ended. */
export async function signedInAgain<H extends Host>(app: TestApp, host: H): Promise<H> {
  const { email, password } = host
  const { body } = await app.api('POST', '/anon/signin', { json: { email, password } })
  return { ...host, token: String(body.token) }
}

/** The mails to its hosts about the end of the year, oldest first. */
export async function yearsEndMails(app: TestApp) {
  const mails = (await app.outbox()).filter(({ text }) => text.includes('/memorial/extend?'))
  return mails.reverse()
}

/** The calls with which a host pays for another year. */
export function extending(app: TestApp, { token, memorial }: Host) {
  const memorialUuid = memorial.uuid
  const post = (path: string, more: object = {}) =>
    app.api('POST', path, { token, json: { memorialUuid, ...more } })
  const begin = (promoCode?: string) => post('/memorial/extension-intent', { promoCode })
  const pay = (intent: { paymentIntentId: string; clientSecret: string }, cardNumber = '4242424242424242') =>
    app.api('POST', `/sandbox/payment-intents/${intent.paymentIntentId}/confirm`, {
      json: {
        clientSecret: intent.clientSecret,
        cardNumber,
        expMonth: 12,
        expYear: 2070,
        cvc: '123',
        name: 'Claire Hollis',
      },
    })
  const finish = (paymentIntentId: string) => post('/memorial/extension', { paymentIntentId })
  return {
    read: async () => (await app.api('GET', `/memorial/retention/${memorialUuid}`, { token })).body.retention,
    begin,
    pay,
    finish,
    look: (code: string) => post('/memorial/extension/promo', { code }),
    /** Pays for another year, from start to end. */
    async all() {
      const { body } = await begin()
      await pay(body)
      return finish(body.paymentIntentId)
    },
  }
}
