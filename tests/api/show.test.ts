import { expect, test } from 'vitest'
import type { Show } from '#contract/show.ts'
import type { TestApp } from '../support/app.ts'
import { type aHost, aPhoto, startWithHost, startWithPaidHost, upload } from '../support/factories.ts'
import { aContribution } from '../support/responses.ts'

type Host = Awaited<ReturnType<typeof aHost>>

const ask = (app: TestApp, host: Pick<Host, 'memorial'>, token?: string) =>
  app.api('GET', `/memorial/show/${host.memorial.uuid}`, { token })

async function showOf(app: TestApp, host: Host): Promise<Show> {
  const { status, body } = await ask(app, host, host.token)
  expect(status).toBe(200)
  return body.show
}

async function withPhotos(app: TestApp, host: Host, titles: string[]): Promise<string[]> {
  const uuids: string[] = []
  for (const title of titles) {
    const { body } = await upload(app, host, { content: await aPhoto(), fields: { title } })
    uuids.push(String(body.mediaUuid))
  }
  await app.drained()
  return uuids
}

const told = (show: Show) => show.photos.map(({ media, from }) => [media.uuid, from])

test('the slideshow has the host’s photos in their order, then those of visitors by date, with names', async () => {
  const { app, host } = await startWithPaidHost({ memorialDate: '2026-11-28' })
  const [first, second] = await withPhotos(app, host, ['The beach', ''])
  await app.api('POST', '/memorial/edit', {
    token: host.token,
    json: { uuid: host.memorial.uuid, mediaUuids: [second, first] },
  })
  const { uuid } = host.memorial
  const later = await aContribution(app.pool, uuid, {
    name: null,
    photos: 1,
    dateCreated: new Date('2026-05-02'),
  })
  const sooner = await aContribution(app.pool, uuid, {
    name: ' Tom Hollis ',
    photos: 2,
    dateCreated: new Date('2026-05-01'),
  })

  const show = await showOf(app, host)
  expect(show).toMatchObject({
    memorialUuid: uuid,
    shareSlug: host.memorial.shareSlug,
    nameOfPerson: 'Margaret Anne Hollis',
    memorialDate: '2026-11-28',
    profilePhoto: null,
  })
  expect(told(show)).toEqual([
    [second, null],
    [first, null],
    [sooner.mediaUuids[0], 'Tom Hollis'],
    [sooner.mediaUuids[1], 'Tom Hollis'],
    [later.mediaUuids[0], ''],
  ])
  expect(show.photos[1]?.media).toMatchObject({ title: 'The beach', state: 'READY', widths: [64] })
})

test('hidden, pending and removed photos, and those that are not ready, are not in the slideshow', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = host.memorial
  const [kept, removed] = await withPhotos(app, host, ['', ''])
  await app.api('POST', `/memorial/media/delete/${removed}`, { token: host.token })
  const shown = await aContribution(app.pool, uuid, { photos: 2 })
  await aContribution(app.pool, uuid, { state: 'HIDDEN', photos: 1 })
  await aContribution(app.pool, uuid, { state: 'PENDING', photos: 1 })
  const gone = await aContribution(app.pool, uuid, { photos: 1 })
  await app.db
    .updateTable('contributions')
    .set({ deletedAt: new Date() })
    .where('uuid', '=', gone.uuid)
    .execute()
  const [, unready] = shown.mediaUuids
  await app.db.updateTable('media').set({ state: 'PROCESSING' }).where('uuid', '=', String(unready)).execute()

  expect((await showOf(app, host)).photos.map(({ media }) => media.uuid)).toEqual([kept, shown.mediaUuids[0]])
})

test('the portrait is on the title and not among the photos', async () => {
  const { app, host } = await startWithHost()
  const { body } = await upload(app, host, { content: await aPhoto(), fields: { role: 'PROFILE_PHOTO' } })
  await app.api('PUT', `/memorial/${host.memorial.uuid}/profile-photo/${body.mediaUuid}`, {
    token: host.token,
  })
  await app.drained()
  const become = (state: 'PROCESSING' | 'READY') => app.db.updateTable('media').set({ state }).execute()
  await become('PROCESSING')
  expect((await showOf(app, host)).profilePhoto, 'not ready yet').toBe(null)
  await become('READY')
  const show = await showOf(app, host)
  expect(show.profilePhoto).toMatchObject({ uuid: body.mediaUuid, state: 'READY' })
  expect(show.photos).toEqual([])
})

test('the show is answered again only when it changed, and has visible memories with words, newest first', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = host.memorial
  const known = async (version: string) =>
    (await app.api('GET', `/memorial/show/${uuid}?known=${version}`, { token: host.token })).body
  const { body: empty } = await ask(app, host, host.token)
  expect(empty.show.memories).toEqual([])
  expect(empty.show.scanned).toMatch(/\/q\/[0-9a-f]{20}$/)
  expect(await known(empty.version)).toMatchObject({ show: null, version: empty.version })

  await aContribution(app.pool, uuid, { message: 'Waits', state: 'PENDING' })
  await aContribution(app.pool, uuid, { message: 'Hidden', state: 'HIDDEN' })
  expect((await known(empty.version)).show, 'what no host let through changes nothing').toBe(null)

  const at = (day: string) => ({ dateCreated: new Date(day) })
  const old = await aContribution(app.pool, uuid, { name: ' Tom ', message: 'Lemons', ...at('2026-05-01') })
  await aContribution(app.pool, uuid, { name: null, message: 'word '.repeat(100), ...at('2026-05-02') })
  await aContribution(app.pool, uuid, { message: '', photos: 1, ...at('2026-05-03') })
  const { show, version } = await known(empty.version)
  expect(show.memories).toMatchObject([{ from: '' }, { id: old.uuid, from: 'Tom', words: 'Lemons' }])
  expect(show.memories[0].words).toMatch(/^(word ){40,}word…$/)
  expect(show.photos).toHaveLength(1)

  const hide = `/memorial/contribution/hide/${uuid}/${old.uuid}`
  await app.api('POST', hide, { token: host.token, json: { hidden: true } })
  const after = await known(version)
  expect(after.show.memories).toHaveLength(1)
  expect(await ask(app, host, host.token)).toMatchObject({ body: { version: after.version } })
})
