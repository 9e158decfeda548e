import sharp from 'sharp'
import { expect } from 'vitest'
import { type Answered, OPERATOR_TOKEN, type Parts, startApp, type TestApp } from './app.ts'
import { aPerson } from './people.ts'

const PASSWORD = 'correct horse battery'

let count = 0
const next = () => {
  count += 1
  return count
}

/** The code in the newest mail to an address. */
export async function mailedCode(app: TestApp, email: string): Promise<string> {
  const mail = (await app.outbox()).find((one) => one.to.includes(email) && /\b[A-Z2-9]{5}\b/.test(one.text))
  const code = mail && /\b[A-HJKMNP-Z2-9]{5}\b/.exec(mail.text)?.[0]
  if (!code) throw new Error(`No code was mailed to ${email}`)
  return code
}

/** An account whose email address is not confirmed. */
export async function anUnverifiedUser(app: TestApp, email = `person-${next()}@example.com`) {
  const password = PASSWORD
  const { body } = await app.api('POST', '/anon/signup', { json: { email, password } })
  return { email, password, token: String(body.token), uuid: String(body.user.uuid) }
}

/** A confirmed account that signed up by the API. The mails of a sign-up are in the outbox. */
export async function aSignedUpUser(app: TestApp, email?: string) {
  const user = await anUnverifiedUser(app, email)
  const code = await mailedCode(app, user.email)
  const answer = await app.api('POST', '/user/code/confirm', { token: user.token, json: { code } })
  expect(answer.status).toBe(200)
  return user
}

/** A confirmed, signed-in account, written into the database, since few tests are about signing up. */
export function aUser(app: TestApp, email = `person-${next()}@example.com`) {
  return aPerson(app.pool, { email, password: PASSWORD, now: app.clock.now() })
}

/** A host and an unpaid memorial. */
export async function aHost(app: TestApp, memorial: Record<string, unknown> = {}) {
  const user = await aUser(app)
  const { body } = await app.api('POST', '/memorial/create', {
    token: user.token,
    json: { nameOfPerson: 'Margaret Anne Hollis', ...memorial },
  })
  return { ...user, memorial: body.memorial }
}

/** A host whose memorial is paid for, so that it can be shared. */
export async function aPaidHost(app: TestApp, memorial: Record<string, unknown> = {}) {
  const host = await aHost(app, memorial)
  const code = `FREE-${next()}`
  await app.api('POST', '/operator/promo', { token: OPERATOR_TOKEN, json: { code, free: true } })
  const { body } = await app.api('POST', '/memorial/promo/validate', {
    token: host.token,
    json: { code, memorialUuid: host.memorial.uuid },
  })
  return { ...host, memorial: body.memorial }
}

/** A memorial as its host reads it. */
export const readMemorial = async (app: TestApp, host: Awaited<ReturnType<typeof aHost>>) =>
  (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial

/** Blocks an account from a memorial. */
export const blockUser = (app: TestApp, memorialUuid: string, userUuid: string) =>
  app.db
    .insertInto('blocked')
    .values({ memorialUuid, userUuid, proven: true, blockedAt: app.clock.now() })
    .execute()

/** An ordinary app, with a user. */
export async function startWithUser() {
  const app = await startApp()
  return { app, user: await aUser(app) }
}

/** An ordinary app, with a host and an unpaid memorial. */
export async function startWithHost(memorial: Record<string, unknown> = {}, pages?: Parts['pages']) {
  const app = await startApp({}, { pages })
  return { app, host: await aHost(app, memorial) }
}

/** An ordinary app, with a host whose memorial is paid for. */
export async function startWithPaidHost(memorial: Record<string, unknown> = {}, pages?: Parts['pages']) {
  const app = await startApp({}, { pages })
  return { app, host: await aPaidHost(app, memorial) }
}

/** A small JPEG, generated, so that the repository holds no picture. */
export function aPhoto(
  options: { width?: number; height?: number; orientation?: number } = {},
): Promise<Buffer> {
  const { width = 64, height = 48, orientation } = options
  const picture = sharp({ create: { width, height, channels: 3, background: '#c08a58' } })
  return (orientation ? picture.withMetadata({ orientation }) : picture).jpeg().toBuffer()
}

/** Uploads a photo in one request. */
export async function upload(
  app: TestApp,
  host: { token: string; memorial: { uuid: string } },
  file: { content: Buffer; name?: string; fields?: Record<string, string> },
): Promise<Answered> {
  return app.api('POST', `/memorial/media/upload/${host.memorial.uuid}`, {
    token: host.token,
    fields: file.fields ?? {},
    files: [{ name: file.name ?? 'photo.jpg', type: 'image/jpeg', content: file.content }],
  })
}
