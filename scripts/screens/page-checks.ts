import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axeScript = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What can be detected automatically on a screen. */
export interface Found {
  title: string
  /** The focused element. */
  focus: string
  /** All faults, in words. */
  faults: string[]
}

/** The largest layout shift while a screen is opened, in the browser's measure. */
const SHIFT = 0.02

interface Opening {
  /** Runs in every page before its own scripts. */
  beforehand(script: () => void): Promise<void>
}

/** Before opening: records layout shifts without input. */
export async function watchShifts(browserWindow: Opening): Promise<void> {
  await browserWindow.beforehand(() => {
    const noted: { value: number; what: string }[] = []
    Object.assign(window, { notedShifts: noted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {
          value,
          hadRecentInput,
          sources = [],
        } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources?: { node: Node | null }[]
        }
        if (hadRecentInput) continue
        // Only in the slideshow: the photo takes the room of hidden controls.
        if (document.querySelector('[data-quiet="true"]')) continue
        const what = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
        )
        noted.push({ value, what: what.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Layout shifts since the page was opened. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const noted = await page.evaluate(
    () => (window as unknown as { notedShifts?: { value: number; what: string }[] }).notedShifts ?? [],
  )
  return noted
    .filter(({ value }) => value > SHIFT)
    .map(({ value, what }) => `moves by ${value.toFixed(3)}: ${what}`)
}

/** Everything wider than the screen, or clipped. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const { clientWidth: width, scrollWidth } = document.documentElement
    const name = (one: Element) => one.outerHTML.replace(/\s+/g, ' ').slice(0, 110)
    if (scrollWidth > width) faults.push(`the page is ${scrollWidth} px wide`)
    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      one !== document.documentElement &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
    /** Horizontal range of its own text, which may exceed its box. */
    const wordsOf = (one: Element) => {
      const ranges = [...one.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => {
          const range = document.createRange()
          range.selectNode(node)
          return range.getBoundingClientRect()
        })
        .filter((words) => words.width > 0)
      return {
        left: Math.min(...ranges.map(({ left }) => left)),
        right: Math.max(...ranges.map(({ right }) => right)),
      }
    }
    for (const one of document.body.querySelectorAll('*')) {
      const box = one.getBoundingClientRect()
      if (
        box.width === 0 ||
        box.height === 0 ||
        !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue
      if ((box.right > width + 1 || box.left < -1) && !scrolls(one.parentElement))
        faults.push(`sticks out at ${Math.round(box.left)} to ${Math.round(box.right)}: ${name(one)}`)
      const { overflowX, textOverflow } = getComputedStyle(one)
      const isCut = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1
      const hasText = [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (isCut && hasText && /hidden|clip/.test(overflowX))
        faults.push(`${textOverflow === 'ellipsis' ? 'shortened' : 'cut'}: ${name(one)}`)
      if (hasText && !scrolls(one)) {
        const { left, right } = wordsOf(one)
        if (right > width + 1 || left < -1)
          faults.push(`words from ${Math.round(left)} to ${Math.round(right)}: ${name(one)}`)
      }
      if (isCut && one instanceof HTMLButtonElement) faults.push(`wider than its button: ${name(one)}`)
    }
    if (scrollWidth > width && faults.length === 1)
      for (const one of document.body.querySelectorAll('*')) {
        const { right, left } = one.getBoundingClientRect()
        if (right > width + 1 || left < -1)
          faults.push(`reaches from ${Math.round(left)} to ${Math.round(right)}: ${name(one)}`)
      }
    return faults.slice(0, 12)
  })
}

/** Checks for one first-level heading, no skipped levels, a title, and the focus in the open dialog. */
export function structureOf(page: Page): Promise<Found> {
  return page.evaluate(() => {
    const faults: string[] = []
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
    const shown = (one: Element) => one.checkVisibility({ visibilityProperty: true })
    const first = [...document.querySelectorAll('h1')].filter(shown)
    if (first.length !== 1) faults.push(`${first.length} headings of the first order`)
    const levels = [...(modal ?? document).querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(shown)
    let before = modal ? 1 : 0
    for (const heading of levels) {
      const level = Number(heading.tagName[1])
      if (level > before + 1) faults.push(`h${level} after h${before}: ${heading.textContent?.slice(0, 60)}`)
      before = level
    }
    const at = document.activeElement
    if (modal && !modal.contains(at)) faults.push('the focus is not in the dialog that is open')
    if (at && at !== document.body && shown(at) && at.getBoundingClientRect().bottom + scrollY <= 0)
      faults.push('the focus lies above the page, where nobody can scroll to')
    if (!document.title) faults.push('no title')
    const { lang } = document.documentElement
    if (!lang) faults.push('no language')
    const focus =
      at && at !== document.body
        ? `${at.tagName.toLowerCase()} ${(at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 50)}`
        : 'nothing'
    return { title: document.title, focus, faults }
  })
}

/** Controls smaller than 44 px, including their extended touch area, but not links within sentences. */
export function targetsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const WANTED = 44
    const faults: string[] = []
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
    const controls = (modal ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=slider]',
    )
    const isWithinSentence = (one: HTMLElement) =>
      one.tagName === 'A' &&
      getComputedStyle(one).display === 'inline' &&
      (one.parentElement?.textContent?.trim().length ?? 0) > (one.textContent?.trim().length ?? 0)
    for (const one of controls) {
      if (
        !one.checkVisibility({ visibilityProperty: true }) ||
        one.closest('[inert], [aria-hidden=true]') ||
        isWithinSentence(one)
      )
        continue
      if (one.matches(':disabled')) continue
      const labels =
        one instanceof HTMLInputElement ||
        one instanceof HTMLSelectElement ||
        one instanceof HTMLTextAreaElement
          ? [...(one.labels ?? [])]
          : []
      const face = [one, ...labels].reduce((largest, next) => {
        const [a, b] = [largest.getBoundingClientRect(), next.getBoundingClientRect()]
        return Math.min(b.width, b.height) > Math.min(a.width, a.height) ? next : largest
      })
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = face.getBoundingClientRect()
      // A skip link, visible only with keyboard focus.
      if (box.bottom < 0 || box.right < 0 || box.width <= 1) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const hits = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy)
        return (
          hit !== null &&
          (face.contains(hit) || one.contains(hit) || labels.some((label) => label.contains(hit)))
        )
      }
      const half = WANTED / 2 - 1
      const isWide = box.width >= WANTED - 0.5 || (hits(-half, 0) && hits(half, 0))
      const isHigh = box.height >= WANTED - 0.5 || (hits(0, -half) && hits(0, half))
      if (!isWide || !isHigh)
        faults.push(
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${one.outerHTML.replace(/\s+/g, ' ').slice(0, 110)}`,
        )
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return [...new Set(faults)].slice(0, 20)
  })
}

/** Run directly in the page: axe's builder for Playwright takes longer than the check itself. */
export async function axeOf(page: Page): Promise<string[]> {
  await page.evaluate(axeScript)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      // Without style sheets, which no default rule needs.
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, nodes }) => {
      const some = nodes.slice(0, 3).map(({ html }) => html.slice(0, 140))
      return `${id}: ${some.join(' | ')}`
    })
  })
}

/** Waits for animations to end, and for fonts and visible pictures to load. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished)
    await Promise.allSettled(ends)
  })
}
