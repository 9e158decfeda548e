import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { type Sent, startApp, type TestApp } from '../support/app.ts'
import { anUnverifiedUser, aPaidHost, aPhoto, aUser, upload } from '../support/factories.ts'
import { resumableSender } from '../support/resumable.ts'

const recording = await readFile(fileURLToPath(new URL('../fixtures/host-message.webm', import.meta.url)))

type Host = Awaited<ReturnType<typeof aPaidHost>>
interface HostCall {
  name: string
  method: string
  path: string
  sent: Sent
  /** What a host gets who may do it, where that is no success. */
  allowed?: string
  /** What hides it from others. */
  hidden?: string
}

/** Every call that changes or shows a memorial to its hosts, each as it would succeed. */
async function hostCalls(app: TestApp, host: Host): Promise<HostCall[]> {
  const { uuid } = host.memorial
  const photo = await aPhoto()
  const shown = (await upload(app, host, { content: photo })).body.mediaUuid
  const removed = (await upload(app, host, { content: photo })).body.mediaUuid
  const post = (name: string, path: string, sent: Sent) => ({ name, method: 'POST', path, sent })
  const hidden = 'MEDIA_NOT_FOUND'
  return [
    { name: 'getMemorial', method: 'GET', path: `/memorial/get/${uuid}`, sent: {} },
    post('editMemorial', '/memorial/edit', { json: { uuid, details: 'by a host' } }),
    post('updateShareSlug', `/memorial/share-slug/${uuid}`, { json: { shareSlug: 'margaret' } }),
    post('uploadPhoto', `/memorial/media/upload/${uuid}`, { files: [{ name: 'a.jpg', content: photo }] }),
    post('uploadHostVideo', `/memorial/host/upload/${uuid}`, {
      files: [{ name: 'a.webm', content: recording }],
    }),
    { name: 'setProfilePhoto', method: 'PUT', path: `/memorial/${uuid}/profile-photo/${shown}`, sent: {} },
    { ...post('updateMedia', `/memorial/media/update/${shown}`, { json: { title: 'by a host' } }), hidden },
    { ...post('deleteMedia', `/memorial/media/delete/${removed}`, {}), hidden },
    post('sendAllInvites', '/memorial/send-all-invites', { json: { memorialUuid: uuid } }),
    {
      ...post('resendInvite', '/memorial/resend-invite', {
        json: { memorialUuid: uuid, contactUuid: randomUUID() },
      }),
      allowed: 'CONTACT_NOT_FOUND',
    },
    {
      ...post('validatePromo', '/memorial/promo/validate', { json: { memorialUuid: uuid, code: 'ANY' } }),
      allowed: 'ALREADY_PAID',
    },
    {
      ...post('createPaymentIntent', '/memorial/payment-intent', { json: { memorialUuid: uuid } }),
      allowed: 'ALREADY_PAID',
    },
    {
      ...post('finishPayment', '/memorial/payment', {
        json: { memorialUuid: uuid, paymentIntentId: 'pi_1' },
      }),
      allowed: 'INTENT_UNKNOWN',
    },
  ]
}

async function relate(app: TestApp, userUuid: string, host: Host, as: 'ADMIN' | 'CONTRIBUTOR') {
  const { uuid: memorialUuid } = host.memorial
  await app.db
    .insertInto('relationships')
    .values({ userUuid, memorialUuid, relationshipType: as, dateCreated: app.clock.now() })
    .execute()
}

/** Two who have to do with a memorial that is not their own. */
async function aCoHostAndAContributor(app: TestApp, host: Host) {
  const [coHost, contributor] = [await aUser(app), await aUser(app)]
  await relate(app, coHost.uuid, host, 'ADMIN')
  await relate(app, contributor.uuid, host, 'CONTRIBUTOR')
  return { coHost, contributor }
}

const everythingOf = async (app: TestApp, host: Host) =>
  (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial

test('no host call is left out of the matrix', async () => {
  const app = await startApp()
  const tried = (await hostCalls(app, await aPaidHost(app))).map(({ name }) => name)
  const ofHosts = endpoints
    .filter(({ part, endpoint: { access, planned } }) => {
      const isAboutMedia = part === 'media' && access === 'user'
      return !planned && (access === 'host' || access === 'owner' || isAboutMedia)
    })
    .map(({ name }) => name)
  expect(tried.sort()).toEqual(ofHosts.sort())
})

test('strangers find nothing and change nothing, co-hosts may do it all', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const { coHost, contributor } = await aCoHostAndAContributor(app, host)
  const unverified = await anUnverifiedUser(app)
  const otherHost = await aPaidHost(app)
  const calls = await hostCalls(app, host)
  await app.drained()
  const before = await everythingOf(app, host)

  for (const { name, method, path, sent, hidden = 'MEMORIAL_NOT_FOUND' } of calls)
    for (const [token, status, code] of [
      [undefined, 401, 'UNAUTHENTICATED'],
      ['', 401, 'UNAUTHENTICATED'],
      [`${host.token}x`, 401, 'UNAUTHENTICATED'],
      [unverified.token, 403, 'EMAIL_UNVERIFIED'],
      [otherHost.token, 404, hidden],
      [contributor.token, 404, hidden],
    ] as const) {
      const answer = await app.api(method, path, { ...sent, token })
      expect([name, answer.status, answer.body.code]).toEqual([name, status, code])
    }
  await app.drained()
  expect(await everythingOf(app, host)).toEqual(before)

  for (const { name, method, path, sent, allowed } of calls) {
    const { body } = await app.api(method, path, { ...sent, token: coHost.token })
    expect([name, body.success, body.code]).toEqual([name, allowed === undefined, allowed])
  }
})

test('resumable uploads are begun by hosts alone', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const { coHost, contributor } = await aCoHostAndAContributor(app, host)
  const begin = (token: string) =>
    resumableSender(app, { token, memorial: host.memorial }).create({ size: 9 })
  expect((await begin(contributor.token)).status).toBe(404)
  expect((await begin(coHost.token)).status).toBe(201)
})

test('a memorial that was deleted is gone for its host too', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const calls = await hostCalls(app, host)
  await app.drained()
  await app.db
    .updateTable('memorials')
    .set({ deletedAt: app.clock.now() })
    .where('uuid', '=', host.memorial.uuid)
    .execute()
  for (const { name, method, path, sent, hidden = 'MEMORIAL_NOT_FOUND' } of calls) {
    const { body } = await app.api(method, path, { ...sent, token: host.token })
    expect([name, body.code]).toEqual([name, hidden])
  }
})

test('operator calls take the operator token and no other', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  for (const token of [undefined, host.token, 'operator-token-of-the-test', 'x'])
    expect((await app.api('GET', '/operator/promo', { token })).status).toBe(401)
})

test('the address in List-Unsubscribe opens the page that asks, and changes nothing by itself', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  const { inviteToken } = await app.db.selectFrom('contacts').select('inviteToken').executeTakeFirstOrThrow()
  const opened = await app.api('GET', `/public/unsubscribe/${inviteToken}`)
  expect([opened.status, opened.headers.location]).toEqual([303, `/unsubscribe/${inviteToken}`])
  expect((await everythingOf(app, host)).contacts).toMatchObject([{ unsubscribed: false }])
  const elsewhere = await app.api('GET', '/public/unsubscribe/%2F%2Felsewhere.example%0d%0aset-cookie:x')
  expect(elsewhere.headers.location).toBe('/unsubscribe/%2F%2Felsewhere.example%0D%0Aset-cookie%3Ax')

  // As mail programs post it (RFC 8058), in either form.
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
