import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { mailedCode } from '../../e2e/support/mails.ts'
import { SingleServer } from '../../e2e/support/server.ts'
import type { Browser, EngineName } from './browser.ts'
import { Firefox } from './firefox.ts'
import { Tab } from './tab.ts'
import { WebKit } from './webkit.ts'

export const PHONE = { width: 390, height: 780 }

interface PerTest {
  /** A new window of a phone's size. What goes wrong on its pages and consoles fails the test. */
  tab: Tab
  /** Patterns of errors that this test brings about on purpose. */
  expectedErrors: RegExp[]
  /** The code in the newest mail to an address, once it is there. */
  mailedCode(email: string): Promise<string>
}

export interface PerWorker {
  engine: EngineName
  server: SingleServer
  driven: Browser
}

/** Firefox tells of a script that was on its way when a page was left. Where one is missing, no page comes alive. */
const LEFT_BEHIND = /error loading dynamically imported module/

/** One server and one browser for all tests of an engine. */
export const test = base.extend<PerTest, PerWorker>({
  engine: ['firefox', { scope: 'worker', option: true }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = await SingleServer.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],

  driven: [
    async ({ engine }, use) => {
      const browser: Browser = await (engine === 'firefox' ? Firefox.start() : WebKit.start())
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  expectedErrors: ({}, use) => use([]),

  tab: async ({ driven, server, expectedErrors }, use, testInfo) => {
    const folder = await mkdtemp(join(tmpdir(), 'afterglow-engines-'))
    await driven.fresh(PHONE)
    await use(new Tab(driven, server.url, folder))
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('screen.png'), await driven.screenshot())
    await rm(folder, { recursive: true, force: true })
    const unexpected = (await driven.takeErrors()).filter(
      (text) => ![LEFT_BEHIND, ...expectedErrors].some((pattern) => pattern.test(text)),
    )
    expect(unexpected, 'errors on the console').toEqual([])
  },

  mailedCode: ({ server }, use) => use((email) => mailedCode(server, email)),
})

export { expect }
