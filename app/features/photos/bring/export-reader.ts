import type { Added, Answer, ReadingProgress, Request } from './messages.ts'
import type { ChosenFile } from './read/library.ts'

interface Waiting {
  resolve: (answer: Answer) => void
  reject: (reason: Error) => void
  onProgress?: ((progress: ReadingProgress) => void) | undefined
}

type WithoutNumber<One> = One extends Request ? Omit<One, 'n'> : never

/** The worker that reads exports; it starts with the first request, and keeps what it found until it is closed. */
class ExportReader {
  /** Called when everything that was found is gone: the worker did not load, or ran out of memory. */
  onLost: () => void = () => undefined
  private worker: Worker | null = null
  private last = 0
  private readonly waiting = new Map<number, Waiting>()

  /** Adds what was chosen to what was found before. Rejects when it is stopped, and when the device cannot hold it. */
  async add(
    chosen: readonly ChosenFile[],
    { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ReadingProgress) => void },
  ): Promise<Added> {
    const answer = await this.ask({ ask: 'add', chosen: [...chosen] }, { signal, onProgress })
    if (!('added' in answer)) throw new Error('Another answer')
    return answer.added
  }

  /** The file of a photo. Rejects if it cannot be read. */
  async read(id: number): Promise<Blob> {
    const answer = await this.ask({ ask: 'read', id })
    if (!('photo' in answer)) throw new Error('Another answer')
    return answer.photo
  }

  /** Forgets everything that was found. */
  close(): void {
    this.worker?.terminate()
    this.worker = null
    for (const { reject } of this.waiting.values()) reject(new Error('Closed'))
    this.waiting.clear()
  }

  private ask(
    request: WithoutNumber<Request>,
    { signal, onProgress }: { signal?: AbortSignal; onProgress?: Waiting['onProgress'] } = {},
  ): Promise<Answer> {
    const n = ++this.last
    const worker = this.started()
    return new Promise((resolve, reject) => {
      this.waiting.set(n, { resolve, reject, onProgress })
      signal?.addEventListener('abort', () => worker.postMessage({ n, ask: 'stop' } satisfies Request))
      worker.postMessage({ ...request, n })
    })
  }

  private started(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.take(data)
    worker.onerror = () => {
      this.close()
      this.onLost()
    }
    this.worker = worker
    return worker
  }

  private take(answer: Answer): void {
    const waiting = this.waiting.get(answer.n)
    if ('progress' in answer) {
      waiting?.onProgress?.(answer.progress)
      return
    }
    this.waiting.delete(answer.n)
    if ('failed' in answer) waiting?.reject(new Error(answer.failed))
    else waiting?.resolve(answer)
  }
}

export const exportReader = new ExportReader()
