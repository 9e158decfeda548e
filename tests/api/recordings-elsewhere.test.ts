import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { packShowOf } from '#server/modules/service-pack/pack-slideshow.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { anArchiveApp, archiveOf, download, textOf } from '../support/archives.ts'
import { anAppWithTypesetter, askForBook } from '../support/books.ts'
import { aContributor, type Contributor, setting } from '../support/contributing.ts'
import { aPaidHost } from '../support/factories.ts'
import { resumableSender } from '../support/resumable.ts'
import { recording } from '../support/videos.ts'

vi.setConfig({ testTimeout: 300_000 })

// Where voices and films of a memory stand besides the page.

const voice = await readFile(fileURLToPath(new URL('../fixtures/voice.webm', import.meta.url)))

async function send(app: TestApp, who: Contributor, kind: 'voice' | 'memory-film'): Promise<string> {
  const content = kind === 'voice' ? voice : recording
  const client = resumableSender(app, who)
  const begun = await client.create({ size: content.length, kind, clientId: randomUUID() })
  const done = await client.patch(begun.header('location') ?? '', 0, content)
  return done.header('x-media-uuid') ?? ''
}

/** A memory with a voice and a film, and nothing else. */
async function aSpokenMemory(app: TestApp) {
  const host = await aPaidHost(app)
  await setting(app, host.memorial.uuid, { appear_at_once: 'EVERYONE' })
  const joan = await aContributor(app, host.memorial)
  const uuids = [await send(app, joan, 'voice'), await send(app, joan, 'memory-film')]
  await joan.submit({
    contributorName: 'Joan',
    existingRecordingIds: uuids,
    recordingTranscripts: ['She sang in the car.', ''],
  })
  await app.drained()
  return { host, joan, uuids }
}

test('the live wall tells of them, and the slideshow has the film', async () => {
  const app = await startApp()
  const { host } = await aSpokenMemory(app)
  const { body } = await app.api('GET', `/memorial/show/${host.memorial.uuid}`, { token: host.token })
  expect(body.show.photos).toEqual([])
  expect(body.show.memories).toMatchObject([
    { from: 'Joan', words: 'She sang in the car.', recording: { mediaType: 2, state: 'READY' } },
  ])
  expect(body.show.memories[0]).not.toHaveProperty('said')
})

test('a film plays in the slideshow once it is let through, muted unless a host says so, and in no pack', async () => {
  const app = await startApp()
  const { host, joan, uuids } = await aSpokenMemory(app)
  const { uuid } = host.memorial
  const films = async () =>
    (await app.api('GET', `/memorial/show/${uuid}`, { token: host.token })).body.show.films
  const film = { media: { uuid: uuids[1], clientId: null }, from: 'Joan', withSound: false }
  expect(await films()).toMatchObject([film])

  const say = (token: string, withSound: boolean) =>
    app.api('POST', `/memorial/media/update/${uuids[1]}`, { token, json: { title: '', withSound } })
  expect((await say(joan.token, true)).body.code).toBe('MEDIA_NOT_FOUND')
  expect((await say(host.token, true)).status).toBe(200)
  expect(await films()).toMatchObject([{ ...film, withSound: true }])
  const { contributions } = (await app.api('GET', `/memorial/contributions/${uuid}`, { token: host.token }))
    .body
  expect(contributions[0].recordings.map(({ withSound }: { withSound?: boolean }) => withSound)).toEqual([
    undefined,
    true,
  ])
  const show = (await app.api('GET', `/memorial/show/${uuid}`, { token: host.token })).body.show
  expect(packShowOf(show, 'en').films).toEqual([])

  const hide = `/memorial/contribution/hide/${uuid}/${contributions[0].id}`
  await app.api('POST', hide, { token: host.token, json: { hidden: true } })
  expect(await films()).toEqual([])
})

test('where a memory has words of its own, the live wall shows what is said in its voice as well', async () => {
  const app = await startApp()
  const { host, joan, uuids } = await aSpokenMemory(app)
  await joan.submit({ contributorMessage: 'For the evening.', existingRecordingIds: uuids })
  const { body } = await app.api('GET', `/memorial/show/${host.memorial.uuid}`, { token: host.token })
  expect(body.show.memories).toMatchObject([{ words: 'For the evening.', said: 'She sang in the car.' }])
})

test('their sender has them in the download of the account, with what is said', async () => {
  const app = await startApp()
  const { joan } = await aSpokenMemory(app)
  const { body } = await app.api('GET', '/user/data', { token: joan.token })
  const [memory] = body.data.contributions
  expect(memory).toMatchObject({ photos: [], voicesAndFilms: [{ transcript: 'She sang in the car.' }, {}] })
  const { body: mine } = await app.api('GET', '/memorial/list-all', { token: joan.token })
  expect(mine.contributions).toMatchObject([{ mediaCount: 0, recordingCount: 2 }])
})

test('the archive has them as they were sent, and as its page plays them', async () => {
  const app = await anArchiveApp()
  const { host } = await aSpokenMemory(app)
  const files = await download(app, (await archiveOf(app, host)).archiveUrl)
  const names = files.map(({ name }) => name)
  expect(names.some((name) => name.endsWith('voices and films from others/001 Joan.weba'))).toBe(true)
  expect(names.some((name) => name.endsWith('voices and films from others/001 Joan.vtt'))).toBe(true)
  expect(names.some((name) => name.endsWith('voices and films from others/002 Joan.webm'))).toBe(true)
  expect(textOf(files, /index\.html$/)).toContain('<audio controls')
  expect(textOf(files, /memories\.csv$/)).toContain('She sang in the car.')
  expect(textOf(files, /README\.txt$/)).toContain('2 voices and films that others added')
})

test('the book has a line for each, and what is said', async () => {
  const { app, sources } = await anAppWithTypesetter()
  const { host } = await aSpokenMemory(app)
  await askForBook(app, host)
  await app.drained()
  expect(sources[0]?.memories).toMatchObject([
    {
      from: 'Joan',
      text: expect.stringMatching(/^A voice, 0:0[12]\nShe sang in the car\.\n\nA film, 0:0[12]$/),
    },
  ])
})
