import { join } from 'node:path'
import { picturesOnPages, readPdf } from '../support/pdf.ts'
import { aContribution, aFund, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, prepared } from './support/memorials.ts'

// A memorial's page when it is printed from the browser (docs/decisions/0020).

const PHOTOS = 14
/** Photos of one memory; on a screen, two of them are folded. */
const ADDED = 6
const LINE = 'She wrote to me every month I was away, and I have all of them still. '
const fields = {
  memorialDate: '2031-11-28',
  address: 'St Brigid’s Hall, 14 Marine Parade, Kingscliff',
  details: 'Two o’clock.',
  hostMessage: 'Mum never let anyone leave the house hungry.\n\nCome as you are.',
  stories: [
    { uuid: null, text: `The first begins. ${LINE.repeat(70)}The first ends.` },
    { uuid: null, text: 'Every letter went into the biscuit tin.' },
  ],
}
const caption = (at: number) => `Kingscliff, photo ${at} of the album`

test('a printed memorial has all its content, no controls, and every photo with its caption', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await addPhoto(server, host, made, { content: await aPicture(99), portrait: true })
  for (let at = 1; at <= PHOTOS; at += 1) {
    const shape = { width: 500 + at * 60, height: 1100 - at * 50 }
    await addPhoto(server, host, made, { content: await aPicture(at, shape), title: caption(at) })
  }
  await prepared(server, host, made)
  const database = await databaseOf(server.dataDir)
  await aFund(database, made.uuid, { title: 'For the lifeboats' })
  const mediaDir = join(server.dataDir, 'media')
  const long = `${LINE.repeat(14)}So ends what Tom wrote.`
  await aContribution(database, made.uuid, { name: 'Tom Hollis', message: long })
  await aContribution(database, made.uuid, { name: null, message: 'From the ward', photos: ADDED, mediaDir })
  await database.end()

  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.getByRole('heading', { name: 'Memories from others' })).toBeVisible()
  // The shell prints no photo that it has not loaded; other browsers load them first.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const { pages, words } = await readPdf(pdf)
  const told = words.replace(/\s+/g, ' ')

  await test.step('all content is there', async () => {
    const address = `This memorial can be read at ${server.url}/view/${made.shareSlug}`
    for (const part of ['Margaret Anne Hollis', 'Nov 28, 2031', fields.address, 'Come as you are.'])
      expect(pages[0]).toContain(part)
    for (const part of ['The first begins.', 'The first ends.', 'biscuit tin.', 'So ends what Tom wrote.'])
      expect(told).toContain(part)
    expect(told).toContain('Anonymous')
    expect(told.replaceAll(' ', '')).toContain(address.replaceAll(' ', ''))
  })

  await test.step('no controls are there', async () => {
    for (const part of [
      'RSVP',
      'Contribute',
      'Donate',
      'lifeboats',
      'Log in',
      'Read on',
      'more photos',
      'map',
    ])
      expect(told).not.toContain(part)
    for (const part of ['Something is wrong', 'Version', 'Afterglow']) expect(told).not.toContain(part)
  })

  await test.step('every photo is on the same page as its caption', async () => {
    const captions = pages.map((one) => one.match(/photo \d+ of the album|From Anonymous/g)?.length ?? 0)
    expect(captions.reduce((sum, count) => sum + count)).toBe(PHOTOS + ADDED)
    const pictures = await picturesOnPages(pdf)
    // The portrait, the album, and the photos of the memory a second time.
    expect(pictures.reduce((sum, count) => sum + count)).toBe(1 + PHOTOS + 2 * ADDED)
    const album = captions.flatMap((count, at) => (count > 0 ? [at] : []))
    expect(album.length).toBeGreaterThan(1)
    for (const at of album)
      expect((pictures[at] ?? 0) - (at === 0 ? 1 : 0), `page ${at + 1}`).toBe(captions[at])
  })

  await test.step('a heading is never the last thing on a page', async () => {
    for (const one of pages) expect(one.trim()).not.toMatch(/(Photos|Stories|Story \d|Memories from others)$/)
  })
})
