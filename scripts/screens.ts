import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, findShell } from './lib/browser.mjs'
import { storageByPerson } from './screens/browser-storage.ts'
import { BrowserWindow } from './screens/browser-window.ts'
import { type CaptureContext, type CapturedScene, captureScene } from './screens/capture-scene.ts'
import { writeContactSheet } from './screens/contact-sheet.ts'
import { makeFixtures } from './screens/fixtures.ts'
import { nameOf, readLock, Sources, screenOf, writeLock } from './screens/lock.ts'
import { readOptions, USAGE } from './screens/options.ts'
import { allScenes, type PlacedScene } from './screens/scenes/all.ts'
import { translationsOf } from './screens/translations.ts'

// `npm run screens`: opens every screen in every state at every width, and reports faults that can be detected
// automatically. With `--check` it takes no pictures, records screens without faults (screens/lock.json), and fails
// like a test.

const options = await Promise.resolve(process.argv.slice(2))
  .then(readOptions)
  .catch((reason) => {
    console.error(`${reason instanceof Error ? reason.message : reason}\n${USAGE}`)
    process.exit(1)
  })
const began = Date.now()
const asked = allScenes.filter(
  (scene) =>
    options.only.length === 0 ||
    options.only.some((one) => one === scene.part || nameOf(scene).startsWith(one)),
)
if (asked.length === 0) throw new Error(`There is nothing like that. ${USAGE}`)
const [lock, sources] = await Promise.all([readLock(), Sources.read()])
const scenes = options.changed ? await changedOf(asked) : asked
if (scenes.length === 0) {
  console.log(`${asked.length} screens, each made from what it was when it was last looked at`)
  await report([])
  process.exit()
}

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
  if (options.check && options.axe && options.language === 'en') await remember(taken)
  if (!options.check) await writeContactSheet(folder, options.language, taken)
  await writeFile(join(folder, 'faults.json'), JSON.stringify(taken, null, 2))
  const faults = taken.reduce((sum, one) => sum + one.faults.length, 0)
  const pictures = taken.reduce((sum, one) => sum + one.shots.length, 0)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${pictures} pictures of ${taken.length} screens, ${faults} faults, ${seconds} s`)
  if (options.check) await report(taken)
  else console.log(join('build/screens', options.language, 'index.html'))
} finally {
  await browser.close()
  await fixtures.server.remove()
}

/** Several at a time, each in its own window. */
async function inTurns(studio: CaptureContext, all: PlacedScene[]): Promise<CapturedScene[]> {
  const taken: CapturedScene[] = []
  const left = [...all.entries()]
  await Promise.all(
    Array.from({ length: options.workers }, async () => {
      const room = new BrowserWindow(browser, fixtures.server.url)
      for (let next = left.shift(); next; next = left.shift()) {
        const first = await captureScene(studio, room, next[1])
        const one =
          options.check && first.isMissed
            ? { ...(await captureScene(studio, room, next[1])), triedAgain: first.faults.at(-1) ?? '' }
            : first
        if (!options.check || one.faults.length > 0)
          console.log(`${one.part}: ${one.name} (${one.seconds.toFixed(1)} s)`)
        for (const fault of one.faults) console.log(`    ${fault}`)
        taken[next[0]] = one
      }
    }),
  )
  return taken
}

/** Like tests: fails if there is a fault, and writes a `Report` (lib/test-report.mjs) if requested. */
async function report(taken: CapturedScene[]): Promise<void> {
  const failed = taken.filter(({ faults }) => faults.length > 0)
  if (failed.length > 0) process.exitCode = 1
  if (!process.env.TEST_REPORT) return
  const secondTry = taken.filter(({ triedAgain, isMissed }) => triedAgain !== undefined && !isMissed)
  const parts = Map.groupBy(taken, ({ part }) => `screens, ${part}`)
  await writeFile(
    process.env.TEST_REPORT,
    JSON.stringify({
      passed: taken.length - failed.length,
      failed: failed.length,
      secondTry: secondTry.map((one) => `screens, ${nameOf(one)} (${one.triedAgain})`),
      files: [...parts].map(([file, screens]) => ({
        file,
        tests: screens.length,
        seconds: screens.reduce((sum, { seconds }) => sum + seconds, 0),
      })),
    }),
  )
}

/** Adds a fault to screens that share a title. */
function tellSharedTitles(taken: CapturedScene[]): void {
  const reached = taken.filter(({ isMissed }) => !isMissed)
  const names = new Set(taken.map(nameOf))
  const before = Object.entries(lock).flatMap(([name, one]) =>
    names.has(name) ? [] : [{ ...one, faults: [] as string[] }],
  )
  for (const [title, sharing] of Map.groupBy([...reached, ...before], (one) => one.title)) {
    const screens = new Set(sharing.map(({ path }) => screenOf(path)))
    if (screens.size === 1) continue
    console.log(`"${title}" is the title of ${[...screens].join(', ')}`)
    for (const { faults } of sharing)
      faults.push(`shares its title "${title}" with ${[...screens].join(', ')}`)
  }
}

/** Screens whose sources changed since they were last checked, or that never were. */
async function changedOf(all: PlacedScene[]): Promise<PlacedScene[]> {
  const changed = await Promise.all(
    all.map(async (scene) => {
      const before = lock[nameOf(scene)]
      return before?.digest !== (before && (await sources.digestOf(scene, [before.opened, before.path])))
    }),
  )
  return all.filter((_, at) => changed[at])
}

/** Adds screens without faults to the lock, and removes those with faults and those that no longer exist. */
async function remember(taken: CapturedScene[]): Promise<void> {
  const byName = new Map(allScenes.map((scene) => [nameOf(scene), scene]))
  for (const name of Object.keys(lock)) if (!byName.has(name)) delete lock[name]
  for (const { title, faults, ...one } of taken) {
    const name = nameOf(one)
    const scene = byName.get(name)
    delete lock[name]
    if (!scene || faults.length > 0) continue
    const [opened, path] = [screenOf(one.opened), screenOf(one.path)]
    lock[name] = { title, opened, path, digest: await sources.digestOf(scene, [opened, path]) }
  }
  await writeLock(lock)
}
