import { z } from 'zod'
import { languages } from '#languages/index.ts'
import { endpoint, operatorList } from './endpoint.ts'
import { publicErrors } from './errors.ts'
import { fieldProblem } from './field-problem.ts'
import { Email, hostCall, InMemorial, InPublic, Proof, Timestamp, text, trimmedText, Uuid } from './fields.ts'
import * as limits from './limits.ts'
import { AppearAtOnce, Memorial, PhotoOrder, Visibility } from './memorials.ts'

/** Access to a memorial, moderation, and reports to the operator. */

const { min, max } = limits.passcode

/** Absent fields stay unchanged. */
export const changeSettings = endpoint({
  method: 'POST',
  path: '/memorial/settings/:memorialUuid',
  summary:
    'Who may see a memorial, whose contributions appear at once, the order of its photos, and what its page speaks',
  ...hostCall,
  body: z.object({
    visibility: Visibility.optional(),
    /**
     * Its passcode, when visibility is PASSCODE. Only a hash is stored; a new passcode ends the access of people who
     * knew the old one.
     */
    passcode: trimmedText(max, 'passcode')
      .pipe(z.string().min(min, fieldProblem('passcodeTooShort', { min })))
      .optional(),
    searchIndexed: z.boolean().optional(),
    appearAtOnce: AppearAtOnce.optional(),
    /** The language of the page; null: the reader's. */
    language: z.enum(languages).nullish(),
    photoOrder: PhotoOrder.optional(),
    /** Whether printed codes still lead to the name and the years once the memorial is gone. */
    isNamedAfter: z.boolean().optional(),
  }),
  reply: { memorial: Memorial },
  errors: ['PASSCODE_MISSING'],
})

/** A person who may add nothing more here: blocked by account, or else by address. */
export const Blocked = z.object({
  /** Of the account, or of the blocked address. */
  id: Uuid,
  /** Both empty for a person blocked for an anonymous contribution. */
  name: z.string(),
  email: z.string(),
  /** If false, the address may be somebody else's: a person who proves that it is theirs may add things. */
  proven: z.boolean(),
  dateBlocked: Timestamp,
})
export type Blocked = z.infer<typeof Blocked>
const blockedReply = { blocked: z.array(Blocked) }

export const listBlocked = endpoint({
  method: 'GET',
  path: '/memorial/blocked/:memorialUuid',
  summary: 'Whom the hosts have shut out',
  ...hostCall,
  reply: blockedReply,
})

export const unblockContributor = endpoint({
  method: 'POST',
  path: '/memorial/unblock/:memorialUuid/:blockedId',
  summary: 'Let somebody add to a memorial again',
  access: 'host',
  params: InMemorial.extend({ blockedId: Uuid }),
  reply: blockedReply,
  errors: ['NOT_BLOCKED'],
})

/** Everything that a moderator sees of a memorial besides the contributions. */
export const Moderation = z.object({
  memorialUuid: Uuid,
  shareSlug: z.string(),
  nameOfPerson: z.string(),
  /** Contributions that wait for a host or moderator. */
  waiting: z.number().int(),
  total: z.number().int(),
})
export type Moderation = z.infer<typeof Moderation>

export const getModeration = endpoint({
  method: 'GET',
  path: '/memorial/moderation/get/:memorialUuid',
  summary: 'Whose memorial it is, and how many contributions wait',
  access: 'moderator',
  params: InMemorial,
  reply: { moderation: Moderation },
})

export const ReportReason = z.enum(['NOT_THE_FAMILY', 'UNKIND', 'PRIVATE', 'SPAM', 'OTHER'])
export type ReportReason = z.infer<typeof ReportReason>

export const reportMemorial = endpoint({
  method: 'POST',
  path: '/public/memorial/:slug/report',
  summary: 'Tell the operator that something is wrong here; nothing is hidden by it',
  access: 'anyone',
  priority: 'essential',
  params: InPublic,
  body: z.object({
    reason: ReportReason,
    words: text(limits.reportMax, 'report').optional(),
    /** Where to reply; empty for none. */
    email: z.union([z.literal('').transform(() => null), Email]).nullish(),
    captcha: Proof,
  }),
  errors: [...publicErrors, 'CAPTCHA_NEEDED', 'TOO_MANY_ATTEMPTS'],
})

export const Report = z.object({
  uuid: Uuid,
  memorialUuid: Uuid,
  shareSlug: z.string(),
  nameOfPerson: z.string(),
  reason: ReportReason,
  words: z.string(),
  email: z.string().nullable(),
  createdAt: Timestamp,
  /** How many about this memorial are not settled. */
  ofMemorial: z.number().int(),
})
export type Report = z.infer<typeof Report>

export const listReports = endpoint({
  method: 'GET',
  path: '/operator/reports',
  summary: `What was reported and is not settled, ${limits.operators.listed} at most: the oldest ${limits.operators.reportsOfEach} of each memorial, or the oldest of one memorial`,
  ...operatorList,
  query: z.object({ memorialUuid: Uuid.optional() }),
  /** `total` counts those that are not listed, too. */
  reply: { reports: z.array(Report), total: z.number().int() },
})

export const settleReport = endpoint({
  method: 'POST',
  path: '/operator/reports/settle/:reportUuid',
  summary: 'Somebody has seen to a report: it leaves the list. Whoever was first stays',
  access: 'operator',
  params: z.object({ reportUuid: Uuid }),
  reply: {
    settledAt: Timestamp,
    /** The name of an operator, or `token`; null for a report that was settled before there were accounts. */
    settledBy: z.string().nullable(),
    /** Somebody had settled it before this call. */
    wasSettled: z.boolean(),
  },
  errors: ['REPORT_NOT_FOUND'],
})

/** What the operator sees of a memorial: enough to identify it, and none of its content. */
export const KnownMemorial = z.object({
  uuid: Uuid,
  shareSlug: z.string(),
  nameOfPerson: z.string(),
  ownerEmail: z.string(),
  createdAt: Timestamp,
  paid: z.boolean(),
  visibility: Visibility,
  /** Taken off by the operator; its hosts still have it. */
  hidden: z.boolean(),
  deleted: z.boolean(),
})
export type KnownMemorial = z.infer<typeof KnownMemorial>

export const findMemorials = endpoint({
  method: 'GET',
  path: '/operator/memorials',
  summary:
    'Memorials by a part of their name, their link or the address of their owner, newest first, 50 at most',
  ...operatorList,
  query: z.object({
    search: text(300, 'search')
      .transform((search) => search.trim())
      .pipe(z.string().min(1, fieldProblem('searchRequired'))),
  }),
  reply: { memorials: z.array(KnownMemorial) },
})

export const hideMemorial = endpoint({
  method: 'POST',
  path: '/operator/memorials/hide/:memorialUuid',
  summary: 'Take a memorial off, for everyone who comes by its link, or put it back',
  access: 'operator',
  params: InMemorial,
  body: z.object({ hidden: z.boolean() }),
  reply: { memorial: KnownMemorial },
  errors: ['MEMORIAL_NOT_FOUND'],
})
