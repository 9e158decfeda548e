import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, findShell } from './lib/browser.mjs'
import { storageByPerson } from './screens/browser-storage.ts'
import { BrowserWindow } from './screens/browser-window.ts'
import { type CaptureContext, type CapturedScene, captureScene } from './screens/capture-scene.ts'
import { writeContactSheet } from './screens/contact-sheet.ts'
import { makeFixtures } from './screens/fixtures.ts'
import { readOptions, USAGE } from './screens/options.ts'
import type { Scene } from './screens/scene.ts'
import { allScenes } from './screens/scenes/all.ts'
import { translationsOf } from './screens/translations.ts'

// `npm run screens`: opens every screen in every state at every width, and reports faults that can be detected
// automatically. With `--check` it takes no pictures, and fails like a test.

const options = await Promise.resolve(process.argv.slice(2))
  .then(readOptions)
  .catch((reason) => {
    console.error(`${reason instanceof Error ? reason.message : reason}\n${USAGE}`)
    process.exit(1)
  })
const began = Date.now()
const scenes = allScenes.filter(
  ({ part, name }) =>
    options.only.length === 0 ||
    options.only.some((one) => one === part || `${part}: ${name}`.startsWith(one)),
)
if (scenes.length === 0) throw new Error(`There is nothing like that. ${USAGE}`)

const folder = join(import.meta.dirname, '../build/screens', options.language)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const fixtures = await makeFixtures((line) => console.log(line))
const browser = await chromium.launch({
  executablePath: options.check ? findShell() : findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // A fake camera and microphone, always permitted.
    '--use-fake-device-for-media-stream=device-count=2',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
})
try {
  const studio: CaptureContext = {
    fixtures,
    options,
    wordsOf: translationsOf,
    storedOf: storageByPerson(new BrowserWindow(browser, fixtures.server.url), fixtures, options.language),
    folder,
  }
  const taken = await inTurns(studio, scenes)
  tellSharedTitles(taken)
  if (!options.check) await writeContactSheet(folder, options.language, taken)
  await writeFile(join(folder, 'faults.json'), JSON.stringify(taken, null, 2))
  const faults = taken.reduce((sum, one) => sum + one.faults.length, 0)
  const pictures = taken.reduce((sum, one) => sum + one.shots.length, 0)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${pictures} pictures of ${taken.length} screens, ${faults} faults, ${seconds} s`)
  if (options.check) process.exitCode = faults > 0 ? 1 : 0
  else console.log(join('build/screens', options.language, 'index.html'))
} finally {
  await browser.close()
  await fixtures.server.remove()
}

/** Several at a time, each in its own window. */
async function inTurns(studio: CaptureContext, all: Scene[]): Promise<CapturedScene[]> {
  const taken: CapturedScene[] = []
  const left = [...all.entries()]
  await Promise.all(
    Array.from({ length: options.workers }, async () => {
      const room = new BrowserWindow(browser, fixtures.server.url)
      for (let next = left.shift(); next; next = left.shift()) {
        const first = await captureScene(studio, room, next[1])
        const one = options.check && first.isMissed ? await captureScene(studio, room, next[1]) : first
        if (!options.check || one.faults.length > 0)
          console.log(`${one.part}: ${one.name} (${one.seconds.toFixed(1)} s)`)
        for (const fault of one.faults) console.log(`    ${fault}`)
        taken[next[0]] = one
      }
    }),
  )
  return taken
}

/** Adds a fault to screens that share a title. */
function tellSharedTitles(taken: CapturedScene[]): void {
  const reached = taken.filter(({ isMissed }) => !isMissed)
  for (const [title, sharing] of Map.groupBy(reached, (one) => one.title)) {
    const screens = new Set(sharing.map(({ path }) => screenOf(path)))
    if (screens.size === 1) continue
    console.log(`"${title}" is the title of ${[...screens].join(', ')}`)
    for (const { faults } of sharing)
      faults.push(`shares its title "${title}" with ${[...screens].join(', ')}`)
  }
}

/** An address without what identifies a memorial or person. */
function screenOf(path: string): string {
  return path
    .replace(/^\/view\/[^/]+/, '/view/:slug')
    .replaceAll(/\/(?:[\da-f-]{36}|pi_\w+|key[0-9a-f]{32})(?=\/|$)/g, '/:id')
}
