import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { diskStorage } from '#server/adapters/storage/disk.ts'
import { keyedMutex } from '#server/lib/keyed-mutex.ts'
import { type OpenBook, streamArchive } from '#server/modules/archive/stream-archive.ts'
import { findMemorial } from '#server/modules/keepsakes/find-memorial.ts'
import type { TestApp } from '../support/app.ts'
import {
  anArchiveApp,
  archiveOf,
  claire,
  download,
  mediaDirOf,
  named,
  sendPhoto,
  textOf,
} from '../support/archives.ts'
import { upload } from '../support/factories.ts'
import { aHeic } from '../support/pictures.ts'
import { aContribution, aDonation, aFund, anRsvp } from '../support/responses.ts'
import { unbagged } from '../support/unbag.ts'
import { unzip } from '../support/unzip.ts'
import { unzipTo } from '../support/unzip-to.ts'

const recording = await readFile(fileURLToPath(new URL('../fixtures/host-message.webm', import.meta.url)))

async function fetched(app: TestApp, host: Awaited<ReturnType<typeof claire>>) {
  await app.drained()
  return download(app, (await archiveOf(app, host)).archiveUrl)
}

const photoNames = (files: { name: string }[]) =>
  files.map(({ name }) => name).filter((name) => name.startsWith('photos/') && !name.endsWith('.xmp'))

test('the archive holds everything, and every original is byte for byte what was sent', async () => {
  const app = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const host = await claire(app, {
    hostMessage: 'Thank you for coming.\n\nBring a rose.',
    stories: [
      { text: 'The biscuit tin\nabove the stove' },
      { text: 'قصة الحديقة' },
      { title: 'Good shoes', text: 'She walked.' },
      { text: 'Every letter we ever sent her went into the biscuit tin above the stove.' },
    ],
    memorialDate: '2026-11-28',
    address: 'St Brigid’s Hall',
  })
  const sent = [
    await sendPhoto(app, host, { title: 'The garden', seed: 10 }),
    await sendPhoto(app, host, { title: 'Roses', seed: 20, format: 'png' }),
    await sendPhoto(app, host, { seed: 30, format: 'webp' }),
  ]
  await app.api('POST', `/memorial/host/upload/${host.memorial.uuid}`, {
    token: host.token,
    files: [{ name: 'message.webm', type: 'video/webm', content: recording }],
  })
  const memorialUuid = String(host.memorial.uuid)
  await aContribution(app.pool, memorialUuid, {
    name: 'Joan Petrie',
    message: 'She taught me to swim.',
    photos: 2,
    mediaDir: mediaDirOf(app),
  })
  await anRsvp(app.pool, memorialUuid, { name: '=cmd()', message: 'I will be there' })
  const fundUuid = await aFund(app.pool, memorialUuid)
  await aDonation(app.pool, memorialUuid, { fundUuid })

  const files = await fetched(app, host)
  expect(photoNames(files)).toEqual(['photos/001 The garden.jpg', 'photos/002 Roses.png', 'photos/003.webp'])
  for (const [at, name] of photoNames(files).entries()) {
    expect(named(files, name).content.equals(sent[at] ?? Buffer.alloc(0))).toBe(true)
    expect(named(files, name).isStored).toBe(true)
  }
  expect(named(files, 'video/A message from Claire Hollis.webm').content.equals(recording)).toBe(true)
  expect(named(files, 'site/message.webm').content.length).toBeGreaterThan(1000)
  expect(files.filter(({ name }) => /^photos from others\/.*\.jpg$/.test(name))).toHaveLength(2)
  expect(textOf(files, 'words/message.txt')).toBe('Thank you for coming.\r\n\r\nBring a rose.\r\n')
  expect(textOf(files, 'words/stories/001 The biscuit tin above the stove.txt')).toContain('above the stove')
  expect(textOf(files, 'words/stories/002 قصة الحديقة.txt')).toContain('قصة')
  expect(textOf(files, 'words/stories/003 Good shoes.txt')).toBe('Good shoes\r\n\r\nShe walked.\r\n')
  const long = 'words/stories/004 Every letter we ever sent her went into the biscuit tin….txt'
  expect(textOf(files, long)).toContain('above the stove.')
  expect(textOf(files, 'index.html')).toContain('>Good shoes</h3>')
  expect(textOf(files, 'words/memories.csv')).toMatch(
    /Joan Petrie,.*She taught me to swim\..*photos from others\/001 Joan/s,
  )
  expect(textOf(files, 'rsvps.csv')).toContain("'=cmd()")
  expect(textOf(files, 'donations.csv')).toContain('25.00')
  expect(textOf(files, 'README.txt')).toContain('3 photos as sent')
  expect(textOf(files, 'site/fonts/OFL-Newsreader.txt')).toContain('SIL OPEN FONT LICENSE')
  expect(files.at(-1)?.name).toBe('book.pdf')
  expect(textOf(files, 'book.pdf')).toMatch(/^%PDF-.* of Margaret Anne Hollis/)
  expect(new Set(files.map(({ name }) => name.toLowerCase().normalize('NFC'))).size).toBe(files.length)
})

test('the page of the archive refers only to its own files, and shows what people wrote as text', async () => {
  const app = await anArchiveApp()
  const evil = '<script>alert(1)</script><img src=http://evil.example/x> "quoted" &amp;'
  const host = await claire(app, {
    nameOfPerson: `Margaret ${evil}`,
    hostMessage: evil,
    stories: [{ title: evil, text: evil }],
    details: evil,
    address: evil,
  })
  await sendPhoto(app, host, { title: evil })
  await aContribution(app.pool, String(host.memorial.uuid), {
    name: evil.slice(0, 90),
    email: 'joan.private@example.com',
    message: evil,
    photos: 1,
    mediaDir: mediaDirOf(app),
  })
  await aContribution(app.pool, String(host.memorial.uuid), {
    name: null,
    email: 'nobody.private@example.com',
    message: 'She waved at our bus.',
  })
  await anRsvp(app.pool, String(host.memorial.uuid), { name: 'Ben', email: 'ben.private@example.com' })
  const files = await fetched(app, host)
  const page = textOf(files, 'index.html')
  expect(page).not.toContain('<script')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  const referred = [...page.matchAll(/\s(?:src|href|poster|action|srcset)="([^"]*)"/g)].map(
    ([, to = '']) => to,
  )
  expect(referred.length).toBeGreaterThan(4)
  const names = new Set(files.map(({ name }) => name))
  for (const to of referred) expect([to, names.has(decodeURIComponent(to))]).toEqual([to, true])
  const style = textOf(files, 'site/style.css')
  for (const [, to = ''] of style.matchAll(/url\(([^)]*)\)/g)) expect(names.has(`site/${to}`)).toBe(true)
  expect(style).not.toMatch(/https?:|\/\/[a-z]|@import/)
  // Email addresses are in the tables only.
  expect(page).not.toContain('private@example.com')
  expect(textOf(files, 'words/memories.csv')).toContain('joan.private@example.com')
  expect(textOf(files, 'README.txt')).toContain('memories.csv hold private addresses')
  // The address of somebody who gave no name is in no file.
  expect(textOf(files, 'words/memories.csv')).toContain('She waved at our bus.')
  for (const { content } of files) expect(content.includes('nobody.private@example.com')).toBe(false)
})

test('file names are safe on every system, and unique', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const titles = [
    '👩‍👩‍👧‍👦 all of us',
    'a/b\\c: "d" <e> |f| ?*',
    '\u202egpj.exe',
    'نحن في الحديقة',
    'The same',
    'The same',
    'CON',
    'W'.repeat(480),
  ]
  for (const [seed, title] of titles.entries()) await sendPhoto(app, host, { title, seed })
  // File names do not depend on renditions.
  const names = photoNames(await download(app, (await archiveOf(app, host)).archiveUrl))
  expect(names.slice(0, 7)).toEqual([
    'photos/001 👩‍👩‍👧‍👦 all of us.jpg',
    'photos/002 a-b-c- -d- -e- -f.jpg',
    'photos/003 gpj.exe.jpg',
    'photos/004 نحن في الحديقة.jpg',
    'photos/005 The same.jpg',
    'photos/006 The same.jpg',
    'photos/007 CON.jpg',
  ])
  for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(107)
})

test('a memorial with only a name has an archive too', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const files = await fetched(app, host)
  const names = files.map(({ name }) => name)
  expect(names).not.toContain('words/message.txt')
  expect(names.filter((name) => /^(photos|video|site\/pictures)/.test(name))).toEqual([])
  expect(names).toEqual(
    expect.arrayContaining(['README.txt', 'rsvps.csv', 'donations.csv', 'words/memories.csv']),
  )
})

test('a missing original is replaced by its largest rendition; if that is missing too, the README says so', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  await sendPhoto(app, host, { title: 'Whole', seed: 1 })
  await sendPhoto(app, host, { title: 'Copied', seed: 2, format: 'png' })
  await sendPhoto(app, host, { title: 'Lost', seed: 3 })
  await app.drained()
  const rows = await app.db.selectFrom('media').selectAll().orderBy('position').execute()
  const gone = rows.slice(1).map(({ originalKey }) => originalKey)
  for (const key of gone) await rm(`${mediaDirOf(app)}/${key}`)
  const lost = rows[2]
  for (const name of [lost?.filename, ...(lost?.widths ?? []).map((width) => `${lost?.filename}-${width}`)])
    await rm(`${mediaDirOf(app)}/public/${host.memorial.uuid}/${name}.jpg`)

  const files = await fetched(app, host)
  expect(photoNames(files)).toEqual(['photos/001 Whole.jpg', 'photos/002 Copied.jpg'])
  const readme = textOf(files, 'README.txt')
  expect(readme).toMatch(/largest copies that are left:\r\n {2}photos\/002 Copied\.jpg/)
  expect(readme).toMatch(/nothing is left to put here:\r\n {2}photos\/003 Lost\.jpg/)
  expect(readme).toContain('2 photos as sent')
  expect(textOf(files, 'index.html')).not.toContain('Lost')
})

test('hidden, pending and removed memories are left out of all that people read', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const memorialUuid = String(host.memorial.uuid)
  const mediaDir = mediaDirOf(app)
  for (const state of ['VISIBLE', 'HIDDEN', 'PENDING'] as const)
    await aContribution(app.pool, memorialUuid, {
      name: state,
      message: `I am ${state}`,
      state,
      photos: 1,
      mediaDir,
    })
  const removed = await aContribution(app.pool, memorialUuid, { message: 'I am REMOVED' })
  await app.pool.query('update contributions set deleted_at = now() where uuid = $1', [removed.uuid])
  const { counts } = await archiveOf(app, host)
  expect([counts.memories, counts.photosOfOthers]).toEqual([1, 1])
  const files = (await fetched(app, host)).filter((file) => file.name !== 'afterglow.json')
  const all = files.map(({ name, content }) => name + content.toString('latin1')).join()
  expect(all).toContain('I am VISIBLE')
  expect(all).not.toMatch(/I am (HIDDEN|PENDING|REMOVED)/)
})

test('the portrait is a file of its own, before the photos', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const own = await sendPhoto(app, host, { title: 'One' })
  const { body } = await upload(app, host, { content: own, fields: { role: 'PROFILE_PHOTO' } })
  await app.api('PUT', `/memorial/${host.memorial.uuid}/profile-photo/${body.mediaUuid}`, {
    token: host.token,
  })
  const files = await fetched(app, host)
  expect(photoNames(files)).toEqual(['photos/000 Portrait.jpg', 'photos/001 One.jpg'])
  expect(textOf(files, 'index.html')).toContain('src="site/pictures/portrait.jpg"')
  expect((await archiveOf(app, host)).counts.photos).toBe(2)
})

test('the book is the last file; if there is none, a note says so', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const memorial = await findMemorial(app.db, String(host.memorial.uuid))
  if (!memorial) throw new Error('unreachable')
  const withBook = async (book: OpenBook) => {
    const { db, clock } = app
    const storage = await diskStorage(mediaDirOf(app))
    const context = { db, clock, storage, publicUrl: '', changeTurns: keyedMutex() }
    const { payload } = unbagged(
      unzip(Buffer.concat(await streamArchive(context, memorial, book, true).toArray())),
    )
    return [payload.at(-1)?.name, payload.at(-1)?.content.toString()]
  }
  expect(await withBook(async () => async () => Readable.from(['%PDF-']))).toEqual(['book.pdf', '%PDF-'])
  for (const book of [
    async () => null,
    () => Promise.reject(new Error('broken')),
    async () => () => Promise.reject(new Error('gone')),
  ])
    expect(await withBook(book)).toEqual([
      'book-is-missing.txt',
      expect.stringContaining('Margaret Anne Hollis'),
    ])
})

const hasUnzip = spawnSync('unzip', ['-v']).status === 0

test.skipIf(!hasUnzip)('unzip finds the archive valid', async () => {
  const app = await anArchiveApp()
  const host = await claire(app, { stories: [{ text: 'قصة الحديقة' }] })
  await sendPhoto(app, host, { title: '👩‍👩‍👧‍👦 all of us' })
  const { raw } = await app.api('GET', (await archiveOf(app, host)).archiveUrl)
  const path = join(app.dataDir, 'archive.zip')
  await writeFile(path, raw)
  expect(spawnSync('unzip', ['-tqq', path])).toMatchObject({ status: 0 })
})

const hasSums = spawnSync('sha256sum', ['--version']).status === 0

test.skipIf(!hasSums)('sha256sum finds every file of the archive as its manifests say', async () => {
  const app = await anArchiveApp()
  const host = await claire(app, { nameOfPerson: 'Rosa 100 % Díaz', stories: [{ text: 'قصة الحديقة' }] })
  await sendPhoto(app, host, { title: 'all of us' })
  const { raw } = await app.api('GET', (await archiveOf(app, host)).archiveUrl)
  const folder = join(app.dataDir, 'unpacked')
  await unzipTo(raw, folder)
  const [bag = ''] = await readdir(folder)
  expect(bag).toBe('Rosa 100 % Díaz - archive')
  const cwd = join(folder, bag)
  const checked = (list: string) => spawnSync('sha256sum', ['--check', '--strict', '--quiet', list], { cwd })
  expect(checked('manifest-sha256.txt')).toMatchObject({ status: 0 })
  expect(checked('tagmanifest-sha256.txt')).toMatchObject({ status: 0 })
  await writeFile(join(cwd, 'data/index.html'), 'changed')
  expect(checked('manifest-sha256.txt')).toMatchObject({ status: 1 })
})

test('a HEIC keeps its format, and the page links to what it cannot show', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const content = await aHeic()
  await upload(app, host, { content, name: 'IMG_1.heic', fields: { title: 'Half a day, 50 %' } })
  await app.drained()
  await app.db.updateTable('media').set({ state: 'FAILED' }).execute()
  const files = await fetched(app, host)
  expect(named(files, 'photos/001 Half a day, 50 %.heic').content.equals(content)).toBe(true)
  expect(textOf(files, 'index.html')).toContain('href="photos/001%20Half%20a%20day%2C%2050%20%25.heic"')
})
