import { z } from 'zod'
import type {
  BookSource,
  CardsSource,
  FilmTextsSource,
  OrderSource,
  ShareSource,
} from '#server/ports/typesetter.ts'

/** Requests of the typesetting process. They come from this server alone, so types are enough. */
export type TypesettingTask =
  | { task: 'book'; source: BookSource; pdf: string; previewDir: string }
  | { task: 'share'; source: ShareSource; outPath: string }
  | { task: 'cards'; source: CardsSource; outPath: string }
  | { task: 'order'; source: OrderSource; sheets: string; pages: string }
  | { task: 'film'; source: FilmTextsSource; outDir: string }

// Its answers come from a process that has read strangers' texts, so they are checked.

export const PrintedBook = z.object({ pages: z.number().int().positive(), previews: z.array(z.string()) })

export const PrintedOrder = z.object({ isTooLong: z.boolean() })

const FilmWords = z.object({ path: z.string(), height: z.number().int().positive() })
export const DrawnFilmTexts = z.object({
  title: FilmWords,
  closing: FilmWords,
  captions: z.array(FilmWords.nullable()),
})
