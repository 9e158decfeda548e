import { z } from 'zod'
import { RsvpStatus } from './contacts.ts'
import { Doubt } from './contributions.ts'
import { endpoint } from './endpoint.ts'
import { EventAnswer, EventCounts } from './events.ts'
import { fieldProblem } from './field-problem.ts'
import { hostCall, InMemorial, Timestamp, Uuid } from './fields.ts'
import * as limits from './limits.ts'
import { Csv, Page } from './pages.ts'

const invalidGuests = fieldProblem('guestCount', { max: limits.rsvp.guestsMax })

/** The number of people that somebody brings, as a call says it. */
export const Guests = z
  .number(invalidGuests)
  .int(invalidGuests)
  .min(0, invalidGuests)
  .max(limits.rsvp.guestsMax, invalidGuests)

export const Rsvp = z.object({
  id: Uuid,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  status: RsvpStatus,
  /** The number of people they bring. */
  guests: z.number().int(),
  message: z.string(),
  dateCreated: Timestamp,
})
export type Rsvp = z.infer<typeof Rsvp>

/** With fields only for hosts. */
export const HostRsvp = Rsvp.extend({
  /** It is unproved, and a proved person answered with the same address. */
  besideProven: z.boolean(),
  /** What in its words needs a second look, by the rules for contributions; no mail repeats such words. */
  doubt: Doubt.nullable(),
  /** Whether it certainly belongs to its account or contact; otherwise anybody may have typed its address. */
  proven: z.boolean(),
  /** Whether there is an account or an address to block; hosts cannot be blocked. */
  canBlock: z.boolean(),
  /** Accepted while more came from one network than a full hall sends: it counts once a host approves it. */
  awaitsLook: z.boolean(),
  /** They watch the first event from afar; their status is `NOT_ATTENDING`. */
  watches: z.boolean(),
  /** From the archive of a memorial that was elsewhere: nobody proved here who gave it. */
  isBrought: z.boolean(),
  food: z.string(),
  accessNeeds: z.string(),
  /** Answers to the other events. */
  answers: z.array(EventAnswer),
})
export type HostRsvp = z.infer<typeof HostRsvp>

/**
 * People by answer, without answers that wait for a host, which are counted separately. `guests` are brought by people
 * who attend.
 */
export const RsvpCounts = EventCounts.omit({ watching: true }).extend({ waiting: z.number().int() })
export type RsvpCounts = z.infer<typeof RsvpCounts>

const One = InMemorial.extend({ rsvpId: Uuid })

export const listRsvps = endpoint({
  method: 'GET',
  path: '/memorial/rsvps/:memorialUuid',
  summary: 'The answers, newest first, a page at a time',
  ...hostCall,
  /** With a status: only answers that count. */
  query: z.object({ status: RsvpStatus.optional(), ...Page.query }),
  reply: { rsvps: z.array(HostRsvp), ...Page.reply },
})

export const exportRsvps = endpoint({
  method: 'GET',
  path: '/memorial/rsvps/csv/:memorialUuid',
  summary: 'All answers as a table for a spreadsheet',
  ...hostCall,
  priority: 'deferrable',
  reply: Csv,
})

export const approveRsvp = endpoint({
  method: 'POST',
  path: '/memorial/rsvp/approve/:memorialUuid/:rsvpId',
  summary: "Let an answer count that waited for a host's look; one that counts already stays as it is",
  access: 'host',
  params: One,
  reply: { rsvp: HostRsvp },
  errors: ['RSVP_NOT_FOUND'],
})

export const removeRsvp = endpoint({
  method: 'POST',
  path: '/memorial/rsvp/remove/:memorialUuid/:rsvpId',
  summary: 'Remove an answer; for 30 days it can be brought back',
  access: 'host',
  params: One,
  errors: ['RSVP_NOT_FOUND'],
})

export const restoreRsvp = endpoint({
  method: 'POST',
  path: '/memorial/rsvp/restore/:memorialUuid/:rsvpId',
  summary: 'Bring a removed answer back',
  access: 'host',
  params: One,
  reply: { rsvp: HostRsvp },
  errors: ['RSVP_NOT_FOUND', 'RSVP_REPLACED'],
})

export const blockAnswerer = endpoint({
  method: 'POST',
  path: '/memorial/rsvp/block/:memorialUuid/:rsvpId',
  summary:
    'Remove an answer, and let its account, or the address it stands under, add nothing more here; one that was only typed, not without proof',
  access: 'host',
  params: One,
  errors: ['RSVP_NOT_FOUND', 'CANNOT_BLOCK'],
})
