import { z } from 'zod'

/** Long lists come a page at a time: send `next` of one answer as `after` of the next question. */
export const Page = {
  query: { after: z.string().max(200).optional() },
  reply: { next: z.string().nullable() },
} as const

/** A table for a spreadsheet, to be saved by the browser under `filename`. Text in UTF-8 with a byte order mark. */
export const Csv = { filename: z.string(), csv: z.string() } as const
