import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { OutboxMail } from '#server/adapters/mail/outbox.ts'
import { clusterServer } from './cluster-server.ts'
import { isHydrated } from './hydrated.ts'
import { mailedCode, mailTo } from './mails.ts'
import { type RunningServer, SingleServer } from './server.ts'

interface PerTest {
  emptyMailbox: undefined
  /** Patterns of console errors that this test brings about on purpose. */
  expectedErrors: RegExp[]
  /** The code in the newest mail to an address, once it is there. */
  mailedCode(email: string): Promise<string>
  mailTo(email: string, subject: RegExp): Promise<OutboxMail>
  /** An empty folder, gone after the test. */
  folder: string
  /** Fails with every accessibility fault axe finds on a page. */
  expectAccessible(page: Page): Promise<void>
}

interface PerWorker {
  server: RunningServer
  alivePages: undefined
}

/** The browser looks for a newer worker by itself, also while a test has its server stopped or killed. */
const WORKER_UNANSWERED = 'An unknown error occurred when fetching the script.'

/** What Playwright's own line for a set clock throws where a context is used again, and the test before had set one. */
const isOfClockBefore = ({ message, stack = '' }: Error) =>
  message.endsWith("reading 'controller')") && !stack.includes('/assets/')

export const test = base.extend<PerTest, PerWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server: RunningServer = await (process.env.CLUSTER ? clusterServer() : SingleServer.start())
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],

  alivePages: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      waitUntilAlive(Object.getPrototypeOf(page))
      await page.close()
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],

  // The mailbox is read whole each time, and every test would find those before it.
  emptyMailbox: [
    async ({ server }, use) => {
      await use(undefined)
      await server.emptyMailbox()
    },
    { auto: true },
  ],

  baseURL: ({ server }, use) => use(server.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  expectedErrors: ({}, use) => use([]),

  // Each test comes from an address of its own, as people do: limits by address are not shared. Not as an option of
  // the context, which would then be another one for each test (`reuseContext`).
  context: async ({ context }, use) => {
    const address = Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
    await use(context)
    // What reusing a context leaves as it was.
    await context.setOffline(false)
    await context.clearPermissions()
  },

  page: async ({ page, expectedErrors }, use) => {
    const unexpected: string[] = []
    const note = (text: string) => {
      if (text === WORKER_UNANSWERED) return
      if (!expectedErrors.some((pattern) => pattern.test(text))) unexpected.push(text)
    }
    page.on('console', (message) => message.type() === 'error' && note(message.text()))
    page.on('pageerror', (error) => !isOfClockBefore(error) && note(String(error)))
    await use(page)
    expect(unexpected, 'errors on the console').toEqual([])
  },

  mailTo: ({ server }, use) => use((email, subject) => mailTo(server, email, subject)),

  mailedCode: ({ server }, use) => use((email) => mailedCode(server, email)),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'afterglow-e2e-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  expectAccessible: ({}, use) =>
    use(async (page) => {
      await page.evaluate(settled)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))).toEqual([])
    }),
})

/**
 * From now on `goto` and `reload` of every page come back once its script has taken over, as people do who look before they press.
 * A test of what happens before that says `waitUntil` itself.
 *
 * @param pages what all pages of this worker inherit from
 */
function waitUntilAlive(pages: Page) {
  const { goto, reload } = pages
  pages.goto = async function (this: Page, url, options) {
    const response = await goto.call(this, url, options)
    if (!options?.waitUntil) await alive(this)
    return response
  }
  pages.reload = async function (this: Page, options) {
    const response = await reload.call(this, options)
    if (!options?.waitUntil) await alive(this)
    return response
  }
}

/** It may be led elsewhere meanwhile. */
const alive = (page: Page) => page.waitForFunction(isHydrated, undefined, { timeout: 20_000 })

/** Whatever fades in has faded in: colours are judged as they stay. Runs in the page. */
async function settled() {
  const ends = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    .map((animation) => animation.finished)
  await Promise.allSettled(ends)
}

export { expect }
