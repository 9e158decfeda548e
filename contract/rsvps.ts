import { z } from 'zod'
import { RsvpStatus } from './contacts.ts'
import { endpoint } from './endpoint.ts'
import { Timestamp, Uuid } from './fields.ts'
import { Csv, Page } from './pages.ts'

export const Rsvp = z.object({
  id: Uuid,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  status: RsvpStatus,
  /** People they bring, beside themselves. */
  guests: z.number().int(),
  message: z.string(),
  /** For hosts: it came without proof, and somebody who proved who they are answered under the same address. */
  besideProven: z.boolean(),
  dateCreated: Timestamp,
})
export type Rsvp = z.infer<typeof Rsvp>

/** People by answer. `guests` are those that the attending bring. */
export const RsvpCounts = z.object({
  attending: z.number().int(),
  unsure: z.number().int(),
  notAttending: z.number().int(),
  guests: z.number().int(),
})
export type RsvpCounts = z.infer<typeof RsvpCounts>

const InMemorial = z.object({ memorialUuid: Uuid })

export const listRsvps = endpoint({
  method: 'GET',
  path: '/memorial/rsvps/:memorialUuid',
  summary: 'The answers, newest first, a page at a time',
  access: 'host',
  params: InMemorial,
  query: z.object({ status: RsvpStatus.optional(), ...Page.query }),
  reply: { rsvps: z.array(Rsvp), ...Page.reply },
})

export const exportRsvps = endpoint({
  method: 'GET',
  path: '/memorial/rsvps/csv/:memorialUuid',
  summary: 'All answers as a table for a spreadsheet',
  access: 'host',
  priority: 'deferrable',
  params: InMemorial,
  reply: Csv,
})
