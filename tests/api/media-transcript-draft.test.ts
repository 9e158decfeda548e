import { expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'
import { aTranscriptionServer } from '../support/fake-transcription.ts'
import { hasFfmpeg, needsFfmpeg } from '../support/ffmpeg.ts'
import { readVideo, sendVideo } from '../support/videos.ts'

// What a machine heard in the host's video, until a host confirms it.

const anApp = (url: string, changes = {}) =>
  startApp({ transcription: { url, model: 'whisper-1', key: 'secret' }, ...changes })

const write = (
  app: TestApp,
  host: { token: string; memorial: { uuid: string } },
  mediaUuid: string,
  transcript: string,
) =>
  app.api('PUT', `/memorial/host/transcript/${host.memorial.uuid}/${mediaUuid}`, {
    token: host.token,
    json: { transcript, replaces: '' },
  })

test('a draft is for hosts alone, and goes once a host has written the words', async () => {
  const server = await aTranscriptionServer({ status: 200, body: { text: ' Thank you.\n\n For coming.\n' } })
  const app = await anApp(server.url, { ffmpeg: 'no-such-program' })
  const host = await aPaidHost(app)
  const { uuid } = await sendVideo(app, host)
  await app.drained()
  expect(server.asked).toMatchObject([
    {
      authorization: 'Bearer secret',
      fields: { model: 'whisper-1', response_format: 'json' },
      file: { name: 'message.webm', type: 'video/webm' },
    },
  ])
  const draft = { transcript: null, transcriptDraft: 'Thank you.\nFor coming.' }
  expect(await readVideo(app, host)).toMatchObject(draft)
  const { raw } = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  expect(raw.toString()).not.toContain('For coming')

  expect((await write(app, host, uuid, 'Thank you for coming.')).status).toBe(200)
  expect(await readVideo(app, host)).toMatchObject({
    transcript: 'Thank you for coming.',
    transcriptDraft: null,
  })
  // Written by a person: a machine does not write it again.
  await app.run('media.transcribe', { mediaUuid: uuid })
  expect(server.asked).toHaveLength(1)
})

test.skipIf(!hasFfmpeg)(`where ffmpeg is there, only the sound leaves${needsFfmpeg}`, async () => {
  const server = await aTranscriptionServer({ status: 200, body: { text: 'Thank you.' } })
  const app = await anApp(server.url)
  const host = await aPaidHost(app)
  await sendVideo(app, host)
  await vi.waitFor(() => expect(server.asked).toHaveLength(1), { timeout: 60_000 })
  const [{ file } = { file: null }] = server.asked
  expect(file).toMatchObject({ name: 'message.wav', type: 'audio/wav' })
  // RIFF, PCM, one channel, 16 kHz.
  expect(file?.bytes.subarray(0, 4).toString()).toBe('RIFF')
  expect([file?.bytes.readUInt16LE(22), file?.bytes.readUInt32LE(24)]).toEqual([1, 16_000])
})

test('a server that is away, refuses, or talks nonsense leaves the words to people, and is tried again', async () => {
  const answer = { status: 500, body: {} as unknown }
  const server = await aTranscriptionServer(answer)
  const app = await anApp(server.url, { ffmpeg: 'no-such-program' })
  const host = await aPaidHost(app)
  const { uuid } = await sendVideo(app, host)
  const asked = (times: number) =>
    vi.waitFor(() => expect(server.asked.length).toBeGreaterThanOrEqual(times), { timeout: 60_000 })
  await asked(1)
  Object.assign(answer, { status: 200, body: { error: 'busy' } })
  await app.run('media.transcribe', { mediaUuid: uuid })
  await asked(2)
  expect(await readVideo(app, host)).toMatchObject({ transcript: null, transcriptDraft: null })
  Object.assign(answer, { body: { text: 'Thank you.' } })
  await app.run('media.transcribe', { mediaUuid: uuid })
  await vi.waitFor(
    async () => expect(await readVideo(app, host)).toMatchObject({ transcriptDraft: 'Thank you.' }),
    {
      timeout: 60_000,
    },
  )
})

test('without a server nothing is asked', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const { uuid } = await sendVideo(app, host)
  await app.run('media.transcribe', { mediaUuid: uuid })
  expect(await readVideo(app, host)).toMatchObject({ transcript: null, transcriptDraft: null })
})
