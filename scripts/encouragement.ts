import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { message } from '#app/messages/en/message.ts'
import { findBrowser } from './lib/browser.mjs'
import { filmPage, type Shot } from './lib/encouragement-film.ts'

// Makes the demonstration film of the Message step anew: `node scripts/encouragement.ts`.
// It is painted in a browser from the project's own pictures, type and words, without sound, and its captions
// are written beside it. Frames are encoded one by one, so that a slow machine makes the same film.

const project = join(import.meta.dirname, '..')
const folder = join(project, 'app/features/message/encouragement')
/** Never asked over the network: every request is answered from the project. WebCodecs wants https. */
const origin = 'https://film.invalid'

/** Seconds a line is there to be read. */
const SECONDS = 2.8
const scenes = ['letters', 'armchair', 'jetty', 'rose-gate', 'fishing-boat']
const shots: Shot[] = Object.values(message.encouragement.lines).map((words, at) => ({
  words,
  scene: `/app/features/landing/scenes/${scenes[at % scenes.length]}.svg`,
  seconds: SECONDS,
}))

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  mjs: 'text/javascript',
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' })
    const contentType = types[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    await route.fulfill({ contentType, body: await readFile(join(project, pathname)) })
  })
  await page.goto(origin)
  const { film, poster } = await page.evaluate(filmPage, shots)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'film.webm'), Buffer.from(film, 'base64'))
  await writeFile(join(folder, 'poster.webp'), Buffer.from(poster, 'base64'))
  await writeFile(join(folder, 'captions.vtt'), captions())
  console.log(`film.webm: ${Math.round((film.length * 3) / 4 / 1024)} KB, ${SECONDS * shots.length} s`)
} finally {
  await browser.close()
}

function captions(): string {
  const time = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`
  const cues = shots.map(
    ({ words }, at) => `${time(at * SECONDS)} --> ${time((at + 1) * SECONDS)}\n${words}\n`,
  )
  return ['WEBVTT\n', 'NOTE The film has no sound; its words stand in the picture as well.\n', ...cues].join(
    '\n',
  )
}
