import { z } from 'zod'
import { RsvpStatus } from './contacts.ts'
import { Contribution, WrittenWords } from './contributions.ts'
import { endpoint } from './endpoint.ts'
import { publicErrors } from './errors.ts'
import { AnsweredEvent, EventStatus } from './events.ts'
import { line, Timestamp, Token, Uuid } from './fields.ts'
import * as limits from './limits.ts'

// What the link in a mailed receipt opens: one's own memory, answer or gift, without a password (docs/decisions/0027).
// Its token is sent in the body alone, never in an address.

const About = { nameOfPerson: z.string(), shareSlug: z.string() }

const Memory = Contribution.omit({ id: true, contributorEmail: true, dateThanked: true })

const Receipt = z.discriminatedUnion('kind', [
  z.object({
    ...About,
    kind: z.literal('MEMORY'),
    memory: Memory,
    /** Not while the memorial takes nothing new; it can be taken back all the same. */
    canChange: z.boolean(),
  }),
  z.object({
    ...About,
    kind: z.literal('ANSWER'),
    /** For the memorial's own date. */
    status: RsvpStatus,
    guests: z.number().int(),
    /** For each event of a programme that was answered, in order; none on a plain day. */
    events: z.array(
      AnsweredEvent.pick({ uuid: true, kind: true, title: true }).extend({
        status: EventStatus,
        guests: z.number().int(),
      }),
    ),
  }),
  z.object({
    ...About,
    kind: z.literal('GIFT'),
    /** Empty once the fund is gone. */
    fundTitle: z.string(),
    amountMinor: z.number().int(),
    currency: z.string(),
    /** Of the donor; the family sees it unless the gift is anonymous. Empty where none is known. */
    name: z.string(),
    anonymous: z.boolean(),
    /** Given without an account: it has a name of its own. */
    canRename: z.boolean(),
    dateDonated: Timestamp,
    /** Of its mail, to name when asking for the money back. */
    reference: z.string(),
  }),
])
export type Receipt = z.infer<typeof Receipt>

const token = Token(200)

export const openReceipt = endpoint({
  method: 'POST',
  path: '/public/receipt',
  summary: 'What the link of a mailed receipt is about; changes nothing',
  access: 'anyone',
  priority: 'essential',
  body: z.object({ token }),
  reply: { receipt: Receipt },
  errors: ['RECEIPT_INVALID', 'RECEIPT_EXPIRED'],
})

export const renewReceipt = endpoint({
  method: 'POST',
  path: '/public/receipt/renew',
  summary: 'Mail the link of a receipt again, to the address that it went to',
  access: 'anyone',
  body: z.object({ token }),
  errors: ['RECEIPT_INVALID', 'TOO_MANY_ATTEMPTS'],
})

export const changeMemory = endpoint({
  method: 'POST',
  path: '/public/receipt/memory',
  summary: 'Change the words and the name of the memory that a receipt is about, or remove photos of it',
  access: 'anyone',
  priority: 'essential',
  body: z.object({
    token,
    ...WrittenWords,
    removedPhotoIds: z.array(Uuid).max(limits.contributions.photosMax),
  }),
  reply: { receipt: Receipt },
  errors: [
    ...publicErrors,
    'RECEIPT_INVALID',
    'RECEIPT_EXPIRED',
    'CONTRIBUTION_EMPTY',
    'MEDIA_NOT_FOUND',
    'BLOCKED',
  ],
})

export const changeGift = endpoint({
  method: 'POST',
  path: '/public/receipt/gift',
  summary: 'Change whether the family sees who gave the gift that a receipt is about, and under which name',
  access: 'anyone',
  priority: 'essential',
  body: z.object({
    token,
    anonymous: z.boolean(),
    /** Of a gift without an account, where it is not anonymous; another one has the name of its account. */
    name: line(limits.rsvp.nameMax, 'name'),
  }),
  reply: { receipt: Receipt },
  errors: ['RECEIPT_INVALID', 'RECEIPT_EXPIRED'],
})

export const takeBack = endpoint({
  method: 'POST',
  path: '/public/receipt/take-back',
  summary: 'Take back the memory or the answer that a receipt is about; for a gift, see `changeGift`',
  access: 'anyone',
  priority: 'essential',
  body: z.object({ token }),
  errors: ['RECEIPT_INVALID', 'RECEIPT_EXPIRED'],
})
