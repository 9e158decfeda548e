import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { sharePicturePath } from '#contract/share-picture.ts'
import { type ShareSource, type Typesetter, TypesettingFailed } from '#server/ports/typesetter.ts'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aHost, aPaidHost, aPhoto, upload } from '../support/factories.ts'
import { anEvent, programmeOf } from '../support/programme.ts'
import { aTypesetter } from '../support/typesetter.ts'

// The picture that chats and social networks show with a memorial's link.

type Host = Awaited<ReturnType<typeof aPaidHost>>

/** An app whose typesetter writes a few bytes, and the calls it got for pictures. */
async function anApp(set: Typesetter['sharePicture'] = aTypesetter().typesetter.sharePicture) {
  const sharePicture = vi.fn(set)
  const app = await startApp({}, { typesetter: { ...aTypesetter().typesetter, sharePicture } })
  return { app, sharePicture }
}

const edit = (app: TestApp, host: Host, json: object) =>
  app.api('POST', '/memorial/edit', { token: host.token, json: { uuid: host.memorial.uuid, ...json } })

const settings = (app: TestApp, host: Host, json: object) =>
  app.api('POST', `/memorial/settings/${host.memorial.uuid}`, { token: host.token, json })

/** The stored share pictures of a memorial. */
const filesOf = (app: TestApp, host: Host) =>
  readdir(join(app.dataDir, 'media/sharing', host.memorial.uuid)).catch(() => [])

/** The picture's address as given on the page of the memorial. */
async function addressOf(app: TestApp, slug: string): Promise<string> {
  const { memorial } = (await app.api('GET', `/public/memorial/${slug}`)).body
  return sharePicturePath(memorial)
}

async function aPortrait(app: TestApp, host: Host) {
  const content = await aPhoto({ width: 1500, height: 2000 })
  const sent = await upload(app, host, { content, fields: { role: 'PROFILE_PHOTO' } })
  await edit(app, host, { profilePhotoUuid: sent.body.mediaUuid })
  await app.drained()
}

test('the picture is made from the memorial, once, and stored by its version', async () => {
  const { app, sharePicture } = await anApp()
  const host = await aPaidHost(app, { memorialDate: '2031-11-28' })
  await aPortrait(app, host)
  const address = await addressOf(app, host.memorial.shareSlug)
  const many = await Promise.all(Array.from({ length: 6 }, () => app.api('GET', address)))
  for (const { status, headers, raw } of many) {
    expect([status, raw.toString()]).toEqual([200, 'picture of Margaret Anne Hollis'])
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, s-maxage=60',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    })
  }
  expect(sharePicture).toHaveBeenCalledTimes(1)
  expect(sharePicture.mock.calls[0]?.[0]).toMatchObject({
    name: 'Margaret Anne Hollis',
    date: '28 November 2031',
    portrait: { width: 1500, height: 2000 },
  })

  const etag = String(many[0]?.headers.etag)
  const known = await app.api('GET', address, { headers: { 'if-none-match': etag } })
  expect([known.status, known.raw.length]).toEqual([304, 0])
  const head = await app.api('HEAD', address)
  expect([head.status, head.headers['content-length']]).toEqual([200, String(many[0]?.raw.length)])
})

test('without a portrait it shows the first photo, or no photo if there is none', async () => {
  const { app, sharePicture } = await anApp()
  const host = await aPaidHost(app)
  await app.api('GET', await addressOf(app, host.memorial.shareSlug))
  await upload(app, host, { content: await aPhoto() })
  await app.drained()
  await app.api('GET', await addressOf(app, host.memorial.shareSlug))
  const sources = sharePicture.mock.calls.map(([source]): ShareSource => source)
  expect(sources).toMatchObject([{ portrait: null }, { portrait: { width: 64, height: 48 } }])
})

test('the picture is made again when its contents change, and not otherwise; the old one is removed', async () => {
  const { app, sharePicture } = await anApp()
  const host = await aPaidHost(app)
  const { shareSlug } = host.memorial
  const first = await addressOf(app, shareSlug)
  await app.api('GET', first)
  await edit(app, host, { hostMessage: 'Come as you are.' })
  expect(await addressOf(app, shareSlug)).toBe(first)

  await edit(app, host, { nameOfPerson: 'Meg Hollis' })
  const second = await addressOf(app, shareSlug)
  expect(second).not.toBe(first)
  expect((await app.api('GET', second)).raw.toString()).toBe('picture of Meg Hollis')
  // An address with the old version returns the current picture, with a short cache time.
  const old = await app.api('GET', first)
  expect([old.raw.toString(), old.headers['cache-control']]).toEqual([
    'picture of Meg Hollis',
    'public, max-age=300, s-maxage=60',
  ])
  expect(sharePicture).toHaveBeenCalledTimes(2)
  expect(await filesOf(app, host)).toHaveLength(1)
})

test('a former link shows the same picture', async () => {
  const { app } = await anApp()
  const host = await aPaidHost(app)
  const former = host.memorial.shareSlug
  await app.api('POST', `/memorial/share-slug/${host.memorial.uuid}`, {
    token: host.token,
    json: { shareSlug: 'meg-by-the-sea' },
  })
  const answer = await app.api('GET', `/view/${former}/share.png`)
  expect([answer.status, answer.raw.toString()]).toEqual([200, 'picture of Margaret Anne Hollis'])
})

test('memorials that not everyone with the link can read share one picture, which reveals nothing', async () => {
  const { app, sharePicture } = await anApp()
  const picture = (slug: string) => app.api('GET', `/view/${slug}/share.png?v=1`)
  const host = await aPaidHost(app)
  const { shareSlug, uuid } = host.memorial

  await settings(app, host, { visibility: 'PASSCODE', passcode: 'marigold' })
  const locked = await picture(shareSlug)
  await settings(app, host, { visibility: 'PRIVATE' })
  const shut = await picture(shareSlug)
  await settings(app, host, { visibility: 'LINK' })
  await app.api('POST', `/operator/memorials/hide/${uuid}`, { token: OPERATOR_TOKEN, json: { hidden: true } })
  const hidden = await picture(shareSlug)
  await app.api('POST', `/memorial/delete/${uuid}`, { token: host.token })
  const deleted = await picture(shareSlug)
  const unpaid = await picture((await aHost(app)).memorial.shareSlug)
  const unknown = await picture('nobody-abc123')
  const noSlug = await picture('No%20slug')

  expect(await sharp(locked.raw).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const all = [locked, shut, hidden, deleted, unpaid, unknown, noSlug]
  for (const { raw, headers } of all) {
    expect(raw).toEqual(locked.raw)
    expect(headers['cache-control']).toBe('public, max-age=300, s-maxage=60')
    expect(headers.etag).toBeUndefined()
  }
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
  expect(sharePicture).not.toHaveBeenCalled()
})

test('if the picture cannot be made, the portrait is shown, and it is not tried again at once', async () => {
  const { app, sharePicture } = await anApp(() => Promise.reject(new TypesettingFailed('no memory left')))
  const host = await aPaidHost(app)
  const plain = await app.api('GET', await addressOf(app, host.memorial.shareSlug))
  expect([plain.status, plain.headers['content-type']]).toEqual([200, 'image/png'])

  await aPortrait(app, host)
  const address = await addressOf(app, host.memorial.shareSlug)
  for (const _ of [1, 2]) {
    const answer = await app.api('GET', address)
    expect([answer.status, answer.headers['cache-control']]).toEqual([
      302,
      'public, max-age=300, s-maxage=60',
    ])
    const photo = await app.api('GET', String(answer.headers.location))
    expect(photo.headers['content-type']).toBe('image/jpeg')
  }
  expect(sharePicture).toHaveBeenCalledTimes(2)

  app.clock.advance({ minutes: 11 })
  sharePicture.mockImplementation(aTypesetter().typesetter.sharePicture)
  expect((await app.api('GET', address)).raw.toString()).toBe('picture of Margaret Anne Hollis')
})

test('the picture is removed with the memorial', async () => {
  const { app } = await anApp()
  const host = await aPaidHost(app)
  await app.api('GET', await addressOf(app, host.memorial.shareSlug))
  await app.api('POST', `/memorial/delete/${host.memorial.uuid}`, { token: host.token })
  expect(await filesOf(app, host)).toHaveLength(1)
  app.clock.advance({ days: 31 })
  await app.run('memorial.purge', {})
  expect(await filesOf(app, host)).toEqual([])
})

test('where the first part was called off, the picture has the day of the next one', async () => {
  const { app, sharePicture } = await anApp()
  const host = await aPaidHost(app, { memorialDate: '2031-11-28' })
  await aPortrait(app, host)
  const before = await addressOf(app, host.memorial.shareSlug)
  await programmeOf(app, host).save([
    anEvent({ uuid: host.memorial.uuid, date: '2031-11-28', isCancelled: true }),
    anEvent({ date: '2031-11-30' }),
  ])
  const after = await addressOf(app, host.memorial.shareSlug)
  expect(after).not.toBe(before)
  await app.api('GET', after)
  expect(sharePicture.mock.calls.at(-1)?.[0].date).toBe('30 November 2031')
})
