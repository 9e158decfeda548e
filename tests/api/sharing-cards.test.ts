import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test, vi } from 'vitest'
import { TypesettingFailed } from '#server/ports/typesetter.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { aHost, aPaidHost, aPhoto, startWithPaidHost, upload } from '../support/factories.ts'
import { anEvent, programmeOf } from '../support/programme.ts'
import { aTypesetter } from '../support/typesetter.ts'

// The sheet of cards with the memorial's QR code.

type Host = Awaited<ReturnType<typeof aHost>>

const ask = (app: TestApp, host: Host, query = '', token: string | undefined = host.token) =>
  app.api('GET', `/memorial/card-sheet/${host.memorial.uuid}${query}`, { token })

async function anApp() {
  const { typesetter } = aTypesetter()
  const cards = vi.fn(typesetter.cards)
  return { app: await startApp({}, { typesetter: { ...typesetter, cards } }), cards }
}

async function read(pdf: Buffer) {
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await reading.promise
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  const links = (await page.getAnnotations()).map(({ url }) => url)
  const [, , width, height] = page.view
  const answer = { pages: document.numPages, words, links, width, height }
  await reading.destroy()
  return answer
}

test('a page of the chosen paper has four cards, with the name, the day and the link', async () => {
  const { app, host } = await startWithPaidHost({ memorialDate: '2031-11-28' })
  const link = `${app.config.publicUrl}/view/${host.memorial.shareSlug}`
  for (const [paper, width, height] of [
    ['A4', 595, 842],
    ['LETTER', 612, 792],
  ] as const) {
    const { status, body } = await ask(app, host, `?paper=${paper}`)
    expect(status).toBe(200)
    const file = await app.api('GET', body.url)
    expect(file.status).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${host.memorial.shareSlug}-cards.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    const sheet = await read(file.raw)
    expect(sheet.pages).toBe(1)
    expect([Math.round(sheet.width ?? 0), Math.round(sheet.height ?? 0)]).toEqual([width, height])
    expect(sheet.words.match(/Margaret Anne Hollis/g)).toHaveLength(4)
    expect(sheet.words).toContain('28 November 2031')
    expect(sheet.words.replaceAll(' ', '')).toContain(link.replace(/^https?:\/\//, ''))
    expect(new Set(sheet.links)).toEqual(new Set([link]))
  }
})

test('a sheet is made once, and again when its contents change', async () => {
  const { app, cards } = await anApp()
  const host = await aPaidHost(app)
  const { url } = (await ask(app, host)).body
  expect((await ask(app, host, '?paper=A4')).body.url).toBe(url)
  await app.api('GET', url)
  expect(cards).toHaveBeenCalledTimes(1)

  await app.api('POST', '/memorial/edit', {
    token: host.token,
    json: { uuid: host.memorial.uuid, nameOfPerson: 'Meg Hollis' },
  })
  // The link returns the sheet as it would be printed now.
  expect((await app.api('GET', url)).raw.toString()).toBe('cards of Meg Hollis')
  expect(cards).toHaveBeenCalledTimes(2)
})

test('cards to hand round have the portrait, and another sheet with another one; those to write on have none', async () => {
  const { app, cards } = await anApp()
  const host = await aPaidHost(app)
  await ask(app, host)
  const content = await aPhoto({ width: 400, height: 500 })
  const { body } = await upload(app, host, { content, fields: { role: 'PROFILE_PHOTO' } })
  await app.api('PUT', `/memorial/${host.memorial.uuid}/profile-photo/${body.mediaUuid}`, {
    token: host.token,
  })
  await app.drained()
  await ask(app, host)
  await ask(app, host, '?kind=MEMORY')
  const portraits = cards.mock.calls.map(([{ portrait }]) => portrait)
  expect(portraits).toEqual([null, expect.objectContaining({ path: expect.any(String) }), null])
})

test('there is a sheet only once the memorial can be shared', async () => {
  const { app } = await anApp()
  const [host, stranger] = [await aPaidHost(app), await aHost(app)]
  expect(await ask(app, stranger)).toMatchObject({ status: 409, body: { code: 'NOT_PAID' } })
  expect(await ask(app, host, '?paper=A5')).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } })
})

test('the link works for a day, and not after the memorial is deleted', async () => {
  const { app } = await anApp()
  const host = await aPaidHost(app)
  const { url } = (await ask(app, host)).body
  app.clock.advance({ hours: 23 })
  expect((await app.api('GET', url)).status).toBe(200)
  app.clock.advance({ hours: 3 })
  expect(await app.api('GET', url)).toMatchObject({ status: 404, body: { code: 'LINK_EXPIRED' } })

  const { url: another } = (await ask(app, host)).body
  await app.api('POST', `/memorial/delete/${host.memorial.uuid}`, { token: host.token })
  expect(await app.api('GET', another)).toMatchObject({ status: 404, body: { code: 'LINK_EXPIRED' } })
})

test('a failure to make the sheet is reported to the caller', async () => {
  const { app, cards } = await anApp()
  const host = await aPaidHost(app)
  cards.mockRejectedValueOnce(new TypesettingFailed('no memory left'))
  expect(await ask(app, host)).toMatchObject({ status: 500, body: { code: 'CARDS_FAILED' } })
  expect((await ask(app, host)).status).toBe(200)
})

test('cards to write on are another sheet, whose code opens the form for a memory', async () => {
  const { app, cards } = await anApp()
  const host = await aPaidHost(app)
  const { body } = await ask(app, host, '?kind=MEMORY&paper=LETTER')
  expect(body.url).toContain(`${host.memorial.shareSlug}-memory-cards.pdf`)
  expect((await app.api('GET', body.url)).status).toBe(200)
  const [source] = cards.mock.calls[0] ?? []
  expect(source).toMatchObject({ paper: 'LETTER', isToWriteOn: true })
  expect(source?.scanned).toMatch(/\/q\/[0-9a-f]{20}#contribute$/)
  const inviting = await ask(app, host, '?paper=LETTER')
  expect(inviting.body.url).not.toBe(body.url)
  expect((await ask(app, host, '?kind=OTHER')).status).toBe(400)
})

test('a card that invites names the place by line; one to write on does not', async () => {
  const { app, cards } = await anApp()
  const address = 'St Brigid’s Hall\nKingscliff'
  const host = await aPaidHost(app, { memorialDate: '2031-11-28', address })
  await ask(app, host)
  const told = { date: '28 November 2031', place: ['St Brigid’s Hall', 'Kingscliff'] }
  expect(cards.mock.calls.at(-1)?.[0]).toMatchObject(told)
  await ask(app, host, '?kind=MEMORY')
  expect(cards.mock.calls.at(-1)?.[0].place).toBeUndefined()
})

test('where the first part was called off, the day of the next one is printed, and none where there is none', async () => {
  const { app, cards } = await anApp()
  const host = await aPaidHost(app, { memorialDate: '2031-11-28' })
  const { uuid } = host.memorial
  const off = anEvent({ uuid, date: '2031-11-28', isCancelled: true })
  const { save } = programmeOf(app, host)
  await save([off, anEvent({ date: '2031-11-30' })])
  await ask(app, host)
  expect(cards.mock.calls.at(-1)?.[0].date).toBe('30 November 2031, 2:30 pm')
  await save([off, anEvent({ title: 'Later', date: '2031-11-30', isCancelled: true })])
  await ask(app, host)
  expect(cards.mock.calls.at(-1)?.[0].date).toBeNull()
})
