import { prepareZXingModule } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { WorkerReply } from '../../../lib/photos/worker-pool.ts'
import { findCards } from './find-cards.ts'
import type { Pixels } from './picture.ts'
import type { CutCard, ScanDone, ScanTask } from './scan.ts'
import { straightened } from './straighten.ts'

/** Safari on phones draws nothing on a larger canvas. */
const MOST_PIXELS = 16_000_000
const QUALITY = 0.86

// Served from our own origin, and fetched only when a photograph is searched.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

self.addEventListener('message', async (event: MessageEvent<ScanTask>) => {
  self.postMessage(await reply(event.data))
})

async function reply(task: ScanTask): Promise<WorkerReply<ScanDone>> {
  try {
    const photo = await pixelsOf(task.photo)
    if (task.kind === 'cut')
      return { done: { cut: await jpegOf(straightened(photo, task.corners, task.ratio)) } }
    const { cards, ofOthers } = await findCards(photo, task.marks)
    const found: CutCard[] = []
    for (const { corners, code, ratio } of cards) {
      const cut = corners && (await jpegOf(straightened(photo, corners, ratio)))
      found.push({ corners: corners ?? code, ratio, cut })
    }
    return { done: { found: { cards: found, ofOthers, width: photo.width, height: photo.height } } }
  } catch (error) {
    return { failed: String(error), spent: false }
  }
}

async function pixelsOf(photo: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(photo)
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height)))
  const [width, height] = [Math.floor(bitmap.width * scale), Math.floor(bitmap.height * scale)]
  const context = contextOf(new OffscreenCanvas(width, height))
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return context.getImageData(0, 0, width, height)
}

function jpegOf({ data, width, height }: Pixels): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  contextOf(canvas).putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('No canvas')
  return context
}
