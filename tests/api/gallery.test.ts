import { expect, test } from 'vitest'
import { contributions as limits } from '#contract/limits.ts'
import { startWithPaidHost } from '../support/factories.ts'
import { aContribution } from '../support/responses.ts'

// The photos of visitors, in the gallery of the public page after the host's own.

interface Shown {
  media: { uuid: string; clientId: string | null }
  from: string
}

async function aPlace() {
  const { app, host } = await startWithPaidHost()
  const { uuid, shareSlug } = host.memorial
  const path = `/public/memorial/${shareSlug}/photos`
  return {
    app,
    host,
    uuid: String(uuid),
    path,
    page: async () => (await app.api('GET', `/public/memorial/${shareSlug}`)).body.memorial,
    /** All pages of the API call, from a cursor on. */
    async all(after?: string) {
      const pages: Shown[][] = []
      for (let next: string | null | undefined = after; next !== null; ) {
        const { body } = await app.api('GET', `${path}${next ? `?after=${next}` : ''}`)
        pages.push(body.photos)
        next = body.next
      }
      return pages
    },
  }
}

const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const uuidsOf = (photos: Shown[]) => photos.map(({ media }) => media.uuid)

test('the newest come first, each with who added it, and each page has the cursor of the next', async () => {
  const { app, uuid, page, all } = await aPlace()
  const older = await aContribution(app.pool, uuid, { name: 'Ruth', photos: 20, dateCreated: day(1) })
  // Two at the same time, one with a name of spaces only.
  const same = await Promise.all(
    ['Tom', '  '].map((name) => aContribution(app.pool, uuid, { name, photos: 9, dateCreated: day(2) })),
  )
  const newest = await aContribution(app.pool, uuid, { name: null, photos: 1, dateCreated: day(3) })
  same.sort((a, b) => a.uuid.localeCompare(b.uuid))
  const wanted = [newest, ...same, older].flatMap(({ mediaUuids }) => mediaUuids)

  const pages = await all()
  expect(pages.map((one) => one.length)).toEqual([12, 12, 12, 3])
  expect(pages.flatMap(uuidsOf)).toEqual(wanted)
  expect(new Set(pages.flat().map(({ from }) => from))).toEqual(new Set(['', 'Tom', 'Ruth']))
  expect(pages.flat().every(({ media }) => media.clientId === null)).toBe(true)

  const { contributedPhotos, contributedPhotoCount, contributedPhotosNext } = await page()
  expect(contributedPhotos).toEqual(pages[0])
  expect(contributedPhotoCount).toBe(39)
  expect((await all(contributedPhotosNext)).flatMap(uuidsOf)).toEqual(wanted.slice(limits.galleryPage))
})

test('only ready photos of visible memories are listed; hidden and removed ones disappear, also between two pages', async () => {
  const { app, host, uuid, page, all } = await aPlace()
  const { token } = host
  const [one, two] = [
    await aContribution(app.pool, uuid, { photos: 13, dateCreated: day(2) }),
    await aContribution(app.pool, uuid, { photos: 2, dateCreated: day(1) }),
  ]
  for (const state of ['HIDDEN', 'PENDING'] as const)
    await aContribution(app.pool, uuid, { state, photos: 2 })
  await app.pool.query(`update media set state = 'PROCESSING' where uuid = $1`, [two.mediaUuids[0]])
  expect((await page()).contributedPhotoCount).toBe(14)

  const { contributedPhotosNext: next } = await page()
  expect((await all(next)).flatMap(uuidsOf)).toEqual([one.mediaUuids[12], two.mediaUuids[1]])
  await app.api('POST', `/memorial/contribution/hide/${uuid}/${one.uuid}`, { token, json: { hidden: true } })
  expect((await all(next)).flatMap(uuidsOf)).toEqual([two.mediaUuids[1]])
  expect(await page()).toMatchObject({ contributedPhotoCount: 1, contributedPhotosNext: null })
  await app.api('POST', `/memorial/contribution/remove/${uuid}/${two.uuid}`, { token })
  expect(await page()).toMatchObject({ contributedPhotos: [], contributedPhotoCount: 0 })
})

test('a private memorial and an invalid cursor are refused', async () => {
  const { app, host, uuid, path } = await aPlace()
  for (const after of ['nonsense', Buffer.from('1.2.3').toString('base64url')])
    expect(await app.api('GET', `${path}?after=${after}`)).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT', field: 'after' },
    })
  const settings = `/memorial/settings/${uuid}`
  await app.api('POST', settings, { token: host.token, json: { visibility: 'PRIVATE' } })
  expect((await app.api('GET', path)).body.code).toBe('PUBLIC_PRIVATE')
  expect((await app.api('GET', '/public/memorial/nobody-here/photos')).body.code).toBe('PUBLIC_MISSING')
})
