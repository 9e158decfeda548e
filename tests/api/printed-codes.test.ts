import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import type { Host } from '../support/edits.ts'
import { aHost, aPaidHost, aUser } from '../support/factories.ts'
import { visit } from '../support/forms.ts'
import { visitorPages } from '../support/visitor-pages.ts'

const codeOf = ({ memorial }: Host) => `/q/${memorial.printCode}`

const post = (app: TestApp, host: Host, path: string, json: object = {}) =>
  app.api('POST', `/memorial/${path}/${host.memorial.uuid}`, { token: host.token, json })

/** A paid memorial whose cards are printed, with the dates of a life. */
const printed = (app: TestApp) => aPaidHost(app, { birthDate: '1938-02-03', deathDate: '2026-11-02' })

async function removeForGood(app: TestApp, host: Host): Promise<void> {
  expect((await post(app, host, 'delete')).status).toBe(200)
  app.clock.advance({ days: 40 })
  await app.run('memorial.purge', {})
  expect(
    await app.db.selectFrom('memorials').select('uuid').where('uuid', '=', host.memorial.uuid).execute(),
  ).toEqual([])
}

test('a printed code leads to the memorial, whatever its link becomes, and says that a print was scanned', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const host = await printed(app)
  const { shareSlug, printedCode } = host.memorial
  expect(host.memorial.printCode).toMatch(/^[0-9a-f]{20}$/)
  const led = async () => {
    const { status, headers } = await visit(app, codeOf(host))
    return [status, headers.location]
  }
  expect(await led()).toEqual([302, `/view/${shareSlug}?i=${printedCode}`])
  await post(app, host, 'share-slug', { shareSlug: 'margaret' })
  expect(await led()).toEqual([302, `/view/margaret?i=${printedCode}`])
  const { headers } = await visit(app, codeOf(host))
  expect(headers).toMatchObject({
    location: `/view/margaret?i=${printedCode}`,
    'cache-control': 'public, max-age=0, s-maxage=60',
    'x-robots-tag': 'noindex',
  })
})

test.each(['PASSCODE', 'PRIVATE'])(
  'a code of a %s memorial leads to the door that its link has',
  async (visibility) => {
    const app = await startApp({}, { pages: visitorPages })
    const host = await printed(app)
    await post(app, host, 'settings', { passcode: 'rosebud', visibility })
    const { headers } = await visit(app, codeOf(host))
    const [behind, open] = [
      await visit(app, String(headers.location)),
      await visit(app, `/view/${host.memorial.shareSlug}`),
    ]
    expect([behind.status, open.status]).toEqual([403, 403])
    expect(behind.body).not.toContain('Hollis')
  },
)

test('a code that was printed before the removal opens a still page after it, and nobody can claim it', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const host = await printed(app)
  await post(app, host, 'share-slug', { shareSlug: 'margaret' })
  expect((await post(app, host, 'delete')).status).toBe(200)
  const soon = await visit(app, codeOf(host))
  expect([soon.status, soon.body.includes('Margaret Anne Hollis'), soon.body.includes('1938')]).toEqual([
    410,
    true,
    false,
  ])
  // True while it can be brought back, too.
  expect(soon.body).not.toContain('no longer hold anything')
  await post(app, host, 'restore')
  expect((await visit(app, codeOf(host))).status).toBe(302)

  await removeForGood(app, host)
  const after = await visit(app, codeOf(host))
  expect(after.status).toBe(410)
  expect(after.body).toContain('Margaret Anne Hollis')
  expect(after.body).toContain('no longer here')
  const words = 'is deleted for good after a while, or already has been'
  expect([soon.body.includes(words), after.body.includes(words)]).toEqual([true, true])
  expect(after.body).not.toMatch(/1938|2026-11/)

  const stranger = await aPaidHost(app)
  const slugs = new Set<string>()
  for (let n = 0; n < 100; n += 1) {
    const slug = n % 2 ? 'margaret' : host.memorial.shareSlug
    const made = await app.api('POST', '/memorial/create', {
      token: (n % 10 ? stranger : await aUser(app)).token,
      json: { nameOfPerson: 'Somebody Else', shareSlug: slug, printCode: host.memorial.printCode },
    })
    if (made.status === 200) slugs.add(made.body.memorial.shareSlug).add(made.body.memorial.printCode)
    expect((await post(app, stranger, 'share-slug', { shareSlug: slug })).body.code).toBe('SLUG_TAKEN')
  }
  expect(slugs.size).toBeGreaterThan(2)
  for (const one of ['margaret', host.memorial.shareSlug, host.memorial.printCode])
    expect(slugs).not.toContain(one)
  expect((await visit(app, codeOf(host))).body).toContain('Margaret Anne Hollis')
})

test('the years are said where the family wished it; what is kept cannot be read without the code', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const host = await printed(app)
  expect(host.memorial.isNamedAfter).toBe(false)
  await post(app, host, 'settings', { visibility: 'PRIVATE', isNamedAfter: true })
  await removeForGood(app, host)
  const { body } = await visit(app, codeOf(host))
  for (const said of ['Margaret Anne Hollis', '1938', '2026']) expect(body).toContain(said)
  const kept = await app.db.selectFrom('addresses').selectAll().execute()
  expect(kept).toHaveLength(2)
  expect(kept.map(({ hash }) => hash)).toContainEqual(createHash('sha256').update(codeOf(host)).digest())
  for (const { slug, sealed } of kept)
    expect(`${slug} ${sealed?.toString('latin1')}`).not.toMatch(/hollis|1938/i)
})

test('nothing is said of a memorial that not everybody could read, nobody paid for, or the operator took off', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const hosts = [await printed(app), await printed(app), await aHost(app)]
  const [closed, hidden, unpaid] = hosts as unknown as [Host, Host, Host]
  await post(app, closed, 'settings', { visibility: 'PRIVATE' })
  await app.db
    .updateTable('memorials')
    .set({ hiddenAt: app.clock.now() })
    .where('uuid', '=', hidden.memorial.uuid)
    .execute()
  const before = []
  for (const host of [hidden, unpaid]) {
    const { headers } = await visit(app, codeOf(host))
    before.push((await visit(app, String(headers.location))).status)
  }
  expect(before).toEqual([404, 404])
  for (const host of hosts) {
    await post(app, host, 'delete')
    const { status, body } = await visit(app, codeOf(host))
    expect([status, body.includes('Hollis')]).toEqual([410, false])
  }
  app.clock.advance({ days: 40 })
  await app.run('memorial.purge', {})
  for (const host of hosts) {
    const { status, body } = await visit(app, codeOf(host))
    expect([status, body.includes('Hollis')]).toEqual([410, false])
  }
})

test('a closed page says how to ask the family, without an address of theirs', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const host = await printed(app)
  await app.db
    .updateTable('memorials')
    .set({ archivedAt: app.clock.now() })
    .where('uuid', '=', host.memorial.uuid)
    .execute()
  const { status, body, headers } = await visit(app, codeOf(host))
  expect([status, headers['cache-control']]).toEqual([410, 'no-store'])
  expect(body).toContain('Margaret Anne Hollis')
  expect(body).toContain('mailto:')
  expect(body).not.toContain(host.email)
})

test.each(['0123456789abcdef0123', '0123', 'FFFFFFFFFFFFFFFFFFFF', '%00', "' or 1=1"])(
  'a code that is no memorial’s is missing: %s',
  async (code) => {
    const app = await startApp({}, { pages: visitorPages })
    expect((await visit(app, `/q/${encodeURIComponent(code)}`)).status).toBe(404)
  },
)
