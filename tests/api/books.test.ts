import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TypesettingFailed } from '#server/ports/typesetter.ts'
import { anAppWithTypesetter, askForBook, changeDetails, readBook, readMemorial } from '../support/books.ts'
import { aFundToGiveTo, give } from '../support/donations.ts'
import { aHost, aPaidHost } from '../support/factories.ts'
import { useUpLimit } from '../support/limits.ts'
import { anRsvp } from '../support/responses.ts'
import { printedWords } from '../support/typesetter.ts'

// Some seconds pass before a job is retried.
const PATIENCE = { timeout: 300_000 }

test('a request without choices makes the book with the default ones', async () => {
  const { app, sources } = await anAppWithTypesetter()
  const host = await aPaidHost(app, { hostMessage: 'She sang while she cooked.' })
  expect(await readBook(app, host)).toBeNull()
  expect(await readMemorial(app, host)).toMatchObject({ pdfUrl: null, pdfGeneratedAt: null })

  const { status, body } = await askForBook(app, host)
  expect([status, body.success, body.msg]).toEqual([200, true, null])
  expect(body.book).toMatchObject({
    state: 'READY',
    progress: 100,
    choices: { paper: 'A4', contributions: true, attended: false, first: 'STORIES' },
    pages: 12,
    missing: 0,
    isCurrent: true,
    generatedAt: expect.any(String),
    pdfUrl: body.pdfUrl,
  })
  const [source] = sources
  if (!source) throw new Error('Nothing was printed')
  const pdf = await app.api('GET', body.pdfUrl)
  expect(pdf.raw).toEqual(printedWords(source, 1))
  expect(body.book.bytes).toBe(pdf.raw.length)

  expect(await readBook(app, host)).toEqual(body.book)
  expect(await readMemorial(app, host)).toMatchObject({
    pdfUrl: body.pdfUrl,
    pdfGeneratedAt: body.book.generatedAt,
  })
})

test('an unchanged memorial gets its existing book; other choices get a book of their own', async () => {
  const { app, sources } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  const first = (await askForBook(app, host)).body
  expect((await askForBook(app, host, { paper: 'A4' })).body).toEqual(first)
  expect(sources).toHaveLength(1)

  const letter = (await askForBook(app, host, { paper: 'LETTER', first: 'PHOTOS', contributions: false }))
    .body
  expect(letter.book).toMatchObject({
    choices: { paper: 'LETTER', contributions: false, attended: false, first: 'PHOTOS' },
  })
  expect(sources.map(({ choices }) => choices.paper)).toEqual(['A4', 'LETTER'])
  expect((await readBook(app, host)).uuid).toBe(letter.book.uuid)
  expect((await askForBook(app, host)).body.book.uuid).toBe(first.book.uuid)
  expect((await readBook(app, host)).uuid, 'what was asked for last').toBe(first.book.uuid)
  expect((await app.api('GET', first.pdfUrl)).status).toBe(200)
})

test('an archive contains the book with the choices made last', async () => {
  const { app, sources } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  await askForBook(app, host)
  await askForBook(app, host, { paper: 'LETTER' })
  await changeDetails(app, host, 'At the beach')
  const path = `/user/archive/${host.memorial.uuid}`
  const { archiveUrl } = (await app.api('GET', path, { token: host.token })).body
  expect((await app.api('GET', archiveUrl)).status).toBe(200)
  expect(sources.map(({ choices }) => choices.paper)).toEqual(['A4', 'LETTER', 'LETTER'])
})

test('a changed memorial gets a new book, and old ones are removed', async () => {
  const { app } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  const a4 = (await askForBook(app, host)).body
  const letter = (await askForBook(app, host, { paper: 'LETTER' })).body
  await changeDetails(app, host, 'At the beach')
  expect(await readBook(app, host)).toMatchObject({ uuid: letter.book.uuid, isCurrent: false })
  expect((await readMemorial(app, host)).pdfUrl).toBe(letter.pdfUrl)

  const { body } = await askForBook(app, host)
  expect(body.book).toMatchObject({ state: 'READY', isCurrent: true })
  for (const { pdfUrl } of [a4, letter])
    expect(await app.api('GET', pdfUrl)).toMatchObject({ status: 404, body: { code: 'LINK_EXPIRED' } })
  const folder = join(app.dataDir, 'media/books', host.memorial.uuid)
  for (const { book } of [a4, letter]) expect(existsSync(join(folder, book.uuid, 'book.pdf'))).toBe(false)
  expect((await readdir(join(folder, body.book.uuid))).sort()).toEqual([
    'book.pdf',
    'page-1.png',
    'page-2.png',
  ])
})

test('the newest four books of a memorial are kept', async () => {
  const { app } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  const urls: string[] = []
  for (const paper of ['A4', 'LETTER'])
    for (const first of ['STORIES', 'PHOTOS'])
      urls.push((await askForBook(app, host, { paper, first })).body.pdfUrl)
  urls.push((await askForBook(app, host, { contributions: false })).body.pdfUrl)
  const statuses = await Promise.all(urls.map(async (url) => (await app.api('GET', url)).status))
  expect(statuses).toEqual([404, 200, 200, 200, 200])
})

test('an answer outdates only a book that lists who comes', async () => {
  const { app, sources } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  await anRsvp(app.pool, host.memorial.uuid)
  const without = (await askForBook(app, host)).body.book
  const named = (await askForBook(app, host, { attended: true })).body.book
  await app.db.updateTable('rsvps').set({ name: 'Joan Vale', updatedAt: new Date() }).execute()
  expect((await readBook(app, host)).isCurrent).toBe(false)
  expect((await askForBook(app, host)).body.book.uuid).toBe(without.uuid)
  expect((await askForBook(app, host, { attended: true })).body.book.uuid).not.toBe(named.uuid)
  expect(sources.map(({ attended }) => attended)).toEqual([null, ['Joan Petrie'], ['Joan Vale']])
})

test('a gift leaves a book current, because books do not mention gifts', async () => {
  const { app } = await anAppWithTypesetter()
  const { host, donor, slug, fundId } = await aFundToGiveTo(app)
  const { uuid } = (await askForBook(app, host)).body.book
  expect((await give(app, donor, slug, { fundId, clientId: randomUUID() })).body.status).toBe('succeeded')
  const { memorialFunds } = await readMemorial(app, host)
  expect(memorialFunds).toMatchObject([{ id: fundId, raisedMinor: 1000 }])
  expect(await readBook(app, host)).toMatchObject({ uuid, isCurrent: true })
  expect((await askForBook(app, host)).body.book.uuid).toBe(uuid)
})

test('several requests at once make one book', async () => {
  const { app, sources } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  const answers = await Promise.all([1, 2, 3, 4].map(() => askForBook(app, host)))
  expect(new Set(answers.map(({ body }) => body.book.uuid)).size).toBe(1)
  for (const { body } of answers) expect(body.book.state).toBe('READY')
  expect(sources).toHaveLength(1)
  expect(await app.db.selectFrom('keepsakes').select('uuid').execute()).toHaveLength(1)
})

test('a request that does not wait returns the progress', async () => {
  const printing = Promise.withResolvers<void>()
  const { app } = await anAppWithTypesetter(() => printing.promise)
  const host = await aPaidHost(app)
  const { body } = await askForBook(app, host, { wait: false })
  expect(body).toMatchObject({
    pdfUrl: null,
    book: {
      state: expect.stringMatching('QUEUED|WORKING'),
      generatedAt: null,
      pdfUrl: null,
      previewUrls: [],
    },
  })
  printing.resolve()
  await app.drained()
  expect(await readBook(app, host)).toMatchObject({ uuid: body.book.uuid, state: 'READY', progress: 100 })
})

test('a book is retried when the typesetter crashes', PATIENCE, async () => {
  const { app, sources } = await anAppWithTypesetter((_source, n) => {
    if (n === 1) throw new TypesettingFailed('out of memory')
  })
  const host = await aPaidHost(app)
  const { body } = await askForBook(app, host)
  expect(body.book).toMatchObject({ state: 'READY', progress: 100 })
  expect(sources).toHaveLength(2)
})

test('a book that failed is reported as failed, and made again on the next request', PATIENCE, async () => {
  const { app, sources } = await anAppWithTypesetter((_source, n) => {
    if (n <= 3) throw new TypesettingFailed('out of memory')
  })
  const host = await aPaidHost(app)
  const failed = await askForBook(app, host)
  expect(failed).toMatchObject({ status: 500, body: { success: false, code: 'BOOK_FAILED' } })
  expect(sources).toHaveLength(3)
  expect(await readBook(app, host)).toMatchObject({ state: 'FAILED', pdfUrl: null, previewUrls: [] })
  expect(await readMemorial(app, host)).toMatchObject({ pdfUrl: null, pdfGeneratedAt: null })

  const { body } = await askForBook(app, host)
  expect(body.book.state).toBe('READY')
  expect(await app.db.selectFrom('keepsakes').select('state').execute()).toEqual([{ state: 'READY' }])
})

test('a book whose job was lost is started again, but not while its job may still run', async () => {
  const { app } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  const { uuid } = (await askForBook(app, host)).body.book
  await app.db.updateTable('keepsakes').set({ state: 'WORKING', progress: 40 }).execute()
  const asked = async () => (await askForBook(app, host, { wait: false })).body.book

  expect(await asked()).toMatchObject({ uuid, state: 'WORKING', progress: 40 })
  await app.drained()
  expect(await readBook(app, host)).toMatchObject({ uuid, state: 'WORKING', progress: 40 })
  app.clock.advance({ minutes: 6 })
  await asked()
  await app.drained()
  expect(await readBook(app, host)).toMatchObject({ uuid, state: 'READY' })
})

test('a request that waits for a book is answered when the server closes', async () => {
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { app } = await anAppWithTypesetter(() => {
    begun.resolve()
    return over.promise
  })
  const host = await aPaidHost(app)
  const url = `${await app.listen()}/memorial/pdf/generate/${host.memorial.uuid}`
  const answer = fetch(url, { method: 'POST', headers: { pid: host.token } })
  await begun.promise
  const closed = app.close()
  const body = await (await answer).json()
  expect(body).toMatchObject({ success: true, pdfUrl: null, book: { state: 'WORKING' } })
  over.resolve()
  await closed
})

test('a book can be made of a memorial that is not paid for', async () => {
  const { app } = await anAppWithTypesetter()
  const unpaid = await aHost(app)
  expect((await askForBook(app, unpaid)).body.book.state).toBe('READY')
})

test.each([
  [{ paper: 'A3' }, 'paper'],
  [{ contributions: 'yes' }, 'contributions'],
  [{ first: 'FUNDS' }, 'first'],
  [{ wait: 1 }, 'wait'],
])('the choice %o is refused', async (json, field) => {
  const { app } = await anAppWithTypesetter()
  const host = await aHost(app)
  expect(await askForBook(app, host, json)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', field } })
})

test('at most sixty books of a memorial are made in an hour', async () => {
  const { app } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  await useUpLimit(app, 'madeByMemorial', `book ${host.memorial.uuid}`, 1)
  expect((await askForBook(app, host, { wait: false })).status).toBe(200)
  await app.pool.query('update memorials set version = version + 1')
  expect(await askForBook(app, host, { wait: false })).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_ATTEMPTS' },
  })
})

test('a book is removed with its memorial', async () => {
  const { app } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  const { body } = await askForBook(app, host)
  await app.api('POST', `/memorial/delete/${host.memorial.uuid}`, { token: host.token })
  expect((await askForBook(app, host)).body.code).toBe('MEMORIAL_NOT_FOUND')
  expect((await app.api('GET', body.pdfUrl)).body.code).toBe('LINK_EXPIRED')

  app.clock.advance({ days: 31 })
  await app.run('memorial.purge', {})
  expect(await app.db.selectFrom('keepsakes').select('uuid').execute()).toEqual([])
  const folder = join(app.dataDir, 'media/books', host.memorial.uuid)
  expect(existsSync(join(folder, body.book.uuid, 'book.pdf'))).toBe(false)
})

test('a queued book of a deleted memorial is not made', async () => {
  const begun = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const { app, sources } = await anAppWithTypesetter(() => {
    begun.resolve()
    return over.promise
  })
  const [busy, host] = [await aPaidHost(app), await aPaidHost(app)]
  await askForBook(app, busy, { wait: false })
  await begun.promise
  await askForBook(app, host, { wait: false })
  await app.api('POST', `/memorial/delete/${host.memorial.uuid}`, { token: host.token })
  over.resolve()
  await app.drained()
  expect(sources).toHaveLength(1)
  const rows = await app.db.selectFrom('keepsakes').select(['memorialUuid', 'state']).execute()
  expect(rows).toEqual([{ memorialUuid: busy.memorial.uuid, state: 'READY' }])
})
