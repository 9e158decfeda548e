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
  /** A new window of a phone's size. Errors on its pages or consoles fail the test. */
  tab: Tab
  /** Waits for a mail with a code to an address; returns the code of the newest. */
  mailedCode(email: string): Promise<string>
}

export interface PerWorker {
  engine: EngineName
  server: SingleServer
  driven: Browser
}

/**
 * Firefox reports a script that was still loading when its page was left. Ignoring this is safe: where a script is
 * really missing, the page does not hydrate, which fails the test.
 */
const LEFT_BEHIND = /error loading dynamically imported module/

/** All tests of an engine share one server and one browser. */
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

  tab: async ({ driven, server }, use, testInfo) => {
    const folder = await mkdtemp(join(tmpdir(), 'afterglow-engines-'))
    await driven.fresh(PHONE)
    await use(new Tab(driven, server.url, folder))
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('screen.png'), await driven.screenshot())
    await rm(folder, { recursive: true, force: true })
    const unexpected = (await driven.takeErrors()).filter((text) => !LEFT_BEHIND.test(text))
    expect(unexpected, 'errors on the console').toEqual([])
  },

  mailedCode: ({ server }, use) => use((email) => mailedCode(server, email)),
})

export { expect }
