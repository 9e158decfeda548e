import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './lib/browser.mjs'
import { readOptions, USAGE } from './screens/options.ts'
import { storedBy } from './screens/people.ts'
import { Room } from './screens/room.ts'
import type { Scene } from './screens/scene.ts'
import { allScenes } from './screens/scenes/all.ts'
import { writeSheet } from './screens/sheet.ts'
import { type Studio, type Taken, take } from './screens/take.ts'
import { wordsOf } from './screens/words.ts'
import { makeWorld } from './screens/world.ts'

// `npm run screens`: takes every screen in every state at every width, and says what can be told without looking.
// With `--check` it takes no pictures, and ends as tests do.

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
const world = await makeWorld((line) => console.log(line))
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // A camera and a microphone, allowed to everybody.
    '--use-fake-device-for-media-stream=device-count=2',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
})
try {
  const studio: Studio = {
    world,
    options,
    wordsOf,
    storedOf: storedBy(new Room(browser, world.server.url), world, options.language),
    folder,
  }
  const taken = withSharedTitles(await inTurns(studio, scenes))
  await writeSheet(folder, options.language, taken)
  await writeFile(join(folder, 'faults.json'), JSON.stringify(taken, null, 2))
  const faults = taken.reduce((sum, one) => sum + one.faults.length, 0)
  const pictures = taken.reduce((sum, one) => sum + one.shots.length, 0)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${pictures} pictures of ${taken.length} screens, ${faults} faults, ${seconds} s`)
  console.log(join('build/screens', options.language, 'index.html'))
} finally {
  await browser.close()
  await world.server.remove()
}

/** So many at a time, each in a room of its own. */
async function inTurns(studio: Studio, all: Scene[]): Promise<Taken[]> {
  const taken: Taken[] = []
  const left = [...all.entries()]
  await Promise.all(
    Array.from({ length: options.workers }, async () => {
      const room = new Room(browser, world.server.url)
      for (let next = left.shift(); next; next = left.shift()) {
        const one = await take(studio, room, next[1])
        console.log(`${one.part}: ${one.name} (${one.seconds.toFixed(1)} s)`)
        for (const fault of one.faults) console.log(`    ${fault}`)
        taken[next[0]] = one
      }
    }),
  )
  return taken
}

/** A title that two addresses share tells neither. */
function withSharedTitles(all: Taken[]): Taken[] {
  const paths = Map.groupBy(all, ({ title }) => title)
  return all.map((one) => {
    const others = new Set(paths.get(one.title)?.map(({ path }) => path.replace(/[?#].*/, '')))
    return others.size > 1
      ? { ...one, faults: [...one.faults, `shares its title "${one.title}" with ${[...others].join(', ')}`] }
      : one
  })
}
