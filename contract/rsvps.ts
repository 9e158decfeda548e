import { z } from 'zod'
import { RsvpStatus } from './contacts.ts'
import { endpoint } from './endpoint.ts'
import { Email } from './fields.ts'

export const submitRsvp = endpoint({
  method: 'POST',
  path: '/public/memorial/:slug/rsvp',
  summary: 'Say whether one will attend; sending again changes the answer',
  access: 'anyone',
  params: z.object({ slug: z.string().max(200) }),
  body: z.object({
    name: z.string(),
    email: Email,
    status: RsvpStatus,
    message: z.string().nullish(),
    guests: z.number().int().min(0).max(50).nullish(),
  }),
  planned: true,
})
