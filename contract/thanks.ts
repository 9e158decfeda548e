import { z } from 'zod'
import { RsvpStatus } from './contacts.ts'
import { endpoint } from './endpoint.ts'
import { fieldProblem } from './field-problem.ts'
import { acceptEmptyEmail, hostCall, InMemorial, line, Timestamp, trimmedText, Uuid } from './fields.ts'
import { thanks as thanksLimits } from './host-limits.ts'
import * as limits from './limits.ts'
import { Csv, Page } from './pages.ts'

/** Whom to thank (docs/decisions/0038): a line for each answer, memory and gift, and for what a host typed. */

export const ThanksLine = z.object({
  /** That of the answer, memory or gift. */
  uuid: Uuid,
  kind: z.enum(['ANSWER', 'MEMORY', 'GIFT', 'TYPED']),
  /** Null for whoever gave none. */
  name: z.string().nullable(),
  /** As far as hosts may read it; a note may reach somebody all the same (`canMail`). */
  email: z.string().nullable(),
  /** The beginning of what they wrote, or what a host typed. */
  words: z.string(),
  status: RsvpStatus.nullable(),
  /** The number of people they bring. */
  guests: z.number().int(),
  amountMinor: z.number().int().nullable(),
  currency: z.string().nullable(),
  date: Timestamp,
  /** To start a note from, in the language of the person, as far as it is known, else of the memorial. */
  proposal: z.string(),
  canMail: z.boolean(),
  /** The note that was sent, or refused by the mail server for good; empty for none. */
  note: z.string(),
  dateSent: Timestamp.nullable(),
  /** It can be sent again. */
  dateRefused: Timestamp.nullable(),
  dateThanked: Timestamp.nullable(),
})
export type ThanksLine = z.infer<typeof ThanksLine>

export const ThanksShown = z.enum(['NOT_THANKED', 'THANKED', 'ALL'])
export type ThanksShown = z.infer<typeof ThanksShown>

/** Of what is searched for. */
export const ThanksCounts = z.object({ notThanked: z.number().int(), thanked: z.number().int() })
export type ThanksCounts = z.infer<typeof ThanksCounts>

const OneLine = InMemorial.extend({ lineUuid: Uuid })
const reply = { line: ThanksLine }

export const listThanks = endpoint({
  method: 'GET',
  path: '/memorial/thanks/:memorialUuid',
  summary: 'Whom to thank, newest first, a page at a time',
  ...hostCall,
  query: z.object({
    show: ThanksShown.default('ALL'),
    /** In names, addresses that hosts read, and words. */
    search: line(thanksLimits.searchMax, 'search').optional(),
    ...Page.query,
  }),
  reply: { lines: z.array(ThanksLine), counts: ThanksCounts, ...Page.reply },
})

export const addThanks = endpoint({
  method: 'POST',
  path: '/memorial/thanks/add/:memorialUuid',
  summary: 'Write down what somebody did; the same id twice is one line',
  ...hostCall,
  body: z.object({
    /** Chosen by the browser, so that a repeated call adds nothing twice. */
    id: Uuid,
    name: line(thanksLimits.nameMax, 'name').pipe(z.string().min(1, fieldProblem('nameRequired'))),
    words: line(thanksLimits.wordsMax, 'description').default(''),
    email: acceptEmptyEmail(fieldProblem('enterEmailFull')).default(''),
  }),
  reply,
  errors: ['THANKS_NOT_FOUND', 'THANKS_FULL'],
})

export const removeThanks = endpoint({
  method: 'POST',
  path: '/memorial/thanks/remove/:memorialUuid/:lineUuid',
  summary: 'Remove what a host wrote down, or bring it back within 30 days',
  access: 'host',
  params: OneLine,
  body: z.object({ removed: z.boolean() }),
  errors: ['THANKS_NOT_FOUND'],
})

export const markThanked = endpoint({
  method: 'POST',
  path: '/memorial/thanks/mark/:memorialUuid/:lineUuid',
  summary: 'Tick a line off, or take that back; one that a note was sent for stays thanked',
  access: 'host',
  params: OneLine,
  body: z.object({ thanked: z.boolean() }),
  reply,
  errors: ['THANKS_NOT_FOUND'],
})

export const sendThanks = endpoint({
  method: 'POST',
  path: '/memorial/thanks/send/:memorialUuid/:lineUuid',
  summary: 'Mail a note of thanks, once',
  access: 'host',
  params: OneLine,
  body: z.object({
    words: trimmedText(limits.responses.thanksMax, 'aMessage').pipe(
      z.string().min(1, fieldProblem('fewWords')),
    ),
  }),
  reply,
  errors: [
    'THANKS_NOT_FOUND',
    'ALREADY_THANKED',
    'CONTRIBUTOR_UNREACHABLE',
    'CONTACT_UNSUBSCRIBED',
    'NOT_PAID',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const exportThanks = endpoint({
  method: 'GET',
  path: '/memorial/thanks/csv/:memorialUuid',
  summary: 'Everybody to thank as a table for a spreadsheet',
  ...hostCall,
  priority: 'deferrable',
  reply: Csv,
})
