import type { TestApp } from './app.ts'
import { OPERATOR_TOKEN } from './app.ts'
import { aHost, aPaidHost } from './factories.ts'

type Host = Awaited<ReturnType<typeof aHost>>

/** Makes a promo code, as the operator. */
export const makePromo = (app: TestApp, json: object) =>
  app.api('POST', '/operator/promo', { token: OPERATOR_TOKEN, json })

export async function usesOf(app: TestApp, code: string): Promise<number> {
  const { body } = await app.api('GET', '/operator/promo', { token: OPERATOR_TOKEN })
  return body.promos.find((promo: { code: string }) => promo.code === code).uses
}

/** The calls with which a host pays for the first year of a memorial, or for another year. */
export function buying(app: TestApp, host: Host, what: 'memorial' | 'extension' = 'memorial') {
  const paths = {
    memorial: ['/memorial/payment-intent', '/memorial/payment', '/memorial/promo/validate'],
    extension: ['/memorial/extension-intent', '/memorial/extension', '/memorial/extension/promo'],
  } as const
  const [intents, payments, checks] = paths[what]
  const post = (path: string, more: object, headers = {}) =>
    app.api('POST', path, { token: host.token, json: { memorialUuid: host.memorial.uuid, ...more }, headers })
  return {
    host,
    what,
    begin: (promoCode?: string, headers = {}) => post(intents, { promoCode }, headers),
    check: (code: string, headers = {}) => post(checks, { code }, headers),
    finish: (paymentIntentId: string) => post(payments, { paymentIntentId }),
    pay: (intent: { paymentIntentId: string; clientSecret: string }) =>
      app.api('POST', `/sandbox/payment-intents/${intent.paymentIntentId}/confirm`, {
        json: {
          clientSecret: intent.clientSecret,
          cardNumber: '4242424242424242',
          expMonth: 12,
          expYear: 2070,
          cvc: '123',
          name: 'Claire Hollis',
        },
      }),
  }
}

export type Buying = ReturnType<typeof buying>

export const aBuyer = async (app: TestApp): Promise<Buying> => buying(app, await aHost(app))

/** A buyer whose memorial's year ends in 30 days. */
export async function anExtender(app: TestApp): Promise<Buying> {
  const host = await aPaidHost(app)
  const retainedUntil = new Date(app.clock.now().getTime() + 30 * 24 * 60 * 60 * 1000)
  await app.db
    .updateTable('memorials')
    .set({ retainedUntil })
    .where('uuid', '=', host.memorial.uuid)
    .execute()
  return buying(app, host, 'extension')
}

/** How many payments with this code were completed. */
export async function boughtWith(app: TestApp, code: string): Promise<number> {
  const rows = await app.db
    .selectFrom('payments')
    .select('uuid')
    .where('promoCode', '=', code)
    .where('completedAt', 'is not', null)
    .execute()
  return rows.length
}
