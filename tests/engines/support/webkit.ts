import type { ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { freePort } from '../../support/free-port.ts'
import { type Browser, type Handle, type Size, type Target, targetQuery } from './browser.ts'
import { endChild, startChild } from './child.ts'
import { findInPage, forgetAll, type PageErrors, takeErrors } from './in-page.ts'
import { miniBrowser, webkitDriver } from './installed.ts'
import { keyActions } from './keys.ts'
import { VirtualDisplay } from './virtual-display.ts'
import { ELEMENT, until, WebDriver } from './webdriver.ts'

/** Without this, GTK's tool bar makes the window wider than a phone. */
const NARROW = 'headerbar, toolbar, entry, box, button { min-width: 0; padding: 0 }'

type Settled = { result?: unknown; failed?: string }

/** WebKitGTK's MiniBrowser on a virtual display, over WebDriver (docs/decisions/0044). */
export class WebKit implements Browser {
  readonly #screen: VirtualDisplay
  readonly #folder: string
  readonly #process: ChildProcess
  readonly #driver: WebDriver
  #errors: string[] = []
  #isOpen = false

  private constructor(screen: VirtualDisplay, folder: string, process: ChildProcess, driver: WebDriver) {
    this.#screen = screen
    this.#folder = folder
    this.#process = process
    this.#driver = driver
  }

  static async start(): Promise<WebKit> {
    const screen = await VirtualDisplay.start()
    const folder = await mkdtemp(join(tmpdir(), 'afterglow-webkit-'))
    await mkdir(join(folder, 'gtk-3.0'))
    await writeFile(join(folder, 'gtk-3.0/gtk.css'), NARROW)
    const port = await freePort()
    const env = {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      LANGUAGE: 'en',
      LC_ALL: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: folder,
      XDG_RUNTIME_DIR: folder,
    }
    const driverProcess = startChild(webkitDriver(), [`--port=${port}`], { env, stdio: 'ignore' })
    const driver = new WebDriver(`http://127.0.0.1:${port}`)
    await driver.isUp()
    return new WebKit(screen, folder, driverProcess, driver)
  }

  async fresh(size: Size): Promise<void> {
    if (this.#isOpen) await this.#forget()
    else await this.#open()
    await this.#resize(size)
  }

  goto(url: string): Promise<void> {
    return this.#arrive(() => this.#driver.post('/url', { url }))
  }

  reload(): Promise<void> {
    return this.#arrive(() => this.#driver.post('/refresh'))
  }

  evaluate<Given extends unknown[], Result>(
    run: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    return this.#run(run, given)
  }

  evaluateOn<Of extends Element, Given extends unknown[], Result>(
    handle: Handle,
    run: (element: Of, ...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    return this.#run(run, [handle, ...given])
  }

  async find(target: Target): Promise<Handle | null> {
    // Tests poll `find`, so errors are collected here soon after a link has opened a new page.
    await this.#hear()
    const script = `return (${findInPage}).apply(null, arguments)`
    return this.#driver.execute('sync', script, [targetQuery(target)])
  }

  async press(handle: Handle): Promise<void> {
    await this.#driver.post(`/element/${handle[ELEMENT]}/click`)
  }

  async keys(...keys: string[]): Promise<void> {
    await this.#driver.post('/actions', { actions: keyActions(keys) })
  }

  async keysWith(held: string, ...keys: string[]): Promise<void> {
    await this.#driver.post('/actions', { actions: keyActions(keys, held) })
  }

  async choose(handle: Handle, paths: string[]): Promise<void> {
    await this.#driver.post(`/element/${handle[ELEMENT]}/value`, { text: paths.join('\n') })
  }

  async takeErrors(): Promise<string[]> {
    // Fails while the page is being replaced, and then there is nothing to collect.
    await this.#hear().catch(() => undefined)
    return this.#errors.splice(0)
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#driver.get<string>('/screenshot'), 'base64')
  }

  async close(): Promise<void> {
    // If the driver has died, so has its browser.
    await this.#driver.end().catch(() => undefined)
    await endChild(this.#process)
    await this.#screen.close()
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #open() {
    await this.#driver.begin({
      // `#arrive` waits for the page itself, and collects errors meanwhile.
      pageLoadStrategy: 'none',
      unhandledPromptBehavior: 'accept',
      'webkitgtk:browserOptions': {
        binary: miniBrowser(),
        args: ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'],
      },
    })
    this.#isOpen = true
  }

  /** Deletes what pages of the last origin have stored. All windows of a session share one store. */
  async #forget() {
    const origin = await this.evaluate(() => location.origin)
    if (!origin.startsWith('http')) return
    // A page without scripts, so that nothing uses what is being deleted.
    await this.goto(`${origin}/icon.svg`)
    await this.evaluate(forgetAll)
    await this.#driver.delete('/cookie')
    await this.goto('about:blank')
  }

  /**
   * Sizes the window so that the page has the given size. The window is larger by its tool bar, and changes with a
   * delay.
   */
  async #resize({ width, height }: Size) {
    const inner = () => this.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    const outer = await this.#driver.get<Size>('/window/rect')
    const page = await inner()
    await this.#driver.post('/window/rect', {
      x: 0,
      y: 0,
      width: outer.width + width - page.width,
      height: outer.height + height - page.height,
    })
    await until(
      async () => isDeepStrictEqual(await inner(), { width, height }),
      'The window does not change its size',
    )
  }

  async #run<Result>(run: (...given: never[]) => unknown, args: unknown[]): Promise<Result> {
    const script = `const given = [...arguments], done = given.pop();
      (async () => (${run})(...given))().then((result) => done({ result }), (error) => done({ failed: String(error) }))`
    const { result, failed } = await this.#driver.execute<Settled>('async', script, args)
    if (failed !== undefined) throw new Error(failed)
    return result as Result
  }

  /** Runs a command that opens a page. Resolves once the new page has loaded. */
  async #arrive(go: () => Promise<unknown>) {
    await this.#hear()
    await go()
    let isOther = false
    await until(async () => {
      // Fails while one page replaces the other.
      const heard = await this.#hear().catch(() => null)
      isOther ||= heard?.isOther ?? false
      return isOther && heard?.isLoaded === true
    }, 'The page does not load')
  }

  /**
   * Collects the page's errors. Returns whether this is another page than at the last call, and whether it has loaded.
   */
  async #hear() {
    const script = `return (${takeErrors})()`
    const heard = await this.#driver.execute<PageErrors>('sync', script, [])
    this.#errors.push(...heard.errors)
    return heard
  }
}
