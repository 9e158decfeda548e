import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { mailingErrors } from './errors.ts'
import { hostCall, InMemorial, line, Timestamp, Token, Uuid } from './fields.ts'
import * as limits from './limits.ts'

export const InviteState = z.enum(['NONE', 'QUEUED', 'SENT', 'BOUNCED'])
export type InviteState = z.infer<typeof InviteState>
export const RsvpStatus = z.enum(['ATTENDING', 'NOT_ATTENDING', 'UNSURE'])

export const Contact = z.object({
  uuid: Uuid,
  id: Uuid,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  firstName: z.string(),
  surname: z.string(),
  inviteState: InviteState,
  inviteError: z.string().nullable(),
  dateInviteSent: Timestamp.nullable(),
  /** When a host marked that they texted the link. */
  dateTexted: Timestamp.nullable(),
  /** Of the personal link that hosts text; null where it is mailed. */
  inviteToken: z.string().nullable(),
  unsubscribed: z.boolean(),
  /** The answer matched to this contact by email or phone. */
  rsvp: RsvpStatus.nullable(),
})
export type Contact = z.infer<typeof Contact>

const PersonName = line(limits.contacts.nameMax, 'name')

/** As the wizard sends it: only entries with an email or a phone are stored. */
export const ContactInput = z.object({
  uuid: Uuid.nullish(),
  email: z.string().max(limits.account.emailMax).nullish(),
  phone: z.string().max(40).nullish(),
  firstName: PersonName.nullish(),
  surname: PersonName.nullish(),
})
export type ContactInput = z.infer<typeof ContactInput>

export const sendAllInvites = endpoint({
  method: 'POST',
  path: '/memorial/send-all-invites',
  summary: 'Invite every contact that has an address, was not invited yet, and has not answered',
  access: 'host',
  memorialIn: 'body',
  body: InMemorial,
  reply: { sentCount: z.number().int() },
  errors: [...mailingErrors, 'INVITES_PAUSED'],
})

export const resendInvite = endpoint({
  method: 'POST',
  path: '/memorial/resend-invite',
  summary: 'Invite one contact, for the first time or again (once in ten minutes)',
  access: 'host',
  memorialIn: 'body',
  body: InMemorial.extend({ contactUuid: Uuid }),
  reply: { contact: Contact },
  errors: [
    ...mailingErrors,
    'CONTACT_NOT_FOUND',
    'CONTACT_HAS_NO_EMAIL',
    'CONTACT_UNSUBSCRIBED',
    'INVITE_TOO_SOON',
    'INVITED_OFTEN',
    'INVITES_PAUSED',
  ],
})

export const markTexted = endpoint({
  method: 'POST',
  path: '/memorial/contact/texted/:memorialUuid/:contactUuid',
  summary: 'Tick off that a host has texted the link to a contact, or take that back',
  access: 'host',
  params: InMemorial.extend({ contactUuid: Uuid }),
  body: z.object({ texted: z.boolean() }),
  reply: { contact: Contact },
  errors: ['CONTACT_NOT_FOUND'],
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/public/unsubscribe/:inviteToken',
  summary:
    'No further invitation or mail about an answer to this address; the one-click target of List-Unsubscribe',
  access: 'anyone',
  priority: 'essential',
  params: z.object({ inviteToken: Token(100) }),
  errors: ['CONTACT_NOT_FOUND'],
})

/** Whether this host gets replies to mails in the hosts' name; guests then see the host's address. */
const Replies = { takesReplies: z.boolean() }

export const getReplies = endpoint({
  method: 'GET',
  path: '/memorial/replies/:memorialUuid',
  summary: 'Whether replies to invitations and to other mails to guests reach this host',
  ...hostCall,
  reply: Replies,
})

export const changeReplies = endpoint({
  method: 'POST',
  path: '/memorial/replies/:memorialUuid',
  summary: 'Agree that replies reach this host, or take that back; guests see the address of whoever agreed',
  ...hostCall,
  body: z.object(Replies),
  reply: Replies,
})
