import { z } from 'zod'
import { ContactInput, RsvpStatus } from './contacts.ts'
import { Contribution } from './contributions.ts'
import { minorUnits } from './donation-fee.ts'
import { endpoint } from './endpoint.ts'
import { publicErrors } from './errors.ts'
import { EventAnswer, EventStatus, PublicEvent } from './events.ts'
import { fieldProblem } from './field-problem.ts'
import { acceptEmptyEmail, InPublic, line, optionalText, Proof, Token, Uuid } from './fields.ts'
import { DonationReceipt } from './funds.ts'
import { events as eventLimits } from './host-limits.ts'
import * as limits from './limits.ts'
import { personal } from './memorials.ts'
import { Guests as GuestCount, Rsvp } from './rsvps.ts'

/** The calls of a memorial's visitors, and of its hosts about access. */

/** From the link in an invitation (`?i=…`): its holder counts as that contact. */
const inviteToken = Token(100).nullish()

const Named = z.object({ name: z.string(), email: z.string() })

export const getMine = endpoint({
  method: 'GET',
  path: '/public/memorial/:slug/mine',
  summary: 'What the caller, by token or by personal link, has said, added and given',
  access: 'anyone',
  priority: 'essential',
  params: InPublic,
  query: z.object({ inviteToken: Token(100).optional() }),
  reply: {
    ...personal,
    /** Events for chosen people that the caller is one of, in order of time; they are on no shared page. */
    programme: z.array(PublicEvent),
    /** What the caller answered to each event, the first one included. */
    answers: z.array(EventAnswer),
    /** What the caller cannot eat, and needs to get in; empty if they said nothing. */
    food: z.string(),
    accessNeeds: z.string(),
    /** The contact of the personal link, to fill in the forms. A field that the host does not know is empty. */
    invited: Named.nullable(),
    /** The signed-in person, with a confirmed address. */
    account: Named.nullable(),
    /** That the link's contact has added a memory, not what it says: links are forwarded. Null beside `userContribution`. */
    addedBefore: Contribution.pick({ state: true, dateCreated: true }).nullable(),
    /** The memorial, to those who host it: their way to its dashboard. */
    hostedUuid: Uuid.nullable(),
  },
  errors: [...publicErrors],
})

const Guests = GuestCount.nullish()

/**
 * Why an answer to one event was not kept: the others were. A chosen event is `GONE` to those who are not invited;
 * `NOT_STREAMED`: nobody can watch it from afar.
 */
export const RefusedAnswer = z.object({
  eventUuid: Uuid,
  reason: z.enum(['GONE', 'CANCELLED', 'OVER', 'NOT_STREAMED']),
})
export type RefusedAnswer = z.infer<typeof RefusedAnswer>

export const submitRsvp = endpoint({
  method: 'POST',
  path: '/public/memorial/:slug/rsvp',
  summary: 'Say whether one will attend; sending again changes the answer',
  access: 'anyone',
  priority: 'essential',
  params: InPublic,
  body: z.object({
    /** Required without an account and without a personal link; so is the email. */
    name: line(limits.rsvp.nameMax, 'name').nullish(),
    email: acceptEmptyEmail(fieldProblem('enterEmail')).nullish(),
    phone: ContactInput.shape.phone,
    status: z.enum(RsvpStatus.options, { error: fieldProblem('rsvpStatus') }),
    message: optionalText(limits.rsvp.messageMax, 'message').optional(),
    /** The number of people they bring. */
    guests: Guests,
    /**
     * Answers to events; those that are not named keep their earlier answer. One for the first event counts instead of
     * `status`, `guests` and `watches`. Without this list a closed first event refuses the whole answer, with it only
     * that part (`refused`).
     */
    events: z
      .array(z.object({ eventUuid: Uuid, status: EventStatus, guests: Guests }))
      .max(eventLimits.maxInAll)
      .nullish(),
    /** Absent: unchanged. */
    food: optionalText(limits.rsvp.foodMax, 'food').optional(),
    accessNeeds: optionalText(limits.rsvp.accessNeedsMax, 'accessNeeds').optional(),
    /** They watch the first event from afar, so they do not attend it. */
    watches: z.boolean().nullish(),
    /** The receipt of an earlier answer from the same form, which this one corrects. */
    replaces: Token(200).nullish(),
    inviteToken,
    /** From the mail about an answer: its holder can read that answer's mailbox. */
    answerToken: Token(100).nullish(),
    captcha: Proof,
  }),
  reply: {
    rsvp: Rsvp,
    /** A secret for the sender of the answer: with it they can correct the answer, until somebody else changes it. */
    receipt: z.string(),
    /** To every event, as stored. */
    answers: z.array(EventAnswer),
    refused: z.array(RefusedAnswer),
  },
  errors: [
    ...publicErrors,
    'CAPTCHA_NEEDED',
    'TOO_MANY_ATTEMPTS',
    'BLOCKED',
    'ADDRESS_UNPROVEN',
    'EVENT_OVER',
    'EVENT_CANCELLED',
    'EVENT_NOT_STREAMED',
  ],
})

const { min, max } = limits.donations
const invalidAmount = fieldProblem('donationAmount')

/** Whole currency units with at most two decimals; calculated in minor units (contract/donation-fee.ts). */
export const Amount = z
  .number({ error: invalidAmount })
  .min(min, invalidAmount)
  .max(max, invalidAmount)
  .refine((amount) => minorUnits(amount) !== null, invalidAmount)

export const processDonation = endpoint({
  method: 'POST',
  path: '/donation/process',
  summary: 'Give to a fund; the bank may ask its customer first, and then `finishDonation` goes on',
  access: 'user',
  priority: 'essential',
  body: z.object({
    memorialSlug: z.string().max(200),
    amount: Amount,
    anonymous: z.boolean(),
    paymentMethodId: Token(200),
    /** By default the memorial's first open fund. */
    fundId: Uuid.nullish(),
    /** Chosen by the browser for one gift: a repeated request is the same gift, also with another card. */
    clientId: Uuid.nullish(),
    inviteToken,
    captcha: Proof,
  }),
  reply: DonationReceipt,
  errors: [
    ...publicErrors,
    'FUND_MISSING',
    'CARD_REFUSED',
    'PAYMENT_UNDER_WAY',
    'CAPTCHA_NEEDED',
    'TOO_MANY_ATTEMPTS',
    'BLOCKED',
  ],
})

export const finishDonation = endpoint({
  method: 'POST',
  path: '/donation/finish',
  summary:
    'After the bank asked its customer, or when no answer arrived: the provider is asked, and only a matching success counts; idempotent, and charges nothing',
  access: 'user',
  priority: 'essential',
  body: z.object({
    /** The id from `processDonation`, or the `clientId` that the gift was sent with, where its answer was lost. */
    paymentIntentId: Token(200),
  }),
  reply: DonationReceipt,
  errors: ['INTENT_UNKNOWN', 'PAYMENT_INCOMPLETE', 'PAYMENT_UNDER_WAY', 'FUND_MISSING'],
})
