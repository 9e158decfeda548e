import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  ALL_FORMATS,
  Conversion,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FileRefused } from '#server/ports/file-refused.ts'
import type { Videos } from '#server/ports/strangers-files.ts'
import { videoProcess } from './video-process.ts'

/** Recorded by Chromium's MediaRecorder (VP8, Opus), as the product does it. */
const recording = path.resolve(import.meta.dirname, '../../../tests/fixtures/host-message.webm')
/** The EBML id of the element with the seek positions. */
const CUES = Buffer.from('1c53bb6b', 'hex')

let folder: string
let videos: Videos
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'video-test-'))
  videos = videoProcess({
    entryUrl: (name) => new URL(`../../entries/${name}.ts`, import.meta.url),
    nice: 0,
  })
})
afterAll(async () => {
  await videos.close()
  await rm(folder, { recursive: true, force: true })
})
const at = (name: string) => path.join(folder, name)

/** The reason why a file is refused, both when probed and when copied. */
const refusalOf = (file: string) =>
  Promise.all(
    [videos.probe(at(file), 'somebody'), videos.remux(at(file), at('none'))].map((asked) =>
      asked.then(
        () => null,
        (reason) => (reason instanceof FileRefused ? reason.reason : reason),
      ),
    ),
  )

async function look(file: string) {
  using input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS })
  const tracks = await input.getTracks()
  return {
    written: await input.getDurationFromMetadata(),
    codecs: (await Promise.all(tracks.map((track) => track.getCodec()))).sort(),
    tags: await input.getMetadataTags(),
    frames: (await (await input.getPrimaryVideoTrack())?.computePacketStats())?.packetCount,
  }
}

/** The recording as another browser might make it. */
async function asMp4(name: string): Promise<string> {
  using input = new Input({ source: new FilePathSource(recording), formats: ALL_FORMATS })
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'fragmented' }),
    target: new FilePathTarget(at(name)),
  })
  const conversion = await Conversion.init({
    input,
    output,
    tags: { title: 'At home', raw: { '©xyz': '-37+144/' } },
  })
  await conversion.execute()
  return at(name)
}

describe('a recording', { timeout: 60_000 }, () => {
  test('in webm gets a duration and an index, and keeps every frame', async () => {
    const before = await look(recording)
    expect(before.written).toBeNull()
    expect((await readFile(recording)).includes(CUES)).toBe(false)

    const facts = await videos.remux(recording, at('out.webm'))
    expect(await videos.probe(recording, 'somebody')).toEqual(facts)
    expect(facts).toMatchObject({ container: 'webm', width: 320, height: 240 })
    expect(facts.durationSeconds).toBeGreaterThan(1)
    expect(facts.durationSeconds).toBeLessThan(3)

    const after = await look(at('out.webm'))
    expect(after.written).toBeCloseTo(facts.durationSeconds, 1)
    expect(after).toMatchObject({ codecs: ['opus', 'vp8'], frames: before.frames })
    expect((await readFile(at('out.webm'))).includes(CUES)).toBe(true)
  })

  test('in mp4 starts with its index, and has no location', async () => {
    const source = await asMp4('source.mp4')
    expect((await look(source)).tags.title).toBe('At home')

    expect(await videos.remux(source, at('out.mp4'))).toMatchObject({
      container: 'mp4',
      width: 320,
      height: 240,
    })
    const content = await readFile(at('out.mp4'))
    expect(content.indexOf('moov')).toBeGreaterThan(0)
    expect(content.indexOf('moov')).toBeLessThan(content.indexOf('mdat'))
    expect((await look(at('out.mp4'))).tags).toEqual({})
    expect(content.includes('-37+144/')).toBe(false)
  })

  test('that broke off keeps everything recorded', async () => {
    const whole = await readFile(recording)
    await writeFile(at('broken.webm'), whole.subarray(0, Math.round(whole.length * 0.7)))
    const facts = await videos.remux(at('broken.webm'), at('mended.webm'))
    expect(facts.durationSeconds).toBeGreaterThan(0.5)
    expect((await look(at('mended.webm'))).written).toBeCloseTo(facts.durationSeconds, 1)
  })

  test.each([
    ['text', 'NOT_A_VIDEO', Buffer.from('webm, says the name')],
    ['nothing', 'NOT_A_VIDEO', Buffer.from('')],
    ['a photo', 'NOT_A_VIDEO', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    [
      'an mp4 of rubbish',
      'DAMAGED',
      Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x63moovrubbish', 'latin1'),
    ],
  ])('that is %s is refused as %s', async (what, reason, content) => {
    await writeFile(at(`${what}.webm`), content)
    await expect(refusalOf(`${what}.webm`)).resolves.toEqual([reason, reason])
  })

  test('with no frames is refused', async () => {
    const whole = await readFile(recording)
    const firstCluster = whole.indexOf(Buffer.from('1f43b675', 'hex'))
    await writeFile(at('headers.webm'), whole.subarray(0, firstCluster))
    await expect(refusalOf('headers.webm')).resolves.toEqual(['DAMAGED', 'DAMAGED'])
  })

  test('that was cut off after its index was written is refused', async () => {
    await videos.remux(await asMp4('long.mp4'), at('indexed.mp4'))
    const whole = await readFile(at('indexed.mp4'))
    await writeFile(at('cut.mp4'), whole.subarray(0, Math.round(whole.length * 0.7)))
    await expect(refusalOf('cut.mp4')).resolves.toEqual(['DAMAGED', 'DAMAGED'])
  })

  test('of five minutes is accepted, a longer one is refused', async () => {
    await writeStill(at('five.webm'), 300)
    await writeStill(at('six.webm'), 360)
    expect(await videos.remux(at('five.webm'), at('five-out.webm'))).toMatchObject({ durationSeconds: 300 })
    await expect(refusalOf('six.webm')).resolves.toEqual(['TOO_LONG', 'TOO_LONG'])
  })

  test('with sound only is refused', async () => {
    await writeSound(at('sound.webm'))
    await expect(refusalOf('sound.webm')).resolves.toEqual(['NOT_A_VIDEO', 'NOT_A_VIDEO'])
  })
})

/** The first frame of the recording, shown once a minute. */
async function writeStill(file: string, seconds: number): Promise<void> {
  using input = new Input({ source: new FilePathSource(recording), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  const frame = track && (await new EncodedPacketSink(track).getFirstPacket())
  const decoderConfig = await track?.getDecoderConfig()
  if (!frame || !decoderConfig) throw new Error('The fixture has no picture')
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(file) })
  const still = new EncodedVideoPacketSource('vp8')
  output.addVideoTrack(still)
  await output.start()
  for (let second = 0; second <= seconds; second += 60) {
    await still.add(frame.clone({ timestamp: second, duration: 60 }), { decoderConfig })
  }
  await output.finalize()
}

async function writeSound(file: string): Promise<void> {
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(file) })
  const sound = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(sound)
  await output.start()
  const silence = new Uint8Array([0xf8, 0xff, 0xfe])
  await sound.add(new EncodedPacket(silence, 'key', 0, 1), {
    decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 },
  })
  await output.finalize()
}
