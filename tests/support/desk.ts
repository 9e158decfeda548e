import { expect } from 'vitest'
import { OPERATOR_TOKEN, type TestApp } from './app.ts'
import { Authenticator } from './authenticator.ts'
import { ORIGIN } from './passkeys.ts'

/** The command line. */
export const byToken = (app: TestApp, method: string, path: string, json?: unknown) =>
  app.api(method, path, { token: OPERATOR_TOKEN, ...(json !== undefined && { json }) })

/** The secret of a new link for an operator. */
export async function aLink(app: TestApp, name: string, lost = false): Promise<string> {
  const { body } = await byToken(app, 'POST', '/operator/operators/invite', { name, lost })
  expect(body.link).toMatch(/^https?:\/\/[\w.:]+\/operator\/join#key[0-9a-f]{32}$/)
  return String(body.link).slice(-35)
}

export const beginJoin = (app: TestApp, token: string) =>
  app.api('POST', '/operator/join/begin', { json: { token } })

export const join = (app: TestApp, token: string, credential: unknown) =>
  app.api('POST', '/operator/join', { json: { token, credential } })

/** A device with the passkey of an operator who has just been invited. */
export async function aDevice(app: TestApp, token: string): Promise<Authenticator> {
  const device = new Authenticator(ORIGIN)
  const { options } = (await beginJoin(app, token)).body
  expect((await join(app, token, device.make(options))).status).toBe(200)
  return device
}

/** Options for logging in at the desk. */
export const askedAtDesk = async (app: TestApp) =>
  (await app.api('POST', '/operator/enter/begin')).body.options

export const enter = (app: TestApp, credential: unknown) =>
  app.api('POST', '/operator/enter', { json: { credential } })

export interface OperatorAtDesk {
  name: string
  device: Authenticator
  cookie: string
  /** As a page of the desk calls. */
  call(method: string, path: string, json?: unknown): ReturnType<TestApp['api']>
  /** Shows the passkey again. */
  prove(): Promise<void>
}

/** The session that a browser holds with a cookie. */
const atDesk = (app: TestApp, name: string, device: Authenticator, cookie: string): OperatorAtDesk => {
  const call: OperatorAtDesk['call'] = (method, path, json) =>
    app.api(method, path, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      ...(json !== undefined && { json }),
    })
  async function prove() {
    const { options } = (await call('POST', '/operator/prove/begin')).body
    expect((await call('POST', '/operator/prove', { credential: device.use(options) })).status).toBe(200)
  }
  return { name, device, cookie, call, prove }
}

/** An operator who was invited, made a passkey and logged in. */
export async function anOperator(app: TestApp, name = 'Ana Reyes'): Promise<OperatorAtDesk> {
  const device = await aDevice(app, await aLink(app, name))
  return logIn(app, name, device)
}

export async function logIn(app: TestApp, name: string, device: Authenticator): Promise<OperatorAtDesk> {
  const entered = await enter(app, device.use(await askedAtDesk(app)))
  expect(entered.body).toMatchObject({ success: true, desk: { name } })
  return atDesk(app, name, device, String(entered.headers['set-cookie']).split(';')[0] ?? '')
}
