import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { errors } from '#contract/errors.ts'
import { recordings as limits } from '#contract/recording-limits.ts'
import { ffmpegEncoder } from '#server/adapters/ffmpeg/ffmpeg-encoder.ts'
import { encodeVoice } from '#server/modules/media/encode-voice.ts'
import type { TestApp } from '../support/app.ts'
import { aContributor, aPlace, asHost, type Contributor, one, wallOf } from '../support/contributing.ts'
import { aPhoto } from '../support/factories.ts'
import { aProgram } from '../support/fake-ffmpeg.ts'
import { aFilm, aVoice, h264, hasFfmpeg, needsFfmpeg, probeVideo, repacked } from '../support/ffmpeg.ts'
import { insertMedia } from '../support/media-rows.ts'
import { resumableSender } from '../support/resumable.ts'
import { recording } from '../support/videos.ts'

vi.setConfig({ testTimeout: 300_000 })

/** Sends a voice or film in one piece; its uuid, or the code that refused it. */
async function send(
  app: TestApp,
  who: Pick<Contributor, 'token' | 'memorial'>,
  content: Buffer,
  { kind = 'voice', clientId = randomUUID() as string } = {},
): Promise<string> {
  const client = resumableSender(app, who)
  const begun = await client.create({ size: content.length, kind, clientId })
  const there = begun.header('x-media-uuid')
  if (begun.status !== 201 || there) return there ?? begun.body.code
  const done = await client.patch(begun.header('location') ?? '', 0, content)
  return done.header('x-media-uuid') ?? done.body.code
}

const film = (
  app: TestApp,
  who: Contributor,
  content: Buffer = recording,
  clientId = randomUUID() as string,
) => send(app, who, content, { kind: 'memory-film', clientId })

test('a film of a visitor stands in their memory, and in no list of photos or films', async () => {
  const { app, host, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const uuid = await film(app, joan)
  await app.drained()
  expect(await wallOf(app, memorial)).toEqual([])

  const { body } = await joan.submit({ existingRecordingIds: uuid, recordingTranscripts: 'Ahoy.' })
  expect(body.contribution).toMatchObject({
    message: '',
    media: [],
    recordings: [{ uuid, transcript: 'Ahoy.' }],
  })
  const [memory] = await wallOf(app, memorial)
  expect(memory).toMatchObject({
    media: [],
    recordings: [{ uuid, mediaType: 1, state: 'READY', transcript: 'Ahoy.', clientId: null }],
  })
  const page = (await app.api('GET', `/public/memorial/${memorial.shareSlug}`)).body.memorial
  expect(page.contributions).toMatchObject([{ recordings: [{ uuid }] }])
  expect([page.media, page.films, page.contributedPhotos, page.hostVideoMessage]).toEqual([
    [],
    undefined,
    [],
    null,
  ])
  expect((await asHost(app, host)).media).toEqual([])
  const range = await app.app.inject({ url: memory.recordings[0].url, headers: { range: 'bytes=0-99' } })
  expect([range.statusCode, range.headers['content-length']]).toEqual([206, '100'])
})

test('the same file is kept once, nobody else uses it, and its id is of one kind', async () => {
  const { app, host, memorial } = await aPlace()
  const [joan, tom] = [await aContributor(app, memorial), await aContributor(app, memorial)]
  const id = randomUUID()
  const uuid = await film(app, joan, recording, id)
  expect(await film(app, joan, recording, id)).toBe(uuid)
  expect((await tom.submit({ existingRecordingIds: uuid })).body.code).toBe('MEDIA_NOT_FOUND')
  expect((await tom.submit({ removedRecordingIds: uuid })).body.code).toBe('MEDIA_NOT_FOUND')
  for (const [who, kind] of [
    [tom, 'memory-film'],
    [joan, 'contribution'],
    [host, 'film'],
    [host, 'video'],
  ] as const)
    expect(
      await send(app, who, kind === 'contribution' ? await aPhoto() : recording, { kind, clientId: id }),
    ).toBe('BAD_INPUT')
  const asPortrait = await app.api('PUT', `/memorial/${memorial.uuid}/profile-photo/${uuid}`, {
    token: host.token,
  })
  expect(asPortrait.body.code).toBe('MEDIA_NOT_FOUND')
})

test('what waits is played by hosts and its sender alone, and by all once it is approved', async () => {
  const { app, host, memorial } = await aPlace('NONE')
  const joan = await aContributor(app, memorial)
  const uuid = await film(app, joan)
  await app.drained()
  const { id } = (await joan.submit({ existingRecordingIds: uuid })).body.contribution
  const plain = `/media/${memorial.uuid}`
  const [waiting] = (await asHost(app, host)).contributions
  expect(waiting).toMatchObject({ id, state: 'PENDING', recordings: [{ uuid }] })
  const { filename, extension, url } = waiting.recordings[0]
  expect(url).not.toContain(`${plain}/${filename}`)
  expect((await app.api('GET', url)).status).toBe(200)
  expect((await app.api('GET', (await joan.mine()).recordings[0].url)).status).toBe(200)
  expect((await app.api('GET', `${plain}/${filename}.${extension}`)).status).toBe(404)
  expect(await wallOf(app, memorial)).toEqual([])

  await one(app, host, id).hide(false)
  expect((await app.api('GET', `${plain}/${filename}.${extension}`)).status).toBe(200)
  await one(app, host, id).hide(true)
  expect((await app.api('GET', `${plain}/${filename}.${extension}`)).status).toBe(404)
})

test('it goes with its memory, comes back with it, and its files are deleted in the end', async () => {
  const { app, host, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const uuid = await film(app, joan)
  const { id } = (await joan.submit({ existingRecordingIds: uuid })).body.contribution
  // Removed before it was ready.
  await one(app, host, id).remove()
  await app.drained()
  expect((await one(app, host, id).restore()).body.contribution.recordings).toMatchObject([{ uuid }])
  const [memory] = await wallOf(app, memorial)
  expect(memory.recordings).toMatchObject([{ uuid, state: 'READY' }])

  await joan.withdraw()
  expect(await wallOf(app, memorial)).toEqual([])
  app.clock.advance({ days: 31 })
  await app.run('media.purge', {})
  await app.run('contribution.purge', {})
  const rows = await app.db.selectFrom('media').select('uuid').execute()
  const memories = await app.db.selectFrom('contributions').select('uuid').execute()
  expect([rows, memories]).toEqual([[], []])
})

test('one that nobody sends is given up after a day', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const uuid = await film(app, joan)
  app.clock.advance({ hours: 25 })
  await app.run('media.purge', {})
  expect((await joan.submit({ existingRecordingIds: uuid })).body.code).toBe('MEDIA_NOT_FOUND')
})

test('a memory has five of each, and all memories together sixty films', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const sent = [await film(app, joan)]
  const theirs = { memorialUuid: memorial.uuid, role: 'MEMORY_FILM', uploadedBy: joan.uuid } as const
  await insertMedia(app, limits.each, theirs)
  const others = await app.db
    .selectFrom('media')
    .select('uuid')
    .where('uuid', '!=', String(sent[0]))
    .execute()
  sent.push(...others.map(({ uuid }) => uuid))
  expect((await joan.submit({ existingRecordingIds: sent })).body.code).toBe('TOO_MANY_RECORDINGS')
  expect((await joan.submit({ existingRecordingIds: sent.slice(1) })).status).toBe(200)
  await insertMedia(app, limits.filmsOfMemorial - sent.length, {
    memorialUuid: memorial.uuid,
    role: 'MEMORY_FILM',
  })
  const tom = await aContributor(app, memorial)
  expect(await film(app, tom)).toBe('TOO_MANY_FILMS_OF_VISITORS')
})

test('hosts and helpers write down what is said; nobody writes over what somebody else wrote', async () => {
  const { app, host, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const recordingId = await film(app, joan)
  const { id } = (await joan.submit({ existingRecordingIds: recordingId })).body.contribution
  const write = (json: object, token = host.token) =>
    app.api('POST', `/memorial/contribution/transcript/${memorial.uuid}/${id}`, { token, json })
  const words = { recordingId, transcript: 'He sang.', replaces: '' }
  expect((await write(words)).body.contribution.recordings).toMatchObject([{ transcript: 'He sang.' }])
  expect((await write(words)).status).toBe(200)
  expect((await write({ ...words, transcript: 'She sang.' })).body.code).toBe('TRANSCRIPT_CHANGED')
  expect((await write({ ...words, recordingId: randomUUID() })).body.code).toBe('MEDIA_NOT_FOUND')
  expect((await write(words, joan.token)).body.code).toBe('MEMORIAL_NOT_FOUND')
  const [memory] = await wallOf(app, memorial)
  expect(memory.recordings).toMatchObject([{ transcript: 'He sang.' }])
})

test('doubtful words that are said to be said wait for a host, as others do', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const uuid = await film(app, joan)
  const { body } = await joan.submit({
    existingRecordingIds: uuid,
    recordingTranscripts: 'Visit https://casino.example today',
  })
  expect(body.contribution.state).toBe('PENDING')
})

test('somebody who is blocked sends nothing', async () => {
  const { app, host, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const uuid = await film(app, joan)
  const { id } = (await joan.submit({ existingRecordingIds: uuid })).body.contribution
  await app.api('POST', `/memorial/contribution/block/${memorial.uuid}/${id}`, { token: host.token })
  expect(await film(app, joan)).toBe('BLOCKED')
})

test('what is no sound is refused in words about voices', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  expect(await send(app, joan, Buffer.from('a letter'))).toBe('VOICE_UNREADABLE')
  expect(await send(app, joan, await aPhoto())).toBe('VOICE_UNREADABLE')
  expect(await send(app, joan, recording)).toBe('VOICE_IS_FILM')
  const client = resumableSender(app, joan)
  const code = async (size: number) => (await client.create({ size, kind: 'voice' })).body.code
  expect(await code(0)).toBe('VOICE_UNREADABLE')
  expect(await code(limits.voiceBytes + 1)).toBe('VOICE_TOO_LARGE')
})

describe.skipIf(!hasFfmpeg)(`voices as phones record them${needsFfmpeg}`, () => {
  test('each is kept as it was sent, and played as AAC or WebM', async () => {
    const { app, memorial } = await aPlace()
    const joan = await aContributor(app, memorial)
    const sent = {
      m4a: await aVoice('m4a', ['-c:a', 'aac']),
      alac: await aVoice('m4a', ['-c:a', 'alac']),
      mov: await aVoice('mov', ['-c:a', 'aac']),
      webm: await aVoice('webm', ['-c:a', 'libopus']),
      ogg: await aVoice('ogg', ['-c:a', 'libopus']),
      mp3: await aVoice('mp3'),
      wav: await aVoice('wav'),
      flac: await aVoice('flac'),
      aac: await aVoice('aac'),
      amr: anAmr(150),
      '3gp': await aVoice('3gp', ['-c:a', 'aac']),
      'amr in 3gp': await repacked(anAmr(150), 'amr', '3gp'),
      caf: await aVoice('caf', ['-c:a', 'pcm_s16be']),
      'alac in caf': await aVoice('caf', ['-c:a', 'alac']),
      silent: await aVoice('m4a', ['-c:a', 'aac'], { tone: false }),
    }
    const uuids = new Map<string, string>()
    for (const [name, content] of Object.entries(sent)) uuids.set(name, await send(app, joan, content))
    await app.drained()
    const rows = await app.db.selectFrom('media').selectAll().execute()
    for (const [name, uuid] of uuids) {
      const row = rows.find((one) => one.uuid === uuid)
      const isWebm = name === 'webm'
      expect([name, row?.state, row?.extension, row?.mp4State, Number(row?.bytes)]).toEqual([
        name,
        'READY',
        isWebm ? 'weba' : 'm4a',
        isWebm ? 'READY' : 'NOT_NEEDED',
        sent[name as keyof typeof sent].length,
      ])
      expect(row?.durationSeconds).toBeCloseTo(name.startsWith('amr') ? 3 : 1.5, 0)
    }
    const shown = ['webm', 'amr in 3gp', 'alac in caf'].map((name) => uuids.get(name) ?? '')
    await joan.submit({ existingRecordingIds: shown })
    const [memory] = await wallOf(app, memorial)
    expect(memory.recordings[0]).toMatchObject({
      mediaType: 2,
      sources: [{ type: 'audio/mp4' }, { type: 'audio/webm' }],
    })
    for (const { sources } of memory.recordings) {
      const { status, headers, raw } = await app.api('GET', sources[0].url)
      expect([status, headers['content-type']]).toEqual([200, 'audio/mp4'])
      expect(await probeVideo(raw)).toMatchObject({
        picture: undefined,
        sound: { codec_name: 'aac' },
        indexFirst: true,
      })
    }
  })

  test('a film, nothing, two hours, and what broke off are refused', async () => {
    const { app, memorial } = await aPlace()
    const joan = await aContributor(app, memorial)
    expect(await send(app, joan, await aFilm(h264))).toBe('VOICE_IS_FILM')
    const whole = await aVoice('m4a', ['-c:a', 'aac'])
    expect(await send(app, joan, whole.subarray(0, whole.length - 600))).toBe('VOICE_UNREADABLE')
    expect(await send(app, joan, anAmr(0))).toBe('VOICE_UNREADABLE')
    const slow = ['-ac', '1', '-ar', '8000']
    const long = (ending: string, ...encoding: string[]) =>
      aVoice(ending, [...slow, ...encoding], { seconds: 200, tone: false })
    expect(await send(app, joan, await long('m4a', '-c:a', 'aac'))).toBe('VOICE_TOO_LONG')
    const minutes = await long('mp3')
    expect(await send(app, joan, minutes)).toBe('VOICE_TOO_LONG')
    // The same frames, again and again.
    const hours = Buffer.concat(Array.from({ length: 36 }, () => minutes))
    expect(await send(app, joan, hours)).toBe('VOICE_TOO_LONG')
    // Sound without a picture is no film.
    expect(await film(app, joan, whole)).toBe('FILM_UNREADABLE')
  })
})

test.skipIf(!hasFfmpeg)(
  `films as phones record them are upright and play everywhere${needsFfmpeg}`,
  async () => {
    const { app, memorial } = await aPlace()
    const joan = await aContributor(app, memorial)
    const hdr = ['-color_primaries', 'bt2020', '-color_trc', 'smpte2084', '-colorspace', 'bt2020nc']
    const sent = [
      turned(await aFilm(h264)),
      await aFilm([...h264, '-pix_fmt', 'yuv420p10le', ...hdr], { size: '3840x2160', seconds: 0.5 }),
      await aFilm([...h264, '-vf', "select='not(mod(n,3))'", '-vsync', 'vfr']),
    ]
    const uuids: string[] = []
    for (const content of sent) uuids.push(await film(app, joan, content))
    await joan.submit({ existingRecordingIds: uuids })
    const [{ recordings }] = await wallOf(app, memorial)
    expect(recordings).toMatchObject([
      { width: 240, height: 320, poster: { width: 240, height: 320 } },
      { width: 3840, height: 2160, sources: [{ type: 'video/mp4' }, {}], poster: { width: 1280 } },
      { width: 320, height: 240, state: 'READY' },
    ])
    const { picture } = await probeVideo((await app.api('GET', recordings[1].sources[0].url)).raw)
    expect(picture).toMatchObject({ width: 1280, height: 720, pix_fmt: 'yuv420p' })
  },
)

test.skipIf(!hasFfmpeg)(`without ffmpeg, what needs it is refused at once${needsFfmpeg}`, async () => {
  const { app, memorial } = await aPlace('EVERYONE', { ffmpeg: 'no-such-program' })
  const joan = await aContributor(app, memorial)
  expect(await send(app, joan, await aVoice('mp3'))).toBe('VOICE_UNREADABLE')
  expect(await send(app, joan, await aVoice('m4a', ['-c:a', 'aac']))).toMatch(/^[0-9a-f-]{36}$/)
})

test('a voice for which a busy server finds no time is not called damaged, and may be sent again', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'voice-test-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const path = join(dir, 'voice.mp3')
  await writeFile(path, 'ID3')
  const busy = ffmpegEncoder({ program: await aProgram('exec sleep 600'), startMs: 50 })
  onTestFinished(() => busy.close())
  const encoded = encodeVoice({ encoder: busy }, path, join(dir, 'voice.m4a'))
  await expect(encoded).rejects.toMatchObject({ code: 'SERVER_BUSY', details: { retryAfterSeconds: 60 } })
  // What the upload then does: it is kept, since 5xx is not the file's fault (uploads-resume.test.ts).
  expect(errors.SERVER_BUSY).toEqual({ status: 503, retry: true })
})

/** The same film with the flag of a phone that was held upright: a quarter turn (ISO/IEC 14496-12 §8.3.2, `tkhd`). */
function turned(content: Buffer): Buffer {
  const matrix = content.indexOf('tkhd') + 4 + 40
  const values = [0, 0x00010000, 0, 0xffff0000, 0, 0, 240 * 0x10000, 0, 0x40000000]
  const made = Buffer.from(content)
  for (const [n, value] of values.entries()) made.writeUInt32BE(value, matrix + 4 * n)
  return made
}

/** AMR as old Androids record it: frames of 20 ms at 12.2 kbit/s (RFC 4867 §5). */
const anAmr = (frames: number) =>
  Buffer.concat([
    Buffer.from('#!AMR\n'),
    ...Array.from({ length: frames }, (_, n) => Buffer.concat([Buffer.of(0x3c), Buffer.alloc(31, n)])),
  ])
