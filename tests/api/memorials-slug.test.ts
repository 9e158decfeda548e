import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aHost, aPaidHost, startWithHost, startWithPaidHost, startWithUser } from '../support/factories.ts'

const change = (app: TestApp, host: { token: string; memorial: { uuid: string } }, shareSlug: unknown) =>
  app.api('POST', `/memorial/share-slug/${host.memorial.uuid}`, { token: host.token, json: { shareSlug } })

test('a former link leads to the new one, and can be taken back', async () => {
  const { app, host } = await startWithPaidHost()
  const old = host.memorial.shareSlug
  const { status, body } = await change(app, host, 'margaret')
  expect(status).toBe(200)
  expect(body.memorial.shareSlug).toBe('margaret')
  for (const slug of ['margaret', old]) {
    const seen = await app.api('GET', `/public/memorial/${slug}`)
    expect(seen.body.memorial.shareSlug).toBe('margaret')
  }

  expect((await change(app, host, old)).body.memorial.shareSlug).toBe(old)
  expect((await app.api('GET', '/public/memorial/margaret')).body.memorial.shareSlug).toBe(old)
})

test('of two hosts who want the same link at once, one gets it', async () => {
  const app = await startApp()
  const hosts = [await aHost(app), await aHost(app)]
  const answers = await Promise.all(hosts.map((host) => change(app, host, 'both-want-this')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each(['ab', 'With Capitals', 'söhne', 'a b c', `${'x'.repeat(81)}`, '', 'a/b'])(
  'the link %j is refused',
  async (shareSlug) => {
    const { app, host } = await startWithHost()
    expect(await change(app, host, shareSlug)).toMatchObject({ status: 400, body: { code: 'SLUG_INVALID' } })
  },
)

test('a new memorial gets the link that the browser made, unless it is taken or invalid', async () => {
  const { app, user } = await startWithUser()
  const create = async (shareSlug: string) => {
    const { body } = await app.api('POST', '/memorial/create', {
      token: user.token,
      json: { nameOfPerson: 'Ruth Vale', shareSlug },
    })
    return body.memorial.shareSlug
  }
  expect(await create('ruth-vale-abc123')).toBe('ruth-vale-abc123')
  expect(await create('ruth-vale-abc123')).toMatch(/^ruth-vale-(?!abc123)[a-z0-9]{6}$/)
  expect(await create('Not A Link')).toMatch(/^ruth-vale-[a-z0-9]{6}$/)
})

test('the links of a memorial that was deleted for good are never given to another', async () => {
  const { app, host: gone } = await startWithPaidHost()
  const had = gone.memorial.shareSlug
  expect((await change(app, gone, 'margaret-hollis')).status).toBe(200)
  const { uuid } = gone.memorial
  expect((await app.api('POST', `/memorial/delete/${uuid}`, { token: gone.token, json: {} })).status).toBe(
    200,
  )
  app.clock.advance({ days: 40 })
  await app.run('memorial.purge', {})
  expect(await app.db.selectFrom('memorials').select('uuid').execute()).toEqual([])

  const stranger = await aPaidHost(app)
  for (const slug of ['margaret-hollis', had]) {
    expect(await change(app, stranger, slug)).toMatchObject({ status: 409, body: { code: 'SLUG_TAKEN' } })
    const made = await app.api('POST', '/memorial/create', {
      token: stranger.token,
      json: { nameOfPerson: 'Somebody Else', shareSlug: slug },
    })
    expect(made.status).toBe(200)
    expect(made.body.memorial.shareSlug).not.toBe(slug)
  }
})
