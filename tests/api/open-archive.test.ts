import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { anArchiveApp, claire, mediaDirOf, named, sendPhoto } from '../support/archives.ts'
import { aHost, anUnverifiedUser, aUser } from '../support/factories.ts'
import { openAt } from '../support/opening.ts'
import { anEvent, programmeOf } from '../support/programme.ts'
import { aContribution, aDonation, aFund, anRsvp } from '../support/responses.ts'
import { archived, payloadOf, type Said, saidIn, saying, zipOf } from '../support/restoring.ts'
import { type Unzipped, unzip } from '../support/unzip.ts'

// Whoever is signed in hands an archive over, and it becomes an unpaid memorial of theirs (docs/decisions/0036).

/** A memorial with something of everything, and its archive. */
async function lived(app: TestApp) {
  const host = await claire(app, {
    birthDate: '1938~',
    deathDate: '2026-11-02',
    hostMessage: 'Thank you for coming.',
    stories: [{ title: 'Good shoes', text: 'She walked.' }, { text: 'قصة الحديقة' }],
    contacts: [{ email: 'joan@example.com', firstName: 'Joan' }],
    memorialDate: '2036-11-28',
  })
  await programmeOf(app, host).save([anEvent({ uuid: host.memorial.uuid, kind: 'SERVICE' }), anEvent()])
  for (const seed of [1, 2, 3]) await sendPhoto(app, host, { title: `Photo ${seed}`, seed })
  const memorialUuid = String(host.memorial.uuid)
  for (const state of ['VISIBLE', 'PENDING'] as const)
    await aContribution(app.pool, memorialUuid, {
      name: state,
      message: `I am ${state}`,
      state,
      photos: 1,
      mediaDir: mediaDirOf(app),
    })
  await anRsvp(app.pool, memorialUuid, { name: 'Ana', message: 'I will be there' })
  await aDonation(app.pool, memorialUuid, { fundUuid: await aFund(app.pool, memorialUuid) })
  await app.db
    .updateTable('contributions')
    .set({ contributorEmail: 'joan@example.com', mailSender: 'PROVEN' })
    .execute()
  await app.db.updateTable('rsvps').set({ email: 'ana@example.com', provenAt: app.clock.now() }).execute()
  await app.api('PUT', `/memorial/archive/${memorialUuid}/successors`, {
    token: host.token,
    json: { successors: [{ name: 'Ben', email: 'ben@example.com' }] },
  })
  return { host, archive: await archived(app, host) }
}

test('an archive becomes an unpaid memorial of whoever brings it, with everything in it', async () => {
  const app = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const { host, archive } = await lived(app)
  const ruth = await aUser(app)
  await app.drained()
  const mails = (await app.outbox()).length
  // The memorial that it is of is here, too: it stays what it is.
  const { memorialUuid, opened } = await openAt(app, ruth, archive)
  expect(opened).toEqual({
    nameOfPerson: 'Margaret Anne Hollis',
    photos: 5,
    videos: 0,
    recordings: 0,
    memories: 2,
    answers: 1,
    donations: 1,
    damaged: [],
    damagedCount: 0,
  })
  await app.drained()
  expect((await app.outbox()).length).toBe(mails)
  const { body } = await app.api('GET', `/memorial/get/${memorialUuid}`, { token: ruth.token })
  expect(body.memorial).toMatchObject({
    paymentCompleted: false,
    birthDate: '1938~',
    hostMessage: 'Thank you for coming.',
    stories: [{ title: 'Good shoes' }, { text: 'قصة الحديقة' }],
    contacts: [{ email: 'joan@example.com', inviteState: 'NONE' }],
    programme: [{ uuid: memorialUuid }, { kind: 'GATHERING' }],
  })
  expect(body.memorial.uuid).not.toBe(host.memorial.uuid)
  expect(body.memorial.printCode).not.toBe(host.memorial.printCode)
  expect(body.memorial.shareSlug).not.toBe(host.memorial.shareSlug)
  const hosts = await app.db
    .selectFrom('relationships')
    .select(['userUuid', 'relationshipType'])
    .where('memorialUuid', '=', String(memorialUuid))
    .execute()
  expect(hosts).toEqual([{ userUuid: ruth.uuid, relationshipType: 'OWNER' }])
  expect(saidIn(archive).tables.archiveSuccessors).toHaveLength(1)
  expect(
    await app.db
      .selectFrom('archiveSuccessors')
      .select('uuid')
      .where('memorialUuid', '=', String(memorialUuid))
      .execute(),
  ).toEqual([])

  // The same comes out again, under ids of its own.
  const again = await archived(app, { token: ruth.token, memorial: { uuid: memorialUuid } } as never)
  const [one, other] = [saidIn(archive), saidIn(again)]
  const ids = new Set(one.tables.media.map(({ uuid }: Said) => uuid))
  expect(other.tables.media.filter(({ uuid }: Said) => ids.has(uuid))).toEqual([])
  const contentOf = (payload: Unzipped[], said: Said) =>
    said.tables.media
      .map(({ uuid, title, position }: Said) => [
        said.files[uuid].replace(uuid, ''),
        title,
        position,
        String(named(payload, said.files[uuid]).content.toString('base64')),
      ])
      .sort()
  expect(contentOf(payloadOf(again), other)).toEqual(contentOf(payloadOf(archive), one))
  for (const [table, count] of Object.entries(one.tables).map(([table, rows]): [string, number] => [
    table,
    (rows as []).length,
  ]))
    if (table !== 'addresses' && table !== 'archiveSuccessors')
      expect([table, other.tables[table].length]).toEqual([table, count])
  const [memory] = other.tables.contributions.filter(({ state }: Said) => state === 'VISIBLE')
  const [before] = one.tables.contributions.filter(({ state }: Said) => state === 'VISIBLE')
  expect(memory).toMatchObject({
    message: 'I am VISIBLE',
    dateCreated: before.dateCreated,
    contributorEmail: null,
    mailSender: null,
    broughtFrom: before.uuid,
  })
  expect(other.tables.rsvps).toMatchObject([
    { name: 'Ana', message: 'I will be there', email: null, provenAt: null },
  ])
  const gifts = await app.db
    .selectFrom('payments')
    .select(['amountMinor', 'formerServer'])
    .where('purpose', '=', 'donation')
    .where('memorialUuid', '=', String(memorialUuid))
    .execute()
  expect(gifts).toEqual([{ amountMinor: expect.anything(), formerServer: expect.any(String) }])

  // The memorial that the archive is of is what it was.
  expect(saidIn(await archived(app, host)).tables).toEqual(one.tables)
})

test('hosts read of what others left that it comes from an archive', async () => {
  const app = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const { archive } = await lived(app)
  const ruth = await aUser(app)
  const { memorialUuid } = await openAt(app, ruth, archive)
  const read = async (path: string) =>
    (await app.api('GET', `/memorial/${path}/${memorialUuid}`, { token: ruth.token })).body
  expect((await read('rsvps')).rsvps).toMatchObject([{ name: 'Ana', isBrought: true }])
  expect((await read('contributions')).contributions).toMatchObject([
    { isBrought: true },
    { isBrought: true },
  ])
})

test('damaged, missing and added files are named, and everything else is there', async () => {
  const app = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const { archive } = await lived(app)
  const files = unzip(archive)
  const [first, second] = files.filter(({ name }) => /\/photos\/.*\.jpg$/.test(name))
  if (!first || !second) throw new Error('No photos')
  const changed = Buffer.from(first.content)
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1
  const others = files.filter((file) => file !== first && file !== second)
  // What a Mac adds by itself is not somebody's.
  const added = ['his.jpg', '.DS_Store'].map((name) => ({
    name: first.name.replace(/[^/]*$/, name),
    content: first.content,
  }))
  const ruth = await aUser(app)
  const { opened, memorialUuid } = await openAt(
    app,
    ruth,
    await zipOf([...others, { ...first, content: changed }, ...added]),
  )
  const inBag = ({ name }: Unzipped) => name.slice(name.indexOf('/data/') + '/data/'.length)
  expect(opened).toMatchObject({ photos: 3, memories: 2, damagedCount: 3 })
  expect(opened?.damaged.toSorted()).toEqual([inBag(first), inBag(second), 'photos/his.jpg'].sort())
  const left = await app.db
    .selectFrom('media')
    .select(['title', 'originalKey'])
    .where('memorialUuid', '=', String(memorialUuid))
    .where('role', '=', 'PHOTO')
    .execute()
  expect(left.map(({ title }) => title)).toEqual(['Photo 3'])
})

test('of many damaged files an upload names the first, and their number', async () => {
  const app = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const { archive } = await lived(app)
  const names = Array.from({ length: 60 }, (_, at) => `photos/${at} A long way to the sea and back again.jpg`)
  const evil = await saying(archive, (said) => {
    const media = names.map((_, at) => ({ ...said.tables.media[0], uuid: randomUUID(), position: at }))
    const files = Object.fromEntries(media.map(({ uuid }, at) => [uuid, names[at]]))
    const memorials = [{ ...said.tables.memorials[0], profilePhotoUuid: null, hostVideoUuid: null }]
    return { ...said, files, tables: { ...said.tables, memorials, media } }
  })
  const { opened } = await openAt(app, await aUser(app), evil)
  expect(opened?.damagedCount).toBe(60)
  expect(opened?.damaged).toEqual(names.slice(0, opened?.damaged.length))
  expect(Buffer.from(JSON.stringify(opened)).toString('base64').length).toBeLessThan(4000)
})

test('what is no archive is refused, and leaves nothing', async () => {
  const app = await anArchiveApp()
  const { archive } = await lived(app)
  const ruth = await aUser(app)
  const stray = await saying(archive, (said) => ({
    ...said,
    tables: { ...said.tables, eventGuests: [{ eventUuid: randomUUID(), contactUuid: randomUUID() }] },
  }))
  const deep = `{"a":${'['.repeat(100)}${']'.repeat(100)}}`
  const nested = await saying(archive, (said) => ({ ...said, madeBy: JSON.parse(deep) }))
  const wide = await saying(archive, (said) => ({ ...said, files: Array.from({ length: 60_001 }, () => []) }))
  const [, , third] = saidIn(archive).tables.media
  const copied = await saying(archive, ({ files, ...said }) => ({
    ...said,
    files: Object.fromEntries(Object.keys(files).map((uuid) => [uuid, files[third.uuid]])),
  }))
  const many = await saying(archive, ({ tables, ...said }) => ({
    ...said,
    tables: {
      ...tables,
      stories: Array.from({ length: 201 }, () => ({ ...tables.stories[0], uuid: randomUUID() })),
    },
  }))
  const halved = archive.subarray(0, archive.length >> 1)
  for (const content of [Buffer.from('no zip'), halved, stray, nested, wide, copied, many])
    expect(await openAt(app, ruth, content)).toMatchObject({ code: 'RESTORE_UNREADABLE' })
  const { rows } = await app.pool.query('select count(*)::int from memorials')
  expect(rows).toEqual([{ count: 1 }])
})

test('the same upload makes one memorial, also after its answer was lost', async () => {
  const app = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const { archive } = await lived(app)
  const ruth = await aUser(app)
  const clientId = randomUUID()
  const first = await openAt(app, ruth, archive, clientId)
  expect(await openAt(app, ruth, archive, clientId)).toEqual(first)
  const { rows } = await app.pool.query('select count(*)::int from memorials')
  expect(rows).toEqual([{ count: 2 }])
})

test('nobody has more than three memorials unpaid, and an address is proved first', async () => {
  const app = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const { archive } = await lived(app)
  const ruth = await aHost(app)
  for (let n = 0; n < 2; n += 1) expect((await openAt(app, ruth, archive)).memorialUuid).toBeTruthy()
  expect(await openAt(app, ruth, archive)).toEqual({ code: 'TOO_MANY_UNPAID' })
  expect(await openAt(app, await anUnverifiedUser(app), archive)).toEqual({ code: 'EMAIL_UNVERIFIED' })
})

test('what the operator took off comes back taken off', async () => {
  const app = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const { host, archive } = await lived(app)
  await app.db.updateTable('memorials').set({ hiddenAt: app.clock.now() }).execute()
  await app.api('POST', `/memorial/delete/${host.memorial.uuid}`, { token: host.token, json: {} })
  app.clock.advance({ days: 40 })
  await app.run('memorial.purge', {})
  const { memorialUuid } = await openAt(app, await aUser(app), archive)
  const row = await app.db
    .selectFrom('memorials')
    .select('hiddenAt')
    .where('uuid', '=', String(memorialUuid))
    .executeTakeFirstOrThrow()
  expect(row.hiddenAt).not.toBeNull()
})
