import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { anArchiveApp, claire, mediaDirOf, named, sendPhoto, textOf } from '../support/archives.ts'
import { aPaidHost, aUser } from '../support/factories.ts'
import { aContribution, aDonation, aFund, anRsvp } from '../support/responses.ts'
import {
  archived,
  payloadOf,
  rebagged,
  restoreAt,
  type Said,
  saidIn,
  saying,
  zipOf,
} from '../support/restoring.ts'
import { unzip } from '../support/unzip.ts'

// A memorial is made again from its archive (docs/decisions/0036).

type Host = Awaited<ReturnType<typeof claire>>

/** A memorial with something of everything. */
async function lived(app: TestApp, { photos = 2 } = {}) {
  const host = await claire(app, {
    birthDate: '1938~',
    deathDate: '2026-11-02',
    hostMessage: 'Thank you for coming.',
    stories: [{ title: 'Good shoes', text: 'She walked.' }, { text: 'قصة الحديقة' }],
    contacts: [{ email: 'joan@example.com', firstName: 'Joan' }, { phone: '0298765432' }],
    memorialDate: '2026-11-28',
    address: 'St Brigid’s Hall',
  })
  const { token, memorial } = host
  const post = (path: string, json: object) =>
    app.api('POST', `/memorial/${path}/${memorial.uuid}`, { token, json })
  await post('share-slug', { shareSlug: 'margaret' })
  await post('settings', { visibility: 'PASSCODE', passcode: 'rosebud', isNamedAfter: true })
  const sent = []
  for (let n = 0; n < photos; n += 1)
    sent.push(await sendPhoto(app, host, { title: n % 3 ? '' : `Photo ${n}`, seed: n }))
  const mediaDir = mediaDirOf(app)
  const memorialUuid = String(memorial.uuid)
  for (const state of ['VISIBLE', 'HIDDEN', 'PENDING'] as const)
    await aContribution(app.pool, memorialUuid, {
      name: state,
      message: `I am ${state}`,
      state,
      photos: 1,
      mediaDir,
    })
  await anRsvp(app.pool, memorialUuid, { name: 'Ana', message: 'I will be there' })
  await aDonation(app.pool, memorialUuid, { fundUuid: await aFund(app.pool, memorialUuid) })
  const coHost = await aUser(app, 'ruth@example.com')
  await app.db
    .insertInto('relationships')
    .values({ userUuid: coHost.uuid, memorialUuid, relationshipType: 'ADMIN' })
    .execute()
  return { host, sent }
}

/** Somebody who looks after the restored memorial in the place of its owner, who has not signed up yet. */
async function ownerAt(app: TestApp, host: Host) {
  const { rows } = await app.pool.query('select uuid from users where email = $1', [host.email])
  const { rows: taken } = await app.pool.query(
    `update relationships set user_uuid = $2 where user_uuid = $1 returning memorial_uuid`,
    [rows[0].uuid, (await aUser(app, 'claire-again@example.com')).uuid],
  )
  expect(taken).toHaveLength(1)
  const signedIn = await app.api('POST', '/anon/signin', {
    json: { email: 'claire-again@example.com', password: 'correct horse battery' },
  })
  return { token: String(signedIn.body.token), memorial: host.memorial }
}

test('a memorial of 100 photos comes out, is made again on an empty server, and comes out the same', async () => {
  const first = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const { host, sent } = await lived(first, { photos: 100 })
  const archive = await archived(first, host)

  const second = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const { status, body } = await restoreAt(second, archive)
  expect([status, body.restored]).toMatchObject([
    200,
    {
      memorialUuid: host.memorial.uuid,
      shareSlug: 'margaret',
      photos: 103,
      memories: 3,
      answers: 1,
      donations: 1,
      needsPasscode: true,
      hosts: [
        { email: host.email, role: 'OWNER', isNew: true },
        { email: 'ruth@example.com', role: 'ADMIN', isNew: true },
      ],
    },
  ])
  const again = await archived(second, await ownerAt(second, host))

  const [one, other] = [saidIn(archive), saidIn(again)]
  // What has to differ: when it was made, and the owner, whose account is another one by now.
  expect({ ...other, madeAt: one.madeAt, hosts: one.hosts }).toEqual({ ...one, tables: other.tables })
  for (const [table, rows] of Object.entries(one.tables)) {
    const kept = ({ intentId, ...row }: Said) => ({
      ...row,
      retainedUntil: null,
      ...(intentId && { intentId: intentId.replace(`former:${host.memorial.uuid}:`, '') }),
    })
    expect([table, other.tables[table].map(kept)]).toEqual([table, (rows as Said[]).map(kept)])
  }
  const [before, after] = [payloadOf(archive), payloadOf(again)]
  const paths = Object.values(one.files) as string[]
  expect(paths).toHaveLength(103)
  for (const path of paths) expect(named(after, path).content.equals(named(before, path).content)).toBe(true)
  for (const [at, photo] of sent.entries()) {
    const found = after.find(
      ({ name }) => name.startsWith(`photos/${String(at + 1).padStart(3, '0')}`) && name.endsWith('.jpg'),
    )
    expect(found?.content.equals(photo)).toBe(true)
  }
  const texts = before
    .map(({ name }) => name)
    .filter((name) => /\.(txt|xmp)$|(memories|rsvps|donations)\.csv$/.test(name))
  for (const name of texts) expect([name, textOf(after, name)]).toEqual([name, textOf(before, name)])
}, 300_000)

test('pages and photos work again, and moderation is as it was', async () => {
  const first = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const { host } = await lived(first)
  const second = await anArchiveApp({ ffmpeg: 'no-such-program' })
  expect((await restoreAt(second, await archived(first, host))).status).toBe(200)
  await second.drained()
  const { rows } = await second.pool.query('select state, count(*)::int from media group by 1')
  // Photos of the memories are no pictures in this test's world.
  expect(rows.find(({ state }) => state === 'READY')?.count).toBeGreaterThanOrEqual(2)
  const { rows: states } = await second.pool.query('select state from contributions order by 1')
  expect(states.map(({ state }) => state)).toEqual(['HIDDEN', 'PENDING', 'VISIBLE'])
  const { body } = await second.api('GET', '/public/memorial/margaret')
  expect(body.code).toBe('PUBLIC_PRIVATE')
  const owner = await ownerAt(second, host)
  const { body: read } = await second.api('GET', `/memorial/get/${host.memorial.uuid}`, {
    token: owner.token,
  })
  expect(read.memorial).toMatchObject({
    printCode: host.memorial.printCode,
    visibility: 'PASSCODE',
    hasPasscode: false,
    birthDate: '1938~',
    stories: [{ title: 'Good shoes' }, { text: 'قصة الحديقة' }],
  })
})

async function nothingAt(app: TestApp) {
  const { rows } = await app.pool.query('select count(*)::int as memorials from memorials')
  const inside = await readdir(join(mediaDirOf(app), 'originals'), { recursive: true }).catch(() => [])
  const stored = inside.filter((path) => path.includes('/')).map((path) => `originals/${path}`)
  return [rows[0].memorials, stored]
}

test('an archive that is given twice, also at once, is restored once', async () => {
  const first = await anArchiveApp()
  const archive = await archived(first, (await lived(first)).host)
  expect((await restoreAt(first, archive)).body.code).toBe('RESTORE_EXISTS')
  const second = await anArchiveApp()
  const both = await Promise.all([restoreAt(second, archive), restoreAt(second, archive)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [memorials, stored] = await nothingAt(second)
  expect([memorials, (stored as string[]).length]).toEqual([1, 5])
  const { rows } = await second.pool.query('select original_key as key from media order by 1')
  expect(rows.map(({ key }) => key)).toEqual((stored as string[]).sort())
})

test('what is cut short, unsafe or of another version is refused and leaves nothing; damaged files are named', async () => {
  const first = await anArchiveApp()
  const archive = await archived(first, (await lived(first)).host)
  const files = unzip(archive)
  const [folder] = files[0]?.name.split('/') ?? []
  const photo = files.find(({ name }) => /\/photos\/.*\.jpg$/.test(name))
  if (!photo) throw new Error('No photo')
  const inBag = photo.name.slice(`${folder}/data/`.length)
  const app = await anArchiveApp()
  const refused = async (content: Buffer) => {
    const { status, body } = await restoreAt(app, content)
    expect(status).toBe(400)
    expect(await nothingAt(app)).toEqual([0, []])
    return body.code
  }
  const changed = Buffer.from(photo.content)
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1
  const others = files.filter((file) => file !== photo)
  const noBag = files.filter(({ name }) => !name.endsWith('/manifest-sha256.txt'))
  for (const content of [archive.subarray(0, archive.length >> 1), Buffer.from('no zip'), await zipOf(noBag)])
    expect(await refused(content)).toBe('RESTORE_UNREADABLE')

  // Writers of ZIPs refuse such names, so they are put in afterwards.
  const named = async (name: string, evil: string) =>
    Buffer.from(
      (await zipOf([{ name, content: Buffer.from('x') }])).toString('latin1').replaceAll(name, evil),
      'latin1',
    )
  for (const evil of ['../xx/evil', '/xxxx/evil', 'a/../../ev', 'C:/xx/evil', 'aa\\..\\evil'])
    expect([evil, await refused(await named('aaaaa/evil', evil))]).toEqual([evil, 'RESTORE_UNREADABLE'])
  expect(
    await refused(
      await zipOf([
        { name: 'a/x', content: changed },
        { name: 'b/x', content: changed },
      ]),
    ),
  ).toBe('RESTORE_UNREADABLE')
  expect(await refused(await sized(0x7fffffff))).toBe('RESTORE_UNREADABLE')

  for (const change of [
    (said: Said) => ({ ...said, version: 2 }),
    (said: Said) => ({ ...said, hosts: [] }),
    (said: Said) => ({ ...said, tables: { ...said.tables, users: [] } }),
    (said: Said) => ({ ...said, tables: { ...said.tables, stories: [{ passwordHash: 'x' }] } }),
    (said: Said) => ({
      ...said,
      tables: { ...said.tables, memorials: [{ ...said.tables.memorials[0], createdAt: 'never' }] },
    }),
  ])
    expect(await refused(await saying(archive, change))).toBe('RESTORE_UNREADABLE')
  // A row of another memorial, which may be here.
  const stray = ({ tables, ...said }: Said) => {
    const [{ uuid }] = tables.memorials
    return { ...said, tables: { ...tables, eventGuests: [{ eventUuid: uuid, contactUuid: uuid }] } }
  }
  expect(await refused(await saying(archive, stray))).toBe('RESTORE_UNREADABLE')
  const without = await rebagged(archive, (payload) =>
    payload.filter(({ name }) => name !== 'afterglow.json'),
  )
  expect(await refused(without)).toBe('RESTORE_UNREADABLE')
  const lost = await zipOf(others)
  const damaged = await zipOf([...others, { ...photo, content: changed }])
  for (const zip of [lost, damaged]) {
    const second = await anArchiveApp()
    const { status, body } = await restoreAt(second, zip)
    expect([status, body.restored]).toMatchObject([200, { photos: 4, damaged: [inBag] }])
    const [memorials, stored] = await nothingAt(second)
    expect([memorials, (stored as string[]).length]).toEqual([1, 4])
  }
  expect((await restoreAt(app, archive)).body.restored.damaged).toEqual([])
})

/** A ZIP that says of one compressed file that it is so large. */
async function sized(bytes: number): Promise<Buffer> {
  const zip = await zipOf([{ name: 'archive/bagit.txt', content: Buffer.alloc(5000) }])
  zip.writeUInt32LE(bytes, zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24)
  return zip
}

test('on the server that removed it, a memorial gets its printed code and links back; elsewhere a taken link stays taken', async () => {
  const app = await anArchiveApp()
  const { host } = await lived(app)
  const archive = await archived(app, host)
  const { uuid, shareSlug } = host.memorial
  await app.api('POST', `/memorial/delete/${uuid}`, { token: host.token, json: {} })
  expect((await restoreAt(app, archive)).body.code).toBe('RESTORE_EXISTS')
  app.clock.advance({ days: 40 })
  await app.run('memorial.purge', {})
  const { status, body } = await restoreAt(app, archive)
  expect([status, body.restored.shareSlug]).toEqual([200, 'margaret'])
  const slugs = await app.db.selectFrom('addresses').select('slug').orderBy('slug').execute()
  expect(slugs).toEqual([{ slug: 'margaret' }, { slug: shareSlug }])
  expect(body.restored.hosts).toMatchObject([{ isNew: false }, { isNew: false }])

  const second = await anArchiveApp()
  const stranger = await aPaidHost(second)
  const { token, memorial } = stranger
  await second.api('POST', `/memorial/share-slug/${memorial.uuid}`, {
    token,
    json: { shareSlug: 'margaret' },
  })
  const elsewhere = await restoreAt(second, archive)
  expect(elsewhere.body.restored).toMatchObject({
    formerSlug: 'margaret',
    shareSlug: expect.not.stringMatching(/^margaret$/),
  })
})
