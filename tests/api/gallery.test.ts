import { expect, test } from 'vitest'
import { startWithPaidHost } from '../support/factories.ts'
import { valueIn, visit } from '../support/forms.ts'
import { aContribution } from '../support/responses.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// The photos of visitors, in the gallery of the public page after the host's own.

interface Shown {
  media: { uuid: string; clientId: string | null }
  from: string
}

async function aPlace() {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const { uuid, shareSlug } = host.memorial
  const more = (after: string) => visit(app, `/view/${shareSlug}/more?photos=${after}`)
  return {
    app,
    host,
    uuid: String(uuid),
    more,
    page: async () => (await app.api('GET', `/public/memorial/${shareSlug}`)).body.memorial,
    /** The photos of all pages from a cursor on, by page. */
    async all(after: string) {
      const pages: string[][] = []
      for (let next: string | null = after; next !== null; ) {
        const answer = await more(next)
        pages.push([...String(answer.body).matchAll(/data-photo="([^"]+)"/g)].map(([, one = '']) => one))
        next = valueIn(answer, 'photos')
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

  const { contributedPhotos, contributedPhotoCount, contributedPhotosNext } = await page()
  const pages = [uuidsOf(contributedPhotos), ...(await all(contributedPhotosNext))]
  expect(pages.map((one) => one.length)).toEqual([12, 12, 12, 3])
  expect(pages.flat()).toEqual(wanted)
  expect(contributedPhotoCount).toBe(39)
  expect(new Set(contributedPhotos.map(({ from }: Shown) => from))).toEqual(new Set(['', 'Tom']))
  expect(contributedPhotos.every(({ media }: Shown) => media.clientId === null)).toBe(true)
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
  expect((await all(next)).flat()).toEqual([one.mediaUuids[12], two.mediaUuids[1]])
  await app.api('POST', `/memorial/contribution/hide/${uuid}/${one.uuid}`, { token, json: { hidden: true } })
  expect((await all(next)).flat()).toEqual([two.mediaUuids[1]])
  expect(await page()).toMatchObject({ contributedPhotoCount: 1, contributedPhotosNext: null })
  await app.api('POST', `/memorial/contribution/remove/${uuid}/${two.uuid}`, { token })
  expect(await page()).toMatchObject({ contributedPhotos: [], contributedPhotoCount: 0 })
})

test('a private memorial and an invalid cursor lead to the page itself', async () => {
  const { app, host, uuid, more } = await aPlace()
  await aContribution(app.pool, uuid, { photos: 13, dateCreated: day(2) })
  const own = `/view/${host.memorial.shareSlug}`
  for (const after of ['nonsense', Buffer.from('1.2.3').toString('base64url')])
    expect((await more(after)).headers.location).toBe(own)
  const settings = `/memorial/settings/${uuid}`
  await app.api('POST', settings, { token: host.token, json: { visibility: 'PRIVATE' } })
  expect((await more('')).headers.location).toBe(own)
})
