import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { aPaidHost, aPhoto, startWithHost, startWithPaidHost, upload } from '../support/factories.ts'

const see = (app: TestApp, slug: string, token?: string) =>
  app.api('GET', `/public/memorial/${slug}`, { token })

test('anyone with the link can read a paid memorial, and nothing private', async () => {
  const { app, host } = await startWithPaidHost({
    memorialDate: '2031-05-04',
    hostMessage: 'Thank you',
    stories: [{ uuid: null, title: 'Roses', text: 'The garden' }],
    contacts: [{ uuid: null, email: 'guest@example.com', phone: null, firstName: '', surname: '' }],
  })
  await app.api('POST', '/user/save', {
    token: host.token,
    json: { email: host.email, firstName: 'Claire', surname: 'Hollis' },
  })
  const clientId = randomUUID()
  await upload(app, host, { content: await aPhoto(), fields: { title: 'Sea', clientId } })
  const unready = await see(app, host.memorial.shareSlug)
  expect(unready.body.memorial.media.every((one: { state: string }) => one.state === 'READY')).toBe(true)
  await app.drained()

  const { status, body } = await see(app, host.memorial.shareSlug)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    success: true,
    msg: null,
    userContribution: null,
    userRsvp: null,
    userDonations: [],
    memorial: {
      uuid: host.memorial.uuid,
      nameOfPerson: 'Margaret Anne Hollis',
      memorialDate: '2031-05-04',
      hostMessage: 'Thank you',
      hostName: 'Claire Hollis',
      stories: [{ title: 'Roses', text: 'The garden' }],
      media: [{ title: 'Sea', state: 'READY' }],
      contributions: [],
      memorialFunds: [],
    },
  })
  const said = JSON.stringify(body)
  for (const secret of ['guest@example.com', host.email, clientId, 'stripeCustomerId', 'contacts', 'version'])
    expect([secret, said.includes(secret)]).toEqual([secret, false])
  expect((await see(app, host.memorial.shareSlug, host.token)).body.memorial).toEqual(body.memorial)
})

test('unpaid, unknown and deleted memorials get the same response', async () => {
  const { app, host: unpaid } = await startWithHost()
  const deleted = await aPaidHost(app)
  await app.db
    .updateTable('memorials')
    .set({ deletedAt: app.clock.now() })
    .where('uuid', '=', deleted.memorial.uuid)
    .execute()
  for (const slug of [unpaid.memorial.shareSlug, 'nobody-abc123', deleted.memorial.shareSlug, '..%2f..'])
    expect([slug, await see(app, slug)]).toMatchObject([
      slug,
      { status: 404, body: { success: false, code: 'PUBLIC_MISSING' } },
    ])
  const list = await app.api('GET', '/memorial/list', { token: deleted.token })
  expect(list.body.memorials).toEqual([])
  const get = await app.api('GET', `/memorial/get/${deleted.memorial.uuid}`, { token: deleted.token })
  expect(get.status).toBe(404)
})

test.each(['PRIVATE', 'PASSCODE'] as const)(
  'a %s memorial is refused with a message that it may be private',
  async (visibility) => {
    const { app, host } = await startWithPaidHost()
    const old = host.memorial.shareSlug
    await app.api('POST', `/memorial/share-slug/${host.memorial.uuid}`, {
      token: host.token,
      json: { shareSlug: 'moved-away' },
    })
    await app.db.updateTable('memorials').set({ visibility }).where('uuid', '=', host.memorial.uuid).execute()
    for (const slug of ['moved-away', old]) {
      const answer = await see(app, slug)
      expect(answer).toMatchObject({ status: 403, body: { success: false, code: 'PUBLIC_PRIVATE' } })
      expect(JSON.stringify(answer.body)).not.toContain('Margaret')
    }
  },
)
