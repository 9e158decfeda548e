import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { axeOf, overflowOf, settle, shiftsOf, structureOf, targetsOf, watchShifts } from './look.ts'
import type { Options } from './options.ts'
import { At, type Scene } from './scene.ts'
import type { Say } from './words.ts'
import type { World } from './world.ts'

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

/** What every scene is taken with. */
export interface Studio {
  browser: Browser
  world: World
  options: Options
  say: Say
  /** What the browser of each person has stored. */
  stored: Partial<Record<NonNullable<Scene['who']>, Stored>>
  /** Where pictures go. */
  folder: string
}

export interface Shot {
  file: string
  /** '360', '768', '360 at 200 %'. */
  size: string
}

export interface Taken {
  part: string
  name: string
  path: string
  title: string
  focus: string
  faults: string[]
  shots: Shot[]
  seconds: number
}

/** Pixels. */
const HEIGHT = 780
/** Of a picture: what is further away from where the scene ended looks like what is there. */
const LONGEST = 5200
/** Milliseconds. */
const PATIENCE = 30_000

/** Opens a screen, brings it into its state, and takes it at every width. Never rejects: what fails is a fault. */
export async function take(studio: Studio, scene: Scene): Promise<Taken> {
  const { browser, world, options, say, stored } = studio
  const began = Date.now()
  const path = scene.path(world)
  const taken: Taken = {
    part: scene.part,
    name: scene.name,
    path,
    title: '',
    focus: '',
    faults: [],
    shots: [],
    seconds: 0,
  }
  const who = stored[scene.who ?? 'nobody']
  const context = await newContext(browser, world.server.url, options.language, who)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const at = new At(page, world, say)
  page.on('pageerror', (error) => taken.faults.push(`throws: ${error.message.slice(0, 200)}`))
  try {
    await watchShifts(page)
    await page.setViewportSize({ width: options.widths[0] ?? 360, height: HEIGHT })
    const calls = scene.calls && (await hinder(page, scene.calls))
    await scene.before?.(at)
    await page.goto(path)
    await rest(page, scene.calls === 'held')
    if (scene.calls !== 'held') taken.faults.push(...(await shiftsOf(page)))
    if (scene.act) {
      await scene.act(at)
      await rest(page, false)
    }
    await lookAround(studio, page, scene, taken)
    if (calls?.release) {
      calls.release()
      await rest(page, false)
    }
    if (scene.calls === 'held') taken.faults.push(...(await shiftsOf(page)))
  } catch (reason) {
    taken.faults.push(`not reached: ${String(reason).split('\n').slice(0, 3).join(' ').slice(0, 300)}`)
    await shoot(studio, page, taken, scene, 'where it stopped').catch(() => {})
  } finally {
    await context.close()
  }
  return { ...taken, faults: [...new Set(taken.faults)], seconds: (Date.now() - began) / 1000 }
}

/** A browser of its own, from an address of its own: limits by address are not shared. */
export function newContext(browser: Browser, baseURL: string, language: string, storageState?: Stored) {
  const address = Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')
  return browser
    .newContext({
      baseURL,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale: language === 'en' ? 'en-US' : language,
      extraHTTPHeaders: { 'x-forwarded-for': address },
      ...(storageState && { storageState }),
    })
    .then(async (context) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL }])
      return context
    })
}

/** Every width with the state it is in; most of what is wrong is asked for once. */
async function lookAround(studio: Studio, page: Page, scene: Scene, taken: Taken): Promise<void> {
  const { options } = studio
  const place = await placeOf(page)
  for (const [number, width] of options.widths.entries()) {
    await page.setViewportSize({ width, height: HEIGHT })
    await settle(page)
    taken.faults.push(...(await overflowOf(page)).map((fault) => `${width}: ${fault}`))
    if (number === 0) {
      const { title, focus, faults } = await structureOf(page)
      Object.assign(taken, { title, focus })
      taken.faults.push(...faults)
    }
    await shoot(studio, page, taken, scene, String(width), place)
    if (number === 0 && options.axe) taken.faults.push(...(await axeOf(page)).map((fault) => `axe: ${fault}`))
    // At every width: a link of two lines on a phone is large enough, and too small where it has one.
    taken.faults.push(...(await targetsOf(page)).map((fault) => `small: ${fault}`))
  }
  if (!options.zoom || scene.calls === 'held') return
  await page.setViewportSize({ width: 360, height: HEIGHT })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await settle(page)
  taken.faults.push(...(await overflowOf(page)).map((fault) => `200 %: ${fault}`))
  await shoot(studio, page, taken, scene, '360 at 200 %', place)
}

/** Where on the page a scene ended, as a share of the whole: 0 at its head, 1 at its foot. */
const placeOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement
    return scrollTop / Math.max(1, scrollHeight - clientHeight)
  })

async function shoot(
  studio: Studio,
  page: Page,
  taken: Taken,
  scene: Scene,
  size: string,
  place = 0,
): Promise<void> {
  const { isModal, height } = await page.evaluate(() => ({
    isModal: document.querySelector('dialog[open]') !== null,
    height: document.documentElement.scrollHeight,
  }))
  const width = page.viewportSize()?.width ?? 360
  const isWhole = !isModal && height > HEIGHT
  const y = Math.round(place * Math.max(0, height - LONGEST))
  if (isWhole) await wake(page, y, Math.min(height, y + LONGEST))
  if (isWhole) await unstick(page, 'relative')
  const file = `${scene.part}-${scene.name}-${size}.jpg`.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')
  await page.screenshot({
    path: join(studio.folder, file),
    type: 'jpeg',
    quality: 72,
    ...(isWhole && { fullPage: true, clip: { x: 0, y, width, height: Math.min(height, LONGEST) } }),
  })
  if (isWhole) await unstick(page, '')
  taken.shots.push({ file, size })
}

/**
 * What sticks to the window would cover the middle of a long picture. `''` lets it stick again; until then what lies
 * over it still does.
 */
async function unstick(page: Page, position: 'relative' | ''): Promise<void> {
  await page.evaluate((position) => {
    for (const one of document.querySelectorAll<HTMLElement>('body :is(section, nav, div)'))
      if (position === '' ? one.style.position === 'relative' : getComputedStyle(one).position === 'sticky')
        one.style.position = position
  }, position)
}

/** Pictures further down come when somebody gets there. */
async function wake(page: Page, from: number, to: number): Promise<void> {
  await page.evaluate(
    async ({ from, to, step }) => {
      for (let top = from; top < to; top += step) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
      }
      window.scrollTo({ top: 0, behavior: 'instant' })
      const near = [...document.images].filter((image) => image.getBoundingClientRect().top < to)
      await Promise.race([
        Promise.allSettled(near.map((image) => image.decode())),
        new Promise((resolve) => setTimeout(resolve, 2000)),
      ])
    },
    { from, to, step: HEIGHT },
  )
}

/** Nothing is fetched any more, and the screen says so; a page that waits for its calls never gets there. */
async function rest(page: Page, isHeld: boolean): Promise<void> {
  if (isHeld) {
    await page.waitForLoadState('load')
    // Its script has asked by then, and is waiting.
    await page.waitForRequest(isCall, { timeout: 3000 }).catch(() => null)
  } else {
    await page.waitForLoadState('networkidle').catch(() => null)
    // The words of another language come with a request of their own.
    await page
      .locator('h1')
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => null)
  }
  await settle(page)
}

const isCall = (request: { resourceType(): string; url(): string }) =>
  /^(?:fetch|xhr)$/.test(request.resourceType()) &&
  !/\/(?:assets|__manifest|media)\b|\.(?:js|css|data)\b/.test(request.url())

async function hinder(page: Page, how: 'held' | 'broken'): Promise<{ release?: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*', async (route) => {
    if (!isCall(route.request())) return route.fallback()
    if (how === 'broken') return route.abort()
    await released
    await route.continue().catch(() => {})
  })
  return how === 'held' ? { release } : {}
}
