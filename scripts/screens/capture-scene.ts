import type { Page } from '@playwright/test'
import type { BrowserWindow } from './browser-window.ts'
import type { Fixtures } from './fixtures.ts'
import type { Options } from './options.ts'
import { axeOf, overflowOf, settle, shiftsOf, structureOf, targetsOf, watchShifts } from './page-checks.ts'
import { type Scene, SceneContext, type Who } from './scene.ts'
import { HEIGHT, placeOf, type Screenshot, takeScreenshot } from './screenshot.ts'
import type { Stored } from './stored.ts'
import type { Translate } from './translations.ts'

/** What every scene needs. */
export interface CaptureContext {
  fixtures: Fixtures
  options: Options
  wordsOf: (language: string) => Promise<Translate>
  /** A person's stored state. */
  storedOf: (who: Who) => Promise<Stored>
  /** The folder of the pictures. */
  folder: string
}

export interface CapturedScene {
  part: string
  name: string
  /** The address when checked. */
  path: string
  title: string
  focus: string
  faults: string[]
  /** It never reached its state, so its faults mean nothing. */
  isMissed: boolean
  shots: Screenshot[]
  seconds: number
}

/** Opens a screen, brings it into its state, and checks it. Never rejects: a failure is a fault. */
export async function captureScene(
  studio: CaptureContext,
  browserWindow: BrowserWindow,
  scene: Scene,
): Promise<CapturedScene> {
  const { fixtures, options } = studio
  const language = scene.language ?? options.language
  const began = performance.now()
  const taken: CapturedScene = {
    part: scene.part,
    name: scene.name,
    path: '',
    title: '',
    focus: '',
    faults: [],
    isMissed: false,
    shots: [],
    seconds: 0,
  }
  const at = new SceneContext(browserWindow, fixtures, await studio.wordsOf(language))
  try {
    const size = { width: options.widths[0] ?? 360, height: HEIGHT }
    await browserWindow.enter(size, language, await studio.storedOf(scene.who ?? 'nobody'))
    browserWindow.page.on('pageerror', (error) => taken.faults.push(`throws: ${error.message.slice(0, 200)}`))
    if (!options.check) await watchShifts(browserWindow)
    const calls = scene.calls && (await hinder(browserWindow, scene.calls))
    await scene.before?.(at)
    await browserWindow.page.goto(scene.path(fixtures))
    await (scene.calls === 'held' ? browserWindow.restHeld(calls?.asked) : browserWindow.rest())
    if (!options.check && scene.calls !== 'held') taken.faults.push(...(await shiftsOf(browserWindow.page)))
    if (scene.act) {
      await scene.act(at)
      await browserWindow.rest()
    }
    await lookAround(studio, browserWindow.page, scene, taken)
    calls?.release()
    if (!options.check && scene.calls === 'held') {
      await browserWindow.rest()
      taken.faults.push(...(await shiftsOf(browserWindow.page)))
    }
  } catch (reason) {
    taken.isMissed = true
    taken.faults.push(`not reached: ${String(reason).split('\n').slice(0, 3).join(' ').slice(0, 300)}`)
    if (browserWindow.isOpen)
      await takeScreenshot(studio.folder, browserWindow.page, taken, 'where it stopped').catch(() => {})
  }
  return { ...taken, faults: [...new Set(taken.faults)], seconds: (performance.now() - began) / 1000 }
}

/** Every width with its state; most checks run only once. */
async function lookAround(
  { options, folder }: CaptureContext,
  page: Page,
  scene: Scene,
  taken: CapturedScene,
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
    if (!options.check) await takeScreenshot(folder, page, taken, String(width), place)
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
  if (!options.check) await takeScreenshot(folder, page, taken, '360 at 200 %', place)
}

const isCall = (request: { resourceType(): string; url(): string }) =>
  /^(?:fetch|xhr)$/.test(request.resourceType()) &&
  !/\/(?:assets|__manifest|media)\b|\.(?:js|css|data)\b/.test(request.url())

/** `asked` resolves with the first held call. */
async function hinder(browserWindow: BrowserWindow, how: 'held' | 'broken') {
  const released = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await browserWindow.page.route('**/*', async (route) => {
    if (!isCall(route.request())) return route.fallback()
    if (how === 'broken') return route.abort()
    browserWindow.forget(route.request())
    asked.resolve()
    await released.promise
    await route.continue().catch(() => {})
  })
  return { asked: asked.promise, release: released.resolve }
}
