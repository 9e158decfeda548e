import { z } from 'zod'
import { photoFormats } from '#contract/media-formats.ts'

const rotation = z.number().int().min(0).max(3).default(0)

/** Requests and answers of the photo process. In its own file, so that a caller loads no image library. */
export const PhotoTask = z.discriminatedUnion('task', [
  z.object({ task: z.literal('probe'), path: z.string(), name: z.string().default('') }),
  z.object({
    task: z.literal('render'),
    path: z.string(),
    outDir: z.string(),
    name: z.string().regex(/^[A-Za-z0-9_-]+$/),
    rotation,
  }),
  z.object({
    task: z.literal('print'),
    path: z.string(),
    outPath: z.string(),
    maxEdge: z.number().int().positive(),
    rotation,
  }),
])
export type PhotoTask = z.input<typeof PhotoTask>

const pixels = z.number().int().positive()

export const PhotoFacts = z.object({
  format: z.enum(photoFormats),
  width: pixels,
  height: pixels,
  takenAt: z.string().nullable(),
  fileDate: z.string().nullable(),
  fileDateSource: z.enum(['XMP', 'FILE_NAME']).nullable(),
  isScan: z.boolean(),
})

export const Print = z.object({ width: pixels, height: pixels })

export const Renditions = z.object({
  width: pixels,
  height: pixels,
  placeholder: z.string(),
  widths: z.array(pixels),
  files: z.array(
    z.object({ width: pixels, format: z.enum(['jpeg', 'webp', 'avif']), path: z.string(), bytes: pixels }),
  ),
})
