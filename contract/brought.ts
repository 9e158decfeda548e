import { z } from 'zod'
import { RsvpStatus } from './contacts.ts'
import { Contribution, WrittenWords } from './contributions.ts'
import { endpoint } from './endpoint.ts'
import { EventStatus } from './events.ts'
import { fieldProblem } from './field-problem.ts'
import { line, Timestamp, text, Uuid } from './fields.ts'
import { brought as broughtLimits, events as eventLimits } from './host-limits.ts'
import * as limits from './limits.ts'
import { Caption, PhotoDateInput, Transcript } from './media.ts'
import { recordings as recordingLimits } from './recording-limits.ts'
import { Guests } from './rsvps.ts'

/**
 * What others left at a memorial that was elsewhere, brought from its archive, which the browser reads (docs/decisions/0036).
 * Authors and whoever answered are names: no call takes an address of theirs.
 */

const InMemorial = z.object({ memorialUuid: Uuid })

/** The id that it had in the memorial where it was first written: it is brought once. */
const from = Uuid

/** When it was written; a time to come counts as now. */
const date = Timestamp.refine(
  (value) => new Date(value).getUTCFullYear() >= broughtLimits.firstYear,
  fieldProblem('memorialDate'),
)

const asked = z.array(Uuid).max(broughtLimits.askedMax)

export const findBrought = endpoint({
  method: 'POST',
  path: '/memorial/brought/find/:memorialUuid',
  summary: 'Which memories and answers of an archive are here already, also removed ones',
  access: 'owner',
  params: InMemorial,
  body: z.object({ memories: asked, answers: asked }),
  reply: { memories: z.array(Uuid), answers: z.array(Uuid) },
})

export const bringMemory = endpoint({
  method: 'POST',
  path: '/memorial/brought/memory/:memorialUuid',
  summary:
    'Bring a memory from an archive, with files that were uploaded before; the same twice is brought once',
  access: 'owner',
  params: InMemorial,
  body: z.object({
    from,
    ...WrittenWords,
    /** As it was there. */
    state: Contribution.shape.state,
    date,
    onPaper: z.boolean().default(false),
    /** Uploaded as `brought-photo`, in their order. */
    photos: z
      .array(z.object({ id: Uuid, caption: Caption.default(''), saidDate: PhotoDateInput.nullish() }))
      .max(limits.contributions.photosMax, fieldProblem('tooMany', { max: limits.contributions.photosMax }))
      .default([]),
    /** Uploaded as `brought-voice` or `brought-film`. */
    recordings: z
      .array(z.object({ id: Uuid, transcript: Transcript.default('') }))
      .max(2 * recordingLimits.each, fieldProblem('tooMany', { max: 2 * recordingLimits.each }))
      .default([]),
  }),
  /** False: it was here already. */
  reply: { isNew: z.boolean() },
  errors: [
    'NOT_PAID',
    'TOO_MANY_BROUGHT',
    'CONTRIBUTION_EMPTY',
    'CONTRIBUTION_TOO_MANY_PHOTOS',
    'TOO_MANY_RECORDINGS',
    'MEDIA_NOT_FOUND',
  ],
})

export const bringAnswer = endpoint({
  method: 'POST',
  path: '/memorial/brought/answer/:memorialUuid',
  summary: 'Bring an answer from an archive; the same twice is brought once',
  access: 'owner',
  params: InMemorial,
  body: z.object({
    from,
    name: line(limits.rsvp.nameMax, 'name'),
    date,
    /** To the first event. */
    status: z.enum(RsvpStatus.options, { error: fieldProblem('rsvpStatus') }),
    guests: Guests.default(0),
    watches: z.boolean().default(false),
    message: text(limits.rsvp.messageMax, 'message').default(''),
    /** Words that this one took the place of, which hosts keep (docs/decisions/0022). */
    formerMessage: text(5 * limits.rsvp.messageMax, 'message').default(''),
    food: text(limits.rsvp.foodMax, 'food').default(''),
    accessNeeds: text(limits.rsvp.accessNeedsMax, 'accessNeeds').default(''),
    /** It waited for a host's look. */
    awaitsLook: z.boolean().default(false),
    /** To the other events of this memorial's programme. */
    answers: z
      .array(
        z.object({
          eventUuid: Uuid,
          status: EventStatus,
          guests: Guests.default(0),
        }),
      )
      .max(eventLimits.maxInAll)
      .default([]),
  }),
  reply: { isNew: z.boolean() },
  errors: ['NOT_PAID', 'TOO_MANY_BROUGHT', 'EVENT_NOT_FOUND'],
})
