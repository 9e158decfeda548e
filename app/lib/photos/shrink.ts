export interface Thumbnail {
  /** A JPEG, upright and without metadata. */
  blob: Blob
  /** Of the thumbnail, in pixels. */
  width: number
  height: number
}

export interface ThumbnailTask {
  blob: Blob
  edge: number
}

const QUALITY = 0.8

/**
 * Decodes a picture and draws it smaller, in the thread that calls it. Rejects when the browser cannot decode the file.
 */
export async function shrink({ blob, edge }: ThumbnailTask): Promise<Thumbnail> {
  const bitmap = await createImageBitmap(blob)
  try {
    const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    return { blob: await draw(bitmap, width, height), width, height }
  } finally {
    bitmap.close()
  }
}

function draw(bitmap: ImageBitmap, width: number, height: number): Promise<Blob> {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height)
    paint(canvas.getContext('2d'), bitmap, width, height)
    return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  paint(canvas.getContext('2d'), bitmap, width, height)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The browser made no JPEG')))
    canvas.toBlob(done, 'image/jpeg', QUALITY)
  })
}

function paint(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  bitmap: ImageBitmap,
  width: number,
  height: number,
): void {
  if (context === null) throw new Error('No canvas')
  // JPEG has no transparency and would show it black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
}
