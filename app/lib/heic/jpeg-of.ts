import type { HeifPicture } from '#contract/heif-decode.ts'
import { media } from '#contract/limits.ts'

/** On a larger canvas Safari on phones draws nothing and reports no error. */
const SAFE_CANVAS_PIXELS = 16_777_216

/** Encodes the picture as a JPEG in sRGB, at its full size if the browser can draw that. Runs in a worker. */
export async function jpegOf(picture: HeifPicture): Promise<Blob> {
  const { width, height, icc } = picture
  const pixels = new ImageData(new Uint8ClampedArray(picture.data.buffer), width, height, {
    colorSpace: isDisplayP3(icc) ? 'display-p3' : 'srgb',
  })
  const canvas = inFull(pixels) ?? (await scaled(pixels))
  return canvas.convertToBlob({ type: 'image/jpeg', quality: media.heicQuality })
}

/** Null when the canvas did not take the pixels (too large). */
function inFull(pixels: ImageData): OffscreenCanvas | null {
  const { width, height } = pixels
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { colorSpace: 'srgb' })
  context?.putImageData(pixels, 0, 0)
  return context?.getImageData(width - 1, height - 1, 1, 1).data[3] === 255 ? canvas : null
}

async function scaled(pixels: ImageData): Promise<OffscreenCanvas> {
  const scale = Math.min(1, Math.sqrt(SAFE_CANVAS_PIXELS / (pixels.width * pixels.height)))
  const canvas = new OffscreenCanvas(Math.floor(pixels.width * scale), Math.floor(pixels.height * scale))
  const context = canvas.getContext('2d', { colorSpace: 'srgb' })
  if (context === null) throw new Error('No canvas')
  context.imageSmoothingQuality = 'high'
  const bitmap = await createImageBitmap(pixels)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}

/** Phones write sRGB or Display P3; the description in the profile says which (Latin-1 or UTF-16). */
function isDisplayP3(icc: Uint8Array | null): boolean {
  if (icc === null) return false
  return new TextDecoder('latin1').decode(icc).replaceAll('\0', '').includes('Display P3')
}
