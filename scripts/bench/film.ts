import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ffmpegFilm } from '#server/adapters/ffmpeg/ffmpeg-film.ts'
import { filmFrame } from '#server/ports/film.ts'
import { picture } from './product.ts'

const PHOTOS = 30
const SECONDS = 3
/** The longer edge of the served copies that are filmed. */
const EDGE = 2048

/** Seconds of film made per second; null without ffmpeg. */
export async function makeFilm() {
  const film = ffmpegFilm({ program: 'ffmpeg' })
  if (!(await film.canMake())) return null
  const folder = await mkdtemp(join(tmpdir(), 'afterglow-bench-film-'))
  try {
    const card = join(folder, 'card.png')
    await sharp({ create: { ...filmFrame, channels: 3, background: '#12191b' } })
      .png()
      .toFile(card)
    const photos: string[] = []
    for (let seed = 1; seed <= PHOTOS; seed += 1) {
      const path = join(folder, `${seed}.jpg`)
      await writeFile(path, await picture(EDGE, seed))
      photos.push(path)
    }
    const cards = { seconds: 4, photo: null, words: { path: card, height: filmFrame.height } }
    const slides = [cards, ...photos.map((photo) => ({ seconds: SECONDS, photo, words: null })), cards]
    const workDir = join(folder, 'work')
    await mkdir(workDir)
    const began = performance.now()
    const made = await film.make(slides, workDir, {
      onProgress: () => {},
      signal: new AbortController().signal,
    })
    const took = (performance.now() - began) / 1000
    return { photos: PHOTOS, film: made.seconds, took, perSecond: made.seconds / took }
  } finally {
    await film.close()
    await rm(folder, { recursive: true, force: true })
  }
}
