import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { getUser } from '#contract/accounts.ts'
import { clientOf } from './demo/client.ts'
import { findBrowser } from './lib/browser.mjs'
import { readOptions, USAGE } from './screens/options.ts'
import type { Scene } from './screens/scene.ts'
import { formScenes } from './screens/scenes/forms.ts'
import { keepingScenes } from './screens/scenes/keeping.ts'
import { makingScenes } from './screens/scenes/making.ts'
import { publicScenes } from './screens/scenes/public.ts'
import { writeSheet } from './screens/sheet.ts'
import { newContext, type Studio, type Taken, take } from './screens/take.ts'
import { wordsOf } from './screens/words.ts'
import { makeWorld, type World } from './screens/world.ts'

// `npm run screens`: takes every screen in every state at every width, and says what can be told without looking.

const options = await Promise.resolve(process.argv.slice(2))
  .then(readOptions)
  .catch((reason) => {
    console.error(`${reason instanceof Error ? reason.message : reason}\n${USAGE}`)
    process.exit(1)
  })
const began = Date.now()
const scenes = [...publicScenes, ...formScenes, ...makingScenes, ...keepingScenes].filter(
  ({ part, name }) =>
    options.only.length === 0 ||
    options.only.some((one) => one === part || `${part}: ${name}`.startsWith(one)),
)
if (scenes.length === 0) throw new Error(`There is nothing like that. ${USAGE}`)

const folder = join(import.meta.dirname, '../build/screens', options.language)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const say = await wordsOf(options.language)
const world = await makeWorld((line) => console.log(line))
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const studio: Studio = {
    browser,
    world,
    options,
    say,
    folder,
    stored: await everybody(browser, world, options.language),
  }
  const taken = await inTurns(scenes, options.workers, async (scene) => {
    const one = await take(studio, scene)
    console.log(`${one.part}: ${one.name} (${one.seconds.toFixed(1)} s)`)
    for (const fault of one.faults) console.log(`    ${fault}`)
    return one
  })
  const all = withSharedTitles(taken)
  await writeSheet(folder, options.language, all)
  await writeFile(join(folder, 'faults.json'), JSON.stringify(all, null, 2))
  const faults = all.reduce((sum, one) => sum + one.faults.length, 0)
  const pictures = all.reduce((sum, one) => sum + one.shots.length, 0)
  console.log(
    `${pictures} pictures of ${all.length} screens, ${faults} faults, ${Math.round((Date.now() - began) / 1000)} s`,
  )
  console.log(join('build/screens', options.language, 'index.html'))
} finally {
  await browser.close()
  await world.server.remove()
}

/** Everybody logged in, with the memorial open that they are named after. */
async function everybody(browser: Browser, world: World, language: string): Promise<Studio['stored']> {
  const stored: Studio['stored'] = {}
  const people = {
    newcomer: world.newcomer,
    unproved: world.unproved,
    whole: world.host,
    bare: world.host,
    long: world.host,
    unpaid: world.host,
  }
  for (const [who, { token }] of Object.entries(people) as [keyof typeof people, typeof world.host][]) {
    const context = await newContext(browser, world.server.url, language)
    const page = await context.newPage()
    // As after signing in on a public page.
    const { user } = await clientOf(world.server.url).call(getUser, { token })
    await page.addInitScript(
      ([apiToken, visitor]) => {
        if (localStorage.getItem('apiToken')) return
        localStorage.setItem('apiToken', apiToken)
        localStorage.setItem('visitor-user', visitor)
      },
      [token, JSON.stringify(user)] as const,
    )
    const isHost = who !== 'newcomer' && who !== 'unproved'
    await page.goto(
      isHost ? `/memorial/load/${world[who].uuid}` : who === 'unproved' ? '/confirm' : '/profile',
    )
    if (isHost) await page.waitForURL(/\/(?:dashboard|payment)$/)
    await page.waitForLoadState('networkidle')
    stored[who] = await context.storageState()
    await context.close()
  }
  return stored
}

async function inTurns(
  all: Scene[],
  workers: number,
  work: (scene: Scene) => Promise<Taken>,
): Promise<Taken[]> {
  const taken: Taken[] = []
  const left = [...all.entries()]
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let next = left.shift(); next; next = left.shift()) taken[next[0]] = await work(next[1])
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
