import { z } from 'zod'
import { BookChoices, Paper } from '#contract/keepsakes.ts'
import { OrderFormat, OrderItemKind } from '#contract/order-of-service.ts'
import { languages } from '#languages/index.ts'

/**
 * Requests and answers of the typesetting process. The shapes are those of `server/ports/typesetter.ts`; unknown fields are
 * refused, since they would be ignored unnoticed.
 */
/** Modules pass photos with more fields than typesetting needs. */
const PrintPhoto = z.object({
  path: z.string(),
  width: z.number(),
  height: z.number(),
  caption: z.string(),
})
const Memory = z.strictObject({
  from: z.string(),
  date: z.string(),
  text: z.string(),
  photos: z.array(PrintPhoto),
})

const PrintedDay = z.strictObject({
  day: z.string().nullable(),
  parts: z.array(
    z.strictObject({ time: z.string().nullable(), name: z.string(), place: z.string().nullable() }),
  ),
})

const BookSource = z.strictObject({
  language: z.enum(languages).exactOptional(),
  choices: BookChoices,
  name: z.string(),
  life: z.string().exactOptional(),
  date: z.string().nullable(),
  address: z.string().nullable(),
  days: z.array(PrintedDay),
  portrait: PrintPhoto.nullable(),
  hostName: z.string(),
  message: z.string().nullable(),
  video: z
    .strictObject({ still: PrintPhoto.nullable(), seconds: z.number().nullable(), transcript: z.string() })
    .nullable(),
  stories: z.array(z.strictObject({ title: z.string().nullable(), text: z.string() })),
  photos: z.array(PrintPhoto),
  decades: z
    .array(z.strictObject({ decade: z.number(), name: z.string(), photos: z.array(PrintPhoto) }))
    .optional(),
  memories: z.array(Memory),
  attended: z.array(z.string()).nullable(),
  films: z.array(
    z.strictObject({
      still: PrintPhoto.nullable(),
      caption: z.string(),
      seconds: z.number().nullable(),
      link: z.string(),
    }),
  ),
  link: z.string(),
  scanned: z.string(),
  madeOn: z.string(),
})
const ShareSource = z.strictObject({
  language: z.enum(languages).exactOptional(),
  name: z.string(),
  life: z.string().exactOptional(),
  date: z.string().nullable(),
  portrait: PrintPhoto.nullable(),
})
const CardsSource = z.strictObject({
  language: z.enum(languages).exactOptional(),
  paper: Paper,
  name: z.string(),
  life: z.string().exactOptional(),
  date: z.string().nullable(),
  place: z.array(z.string()).exactOptional(),
  link: z.string(),
  scanned: z.string(),
  isToWriteOn: z.literal(true).exactOptional(),
})
const FilmWordsSource = z.strictObject({
  title: z.strictObject({
    of: z.string(),
    name: z.string(),
    life: z.string().exactOptional(),
    date: z.string().nullable(),
    days: z.array(PrintedDay),
    many: z.string(),
    portrait: PrintPhoto.nullable(),
  }),
  closing: z.strictObject({ thanks: z.string(), name: z.string(), shared: z.string().nullable() }),
  captions: z.array(z.strictObject({ text: z.string(), from: z.string() })),
})

const OrderSource = z.strictObject({
  language: z.enum(languages).exactOptional(),
  paper: Paper,
  format: OrderFormat,
  name: z.string(),
  years: z.string(),
  when: z.string(),
  portrait: PrintPhoto.nullable(),
  photos: z.array(PrintPhoto),
  items: z.array(
    z.strictObject({
      id: z.string(),
      kind: OrderItemKind,
      title: z.string(),
      by: z.string(),
      source: z.string(),
      text: z.string(),
    }),
  ),
  events: z.array(z.strictObject({ name: z.string(), lines: z.array(z.string()) })),
  thanks: z.string(),
  link: z.string(),
  scanned: z.string().nullable(),
})

export const TypesettingTask = z.discriminatedUnion('task', [
  z.strictObject({ task: z.literal('book'), source: BookSource, pdf: z.string(), previewDir: z.string() }),
  z.strictObject({ task: z.literal('share'), source: ShareSource, outPath: z.string() }),
  z.strictObject({ task: z.literal('cards'), source: CardsSource, outPath: z.string() }),
  z.strictObject({
    task: z.literal('order'),
    source: OrderSource,
    sheets: z.string(),
    pages: z.string(),
  }),
  z.strictObject({ task: z.literal('film'), source: FilmWordsSource, outDir: z.string() }),
])
export type TypesettingTask = z.infer<typeof TypesettingTask>

export const PrintedBook = z.object({ pages: z.number().int().positive(), previews: z.array(z.string()) })

export const PrintedOrder = z.object({ isTooLong: z.boolean() })

const FilmWords = z.object({ path: z.string(), height: z.number().int().positive() })
export const DrawnFilmTexts = z.object({
  title: FilmWords,
  closing: FilmWords,
  captions: z.array(FilmWords.nullable()),
})
