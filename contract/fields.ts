import { z } from 'zod'
import { emailPattern } from './email-pattern.ts'
import { type FieldName, fieldProblem } from './field-problem.ts'
import * as limits from './limits.ts'
import { eachOneLine, isSeen, oneLine } from './one-line.ts'
import { withoutOwnTokens } from './own-tokens.ts'

/** Field types that many calls share. A message that begins in lower case continues after the field's name. */

/** In lower case, as the database writes them, so that caches and events use the same key. */
export const Uuid = z.guid(fieldProblem('identifier')).toLowerCase()

/** The parameters of a call about a memorial, of its hosts and of visitors. */
export const InMemorial = z.object({ memorialUuid: Uuid })
export const InPublic = z.object({ slug: z.string().max(200) })

/** A call of the hosts of the memorial in its path. */
export const hostCall = { access: 'host', params: InMemorial } as const

/** Characters that mail programs take for a list, a name or a comment around an address: no mail goes there. */
const aroundAddresses = /[<>()[\]\\,;:"]/

export const Email = z
  .string({ error: fieldProblem('emailRequired') })
  .trim()
  .min(1, fieldProblem('emailRequired'))
  .max(limits.account.emailMax, fieldProblem('emailInvalid'))
  .regex(emailPattern, fieldProblem('emailInvalid'))
  .refine((email) => !aroundAddresses.test(email), fieldProblem('emailInvalid'))
  .meta({ examples: ['ana@example.com'] })

/** An address that may be missing, with one message for whatever is wrong with it. */
export const acceptEmptyEmail = (problem: ReturnType<typeof fieldProblem>) =>
  z
    .string()
    .trim()
    .max(limits.account.emailMax, problem)
    .refine((email) => email === '' || emailPattern.test(email), problem)

/**
 * Removes control characters from people's text, except tabs and line ends. Forms send CRLF, as their standard says; it
 * becomes one LF here. Empty if nothing visible is left.
 */
const withoutControls = (text: string) =>
  isSeen(text) ? text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '') : ''

/** Every text that people type or paste, in its clean form. */
const typed = (clean: (text: string) => string) => (max: number, what: FieldName) =>
  z
    .string({ error: fieldProblem('notText', { what }) })
    .transform((value) => clean(withoutOwnTokens(value)))
    .pipe(z.string().max(max, fieldProblem('tooLong', { what, max })))

/** Text of one or more lines, without control characters; PostgreSQL refuses NUL. */
export const text = typed(withoutControls)

/** The same without space around it. */
export const trimmedText = typed((value) => withoutControls(value).trim())

/** Text on one line, such as a name. Other pasted characters are silently removed (`oneLine`). */
export const line = typed(oneLine)

/** Text of several lines that is shown beside other people's, such as a caption. */
export const lines = typed(eachOneLine)

/** The solution of a captcha (`getCaptcha`), after a call was refused with CAPTCHA_NEEDED. */
export const Proof = z.string().max(4000).nullish()

/** Empty is stored as null. */
export const optionalLine = (max: number, what: FieldName) =>
  line(max, what)
    .transform((value) => value || null)
    .nullable()

/** Empty is stored as null. */
export const optionalText = (max: number, what: FieldName) =>
  text(max, what)
    .transform((value) => value.trim() || null)
    .nullable()

/** `2025-01-05`; a time after it is cut off, since browsers send one. */
export const CalendarDate = z
  .string()
  .transform((value) => value.slice(0, 10))
  .pipe(z.iso.date(fieldProblem('memorialDate')))
  // PostgreSQL has no year 0 either.
  .refine((value) => !value.startsWith('0000'), fieldProblem('memorialDate'))

/** Of what somebody began to edit from; PostgreSQL keeps it in 32 bits and refuses larger numbers. */
export const Version = z.int32()

export const Timestamp = z.iso.datetime()

/** An identifier made by us or a payment provider: printable ASCII only. */
export const Token = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\x21-\x7e]*$/, fieldProblem('identifier'))
