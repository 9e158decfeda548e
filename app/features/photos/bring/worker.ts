import type { Answer, Request } from './messages.ts'
import { addToLibrary, brought, emptyLibrary, readPhoto } from './read/library.ts'

// Reads exports off the main thread, and keeps what it found: one worker for one wall.

let library = emptyLibrary()
/** The readings under way, by the number of their request. */
const stops = new Map<number, AbortController>()

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.ask === 'stop') stops.get(data.n)?.abort()
  else void answer(data)
})

async function answer(request: Exclude<Request, { ask: 'stop' }>): Promise<void> {
  const { n } = request
  try {
    if (request.ask === 'read') send({ n, photo: await readPhoto(library, request.id) })
    else await add(n, request.chosen)
  } catch (reason) {
    send({ n, failed: String(reason) })
  } finally {
    stops.delete(n)
  }
}

async function add(n: number, chosen: Extract<Request, { ask: 'add' }>['chosen']): Promise<void> {
  const stop = new AbortController()
  stops.set(n, stop)
  const onProgress = (looked: number, total: number | null) => send({ n, progress: { looked, total } })
  const { library: more, problems } = await addToLibrary(library, chosen, { onProgress, signal: stop.signal })
  library = more
  send({ n, added: { ...brought(library), problems } })
}

const send = (answer: Answer): void => self.postMessage(answer)
