import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { isHydrated } from '../../e2e/support/hydrated.ts'
import type { PhotoFile } from '../../e2e/support/photos.ts'
import type { Browser, Handle, Target } from './browser.ts'
import { hindrance } from './in-page.ts'
import { keysOf } from './keys.ts'
import { inWords } from './targets.ts'

/** How long, in milliseconds, the effect of an action is waited for. */
const SOON = 60_000

/** One page, used as a person would. Every method waits until it can act; its error says what it waited for. */
export class Tab {
  readonly browser: Browser
  readonly #origin: string
  readonly #folder: string

  /**
   * @param origin the address of the product
   * @param folder for the files that tests choose
   */
  constructor(browser: Browser, origin: string, folder: string) {
    this.browser = browser
    this.#origin = origin
    this.#folder = folder
  }

  /** Opens a path or an address. Resolves once the page is hydrated. */
  async goto(path: string): Promise<void> {
    await this.browser.goto(new URL(path, this.#origin).href)
    await this.alive()
  }

  async reload(): Promise<void> {
    await this.browser.reload()
    await this.alive()
  }

  async alive(): Promise<void> {
    await this.until('the page is alive', () => this.browser.evaluate(isHydrated))
  }

  /** Logs in by storing a token, as an earlier login would have. */
  async signIn({ token }: { token: string }): Promise<void> {
    await this.goto('/login')
    await this.browser.evaluate((value) => localStorage.setItem('apiToken', value), token)
  }

  /** Waits until the element can be clicked, and clicks it. */
  async press(target: Target): Promise<void> {
    await this.#onFound(target, async (found) => {
      const reason = await this.browser.evaluateOn(found, hindrance)
      expect(reason, `${inWords(target)} can be pressed`).toBe(null)
      await this.browser.press(found)
    })
  }

  /** Replaces the text in a field. */
  async fill(target: Target, text: string): Promise<void> {
    if ((await this.property(target, 'type')) === 'date')
      return this.#onFound(target, (found) => this.browser.evaluateOn(found, setDate, text))
    await this.press(target)
    await this.browser.keysWith('Control', 'a')
    await this.browser.keys(...(text ? keysOf(text) : ['Delete']))
    await this.has(target, 'value', text)
  }

  /** Chooses files for a file input, which may be hidden under its label. */
  async choose(target: Target, files: PhotoFile[]): Promise<void> {
    const paths = files.map(({ name }) => join(this.#folder, name))
    await Promise.all(files.map(({ buffer }, at) => writeFile(String(paths[at]), buffer)))
    await this.#onFound({ ...target, unseen: true }, (found) => this.browser.choose(found, paths))
  }

  sees(target: Target, timeout = SOON): Promise<void> {
    return this.#onFound(target, async () => {}, timeout)
  }

  async misses(target: Target): Promise<void> {
    await this.until(`no ${inWords(target)}`, async () => (await this.browser.find(target)) === null)
  }

  /** Resolves once the page, or the part `within` it, contains a text. Case and white space are ignored in strings. */
  async reads(words: string | RegExp, { within = 'body', timeout = SOON } = {}): Promise<void> {
    await expect(async () => {
      const text = await this.browser.evaluate(textOf, within)
      if (words instanceof RegExp) expect(text).toMatch(words)
      else expect(text.toLowerCase()).toContain(words.toLowerCase())
    }, `reads ${words}`).toPass({ timeout, intervals: [100] })
  }

  /** Resolves once a property has the value. */
  async has(target: Target, property: string, value: unknown): Promise<void> {
    await expect(
      async () => {
        expect(await this.property(target, property)).toEqual(value)
      },
      `${inWords(target)} has the ${property} ${value}`,
    ).toPass({ timeout: SOON, intervals: [100] })
  }

  property(target: Target, name: string): Promise<unknown> {
    return this.#onFound(target, (found) => this.browser.evaluateOn(found, propertyOf, name))
  }

  /** Resolves once the page has this path. */
  async isAt(path: string): Promise<void> {
    await expect(async () => {
      const now = await this.browser.evaluate(() => location.pathname)
      expect(now).toBe(path)
    }, `is at ${path}`).toPass({ timeout: SOON, intervals: [100] })
  }

  count(css: string): Promise<number> {
    return this.browser.evaluate((selector) => document.querySelectorAll(selector).length, css)
  }

  /** Resolves once there are exactly so many elements. */
  async counts(css: string, wanted: number, timeout = SOON): Promise<void> {
    await expect(async () => expect(await this.count(css)).toBe(wanted), `${wanted} × ${css}`).toPass({
      timeout,
      intervals: [100],
    })
  }

  /** Polls until `ask` returns true. Errors, as while a page is being replaced, count as not yet. */
  async until(what: string, ask: () => Promise<boolean>, timeout = SOON): Promise<void> {
    await expect(async () => expect(await ask(), what).toBe(true)).toPass({ timeout, intervals: [50, 100] })
  }

  /** Waits for the element and acts on it. Tries again if the page has replaced the element meanwhile. */
  async #onFound<Result>(target: Target, act: (found: Handle) => Promise<Result>, timeout = SOON) {
    let result: Promise<Result> | undefined
    await expect(async () => {
      const found = await this.browser.find(target)
      if (!found) throw new Error(`There is no ${inWords(target)}`)
      result = act(found)
      await result
    }).toPass({ timeout, intervals: [50, 100] })
    return result as Promise<Result>
  }
}

/** The visible text of the elements. Runs in the page. */
const textOf = (css: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(css), ({ innerText }) => innerText)
    .join(' ')
    .replace(/\s+/g, ' ')

/** Runs in the page. */
const propertyOf = (element: Element, key: string) => (element as unknown as Record<string, unknown>)[key]

/** Sets a date as the browser's date picker does. Runs in the page. */
function setDate(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}
