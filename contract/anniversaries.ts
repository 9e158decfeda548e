import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { hostCall, Token } from './fields.ts'

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
  ...hostCall,
  reply: { anniversary: AnniversarySettings },
})

export const changeAnniversary = endpoint({
  method: 'POST',
  path: '/memorial/anniversary/:memorialUuid',
  summary: 'Whether this host gets a note once a year; an absent choice stays',
  ...hostCall,
  body: z.object({
    onDeath: z.boolean().optional(),
    onBirth: z.boolean().optional(),
    onMemorialDate: z.boolean().optional(),
  }),
  reply: { anniversary: AnniversarySettings },
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
