type Json = Record<string, unknown>

interface Waiting {
  resolve(result: never): void
  reject(reason: Error): void
}

/** In milliseconds. A page that takes longer to load is broken. */
const ANSWER_AFTER = 60_000

/** A WebDriver BiDi connection (W3C): commands and events over one WebSocket. */
export class BidiConnection {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, Waiting>()
  readonly #onEvent: (method: string, params: Json) => void
  #sent = 0

  private constructor(socket: WebSocket, onEvent: (method: string, params: Json) => void) {
    this.#socket = socket
    this.#onEvent = onEvent
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))))
    socket.addEventListener('close', () => this.#end())
  }

  static async open(url: string, onEvent: (method: string, params: Json) => void): Promise<BidiConnection> {
    const socket = new WebSocket(url)
    const connection = new BidiConnection(socket, onEvent)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${url}`)), { once: true })
    await promise
    return connection
  }

  send<Result>(method: string, params: Json = {}): Promise<Result> {
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error('The browser has gone'))
    const id = ++this.#sent
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const timer = setTimeout(() => reject(new Error(`${method} was not answered`)), ANSWER_AFTER)
    this.#waiting.set(id, { resolve, reject })
    this.#socket.send(JSON.stringify({ id, method, params }))
    return promise.finally(() => clearTimeout(timer))
  }

  #hear(message: { id?: number; type: string; method: string; params: Json; result: never } & Json) {
    const { id, type, method, params, result } = message
    if (id === undefined) return this.#onEvent(method, params)
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (type === 'success') waiting?.resolve(result)
    else waiting?.reject(new Error(`${message.error}: ${message.message}`))
  }

  #end() {
    for (const { reject } of this.#waiting.values()) reject(new Error('The browser has gone'))
    this.#waiting.clear()
  }
}
