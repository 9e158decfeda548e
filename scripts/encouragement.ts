import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { SECONDS } from '#app/features/message/encouragement/captions.ts'
import { findBrowser } from './lib/browser.mjs'
import { FRAMES_PER_SECOND, filmPage, type Shot } from './lib/encouragement-film.ts'

// Makes the demonstration film of the Message step again: `node scripts/encouragement.ts`, with ffmpeg installed. The
// film is painted in a browser from the project's own illustrations, without sound and text: texts are captions, which
// the page makes from its own words, so that one film serves every language. It is painted frame by frame, so that a
// slow machine makes the same film.

const project = join(import.meta.dirname, '..')
const folder = join(project, 'app/features/message/encouragement')
/** Never requested over the network: every request is answered from the project. */
const origin = 'https://film.invalid'

const shots: Shot[] = (
  [
    ['letters', 'light'],
    ['armchair', 'light'],
    ['jetty', 'water'],
    ['rose-gate', 'petals'],
    ['fishing-boat', 'water'],
  ] as const
).map(([scene, stir]) => ({
  scene: `/app/features/landing/illustrations/${scene}.svg`,
  stir,
  seconds: SECONDS,
}))

await mkdir(folder, { recursive: true })
await makeFilm()

async function makeFilm() {
  const encoder = encode()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/')
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' })
      await route.fulfill({ contentType: 'image/svg+xml', body: await readFile(join(project, pathname)) })
    })
    await page.exposeFunction('keepFrame', async (jpeg: string) => {
      if (!encoder.stdin.write(Buffer.from(jpeg, 'base64'))) await once(encoder.stdin, 'drain')
    })
    await page.goto(origin)
    const poster = await page.evaluate(filmPage, { shots, perSecond: FRAMES_PER_SECOND })
    await writeFile(join(folder, 'poster.webp'), Buffer.from(poster, 'base64'))
  } finally {
    await browser.close()
    encoder.stdin.end()
  }
  const [code] = await once(encoder, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  for (const name of ['film.webm', 'film.mp4', 'poster.webp'])
    console.log(`${name}: ${Math.round((await stat(join(folder, name))).size / 1024)} KB`)
}

/** Takes JPEG frames on its stdin and writes both films: VP9, and H.264 for browsers without WebM. */
function encode() {
  const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-r', String(FRAMES_PER_SECOND), '-i', '-']
  const all = ['-map', '0:v', '-an', '-pix_fmt', 'yuv420p', '-colorspace', 'bt709', '-color_range', 'tv']
  const grounds = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-g', '120']
  const webm = ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-cpu-used', '2', '-row-mt', '1']
  const mp4 = ['-c:v', 'libx264', '-crf', '26', '-preset', 'veryslow', '-movflags', '+faststart']
  return spawn(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...input]
      .concat(all, grounds, webm, join(folder, 'film.webm'))
      .concat(all, grounds, mp4, join(folder, 'film.mp4')),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
}
