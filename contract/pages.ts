import { z } from 'zod'

/** Long lists come in pages: send `next` of one answer as `after` of the next request. */
export const Page = {
  query: { after: z.string().max(200).optional() },
  reply: { next: z.string().nullable() },
} as const

/** A table for a spreadsheet, which the browser saves as `filename`. UTF-8 with a byte order mark. */
export const Csv = { filename: z.string(), csv: z.string() } as const
