import { setTimeout as wait } from 'node:timers/promises'

/** The key of an element in WebDriver's JSON (W3C WebDriver, "Elements"). */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** In milliseconds. A page that takes longer to load is broken. */
const ANSWER_AFTER = 60_000
const SCRIPT_ANSWERS_AFTER = 5_000

/** Calls a running driver over HTTP (WebDriver), with one session at a time. */
export class WebDriver {
  readonly #url: string
  #session = ''

  constructor(url: string) {
    this.#url = url
  }

  /** Resolves once the driver responds. */
  async isUp(): Promise<void> {
    const answers = () =>
      fetch(`${this.#url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    await until(answers, `No driver answers at ${this.#url}`)
  }

  async begin(alwaysMatch: object): Promise<void> {
    const { sessionId } = await this.#send<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch },
    })
    this.#session = `/session/${sessionId}`
  }

  async end(): Promise<void> {
    if (this.#session) await this.#send('DELETE', this.#session)
    this.#session = ''
  }

  get<Result>(path: string): Promise<Result> {
    return this.#send('GET', this.#session + path)
  }

  post<Result>(path: string, body: object = {}): Promise<Result> {
    return this.#send('POST', this.#session + path, body)
  }

  delete(path: string): Promise<unknown> {
    return this.#send('DELETE', this.#session + path)
  }

  /**
   * Runs a script in the page. WebKit's driver never responds if the page is replaced while the script runs, so this
   * rejects after a few seconds and the caller tries again.
   *
   * @param kind `async` for a script that calls its last argument when it is done
   */
  execute<Result>(kind: 'sync' | 'async', script: string, args: unknown[]): Promise<Result> {
    return this.#send('POST', `${this.#session}/execute/${kind}`, { script, args }, SCRIPT_ANSWERS_AFTER)
  }

  async #send<Result>(method: string, path: string, body?: object, within = ANSWER_AFTER): Promise<Result> {
    const response = await fetch(this.#url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(within),
    })
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
}

/** In milliseconds. What takes longer is broken. */
const LONGEST = 60_000

/** Polls until `ask` returns true, for what the protocol itself does not wait for. */
export async function until(ask: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = Date.now() + LONGEST; Date.now() < end; await wait(10)) if (await ask()) return
  throw new Error(otherwise)
}
