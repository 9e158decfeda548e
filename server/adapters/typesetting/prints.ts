import type { PrintPhoto } from '#server/ports/typesetter.ts'
import type { FilledPhoto } from './fill-pdf.ts'
import { lookAtJpeg } from './jpeg.ts'
import { photoPlaceholder } from './photo-placeholder.ts'

/** A photo in a template: the file name of its placeholder, and its size in pixels. */
export interface Print {
  file: string
  width: number
  height: number
}

/** The photos of one keepsake, numbered as they are added. */
export interface Prints {
  /** The placeholders that the template reads, by name. */
  files: Map<string, Buffer>
  /** The photos that replace the placeholders. A damaged or missing photo leaves an empty print. */
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
      files.set(file, photoPlaceholder(number))
      const facts = await lookAtJpeg(photo.path)
      if (facts) photos.set(number, { path: photo.path, ...facts })
      const { width, height } = facts ?? photo
      return { file, width: Math.max(1, width), height: Math.max(1, height) }
    },
  }
}

/**
 * The largest size that fits into a box and keeps the shape, but not so large that pixels show: each is at most `pixel`
 * wide, in the box's unit. By default that is millimetres, for 100 pixels per inch.
 */
export function fitted({ width, height }: Print, box: { width: number; height: number }, pixel = 0.254) {
  const coarsest = Math.max(width * pixel, box.width * 0.4)
  const across = Math.min(box.width, (box.height * width) / height, coarsest)
  return { width: across, height: (across * height) / width }
}
