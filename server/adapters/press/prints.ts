import type { PrintPhoto } from '#server/ports/press.ts'
import type { FilledPhoto } from './fill-pdf.ts'
import { lookAtJpeg } from './jpeg.ts'
import { standIn } from './stand-in.ts'

/** A photo in a template: the name of its stand-in, and its size in pixels. */
export interface Print {
  file: string
  width: number
  height: number
}

/** The photos of one keepsake, numbered as they come. */
export interface Prints {
  /** What the template finds by name. */
  files: Map<string, Buffer>
  /** What takes the stand-ins' places. A photo that is damaged or gone leaves an empty print. */
  photos: Map<number, FilledPhoto>
  add(photo: PrintPhoto): Promise<Print>
}

export function somePrints(): Prints {
  const files = new Map<string, Buffer>()
  const photos: Prints['photos'] = new Map()
  return {
    files,
    photos,
    async add(photo) {
      const number = files.size
      const file = `print-${number}.jpg`
      files.set(file, standIn(number))
      const facts = await lookAtJpeg(photo.path)
      if (facts) photos.set(number, { path: photo.path, ...facts })
      const { width, height } = facts ?? photo
      return { file, width: Math.max(1, width), height: Math.max(1, height) }
    },
  }
}

/**
 * As large as a box allows, in its own shape; not so large that its pixels show: each is at most `pixel` wide, in the
 * box's unit. By default those are millimetres, and 100 pixels an inch.
 */
export function fitted({ width, height }: Print, box: { width: number; height: number }, pixel = 0.254) {
  const coarsest = Math.max(width * pixel, box.width * 0.4)
  const across = Math.min(box.width, (box.height * width) / height, coarsest)
  return { width: across, height: (across * height) / width }
}
