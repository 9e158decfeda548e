import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { BidiConnection } from './bidi.ts'
import { type Browser, type Handle, type Size, type Target, targetQuery } from './browser.ts'
import { endChild, startChild } from './child.ts'
import { findInPage } from './in-page.ts'
import { firefox } from './installed.ts'
import { keyActions } from './keys.ts'

/**
 * Added to the preferences that Firefox sets by itself under automation: a fake camera without a permission prompt,
 * autoplay, our language, and no welcome page.
 */
const preferences = {
  'browser.aboutwelcome.enabled': false,
  'intl.accept_languages': 'en-AU,en',
  'media.navigator.permission.disabled': true,
  'media.navigator.streams.fake': true,
  'media.autoplay.default': 0,
}

/** A font that was still loading when its page was left (NS_BINDING_ABORTED). */
const FONT_LEFT = /^downloadable font: download failed .*status=2152398850/

type Answer =
  | { type: 'success'; result: { type: string; value?: unknown; sharedId?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** The installed Firefox, headless, over WebDriver BiDi (docs/decisions/0044). */
export class Firefox implements Browser {
  readonly #process: ChildProcess
  readonly #profile: string
  #bidi!: BidiConnection
  #userContext: string | undefined
  #context = ''
  #errors: string[] = []

  private constructor(process: ChildProcess, profile: string) {
    this.#process = process
    this.#profile = profile
  }

  static async start(): Promise<Firefox> {
    const profile = await mkdtemp(join(tmpdir(), 'afterglow-firefox-'))
    const lines = Object.entries(preferences).map(
      (pair) => `user_pref(${pair.map((one) => JSON.stringify(one))});`,
    )
    await writeFile(join(profile, 'user.js'), lines.join('\n'))
    const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
    const process = startChild(firefox(), options, { stdio: ['ignore', 'ignore', 'pipe'] })
    const started = new Firefox(process, profile)
    const address = await addressOf(process)
    started.#bidi = await BidiConnection.open(`${address}/session`, (method, params) => {
      if (method === 'log.entryAdded') started.#note(params as never)
    })
    await started.#bidi.send('session.new', {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
    })
    await started.#bidi.send('session.subscribe', { events: ['log.entryAdded'] })
    return started
  }

  async fresh(viewport: Size): Promise<void> {
    const before = this.#userContext
    const { userContext } = await this.#bidi.send<{ userContext: string }>('browser.createUserContext')
    const made = { type: 'tab', userContext }
    const { context } = await this.#bidi.send<{ context: string }>('browsingContext.create', made)
    this.#userContext = userContext
    this.#context = context
    await this.#here('browsingContext.setViewport', { viewport })
    if (before) await this.#bidi.send('browser.removeUserContext', { userContext: before })
  }

  async goto(url: string): Promise<void> {
    await this.#here('browsingContext.navigate', { url, wait: 'complete' })
  }

  async reload(): Promise<void> {
    await this.#here('browsingContext.reload', { wait: 'complete' })
  }

  evaluate<Given extends unknown[], Result>(
    run: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    return this.#run(`async (json) => JSON.stringify(await (${run})(...JSON.parse(json)))`, given)
  }

  evaluateOn<Of extends Element, Given extends unknown[], Result>(
    handle: Handle,
    run: (element: Of, ...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    return this.#run(
      `async (json, on) => JSON.stringify(await (${run})(on, ...JSON.parse(json)))`,
      given,
      handle,
    )
  }

  async find(target: Target): Promise<Handle | null> {
    const { sharedId } = await this.#call(`(json) => (${findInPage})(...JSON.parse(json))`, [
      targetQuery(target),
    ])
    return sharedId ? { sharedId } : null
  }

  async press(element: Handle): Promise<void> {
    const origin = { type: 'element', element }
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#here('input.performActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  async keys(...keys: string[]): Promise<void> {
    await this.#here('input.performActions', { actions: keyActions(keys) })
  }

  async keysWith(held: string, ...keys: string[]): Promise<void> {
    await this.#here('input.performActions', { actions: keyActions(keys, held) })
  }

  async choose(element: Handle, files: string[]): Promise<void> {
    await this.#here('input.setFiles', { element, files })
  }

  async takeErrors(): Promise<string[]> {
    return this.#errors.splice(0)
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.#here<{ data: string }>('browsingContext.captureScreenshot')
    return Buffer.from(data, 'base64')
  }

  async close(): Promise<void> {
    await endChild(this.#process)
    // Firefox's other processes may still be writing there.
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 10 })
  }

  /** Sends a command about the current window. */
  #here<Result>(method: string, params: object = {}): Promise<Result> {
    return this.#bidi.send(method, { context: this.#context, ...params })
  }

  async #run<Result>(functionDeclaration: string, given: unknown[], handle?: Handle): Promise<Result> {
    const { value } = await this.#call(functionDeclaration, given, handle)
    return (value === undefined ? undefined : JSON.parse(String(value))) as Result
  }

  async #call(functionDeclaration: string, given: unknown[], handle?: Handle) {
    const json = { type: 'string', value: JSON.stringify(given) }
    const answer = await this.#bidi.send<Answer>('script.callFunction', {
      functionDeclaration,
      target: { context: this.#context },
      arguments: handle ? [json, handle] : [json],
      awaitPromise: true,
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result
  }

  #note({ level, text, source }: { level: string; text: string; source: { context?: string } }) {
    if (level !== 'error' || source.context !== this.#context || FONT_LEFT.test(text)) return
    this.#errors.push(text)
  }
}

/** Reads the address of Firefox's remote protocol from its output. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Firefox has no error output')
  for await (const line of createInterface({ input: stderr })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address) {
      stderr.resume()
      return address
    }
  }
  throw new Error('Firefox did not start')
}
