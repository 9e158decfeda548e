import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { hostCall, Timestamp, Uuid } from './fields.ts'
import { Page } from './pages.ts'

export const AuditAction = z.enum([
  'CHANGED_DETAILS',
  'CHANGED_MESSAGE',
  'CHANGED_STORIES',
  'ADDED_PHOTOS',
  'CHANGED_PHOTOS',
  'REMOVED_PHOTOS',
  'CHANGED_CONTACTS',
  'CHANGED_FUNDS',
  'CHANGED_ADDRESS',
  'CHANGED_SETTINGS',
  'INVITED_GUESTS',
  'TOLD_CHANGE',
  'REMOVED_ANSWER',
  'RESTORED_ANSWER',
  'SHOWED_MEMORY',
  'HID_MEMORY',
  'LEFT_MEMORY_WAITING',
  'REMOVED_MEMORY',
  'RESTORED_MEMORY',
  'FILED_MEMORY',
  'TYPED_MEMORY',
  'WROTE_RECORDING',
  'THANKED',
  'BLOCKED',
  'UNBLOCKED',
  'ASKED_HOST',
  'WITHDREW_HOST',
  'BECAME_HOST',
  'REMOVED_HOST',
  'LEFT',
  'BECAME_OWNER',
  'EXPORTED_ANSWERS',
  'EXPORTED_DONATIONS',
  'CHANGED_ORDER_OF_SERVICE',
  'EXPORTED_THANKS',
  'MADE_BOOK',
  'MADE_SERVICE_PACK',
  'DOWNLOADED_ARCHIVE',
  'MAILED_ARCHIVE',
  'NAMED_SUCCESSORS',
  'DECLINED_NAMING',
  'DELETED',
  'RESTORED',
  'TOOK_OFF',
  'PUT_BACK',
  'HANDED_OVER',
  'CHANGED_GIFT_ACCOUNT',
  'GAVE_BACK_PRICE',
  'GAVE_BACK_GIFT',
])
export type AuditAction = z.infer<typeof AuditAction>

/**
 * HOST: a host or moderator. SUCCESSOR: somebody else who may have its archive. OPERATOR: the operator of this site.
 */
const AuditActor = z.enum(['HOST', 'SUCCESSOR', 'OPERATOR'])

export const AuditEntry = z.object({
  uuid: Uuid,
  action: AuditAction,
  by: AuditActor,
  /** A name or an address; empty for the operator, and once the account is gone or the successor was removed. */
  who: z.string(),
  /** Of a host with a name, to tell apart two of the same name; empty for a person who is no host any more. */
  whoEmail: z.string(),
  /** Whether the caller did it. */
  isYou: z.boolean(),
  /** The person that it was about, by name or address, or what was changed, from and to. Empty if neither, or if they are gone. */
  about: z.string(),
  /** The last time it was done. */
  date: Timestamp,
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/memorial/log/:memorialUuid',
  summary: 'What was done to a memorial, newest first, a page at a time',
  ...hostCall,
  priority: 'deferrable',
  query: z.object(Page.query),
  reply: { entries: z.array(AuditEntry), ...Page.reply },
})
