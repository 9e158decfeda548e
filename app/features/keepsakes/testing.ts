import type { Book } from '#contract/keepsakes.ts'

/** A book as in the server's responses, for tests. */
export const aBook = (fields: Partial<Book> = {}): Book => ({
  uuid: '3f1f4c0e-0000-4000-8000-000000000001',
  state: 'WORKING',
  progress: 10,
  choices: { paper: 'A4', contributions: true, attended: false, first: 'STORIES' },
  pages: null,
  bytes: null,
  missing: 0,
  generatedAt: null,
  isCurrent: true,
  pdfUrl: null,
  previewUrls: [],
  ...fields,
})
