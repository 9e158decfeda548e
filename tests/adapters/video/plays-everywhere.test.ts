import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { videoProcess } from '#server/adapters/video/video-process.ts'
import { FileRefused } from '#server/ports/file-refused.ts'
import { aFolder } from '../../support/a-folder.ts'
import { aFilm, h264, hasFfmpeg, inFullColour, needsFfmpeg } from '../../support/ffmpeg.ts'
import { recording } from '../../support/videos.ts'

vi.setConfig({ testTimeout: 300_000 })

const folder = aFolder()
const videos = videoProcess({
  entryUrl: (name) => new URL(`../../../server/entries/${name}.ts`, import.meta.url),
  nice: 0,
})
afterAll(() => videos.close())

async function plays(content: Buffer): Promise<boolean> {
  const path = join(folder, 'video')
  await writeFile(path, content)
  return videos.playsEverywhere(path)
}

const h264In = (format: string) => ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', format]

describe.skipIf(!hasFfmpeg)(`videos${needsFfmpeg}`, () => {
  test.each([
    ['H.264 and AAC', h264, {}],
    ['baseline', [...h264, '-profile:v', 'baseline'], {}],
    ['high', [...h264In('yuv420p'), '-profile:v', 'high', '-c:a', 'aac'], {}],
    ['without sound', h264In('yuv420p'), { tone: false }],
    ['upright full HD', h264, { size: '1080x1920' }],
  ])('play everywhere: %s', async (_, encoding, shape) => {
    expect(await plays(await aFilm(encoding, shape))).toBe(true)
  })

  test.each([
    ['another codec', ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-c:a', 'aac'], {}],
    ['ten bits', [...h264In('yuv420p10le'), '-c:a', 'aac'], {}],
    ['4:4:4', inFullColour, {}],
    ['Opus in MP4', [...h264In('yuv420p'), '-c:a', 'libopus'], {}],
    ['4K', h264, { size: '3840x2160', rate: 2, seconds: 0.5 }],
  ])('do not play everywhere: %s', async (_, encoding, shape) => {
    expect(await plays(await aFilm(encoding, shape))).toBe(false)
  })

  test('play everywhere although recorded in fragments, once they have an index', async () => {
    const fragments = ['-movflags', 'frag_keyframe+empty_moov+default_base_moof', '-g', '5']
    const [path, out] = [join(folder, 'fragments'), join(folder, 'out.mp4')]
    const recorded = await aFilm([...h264, ...fragments])
    expect(recorded.includes('moof')).toBe(true)
    await writeFile(path, recorded)
    const facts = await videos.remux(path, out)
    expect(facts).toMatchObject({ container: 'mp4', width: 320, height: 240 })
    expect(facts.durationSeconds).toBeCloseTo(1.5, 1)
    expect(await videos.playsEverywhere(out)).toBe(true)
  })
})

test('a WebM does not play everywhere, and a file that is no video is refused', async () => {
  expect(await plays(recording)).toBe(false)
  await expect(plays(Buffer.from('a film'))).rejects.toBeInstanceOf(FileRefused)
  await expect(plays(Buffer.alloc(0))).rejects.toBeInstanceOf(FileRefused)
})
