import { expect } from 'vitest'
import { OPERATOR_TOKEN, type TestApp } from './app.ts'
import type { Authenticator } from './authenticator.ts'
import { aUser } from './factories.ts'
import { aPasskey, asked, type Person, signIn } from './passkeys.ts'

/** The command line. */
export const byToken = (app: TestApp, method: string, path: string, json?: unknown) =>
  app.api(method, path, { token: OPERATOR_TOKEN, ...(json !== undefined && { json }) })

export interface OperatorAtDesk extends Person {
  device: Authenticator
  call(method: string, path: string, json?: unknown): ReturnType<TestApp['api']>
}

/** An operator's account that its passkey signed in. */
export async function anOperator(app: TestApp, email?: string): Promise<OperatorAtDesk> {
  const person = await aUser(app, email)
  const device = await aPasskey(app, person)
  const added = await byToken(app, 'POST', '/operator/operators/add', { email: person.email })
  expect(added.status).toBe(200)
  return enterDesk(app, person, device)
}

/** Shows the passkey: a new session with a fresh proof. */
export async function enterDesk(
  app: TestApp,
  person: Person,
  device: Authenticator,
): Promise<OperatorAtDesk> {
  const { body } = await signIn(app, device.use(await asked(app)))
  expect(body).toMatchObject({ success: true, user: { email: person.email } })
  const { token } = body
  return {
    ...person,
    token,
    device,
    call: (method, path, json) => app.api(method, path, { token, ...(json !== undefined && { json }) }),
  }
}
