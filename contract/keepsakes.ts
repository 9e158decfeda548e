import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { hostCall, Timestamp, Uuid } from './fields.ts'

export const Paper = z.enum(['A4', 'LETTER'])
export type Paper = z.infer<typeof Paper>

/** A host's choices for the printed book. */
export const BookChoices = z.object({
  paper: Paper.default('A4'),
  /** Includes contributions, texts and photos. */
  contributions: z.boolean().default(true),
  /** Includes the names of people who attended. */
  attended: z.boolean().default(false),
  /** What follows the message. */
  first: z.enum(['STORIES', 'PHOTOS']).default('STORIES'),
})
export type BookChoices = z.infer<typeof BookChoices>

/** The state of something made in the background: waiting, in progress, finished, or failed. */
export const MakingState = z.enum(['QUEUED', 'WORKING', 'READY', 'FAILED'])
export type MakingState = z.infer<typeof MakingState>

/** What is made of a memorial's photos in the background, and how far it is. */
export const Making = z.object({
  uuid: Uuid,
  state: MakingState,
  /** In percent. */
  progress: z.number().int(),
  /** As far as it is known. */
  bytes: z.number().int().nullable(),
  /** Photos whose files could not be read: they are left out. */
  missing: z.number().int(),
  generatedAt: Timestamp.nullable(),
  /** Whether the memorial is unchanged since it was begun. */
  isCurrent: z.boolean(),
})

export const Book = Making.extend({
  choices: BookChoices,
  pages: z.number().int().nullable(),
  /** A link to the finished book for some hours, for anybody who has it. */
  pdfUrl: z.string().nullable(),
  /** Pictures of its first pages, in order; links for some hours. */
  previewUrls: z.array(z.string()),
})
export type Book = z.infer<typeof Book>

/** Requesting the same book twice makes it once. An unchanged memorial gets the existing one. */
export const generatePdf = endpoint({
  method: 'POST',
  path: '/memorial/pdf/generate/:memorialUuid',
  summary: 'Make the printed book',
  ...hostCall,
  priority: 'deferrable',
  body: BookChoices.extend({
    /** Whether to answer only when the book is finished, or after half a minute. */
    wait: z.boolean().default(true),
  }),
  reply: { pdfUrl: z.string().nullable(), book: Book },
  errors: ['BOOK_FAILED', 'TOO_MANY_ATTEMPTS'],
})

export const getBook = endpoint({
  method: 'GET',
  path: '/memorial/pdf/:memorialUuid',
  summary: 'The newest printed book, and how far it is',
  ...hostCall,
  reply: { book: Book.nullable() },
})
