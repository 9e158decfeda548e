import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askForBook, readBook } from '../support/books.ts'
import { aPhoto, startWithPaidHost, upload } from '../support/factories.ts'
import { readPdf } from '../support/pdf.ts'
import { aContribution, anRsvp } from '../support/responses.ts'

const PATIENCE = { timeout: 300_000 }

test('the book of a memorial is a readable PDF', PATIENCE, async () => {
  const { app, host } = await startWithPaidHost({
    memorialDate: '2025-01-05',
    hostMessage: 'Thank you all for coming.',
    stories: [{ text: 'She grew roses where nobody believed that roses could grow.' }],
  })
  const { uuid: memorialUuid } = host.memorial
  await upload(app, host, {
    content: await aPhoto({ width: 1200, height: 900 }),
    fields: { title: 'Her boat' },
  })
  await upload(app, host, { content: await aPhoto({ width: 600, height: 900, orientation: 6 }) })
  const mediaDir = join(app.dataDir, 'media')
  await aContribution(app.pool, memorialUuid, { name: 'Joan', message: 'Tea at three.', photos: 1, mediaDir })
  await anRsvp(app.pool, memorialUuid, { name: 'Ben Ash' })
  await app.drained()

  const { status, body } = await askForBook(app, host, { attended: true })
  expect([status, body.book.state, body.book.missing]).toEqual([200, 'READY', 0])
  const file = (await app.api('GET', body.pdfUrl)).raw
  const { info, pages, words } = await readPdf(file)
  expect(pages).toHaveLength(body.book.pages)
  expect(String(info.Title)).toContain('Margaret Anne Hollis')
  for (const part of [
    'Margaret Anne Hollis',
    '5 January 2025',
    'Thank you all for coming.',
    'She grew roses where nobody believed',
    'Her boat',
    'Tea at three.',
    'Joan',
    'Ben Ash',
  ])
    expect(words).toContain(part)

  expect(body.book.previewUrls.length).toBeGreaterThan(0)
  for (const url of body.book.previewUrls) {
    const { raw } = await app.api('GET', url)
    expect(raw.subarray(1, 4).toString()).toBe('PNG')
  }
})

test('parts that the host leaves out are not printed', PATIENCE, async () => {
  const { app, host } = await startWithPaidHost({ stories: [{ text: 'The garden' }] })
  await aContribution(app.pool, host.memorial.uuid, { name: 'Joan', message: 'Tea at three.' })
  await anRsvp(app.pool, host.memorial.uuid, { name: 'Ben Ash' })
  const { body } = await askForBook(app, host, { paper: 'LETTER', contributions: false })
  const { words } = await readPdf((await app.api('GET', body.pdfUrl)).raw)
  expect(words).toContain('The garden')
  for (const left of ['Tea at three', 'Joan', 'Ben Ash']) expect(words).not.toContain(left)
})

test('an empty memorial has a book too', PATIENCE, async () => {
  const { app, host } = await startWithPaidHost()
  const { body } = await askForBook(app, host)
  const { pages, words } = await readPdf((await app.api('GET', body.pdfUrl)).raw)
  expect(pages).toHaveLength((await readBook(app, host)).pages)
  expect(words).toContain('Margaret Anne Hollis')
})
