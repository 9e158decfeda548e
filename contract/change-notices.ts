import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { PublicEvent } from './events.ts'
import { fieldProblem } from './field-problem.ts'
import { Timestamp, Token, text, Uuid } from './fields.ts'
import { events as eventLimits } from './host-limits.ts'

/** Telling the people who answered that the programme changed (docs/decisions/0024). */

/** What a message about a change says of an event. */
export const EventSide = PublicEvent.pick({
  kind: true,
  title: true,
  date: true,
  begins: true,
  endDate: true,
  ends: true,
  zone: true,
  place: true,
  details: true,
  streamUrl: true,
  isNotStreamed: true,
  isCancelled: true,
})
export type EventSide = z.infer<typeof EventSide>

/** `WHETHER`: it was taken back, or takes place after all. `NEW`: it was added, and `before` has nothing settled. */
export const ChangedFact = z.enum(['NEW', 'WHETHER', 'WHEN', 'WHERE', 'NAME', 'STREAM', 'DETAILS'])
export type ChangedFact = z.infer<typeof ChangedFact>

export const ChangedEvent = z.object({
  uuid: Uuid,
  before: EventSide,
  after: EventSide,
  what: z.array(ChangedFact),
  /** For people whom hosts chose: nobody else reads of it. */
  isForChosen: z.boolean(),
})
export type ChangedEvent = z.infer<typeof ChangedEvent>

/**
 * What a message is about: `SET` the day, which was open until now; `NEW` an event more; else `CHANGED`. For its title and
 * words.
 */
export function noticeTopic(
  events: readonly Pick<ChangedEvent, 'before' | 'after' | 'what'>[],
): 'SET' | 'NEW' | 'CHANGED' {
  const isNew = ({ what }: Pick<ChangedEvent, 'what'>) => what.includes('NEW')
  if (events.every(isNew)) return 'NEW'
  const isSet = ({ before, after, what }: Pick<ChangedEvent, 'before' | 'after' | 'what'>) =>
    before.date === null && after.date !== null && !what.includes('WHETHER')
  return events.every((event) => isNew(event) || isSet(event)) ? 'SET' : 'CHANGED'
}

/**
 * Somebody who answered an event that changed, or another one of its day, and how they can be told: `SKIPPED` of an address that gets no mail about
 * this memorial any more.
 */
export const AffectedPerson = z.object({
  rsvpId: Uuid,
  name: z.string(),
  phone: z.string().nullable(),
  way: z.enum(['MAIL', 'UNADDRESSED', 'SKIPPED']),
  /** The changed events that they may see. */
  eventUuids: z.array(Uuid),
})
export type AffectedPerson = z.infer<typeof AffectedPerson>

export const ProgrammeChange = z.object({
  /** Of exactly these changes; a message is sent for it once. */
  revision: z.string(),
  events: z.array(ChangedEvent),
  people: z.array(AffectedPerson),
  counts: z.object({ mail: z.number().int(), unaddressed: z.number().int(), skipped: z.number().int() }),
  /** How many others were invited by mail before the change, may see it, and have not answered. */
  invited: z.number().int(),
})
export type ProgrammeChange = z.infer<typeof ProgrammeChange>

export const ToldState = z.enum(['QUEUED', 'SENT', 'FAILED', 'SKIPPED', 'UNADDRESSED', 'TEXTED'])
export type ToldState = z.infer<typeof ToldState>

/** A person whom a message was for. Empty names are of answers that were removed since. */
export const ToldPerson = z.object({
  rsvpId: Uuid,
  name: z.string(),
  phone: z.string().nullable(),
  state: ToldState,
  /** Why the mail could not be delivered. */
  error: z.string().nullable(),
  /** The events of the message that they may see. */
  eventUuids: z.array(Uuid),
})
export type ToldPerson = z.infer<typeof ToldPerson>

export const ChangeNotice = z.object({
  uuid: Uuid,
  sentAt: Timestamp,
  /** The name or address of the host who sent it; empty once the account is gone. */
  by: z.string(),
  isYou: z.boolean(),
  /** Null: the product's own words, in the language of each reader. */
  message: z.string().nullable(),
  events: z.array(ChangedEvent),
  counts: z.record(ToldState, z.number().int()),
  people: z.array(ToldPerson),
  /** How many invited people who had not answered it goes to. */
  invited: z.number().int(),
})
export type ChangeNotice = z.infer<typeof ChangeNotice>

const InMemorial = z.object({ memorialUuid: Uuid })
const revision = Token(100)

const shown = {
  /** Null: nothing that people answered has changed since they were last told. */
  change: ProgrammeChange.nullable(),
  /** Newest first. */
  notices: z.array(ChangeNotice),
}

export const getProgrammeChange = endpoint({
  method: 'GET',
  path: '/memorial/programme-change/:memorialUuid',
  summary:
    'What changed in the programme since the people who answered were last told, who they are, and what was sent',
  access: 'host',
  params: InMemorial,
  reply: shown,
})

export const tellProgrammeChange = endpoint({
  method: 'POST',
  path: '/memorial/programme-change/tell/:memorialUuid',
  summary:
    'Send one message about the change to everyone who answered and has an address; the same revision again sends nothing',
  access: 'host',
  params: InMemorial,
  body: z.object({
    revision,
    /** In place of the product's words; null: those, in the language of each reader. */
    message: text(eventLimits.noticeMax, 'message')
      .transform((value) => value.trim())
      .refine((value) => value !== '', fieldProblem('fewWords'))
      .nullable(),
    /** Also to whom was invited and has not answered. */
    invitedToo: z.boolean().optional(),
  }),
  reply: shown,
  errors: [
    'CHANGE_STALE',
    'CHANGE_TOLD',
    'TOO_MANY_ATTEMPTS',
    'NOT_PAID',
    'TAKEN_OFF',
    'YEAR_ENDED',
    'INVITE_PRIVATE',
    'INVITE_NAME',
  ],
})

export const leaveProgrammeChange = endpoint({
  method: 'POST',
  path: '/memorial/programme-change/leave/:memorialUuid',
  summary: 'Decide that nobody needs to be told of the change',
  access: 'host',
  params: InMemorial,
  body: z.object({ revision }),
  reply: shown,
  errors: ['CHANGE_STALE', 'CHANGE_TOLD'],
})

export const markChangeTexted = endpoint({
  method: 'POST',
  path: '/memorial/programme-change/texted/:memorialUuid/:noticeUuid/:rsvpId',
  summary: 'Record that a host texted somebody without a mail address, or take that back',
  access: 'host',
  params: InMemorial.extend({ noticeUuid: Uuid, rsvpId: Uuid }),
  body: z.object({ texted: z.boolean() }),
  reply: { state: ToldState },
  errors: ['RSVP_NOT_FOUND'],
})
