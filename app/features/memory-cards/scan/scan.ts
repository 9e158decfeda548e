import { heicToJpeg } from '../../../lib/heic/heic-to-jpeg.ts'
import { isHeic } from '../../../lib/heic/is-heic.ts'
import { workerPool } from '../../../lib/photos/worker-pool.ts'
import type { Corners } from './perspective.ts'

export type ScanTask =
  | { kind: 'find'; photo: Blob; marks: readonly string[] }
  | { kind: 'cut'; photo: Blob; corners: Corners; ratio?: number }

/** A card on a photograph; corners in pixels of the photograph as it was searched. */
export interface CutCard {
  corners: Corners
  /** Width by height. */
  ratio: number
  /** Straightened, as a JPEG; null when its edges were not found: then the corners are those of its code. */
  cut: Blob | null
}

export interface Scanned {
  cards: CutCard[]
  /** How many cards of another memorial lie there too. */
  ofOthers: number
  /** Of the photograph as it was searched. */
  width: number
  height: number
}

export type ScanDone = { found: Scanned } | { cut: Blob }

const IDLE_MS = 30_000

let ask: ((task: ScanTask) => Promise<ScanDone>) | undefined

/** One photograph at a time: each takes some 100 MB while it is searched. */
function scan(task: ScanTask): Promise<ScanDone> {
  ask ??= workerPool<ScanTask, ScanDone>({
    create: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    size: 1,
    idleMs: IDLE_MS,
  })
  return ask(task)
}

/** A photograph that every browser can show. Rejects when it cannot be read. */
export const readablePhoto = async (file: File): Promise<Blob> =>
  (await isHeic(file)) ? heicToJpeg(file) : file

/** Finds the memory cards on a photograph and cuts them out. Rejects when it is no picture. */
export async function scanPhoto(photo: Blob, marks: readonly string[]): Promise<Scanned> {
  const done = await scan({ kind: 'find', photo, marks })
  if (!('found' in done)) throw new Error('Not an answer to this')
  return done.found
}

/** What is within four corners of a photograph, straightened, as a JPEG. */
export async function cutOut(photo: Blob, corners: Corners, ratio?: number): Promise<Blob> {
  const done = await scan({ kind: 'cut', photo, corners, ...(ratio !== undefined && { ratio }) })
  if (!('cut' in done)) throw new Error('Not an answer to this')
  return done.cut
}
