import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { type aPaidHost, startWithPaidHost } from '../support/factories.ts'
import { resumableSender } from '../support/resumable.ts'
import { aWholeMemorial } from '../support/whole-memorial.ts'

type Host = Awaited<ReturnType<typeof aPaidHost>>

const everythingOf = async (app: TestApp, host: Host) =>
  (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial

test('only hosts can begin resumable uploads', async () => {
  const app = await startApp()
  const { ids, tokens } = await aWholeMemorial(app)
  const begin = async (token: string) =>
    (await resumableSender(app, { token, memorial: { uuid: ids.memorialUuid } }).create({ size: 9 })).status
  expect(await begin(tokens.stranger)).toBe(404)
  expect(await begin(tokens.contributor)).toBe(404)
  expect(await begin(tokens.coHost)).toBe(201)
})

test('the List-Unsubscribe address opens a page that asks, and changes nothing when opened', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: 'joan@example.com' }] })
  const { inviteToken } = await app.db.selectFrom('contacts').select('inviteToken').executeTakeFirstOrThrow()
  const opened = await app.api('GET', `/public/unsubscribe/${inviteToken}`)
  expect([opened.status, opened.headers.location]).toEqual([303, `/unsubscribe/${inviteToken}`])
  expect((await everythingOf(app, host)).contacts).toMatchObject([{ unsubscribed: false }])
  const elsewhere = await app.api('GET', '/public/unsubscribe/%2F%2Felsewhere.example:x')
  expect(elsewhere.headers.location).toBe('/unsubscribe/%2F%2Felsewhere.example%3Ax')
  const broken = await app.api('GET', '/public/unsubscribe/x%0d%0aset-cookie:x')
  expect([broken.status, broken.headers.location]).toEqual([404, undefined])

  // As mail programs send it (RFC 8058), in either form.
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const posted = await app.app.inject({
      method: 'POST',
      url: `/public/unsubscribe/${inviteToken}`,
      headers: { 'content-type': type },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([type, posted.json()]).toEqual([type, { success: true, msg: null }])
  }
  expect((await everythingOf(app, host)).contacts).toMatchObject([{ unsubscribed: true }])
})

test('security.txt names the security contact if there is one', async () => {
  const path = '/.well-known/security.txt'
  expect((await (await startApp()).api('GET', path)).status).toBe(404)
  const app = await startApp({
    securityContact: 'mailto:security@example.com',
    publicUrl: 'https://example.com',
  })
  const { status, body, headers } = await app.api('GET', path)
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toMatch(
    /^Contact: mailto:security@example\.com\nExpires: (.+)\nCanonical: https:\/\/example\.com\/\.well-known\/security\.txt\n$/,
  )
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000)
})
