import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { mailingErrors } from './errors.ts'
import { OneEvent } from './events.ts'
import { fieldProblem } from './field-problem.ts'
import { text, Uuid } from './fields.ts'
import { events as eventLimits } from './host-limits.ts'

/** Telling whoever answered or was invited for an event what is true of it now (docs/decisions/0024). */

/** Whom a message about an event reaches. */
export const EventAudience = z.object({
  /** How many addresses get a mail. */
  mails: z.number().int(),
  /** How many people answered and gave no address. */
  withoutAddress: z.number().int(),
})
export type EventAudience = z.infer<typeof EventAudience>

export const countEventAudience = endpoint({
  method: 'GET',
  path: '/memorial/event/audience/:memorialUuid/:eventUuid',
  summary: 'How many people a message about an event would reach',
  access: 'host',
  params: OneEvent,
  reply: EventAudience.shape,
  errors: ['EVENT_NOT_FOUND'],
})

export const tellOfEvent = endpoint({
  method: 'POST',
  path: '/memorial/event/tell/:memorialUuid/:eventUuid',
  summary:
    'Mail one message to everybody who answered or was invited for an event, except those who do not come; the same `uuid` again sends nothing',
  access: 'host',
  params: OneEvent,
  body: z.object({
    /** Of the message, chosen by the browser. */
    uuid: Uuid,
    message: text(eventLimits.noticeMax, 'message')
      .transform((value) => value.trim())
      .refine((value) => value !== '', fieldProblem('fewWords')),
  }),
  reply: EventAudience.shape,
  errors: [...mailingErrors, 'EVENT_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
})
