import { expect, test } from 'vitest'
import { readTicket, sealTicket } from '#server/lib/ticket.ts'
import type { TestApp } from '../support/app.ts'
import { anAppWithTypesetter, askForBook, readBook } from '../support/books.ts'
import { aPaidHost } from '../support/factories.ts'

const EXPIRED = { status: 404, body: { success: false, code: 'LINK_EXPIRED' } }

async function aBook(app: TestApp) {
  const host = await aPaidHost(app)
  const { pdfUrl, book } = (await askForBook(app, host)).body
  return { host, pdfUrl: String(pdfUrl), book }
}

const wordOf = (url: string) => url.split('/')[2] ?? ''
const withWord = (url: string, word: string) => url.replace(wordOf(url), word)

test('a link opens the book in the browser of whoever has it, and no cache may store it', async () => {
  const { app } = await anAppWithTypesetter()
  const { host, pdfUrl, book } = await aBook(app)
  const { status, headers, raw } = await app.api('GET', pdfUrl)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${host.memorial.shareSlug}.pdf"`,
    'content-length': String(book.bytes),
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect(raw.length).toBe(book.bytes)
  expect(pdfUrl.endsWith(`/${host.memorial.shareSlug}.pdf`)).toBe(true)
  const head = await app.api('HEAD', pdfUrl)
  expect([head.status, head.raw.length, head.headers['content-length']]).toEqual([200, 0, String(book.bytes)])
})

test('the first pages have preview pictures', async () => {
  const { app } = await anAppWithTypesetter()
  const { book } = await aBook(app)
  expect(book.previewUrls).toHaveLength(2)
  for (const [n, url] of book.previewUrls.entries()) {
    const picture = await app.api('GET', url)
    expect(picture.headers['content-type']).toBe('image/png')
    expect(picture.raw.toString()).toBe(`picture ${n + 1}.png`)
  }
})

test('range requests of a book are answered, because PDF viewers use them', async () => {
  const { app } = await anAppWithTypesetter()
  const { pdfUrl } = await aBook(app)
  const whole = (await app.api('GET', pdfUrl)).raw
  const part = await app.api('GET', pdfUrl, { headers: { range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.length}`)
  expect(part.raw).toEqual(whole.subarray(10, 20))
  const beyond = await app.api('GET', pdfUrl, { headers: { range: `bytes=${whole.length}-` } })
  expect(beyond.status).toBe(416)
})

test('the link stays the same for an hour, and works for a day', async () => {
  const { app } = await anAppWithTypesetter()
  const { host, pdfUrl } = await aBook(app)
  app.clock.advance({ hours: 23, minutes: 59 })
  expect((await app.api('GET', pdfUrl)).status).toBe(200)
  const { pdfUrl: later } = await readBook(app, host)
  expect(later).not.toBe(pdfUrl)
  app.clock.advance({ hours: 1, minutes: 1 })
  expect(await app.api('GET', pdfUrl)).toMatchObject(EXPIRED)
  expect((await app.api('GET', later)).status).toBe(200)
})

test('people with an expired link are led to a page that says so', async () => {
  const { app } = await anAppWithTypesetter()
  const { pdfUrl } = await aBook(app)
  app.clock.advance({ days: 2 })
  const { status, headers } = await app.api('GET', pdfUrl, { headers: { accept: 'text/html,*/*' } })
  expect([status, headers.location]).toEqual([303, '/link-expired'])
})

test('a link that was changed, or that belongs to another memorial, does not work', async () => {
  const { app } = await anAppWithTypesetter()
  const [mine, theirs] = [await aBook(app), await aBook(app)]
  const ticket = readTicket(wordOf(mine.pdfUrl))
  if (!ticket) throw new Error('No ticket')
  const { linkSecret } = await app.db
    .selectFrom('memorials')
    .select('linkSecret')
    .where('uuid', '=', mine.host.memorial.uuid)
    .executeTakeFirstOrThrow()
  const open = (word: string) => app.api('GET', withWord(mine.pdfUrl, word))
  expect((await open(sealTicket(ticket, linkSecret))).status).toBe(200)

  const [payload, seal] = wordOf(mine.pdfUrl).split('.')
  const otherPayload = sealTicket({ ...ticket, expiresAt: new Date(8e12) }, 'another secret').split('.')[0]
  for (const word of [`${payload}`, `${payload}.`, `${payload}.${seal}x`, `${otherPayload}.${seal}`, 'x'])
    expect([word, await open(word)]).toMatchObject([word, EXPIRED])
  // Sealed with the right secret, but for another memorial's file, for a missing one, or for a kind that is not served.
  for (const changed of [
    { of: theirs.book.uuid },
    { of: mine.host.memorial.uuid },
    { kind: 'page' as const, of: `${mine.book.uuid}/3` },
    { kind: 'page' as const, of: `${mine.book.uuid}/../book` },
  ])
    expect([changed, await open(sealTicket({ ...ticket, ...changed }, linkSecret))]).toMatchObject([
      changed,
      EXPIRED,
    ])
})
