import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRecording } from './recording.ts'

const recording = path.resolve(import.meta.dirname, '../../../tests/fixtures/host-message.webm')

let folder: string
let fragments: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'remux-test-'))
  fragments = path.join(folder, 'fragments.mp4')
  using input = new Input({ source: new FilePathSource(recording), formats: ALL_FORMATS })
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'fragmented' }),
    target: new FilePathTarget(fragments),
  })
  await (await Conversion.init({ input, output })).execute()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The box names of an MP4 in order. */
function boxesOf(content: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at < content.length; ) {
    const small = content.readUInt32BE(at)
    names.push(content.toString('latin1', at + 4, at + 8))
    at += small === 1 ? Number(content.readBigUInt64BE(at + 8)) : small
  }
  return names
}

async function packetsOf(file: string) {
  using input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS })
  const tracks = await input.getTracks()
  const counts = await Promise.all(
    tracks.map(async (track) => (await track.computePacketStats()).packetCount),
  )
  return { counts: counts.sort(), seconds: await input.getDurationFromMetadata() }
}

test('an mp4 that is too large for memory also begins with its index', async () => {
  const [small, large] = [path.join(folder, 'small.mp4'), path.join(folder, 'large.mp4')]
  const facts = await openRecording(fragments, 'film', small)
  expect(await openRecording(fragments, 'film', large, 0)).toEqual(facts)
  expect(boxesOf(await readFile(small))).toEqual(['ftyp', 'moov', 'mdat'])
  expect(boxesOf(await readFile(large))).toEqual(['ftyp', 'moov', 'free', 'mdat'])
  const { counts, seconds } = await packetsOf(large)
  expect(counts).toEqual((await packetsOf(fragments)).counts)
  expect(seconds).toBeCloseTo(facts.durationSeconds, 1)
})
