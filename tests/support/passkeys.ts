import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { Authenticator } from './authenticator.ts'
import type { aUser } from './factories.ts'

export type Person = Awaited<ReturnType<typeof aUser>>

/** The origin of PUBLIC_URL in tests. */
export const ORIGIN = 'http://localhost:3000'

export const begin = (app: TestApp, { token, password }: Person) =>
  app.api('POST', '/user/passkeys/begin', { token, json: { password } })

export const add = (app: TestApp, { token }: Pick<Person, 'token'>, credential: unknown) =>
  app.api('POST', '/user/passkeys/add', { token, json: { credential } })

export const list = async (app: TestApp, { token }: Pick<Person, 'token'>) =>
  (await app.api('GET', '/user/passkeys', { token })).body.passkeys

export const remove = (app: TestApp, { token, password }: Person, id: string) =>
  app.api('POST', '/user/passkeys/remove', { token, json: { id, password } })

/** The options that the server sends when a sign-in begins. */
export const asked = async (app: TestApp) => (await app.api('POST', '/anon/passkey/begin')).body.options

export const signIn = (app: TestApp, credential: unknown) =>
  app.api('POST', '/anon/passkey/signin', { json: { credential } })

/** Adds a passkey to an account. Returns the device that holds it. */
export async function aPasskey(app: TestApp, person: Person): Promise<Authenticator> {
  const device = new Authenticator(ORIGIN)
  const { options } = (await begin(app, person)).body
  const added = await add(app, person, device.make(options))
  expect(added.status).toBe(200)
  return device
}
