import { z } from 'zod'
import { emailPattern } from './email-pattern.ts'
import * as limits from './limits.ts'
import { eachOneLine, oneLine } from './one-line.ts'

/** The kinds of value that many calls share. A message that begins in small letters goes on from the field's name. */

/** In small letters, as the database writes them: what is kept or announced by an id is found by it again. */
export const Uuid = z.guid('must be an identifier').toLowerCase()

export { emailPattern }

export const Email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(limits.account.emailMax, 'Email must be valid')
  .regex(emailPattern, 'Email must be valid')
  .meta({ examples: ['ana@example.com'] })

/**
 * Control characters have no place in what people write, except tabs and the ends of lines: those that forms write as
 * two characters, as their standard says, are one here.
 */
const withoutControls = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')

/** One line or many of what a person wrote, without control characters; PostgreSQL refuses NUL. */
export const text = (max: number, what: string) =>
  z
    .string({ error: `${what} must be text` })
    .transform(withoutControls)
    .pipe(z.string().max(max, `${what} must be at most ${max} characters`))

/** What stands on one line: a name. The rest of what was pasted with it goes quietly (`oneLine`). */
export const line = (max: number, what: string) =>
  z
    .string({ error: `${what} must be text` })
    .transform(oneLine)
    .pipe(z.string().max(max, `${what} must be at most ${max} characters`))

/** What may be several lines, and is shown beside other people's: a caption. */
export const lines = (max: number, what: string) =>
  z
    .string({ error: `${what} must be text` })
    .transform(eachOneLine)
    .pipe(z.string().max(max, `${what} must be at most ${max} characters`))

/** A puzzle that a browser solved (`getCaptcha`), where a call was refused with CAPTCHA_NEEDED. */
export const Proof = z.string().max(4000).nullish()

/** Empty means none: stored as null. */
export const optionalLine = (max: number, what: string) =>
  line(max, what)
    .transform((value) => value || null)
    .nullable()

/** Empty means none: stored as null. */
export const optionalText = (max: number, what: string) =>
  text(max, what)
    .transform((value) => value.trim() || null)
    .nullable()

/** `2025-01-05`; a time behind it is cut off, as browsers send one. */
export const CalendarDate = z
  .string()
  .transform((value) => value.slice(0, 10))
  .pipe(z.iso.date('Memorial date must be a date'))
  // There was no year 0, to PostgreSQL either.
  .refine((value) => !value.startsWith('0000'), 'Memorial date must be a date')

export const Timestamp = z.iso.datetime()

/** An identifier that we or a payment provider made: never anything but printable ASCII. */
export const Token = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\x21-\x7e]*$/, 'must be an identifier')
