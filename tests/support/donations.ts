import { type Parts, startApp, type TestApp } from './app.ts'
import { aHost, aUser } from './factories.ts'
import { aFund } from './responses.ts'

/** The test cards of the payment sandbox. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  empty: '4000 0000 0000 9995',
  guarded: '4000 0025 0000 3155',
} as const

type Person = { token: string }

/** Saves a card as the provider's form in the browser does; returns its payment method id. */
export async function aKeptCard(app: TestApp, cardNumber: string = cards.good): Promise<string> {
  const { body } = await app.api('POST', '/sandbox/payment-methods', {
    json: { cardNumber, expMonth: 12, expYear: 2040, cvc: '123', name: 'Joan Petrie' },
  })
  return String(body.paymentMethodId)
}

/** A paid memorial with a fund, its host, and a donor. */
export async function aFundToGiveTo(app: TestApp) {
  const host = await aHost(app)
  const { uuid: memorialUuid, shareSlug: slug } = host.memorial
  await pay(app, memorialUuid)
  const fundId = await aFund(app.pool, memorialUuid, { title: 'Flowers', goalMinor: 50_000 })
  const donor = await aUser(app)
  await app.api('POST', '/user/save', {
    token: donor.token,
    json: { firstName: 'Zebediah', surname: 'Unspoken' },
  })
  return { host, donor, memorialUuid: String(memorialUuid), slug: String(slug), fundId }
}

/** An ordinary app, with a fund to give to. */
export async function startWithFund(pages?: Parts['pages']) {
  const app = await startApp({}, { pages })
  return { app, ...(await aFundToGiveTo(app)) }
}

/** Marks a memorial as paid. */
export const pay = (app: TestApp, memorialUuid: string) =>
  app.db
    .updateTable('memorials')
    .set({ paymentCompletedAt: app.clock.now() })
    .where('uuid', '=', memorialUuid)
    .execute()

/** Donates $10 with a good card, unless told otherwise. */
export async function give(
  app: TestApp,
  { token }: Person,
  slug: string,
  { card, ...more }: { card?: string } & Record<string, unknown> = {},
) {
  const json = {
    memorialSlug: slug,
    amount: 10,
    anonymous: false,
    paymentMethodId: await aKeptCard(app, card),
    ...more,
  }
  return app.api('POST', '/donation/process', { token, json })
}

export const finishGift = (app: TestApp, { token }: Person, paymentIntentId: string) =>
  app.api('POST', '/donation/finish', { token, json: { paymentIntentId } })

/** Answers the bank's question in the browser: approves the payment, unless told otherwise. */
export const answerBank = (
  app: TestApp,
  { paymentIntentId, clientSecret }: { paymentIntentId: string; clientSecret: string },
  approve = true,
) =>
  app.api('POST', `/sandbox/payment-intents/${paymentIntentId}/authenticate`, {
    json: { clientSecret, approve },
  })

/** All gifts, begun and given. */
export const listGifts = (app: TestApp) =>
  app.db.selectFrom('payments').selectAll().where('purpose', '=', 'donation').orderBy('completedAt').execute()

/** Those that count. */
export const books = async (app: TestApp) =>
  (await listGifts(app)).filter(({ completedAt }) => completedAt !== null)
