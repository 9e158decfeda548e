import { randomInt } from 'node:crypto'
import type { Browser, Page, Request } from '@playwright/test'
import { isHydrated } from '../../tests/e2e/support/hydrated.ts'
import { settle } from './page-checks.ts'
import type { Stored } from './stored.ts'

/** Milliseconds. */
const TIMEOUT_MS = 30_000
/** For events that may never come, such as a list whose call fails. */
const SHORT_TIMEOUT_MS = 5000

/** Our own address with the same headers, so that the browser stays in the process that has the scripts compiled. */
const BARE = '/icon.svg'

/**
 * A window in which scenes are taken one after another, each with only its person's stored state. A new window for each
 * takes five times as long as the scene itself.
 */
export class BrowserWindow {
  readonly #browser: Browser
  readonly #url: string
  readonly #unanswered = new Set<Request>()
  readonly #undo: (() => Promise<void>)[] = []
  #page: Page | undefined

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.#url = url
  }

  get isOpen(): boolean {
    return this.#page !== undefined
  }

  get page(): Page {
    if (!this.#page) throw new Error('Nobody has entered yet')
    return this.#page
  }

  /** Prepares a new visit from its own address: limits by address are not shared. */
  async enter(size: { width: number; height: number }, language: string, stored: Stored): Promise<void> {
    const settle = (page: Page) => this.#settle(page, size, language, stored)
    // A page that crashed in the scene before cannot be used again.
    await this.#emptied()
      .then(settle)
      .catch(async () => settle(await this.#fresh()))
  }

  async #settle(page: Page, size: { width: number; height: number }, language: string, stored: Stored) {
    const context = page.context()
    await context.clearCookies()
    await context.addCookies([
      { name: 'language', value: language, url: this.#url },
      ...stored.cookies.filter(({ name }) => name !== 'language'),
    ])
    const address = Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
    await page.setViewportSize(size)
    await page.goto(this.#url + BARE, { timeout: SHORT_TIMEOUT_MS * 2 })
    await page.evaluate(replaceStored, stored.origins[0]?.localStorage ?? [])
    this.#unanswered.clear()
    this.#watch(page)
    this.#page = page
  }

  /** Removes what the scene before left; rejects if that is not possible. */
  async #emptied(): Promise<Page> {
    const page = this.page
    page.removeAllListeners()
    // Leaves the page before calls are allowed again: its retries must not succeed.
    await page
      .goto(this.#url + BARE, { timeout: SHORT_TIMEOUT_MS })
      .catch(() => page.goto('about:blank', { timeout: SHORT_TIMEOUT_MS }))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const undo of this.#undo.splice(0)) await undo()
    await page.context().setOffline(false)
    for (const other of page.context().pages()) if (other !== page) await other.close()
    return page
  }

  async #fresh(): Promise<Page> {
    this.#undo.length = 0
    await this.#page?.context().close()
    this.#page = undefined
    const context = await this.#browser.newContext({
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      baseURL: this.#url,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT_MS)
    return page
  }

  /** Runs in every page of this scene before its own scripts. */
  async beforehand(script: () => void): Promise<void> {
    const added = await this.page.addInitScript(script)
    this.#undo.push(() => added.dispose())
  }

  /** Waits until every request is answered and shown. */
  async rest(): Promise<void> {
    await this.page.waitForLoadState('load')
    const isOver = within(SHORT_TIMEOUT_MS)
    while (!isOver() && !(await this.#isThere().catch(() => false)))
      await new Promise((resolve) => setTimeout(resolve, 10))
    for (;;) {
      await this.#answered()
      await settle(this.page)
      if (this.#unanswered.size === 0 && ((await this.#isThere()) || isOver())) return
    }
  }

  /** Waits until the screen is stable while its calls are held. */
  async restHeld(asked: Promise<void> | undefined): Promise<void> {
    await this.page.waitForLoadState('load')
    await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, SHORT_TIMEOUT_MS))])
    await settle(this.page)
  }

  /** Does not wait for the answer of this request, which is held on purpose. */
  forget(request: Request): void {
    this.#unanswered.delete(request)
  }

  async close(): Promise<void> {
    await this.#page?.context().close()
  }

  #watch(page: Page): void {
    const answered = (request: Request) => this.#unanswered.delete(request)
    page.on('request', (request) => {
      // Videos load while they are watched.
      if (!/^(?:media|ping|eventsource)$/.test(request.resourceType())) this.#unanswered.add(request)
    })
    page.on('requestfinished', answered)
    page.on('requestfailed', answered)
  }

  async #answered(): Promise<void> {
    for (const isOver = within(TIMEOUT_MS); this.#unanswered.size > 0 && !isOver(); )
      await new Promise((resolve) => setTimeout(resolve, 10))
    this.#unanswered.clear()
  }

  /** Its script has started, and nothing shows that more is loading. */
  async #isThere(): Promise<boolean> {
    return (await this.page.evaluate(isHydrated)) && (await this.page.evaluate(hasCome))
  }
}

function within(time: number): () => boolean {
  const end = Date.now() + time
  return () => Date.now() > end
}

/** Runs in the page. */
function hasCome(): boolean {
  const coming = document.querySelector('.coming, :not(button)[aria-busy=true]')
  return coming === null && document.querySelector('h1') !== null
}

/** Runs in the page. */
async function replaceStored(items: { name: string; value: string }[]): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve) => {
      const going = indexedDB.deleteDatabase(String(name))
      going.onsuccess = going.onerror = going.onblocked = resolve
    })
  for (const { name, value } of items) localStorage.setItem(name, value)
}
