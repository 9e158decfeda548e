import type { Page } from '@playwright/test'
import { axeOf, overflowOf, settle, shiftsOf, structureOf, targetsOf, watchShifts } from './look.ts'
import type { Options } from './options.ts'
import type { Room } from './room.ts'
import { At, type Scene, type Who } from './scene.ts'
import { HEIGHT, placeOf, type Shot, shoot } from './shoot.ts'
import type { Stored } from './stored.ts'
import type { Say } from './words.ts'
import type { World } from './world.ts'

/** What every scene needs. */
export interface Studio {
  world: World
  options: Options
  wordsOf: (language: string) => Promise<Say>
  /** A person's stored state. */
  storedOf: (who: Who) => Promise<Stored>
  /** The folder of the pictures. */
  folder: string
}

export interface Taken {
  part: string
  name: string
  /** The address at opening, and the one when checked. */
  opened: string
  path: string
  title: string
  focus: string
  faults: string[]
  /** It never reached its state, so its faults mean nothing. */
  isMissed: boolean
  /** The failure of the first try, if this is the second. */
  triedAgain?: string
  shots: Shot[]
  seconds: number
}

/** Opens a screen, brings it into its state, and checks it. Never rejects: a failure is a fault. */
export async function take(studio: Studio, room: Room, scene: Scene): Promise<Taken> {
  const { world, options } = studio
  const language = scene.language ?? options.language
  const began = performance.now()
  const taken: Taken = {
    part: scene.part,
    name: scene.name,
    opened: '',
    path: '',
    title: '',
    focus: '',
    faults: [],
    isMissed: false,
    shots: [],
    seconds: 0,
  }
  const at = new At(room, world, await studio.wordsOf(language))
  try {
    const size = { width: options.widths[0] ?? 360, height: HEIGHT }
    await room.enter(size, language, await studio.storedOf(scene.who ?? 'nobody'))
    room.page.on('pageerror', (error) => taken.faults.push(`throws: ${error.message.slice(0, 200)}`))
    if (!options.check) await watchShifts(room)
    const calls = scene.calls && (await hinder(room, scene.calls))
    await scene.before?.(at)
    taken.opened = scene.path(world)
    await room.page.goto(taken.opened)
    await (scene.calls === 'held' ? room.restHeld(calls?.asked) : room.rest())
    if (!options.check && scene.calls !== 'held') taken.faults.push(...(await shiftsOf(room.page)))
    if (scene.act) {
      await scene.act(at)
      await room.rest()
    }
    await lookAround(studio, room.page, scene, taken)
    calls?.release()
    if (!options.check && scene.calls === 'held') {
      await room.rest()
      taken.faults.push(...(await shiftsOf(room.page)))
    }
  } catch (reason) {
    taken.isMissed = true
    taken.faults.push(`not reached: ${String(reason).split('\n').slice(0, 3).join(' ').slice(0, 300)}`)
    if (room.isOpen) await shoot(studio.folder, room.page, taken, 'where it stopped').catch(() => {})
  }
  return { ...taken, faults: [...new Set(taken.faults)], seconds: (performance.now() - began) / 1000 }
}

/** Every width with its state; most checks run only once. */
async function lookAround(
  { options, folder }: Studio,
  page: Page,
  scene: Scene,
  taken: Taken,
): Promise<void> {
  const place = await placeOf(page)
  for (const [number, width] of options.widths.entries()) {
    if (number > 0) {
      await page.setViewportSize({ width, height: HEIGHT })
      await settle(page)
    }
    taken.faults.push(...(await overflowOf(page)).map((fault) => `${width}: ${fault}`))
    if (number === 0) {
      const { title, focus, faults } = await structureOf(page)
      Object.assign(taken, { title, focus, path: new URL(page.url()).pathname })
      taken.faults.push(...faults)
    }
    if (!options.check) await shoot(folder, page, taken, String(width), place)
    if (number === 0 && options.axe) taken.faults.push(...(await axeOf(page)).map((fault) => `axe: ${fault}`))
    // At every width: a link of two lines on a phone is large enough, and too small on one line.
    taken.faults.push(...(await targetsOf(page)).map((fault) => `small: ${fault}`))
  }
  if (!options.zoom || scene.calls === 'held') return
  await page.setViewportSize({ width: 360, height: HEIGHT })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await settle(page)
  taken.faults.push(...(await overflowOf(page)).map((fault) => `200 %: ${fault}`))
  if (!options.check) await shoot(folder, page, taken, '360 at 200 %', place)
}

const isCall = (request: { resourceType(): string; url(): string }) =>
  /^(?:fetch|xhr)$/.test(request.resourceType()) &&
  !/\/(?:assets|__manifest|media)\b|\.(?:js|css|data)\b/.test(request.url())

/** `asked` resolves with the first held call. */
async function hinder(room: Room, how: 'held' | 'broken') {
  const released = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await room.page.route('**/*', async (route) => {
    if (!isCall(route.request())) return route.fallback()
    if (how === 'broken') return route.abort()
    room.forget(route.request())
    asked.resolve()
    await released.promise
    await route.continue().catch(() => {})
  })
  return { asked: asked.promise, release: released.resolve }
}
