import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { publicErrors } from './errors.ts'
import { Email, InMemorial, InPublic, Proof, Token } from './fields.ts'

/** A note by mail once a year, for whoever asked for it. */

const Link = z.object({ token: Token(100) })

/** What a host gets, and on which days; a day is null where it is not known as a whole. */
export const AnniversarySettings = z.object({
  onDeath: z.boolean(),
  onBirth: z.boolean(),
  /** Of the memorial, for everyone: its date stands for the day of the death where that is not known. */
  onMemorialDate: z.boolean(),
  deathDay: z.string().nullable(),
  birthDay: z.string().nullable(),
  memorialDay: z.string().nullable(),
})
export type AnniversarySettings = z.infer<typeof AnniversarySettings>

export const getAnniversary = endpoint({
  method: 'GET',
  path: '/memorial/anniversary/:memorialUuid',
  summary: 'Whether this host gets a note once a year, and on which days',
  access: 'host',
  params: InMemorial,
  reply: { anniversary: AnniversarySettings },
})

export const changeAnniversary = endpoint({
  method: 'POST',
  path: '/memorial/anniversary/:memorialUuid',
  summary: 'Whether this host gets a note once a year; an absent choice stays',
  access: 'host',
  params: InMemorial,
  body: z.object({
    onDeath: z.boolean().optional(),
    onBirth: z.boolean().optional(),
    onMemorialDate: z.boolean().optional(),
  }),
  reply: { anniversary: AnniversarySettings },
})

/** `day`: the date whose anniversary it is; null while there is none. `end`: the token that ends the caller's notes. */
const note = { day: z.string().nullable(), account: z.string().nullable(), end: z.string().nullable() }

export const getYearlyNote = endpoint({
  method: 'GET',
  path: '/public/memorial/:slug/yearly-note',
  summary: 'The day of the yearly note, and whether the signed-in caller gets it',
  access: 'anyone',
  params: InPublic,
  reply: note,
  errors: [...publicErrors],
})

export const askForYearlyNote = endpoint({
  method: 'POST',
  path: '/public/memorial/:slug/yearly-note',
  summary:
    'Ask for one mail a year: at once for the signed-in caller, by address once its mailed link was used. Whether an address gets it already is not told',
  access: 'anyone',
  params: InPublic,
  body: z.object({
    /** Absent: to the account of the caller. */
    email: Email.nullish(),
    captcha: Proof,
  }),
  reply: note,
  errors: [
    ...publicErrors,
    'NO_ANNIVERSARY',
    'UNAUTHENTICATED',
    'BLOCKED',
    'TOO_MANY_ATTEMPTS',
    'CAPTCHA_NEEDED',
  ],
})

export const confirmYearlyNote = endpoint({
  method: 'POST',
  path: '/public/yearly-note/confirm/:token',
  summary: 'The address is right, and wants the note; by the link that was mailed to it',
  access: 'anyone',
  params: Link,
  errors: ['YEARLY_NOTE_UNKNOWN'],
})

export const endYearlyNote = endpoint({
  method: 'POST',
  path: '/public/yearly-note/end/:token',
  summary: 'No further note; the one-click target of List-Unsubscribe',
  access: 'anyone',
  priority: 'essential',
  params: Link,
  errors: ['YEARLY_NOTE_UNKNOWN'],
})
