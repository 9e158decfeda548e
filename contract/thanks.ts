import { z } from 'zod'
import { RsvpStatus } from './contacts.ts'
import { emailPattern } from './email-pattern.ts'
import { endpoint } from './endpoint.ts'
import { fieldProblem } from './field-problem.ts'
import { line, lines, Timestamp, text, Uuid, Version } from './fields.ts'
import { thanks as thanksLimits } from './host-limits.ts'
import { Paper } from './keepsakes.ts'
import * as limits from './limits.ts'
import { Csv, Page } from './pages.ts'

/** Whom to thank (docs/decisions/0038). A line is one person, as far as it can be known. */

/** What only hosts know of, and write down. */
export const WrittenKind = z.enum(['FLOWERS', 'MEALS', 'LETTER', 'HELP', 'OTHER'])
export type WrittenKind = z.infer<typeof WrittenKind>

/** The first three come in by themselves. */
export const ReasonKind = z.enum(['ANSWER', 'MEMORY', 'GIFT', ...WrittenKind.options])
export type ReasonKind = z.infer<typeof ReasonKind>

/** How somebody was thanked: by a note that was mailed from here, or as a host says; OTHER: they do not say. */
export const ThankedHow = z.enum(['NOTE', 'LETTER', 'PHONE', 'IN_PERSON', 'OTHER'])
export type ThankedHow = z.infer<typeof ThankedHow>

/** One thing that somebody is thanked for. */
export const ThanksReason = z.object({
  uuid: Uuid,
  kind: ReasonKind,
  /** As given with it; null for whoever gave none. */
  name: z.string().nullable(),
  /** The beginning of what they wrote, or what a host wrote down. */
  words: z.string(),
  status: RsvpStatus.nullable(),
  /** The number of people they bring. */
  guests: z.number().int(),
  photos: z.number().int(),
  amountMinor: z.number().int().nullable(),
  currency: z.string().nullable(),
  date: Timestamp,
})
export type ThanksReason = z.infer<typeof ThanksReason>

export const ThanksLine = z.object({
  uuid: Uuid,
  /** Null for whoever gave none. */
  name: z.string().nullable(),
  /** As far as hosts may read it; a note may reach somebody all the same (`canMail`). */
  email: z.string().nullable(),
  /** What a host typed as their address, of the two above. */
  typedEmail: z.string(),
  postalAddress: z.string(),
  /** The hosts' note: sent, or kept for a card. */
  note: z.string(),
  /** The first line of a note to them. */
  greeting: z.string(),
  /** To start a note from, in the language of the person, as far as it is known, else of the memorial. */
  proposal: z.string(),
  /** The language that the proposal is in. */
  language: z.string(),
  canMail: z.boolean(),
  /** Newest first. */
  reasons: z.array(ThanksReason),
  dateThanked: Timestamp.nullable(),
  thankedHow: ThankedHow.nullable(),
  /** When the mail server refused the note for good; it can be sent again, to another address. */
  dateRefused: Timestamp.nullable(),
  /** Of what hosts typed here: rises with each change. */
  version: z.number().int(),
})
export type ThanksLine = z.infer<typeof ThanksLine>

export const ThanksShown = z.enum(['NOT_THANKED', 'THANKED', 'ALL'])
export type ThanksShown = z.infer<typeof ThanksShown>

export const ThanksCounts = z.object({
  /** Of what is searched for, and the kind that is asked for. */
  notThanked: z.number().int(),
  thanked: z.number().int(),
  /** Lines by kind, in all. */
  kinds: z.partialRecord(ReasonKind, z.number().int()),
  /** Lines not thanked yet, and of those the ones with a postal address, in all. */
  toThank: z.number().int(),
  toThankWithAddress: z.number().int(),
})
export type ThanksCounts = z.infer<typeof ThanksCounts>

const InMemorial = z.object({ memorialUuid: Uuid })
const OneLine = InMemorial.extend({ lineUuid: Uuid })
const OneReason = InMemorial.extend({ reasonUuid: Uuid })
const some = z.array(Uuid).min(1).max(thanksLimits.atOnce)

const Note = text(limits.responses.thanksMax, 'aMessage').transform((words) => words.trim())
const Words = Note.pipe(z.string().min(1, fieldProblem('fewWords')))
const Name = line(thanksLimits.nameMax, 'name')
const invalidEmail = fieldProblem('enterEmailFull')
/** Empty for none. */
const TypedEmail = z
  .string()
  .trim()
  .max(limits.account.emailMax, invalidEmail)
  .refine((email) => email === '' || emailPattern.test(email), invalidEmail)
const PostalAddress = lines(thanksLimits.postalMax, 'address').transform((address) =>
  address.trim().replace(/\n\s*\n+/g, '\n'),
)

export const listThanks = endpoint({
  method: 'GET',
  path: '/memorial/thanks/:memorialUuid',
  summary: 'Whom to thank, a line a person, newest first, a page at a time',
  access: 'host',
  params: InMemorial,
  query: z.object({
    show: ThanksShown.default('ALL'),
    kind: ReasonKind.optional(),
    /** In names, addresses that hosts read, and what was written down. */
    search: line(thanksLimits.searchMax, 'search').optional(),
    ...Page.query,
  }),
  reply: {
    lines: z.array(ThanksLine),
    counts: ThanksCounts,
    /** By language: to start a note to several people from, who did different things. */
    proposals: z.record(z.string(), z.string()),
    ...Page.reply,
  },
})

export const getThanksLine = endpoint({
  method: 'GET',
  path: '/memorial/thanks/line/:memorialUuid/:lineUuid',
  summary: 'One line of whom to thank, as it is now',
  access: 'host',
  params: OneLine,
  reply: { line: ThanksLine },
  errors: ['THANKS_NOT_FOUND'],
})

export const addThanks = endpoint({
  method: 'POST',
  path: '/memorial/thanks/add/:memorialUuid',
  summary: 'Write down what somebody did; the same id twice is one line',
  access: 'host',
  params: InMemorial,
  body: z.object({
    /** Chosen by the browser, so that a repeated call adds nothing twice. */
    id: Uuid,
    kind: WrittenKind,
    name: Name.pipe(z.string().min(1, fieldProblem('nameRequired'))),
    words: line(thanksLimits.wordsMax, 'description').default(''),
    email: TypedEmail.default(''),
    postalAddress: PostalAddress.default(''),
  }),
  /** `namesakes`: other lines with the same name, which may be the same person. */
  reply: { line: ThanksLine, namesakes: z.array(z.object({ uuid: Uuid, name: z.string() })) },
  errors: ['THANKS_FULL'],
})

export const saveThanks = endpoint({
  method: 'POST',
  path: '/memorial/thanks/save/:memorialUuid/:lineUuid',
  summary:
    'Change what is typed of a line: its name, addresses and note. THANKS_CHANGED when another host changed it since `version`',
  access: 'host',
  params: OneLine,
  body: z.object({
    /** Empty: the name given with what they did. */
    name: Name.optional(),
    email: TypedEmail.optional(),
    postalAddress: PostalAddress.optional(),
    note: Note.optional(),
    version: Version,
  }),
  reply: { line: ThanksLine },
  errors: ['THANKS_NOT_FOUND', 'THANKS_CHANGED', 'ALREADY_THANKED'],
})

export const markThanked = endpoint({
  method: 'POST',
  path: '/memorial/thanks/mark/:memorialUuid',
  summary:
    'Tick people off as thanked otherwise, or take that back; those whom a note was sent to stay thanked',
  access: 'host',
  params: InMemorial,
  body: z.object({
    lineUuids: some,
    /** Null: not thanked. */
    how: ThankedHow.exclude(['NOTE']).nullable(),
  }),
  /** Those of them that exist. */
  reply: { lines: z.array(ThanksLine) },
})

/** Why somebody got no note. */
export const NotSent = z.enum([
  /** They were thanked before. */
  'THANKED',
  /** Another line with their address was thanked by a note. */
  'ADDRESS_THANKED',
  'NO_ADDRESS',
  'UNSUBSCRIBED',
  /** The words have a link or an advertisement, and their address was only typed. */
  'WORDS',
  /** The memorial is not open yet, and their address was only typed. */
  'NOT_PAID',
  /** Too many notes to typed addresses for one day. */
  'LATER',
  'GONE',
])
export type NotSent = z.infer<typeof NotSent>

export const sendThanks = endpoint({
  method: 'POST',
  path: '/memorial/thanks/send/:memorialUuid',
  summary:
    'Mail notes of thanks, one to each person, once; whoever gets none is in `skipped`, with the reason',
  access: 'host',
  params: InMemorial,
  body: z.object({
    /** One for each language, say. */
    notes: z
      .array(
        z.object({
          lineUuids: some,
          words: Words,
          /** Whether each begins with a greeting by name, in the language of the person. */
          greets: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(10),
  }),
  reply: {
    /** All that were named and exist, as they are now. */
    lines: z.array(ThanksLine),
    skipped: z.array(z.object({ lineUuid: Uuid, reason: NotSent })),
  },
})

export const joinThanks = endpoint({
  method: 'POST',
  path: '/memorial/thanks/join/:memorialUuid/:lineUuid',
  summary: 'Make two lines one, because they are the same person',
  access: 'host',
  params: OneLine,
  body: z.object({ otherUuid: Uuid }),
  reply: { line: ThanksLine },
  errors: ['THANKS_NOT_FOUND'],
})

export const partThanks = endpoint({
  method: 'POST',
  path: '/memorial/thanks/part/:memorialUuid/:reasonUuid',
  summary: 'Give something that somebody else did a line of its own; what was joined with it goes along',
  access: 'host',
  params: OneReason,
  /** The line that it was in, and its own. */
  reply: { lines: z.array(ThanksLine) },
  errors: ['THANKS_NOT_FOUND'],
})

export const removeThanks = endpoint({
  method: 'POST',
  path: '/memorial/thanks/remove/:memorialUuid/:reasonUuid',
  summary: 'Remove what a host wrote down, or bring it back within 30 days',
  access: 'host',
  params: OneReason,
  body: z.object({ removed: z.boolean() }),
  /** Null when nothing is left of its line. */
  reply: { line: ThanksLine.nullable() },
  errors: ['THANKS_NOT_FOUND'],
})

export const exportThanks = endpoint({
  method: 'GET',
  path: '/memorial/thanks/csv/:memorialUuid',
  summary: 'Everybody to thank as a table for a spreadsheet',
  access: 'host',
  priority: 'deferrable',
  params: InMemorial,
  reply: Csv,
})

/** Sheets of labels: Avery L7160 (A4, 21 labels of 63.5 × 38.1 mm) and Avery 5160 (Letter, 30 labels of 2⅝ × 1 in). */
export const labelsOnSheet = { A4: 21, LETTER: 30 } as const satisfies Record<Paper, number>

export const printThanks = endpoint({
  method: 'POST',
  path: '/memorial/thanks/print/:memorialUuid',
  summary: 'Cards of thanks, or labels with the postal addresses, as a PDF; nothing of it is kept',
  access: 'host',
  priority: 'deferrable',
  params: InMemorial,
  body: z.object({
    what: z.enum(['CARDS', 'LABELS']),
    paper: Paper.default('A4'),
    /** Of cards: the notes, and lines to write on where there is none; or lines alone. */
    inside: z.enum(['NOTES', 'LINES']).default('NOTES'),
    /** Of labels: the first one that is still on the sheet. */
    firstLabel: z.number().int().min(1).max(labelsOnSheet.LETTER).default(1),
    /** Chosen people; without them everybody who is not thanked yet. */
    lineUuids: some.optional(),
    /** Which `thanksLimits.printed` of everybody, from 1. */
    part: z.number().int().min(1).max(1000).default(1),
  }),
  reply: {
    filename: z.string(),
    /** In base64; empty where there is nobody to print for. */
    pdf: z.string(),
    /** How many people are in it, and how many parts everybody has. */
    people: z.number().int(),
    parts: z.number().int(),
  },
  errors: ['CARDS_FAILED', 'TOO_MANY_ATTEMPTS'],
})
