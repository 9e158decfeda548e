import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Browser, type BrowserContext, chromium, test } from '@playwright/test'

/** A browser with a profile on the disk that can be killed, as a crash would do. */
export class KillableBrowser {
  readonly context: BrowserContext
  readonly #browser: Browser
  readonly #process: ChildProcess

  private constructor(browser: Browser, context: BrowserContext, process: ChildProcess) {
    this.#browser = browser
    this.context = context
    this.#process = process
  }

  static async start(profileDir: string): Promise<KillableBrowser> {
    const { executablePath = chromium.executablePath(), args = [] } =
      test.info().project.use.launchOptions ?? {}
    const options = [
      '--headless',
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${profileDir}`,
    ]
    // In a process group of its own, so that its children are killed with it.
    const process = spawn(executablePath, [...args, ...options], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const browser = await chromium.connectOverCDP(await devToolsAddress(process))
    const [context] = browser.contexts()
    if (!context) throw new Error('The browser came up without a window')
    return new KillableBrowser(browser, context, process)
  }

  /** Sends SIGKILL to the browser and all its processes, so that nothing more is written. */
  async kill(): Promise<void> {
    const { pid } = this.#process
    if (pid === undefined || this.#process.exitCode !== null) return
    const ended = once(this.#process, 'exit')
    process.kill(-pid, 'SIGKILL')
    await ended
    await this.#browser.close()
  }
}

async function devToolsAddress({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The browser has no error output')
  for await (const line of createInterface({ input: stderr })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (address) {
      stderr.resume()
      return address
    }
  }
  throw new Error('The browser did not start')
}
