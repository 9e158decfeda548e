import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Email, hostCall, InMemorial, Timestamp, Token, Uuid } from './fields.ts'

/**
 * OWNER made the memorial; an ADMIN (a co-host) may do everything except delete it, say who else hosts it, name
 * successors, or reword a fund that holds gifts; a MODERATOR only moderates contributions.
 */
export const HostRole = z.enum(['OWNER', 'ADMIN', 'MODERATOR'])
/** The roles that a person can be invited to. */
export const HelperRole = HostRole.exclude(['OWNER'])
export type HelperRole = z.infer<typeof HelperRole>

export const Host = z.object({
  userUuid: Uuid,
  email: z.string(),
  firstName: z.string(),
  surname: z.string(),
  role: HostRole,
  dateCreated: Timestamp,
})
export type Host = z.infer<typeof Host>

export const HostInvitation = z.object({
  uuid: Uuid,
  email: z.string(),
  role: HelperRole,
  /** When the invitation was last sent or renewed. */
  dateCreated: Timestamp,
  /** Null until the mail server accepted it. */
  dateSent: Timestamp.nullable(),
  /** The mail server refused it; another invitation need not wait. */
  undelivered: z.boolean(),
  dateExpires: Timestamp,
  expired: z.boolean(),
})
export type HostInvitation = z.infer<typeof HostInvitation>

const hostsReply = { hosts: z.array(Host), invitations: z.array(HostInvitation) }

export const listHosts = endpoint({
  method: 'GET',
  path: '/memorial/hosts/:memorialUuid',
  summary: 'Who looks after a memorial, and who was asked to',
  ...hostCall,
  reply: hostsReply,
})

export const inviteHost = endpoint({
  method: 'POST',
  path: '/memorial/hosts/invite/:memorialUuid',
  summary: 'Ask somebody by mail to look after a memorial too; asking again sends the mail again',
  access: 'owner',
  params: InMemorial,
  body: z.object({ email: Email, role: HelperRole.default('ADMIN') }),
  reply: hostsReply,
  errors: [
    'INVITE_NAME',
    'EMAIL_LETTERS',
    'ALREADY_HOST',
    'INVITE_TOO_SOON',
    'INVITED_OFTEN',
    'ASKED_MANY_UNPAID',
    'TOO_MANY_HOSTS',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const withdrawHostInvitation = endpoint({
  method: 'POST',
  path: '/memorial/hosts/withdraw/:memorialUuid/:invitationUuid',
  summary: 'Take an invitation back; its link stops working',
  access: 'owner',
  params: InMemorial.extend({ invitationUuid: Uuid }),
  reply: hostsReply,
  errors: ['HOST_INVITATION_INVALID'],
})

export const removeHost = endpoint({
  method: 'POST',
  path: '/memorial/hosts/remove/:memorialUuid/:userUuid',
  summary: 'Remove a co-host or helper',
  access: 'owner',
  params: InMemorial.extend({ userUuid: Uuid }),
  reply: hostsReply,
  errors: ['HOST_NOT_FOUND', 'OWNER_STAYS'],
})

export const leaveMemorial = endpoint({
  method: 'POST',
  path: '/memorial/hosts/leave/:memorialUuid',
  summary: 'Stop looking after a memorial; its owner stays',
  access: 'moderator',
  params: InMemorial,
})

export const getHostInvitation = endpoint({
  method: 'GET',
  path: '/public/host-invitation/:inviteToken',
  summary: 'What somebody who was asked reads before saying yes',
  access: 'anyone',
  params: z.object({ inviteToken: Token(100) }),
  reply: {
    nameOfPerson: z.string(),
    invitedBy: z.string(),
    email: z.string(),
    role: HelperRole,
    /** The caller has already accepted, and still has the role. */
    accepted: z.boolean(),
  },
  errors: ['HOST_INVITATION_INVALID'],
})

export const acceptHostInvitation = endpoint({
  method: 'POST',
  path: '/user/host-invitation/accept',
  summary: 'Say yes, signed in under the address that was asked',
  access: 'user',
  body: z.object({ inviteToken: Token(100) }),
  reply: { memorialUuid: Uuid, role: HelperRole },
  errors: ['HOST_INVITATION_INVALID', 'HOST_INVITATION_FOR_ANOTHER'],
})
