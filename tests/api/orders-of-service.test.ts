import { expect, test, vi } from 'vitest'
import type { OrderContent } from '#contract/order-of-service.ts'
import { startApp } from '../support/app.ts'
import { anArchiveApp, archiveOf, download, textOf } from '../support/archives.ts'
import { aPaidHost, aPhoto, startWithPaidHost, upload } from '../support/factories.ts'
import { anOrder, aPart, orderOf } from '../support/orders-of-service.ts'
import { readPdf } from '../support/pdf.ts'
import { anEvent, programmeOf } from '../support/programme.ts'
import { aTypesetter } from '../support/typesetter.ts'

const PATIENCE = { timeout: 300_000 }

async function start() {
  const { app, host } = await startWithPaidHost({ memorialDate: '2031-11-28', address: 'St Brigid’s Hall' })
  return { app, host, order: orderOf(app, host) }
}

test('before anybody typed, it is a service in the memorial’s language with its facts', async () => {
  const { order } = await start()
  const first = await order.read()
  expect(first).toMatchObject({ version: 0, facts: { name: 'Margaret Anne Hollis' } })
  expect(first.facts.when).toBe('Friday 28 November 2031\nSt Brigid’s Hall')
  expect(first.content.items.map(({ title }: { title: string }) => title)).toContain('Welcome')
  // Two hosts begin from the same parts.
  expect((await order.read()).content).toEqual(first.content)
})

test('it begins with the dates of the life, where they are known', async () => {
  const { app, host } = await startWithPaidHost({ birthDate: '1941-03-12', deathDate: '2026-11-03' })
  const order = orderOf(app, host)
  expect((await order.read()).content.years).toBe('12 March 1941 – 3 November 2026')
  const { content } = (await order.save(anOrder({ years: '' }), 0)).body
  expect(content.years).toBe('')
  expect((await order.read()).content.years).toBe('')
})

test('it tells the service on its cover, and other events for everyone on its back', async () => {
  const { typesetter } = aTypesetter()
  const printed = vi.spyOn(typesetter, 'order')
  const app = await startApp({}, { typesetter })
  const host = await aPaidHost(app, { memorialDate: '2031-11-28', address: 'St Brigid’s Hall' })
  const programme = programmeOf(app, host)
  const { events, version } = (await programme.read()).body
  await programme.save(
    [
      ...events,
      anEvent({ kind: 'BURIAL', begins: '16:00', ends: null, place: 'The cemetery' }),
      anEvent({ audience: 'CHOSEN', contactUuids: [], title: 'For few' }),
    ],
    version,
  )
  await orderOf(app, host).make()
  const [source] = printed.mock.calls[0] ?? []
  expect(source?.when).toContain('St Brigid’s Hall')
  expect(source?.events).toEqual([{ name: 'The burial', lines: [expect.any(String), 'The cemetery'] }])
})

test('what is typed is kept, and a save from an older version is refused with the present one', async () => {
  const { app, host, order } = await start()
  await app.api('POST', '/user/save', { token: host.token, json: { firstName: 'Claire', surname: 'Hollis' } })
  const content = anOrder({ thanks: 'Thank you.', items: [aPart(1, { kind: 'HYMN', text: 'Line\nline' })] })
  const saved = await order.save(content, 0)
  expect(saved).toMatchObject({ status: 200, body: { version: 1, content } })
  // The answer was lost, and it is sent again.
  expect((await order.save(content, 0)).body).toMatchObject({ version: 1 })
  const other = await order.save(anOrder({ years: '1941 – 2026' }), 0)
  expect(other).toMatchObject({
    status: 409,
    body: { code: 'MEMORIAL_STALE', version: 1, content, lastEdit: { name: 'Claire Hollis', isYours: true } },
  })
  expect((await order.read()).content).toEqual(content)
})

test('two saves at once: one is kept, the other is told', async () => {
  const { order } = await start()
  const answers = await Promise.all([1, 2].map((n) => order.save(anOrder({ years: `Year ${n}` }), 0)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test.each<[string, Partial<OrderContent>, string]>([
  ['a title of 5,000 letters', { items: [aPart(1, { title: 'x'.repeat(5000) })] }, 'content.items.0.title'],
  ['words without end', { items: [aPart(1, { text: 'x'.repeat(5001) })] }, 'content.items.0.text'],
  [
    'more letters together than a booklet holds',
    { items: Array.from({ length: 40 }, (_, n) => aPart(n, { text: 'x'.repeat(501) })) },
    'content.items',
  ],
  ['forty-one parts', { items: Array.from({ length: 41 }, (_, n) => aPart(n)) }, 'content.items'],
  ['long thanks', { thanks: 'x'.repeat(801) }, 'content.thanks'],
  ['a long name', { name: 'x'.repeat(500) }, 'content.name'],
])('%s are refused, beside the field', async (_, fields, field) => {
  const { order } = await start()
  expect(await order.save(anOrder(fields), 0)).toMatchObject({
    status: 400,
    body: { code: 'BAD_INPUT', field },
  })
})

test('forty parts, controls, markup and half a character are kept as text', async () => {
  const { order } = await start()
  const items = Array.from({ length: 40 }, (_, n) => aPart(n, { title: `<b>${n}</b>\u0000\u0007 \ud83c` }))
  const { status, body } = await order.save(anOrder({ items }), 0)
  expect(status).toBe(200)
  expect(body.content.items).toHaveLength(40)
  expect((await order.read()).content.items[3].title).toMatch(/^<b>3<\/b>/)
})

test('a photo of another memorial, or that is gone, is left out', async () => {
  const { app, host, order } = await start()
  const stranger = await aPaidHost(app)
  const own = await upload(app, host, { content: await aPhoto() })
  const other = await upload(app, stranger, { content: await aPhoto() })
  await app.drained()
  const uuids = [own, other].map(({ body }) => body.media.uuid)
  const { body } = await order.save(anOrder({ photoUuids: uuids }), 0)
  expect(body.content).toMatchObject({ photoUuids: [uuids[0]] })
})

test('it is printed without a keystroke', PATIENCE, async () => {
  const { app, order } = await start()
  const { status, body } = await order.make()
  expect(status).toBe(200)
  expect(body.made).toMatchObject({ isTooLong: false, isWithoutCode: false, missing: 0 })
  const sheets = await app.api('GET', body.made.sheetsUrl)
  expect(sheets.headers['content-type']).toBe('application/pdf')
  const { pages, words } = await readPdf(sheets.raw)
  expect(pages).toHaveLength(2)
  for (const part of ['Margaret Anne Hollis', 'Friday 28 November 2031', 'Welcome'])
    expect(words).toContain(part)
  expect((await readPdf((await app.api('GET', body.made.pagesUrl)).raw)).pages).toHaveLength(4)
})

test('a changed one is made anew, and links to the one before have ended', async () => {
  const { typesetter } = aTypesetter()
  const app = await startApp({}, { typesetter })
  const host = await aPaidHost(app)
  const order = orderOf(app, host)
  const before = (await order.make()).body.made
  await order.save(anOrder(), 0)
  const after = (await order.make()).body.made
  expect(after.sheetsUrl).not.toBe(before.sheetsUrl)
  expect(await app.api('GET', before.sheetsUrl)).toMatchObject({
    status: 404,
    body: { code: 'LINK_EXPIRED' },
  })
  expect((await app.api('GET', after.sheetsUrl)).status).toBe(200)
})

test('what is too long is told, without a file, and a booklet holds it', PATIENCE, async () => {
  const { order } = await start()
  const text = 'A time for everything. '
  const item = aPart(7, { kind: 'READING', text: text.repeat(210) })
  await order.save(anOrder({ items: [aPart(1, { text: text.repeat(100) }), item] }), 0)
  expect((await order.make()).body.made).toMatchObject({ isTooLong: true, sheetsUrl: null, pagesUrl: null })
  expect((await order.make({ format: 'BOOKLET' })).body.made.isTooLong).toBe(false)
})

test('the account’s export and the archive have it', async () => {
  const app = await anArchiveApp()
  const host = await aPaidHost(app)
  const order = orderOf(app, host)
  const item = aPart(1, { kind: 'HYMN', title: 'Abide with me', text: 'Fast falls the eventide' })
  await order.save(anOrder({ items: [item], thanks: 'Thank you for the casseroles.' }), 0)
  const { body } = await app.api('GET', '/user/data', { token: host.token })
  expect(body.data.memorials[0].orderOfService.content).toMatchObject({
    thanks: 'Thank you for the casseroles.',
  })
  const files = await download(app, (await archiveOf(app, host)).archiveUrl)
  expect(textOf(files, 'words/order-of-service.txt')).toMatch(
    /Margaret Anne Hollis[\s\S]*Abide with me\r\n\r\nFast falls the eventide[\s\S]*Thank you/,
  )
})

test('it is gone when the memorial is', async () => {
  const { app, host, order } = await start()
  await order.save(anOrder(), 0)
  await app.pool.query('delete from memorials where uuid = $1', [host.memorial.uuid])
  const { rows } = await app.pool.query('select from orders_of_service')
  expect(rows).toEqual([])
})

test('it is made in the turn of the host', async () => {
  const { typesetter } = aTypesetter()
  const made = vi.spyOn(typesetter, 'order')
  const app = await startApp({}, { typesetter })
  const host = await aPaidHost(app)
  await orderOf(app, host).make()
  expect(made.mock.calls[0]?.[2]?.by).toMatch(/^[0-9a-f-]{36}$/)
})
