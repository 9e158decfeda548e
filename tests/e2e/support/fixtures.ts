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
  /** A browser context of the test's own, for what is counted per context. */
  ownContext: boolean
  emptyMailbox: undefined
  /** Patterns of console errors that this test expects. */
  expectedErrors: RegExp[]
  /** Waits for a mail with a code to an address; returns the code of the newest. */
  mailedCode(email: string): Promise<string>
  mailTo(email: string, subject: RegExp): Promise<OutboxMail>
  /** An empty folder, removed after the test. */
  folder: string
  /** Fails if axe finds an accessibility fault on a page. */
  expectAccessible(page: Page): Promise<void>
}

interface PerWorker {
  server: RunningServer
  alivePages: undefined
}

/** The browser looks for a newer service worker by itself, also while a test has stopped or killed its server. */
const WORKER_UNANSWERED = 'An unknown error occurred when fetching the script.'

/** An error of Playwright's own clock script, where a context is reused after a test that had set a clock. */
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

  // Reading the mailbox reads all of it, so it is emptied after each test.
  emptyMailbox: [
    async ({ server }, use) => {
      await use(undefined)
      await server.emptyMailbox()
    },
    { auto: true },
  ],

  baseURL: ({ server }, use) => use(server.url),

  // A test with the option `reuseContext` instead would need a worker of its own, with a browser and a server.
  ownContext: [false, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  expectedErrors: ({}, use) => use([]),

  // Each test has an IP address of its own, as people have, so that tests do not share rate limits. Not an option of
  // the context: a different option would prevent reuse of the context (`reuseContext`).
  context: async ({ browser, context: reused, ownContext }, use) => {
    const address = Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')
    const context = ownContext ? await browser.newContext() : reused
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
    await use(context)
    if (ownContext) return context.close()
    // Reusing a context does not reset these.
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
 * Makes `goto` and `reload` of every page wait until the page is hydrated, as people look before they press. Tests of
 * what happens before that pass `waitUntil`.
 *
 * @param pages the prototype of this worker's pages
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

/**
 * The page may be redirected meanwhile. Not `waitForFunction`, which first sends 340 kB of Playwright's own script into
 * each page, beside those that its locators need in a world of their own.
 */
const alive = (page: Page) =>
  expect
    .poll(() => page.evaluate(isHydrated).catch(() => false), {
      message: 'the page is hydrated',
      intervals: [10, 20, 30, 50],
      timeout: 60_000,
    })
    .toBe(true)

/** Waits for animations to end, so that colours are checked as they stay. Runs in the page. */
async function settled() {
  const ends = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    .map((animation) => animation.finished)
  await Promise.allSettled(ends)
}

export { expect }
