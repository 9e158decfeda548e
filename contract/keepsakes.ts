import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Timestamp, Uuid } from './fields.ts'

const InMemorial = z.object({ memorialUuid: Uuid })

export const Paper = z.enum(['A4', 'LETTER'])
export type Paper = z.infer<typeof Paper>

/** What a host chooses for the printed book. */
export const BookChoices = z.object({
  paper: Paper.default('A4'),
  /** What others added, words and photos. */
  contributions: z.boolean().default(true),
  /** The names of those who came. */
  attended: z.boolean().default(false),
  /** What comes after the message. */
  first: z.enum(['STORIES', 'PHOTOS']).default('STORIES'),
})
export type BookChoices = z.infer<typeof BookChoices>

/** What is made in the background: it waits, is in work, is there, or could not be made. */
export const MakingState = z.enum(['QUEUED', 'WORKING', 'READY', 'FAILED'])
export type MakingState = z.infer<typeof MakingState>

export const Book = z.object({
  uuid: Uuid,
  state: MakingState,
  /** Of 100. */
  progress: z.number().int(),
  choices: BookChoices,
  pages: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  /** Photos of the memorial whose files could not be read: they are left out. */
  missing: z.number().int(),
  generatedAt: Timestamp.nullable(),
  /** Whether the memorial is still as it was when the book was begun. */
  isCurrent: z.boolean(),
  /** Where the finished book lies for some hours; whoever has the link can open it. */
  pdfUrl: z.string().nullable(),
  /** Pictures of its first pages, in their order; for some hours. */
  previewUrls: z.array(z.string()),
})
export type Book = z.infer<typeof Book>

/** Asked for twice, the same book is made once. An unchanged memorial gets the one that is there. */
export const generatePdf = endpoint({
  method: 'POST',
  path: '/memorial/pdf/generate/:memorialUuid',
  summary: 'Make the printed book',
  access: 'host',
  priority: 'deferrable',
  params: InMemorial,
  body: BookChoices.extend({
    /** Whether to answer only when the book is there, or half a minute has gone. */
    wait: z.boolean().default(true),
  }),
  reply: { pdfUrl: z.string().nullable(), book: Book },
  errors: ['BOOK_FAILED', 'TOO_MANY_ATTEMPTS'],
})

export const getBook = endpoint({
  method: 'GET',
  path: '/memorial/pdf/:memorialUuid',
  summary: 'The newest printed book, and how far it is',
  access: 'host',
  params: InMemorial,
  reply: { book: Book.nullable() },
})
