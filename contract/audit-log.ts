import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Timestamp, Uuid } from './fields.ts'
import { Page } from './pages.ts'

/** What can be done to a memorial that its log keeps. */
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
  'REMOVED_ANSWER',
  'RESTORED_ANSWER',
  'SHOWED_MEMORY',
  'HID_MEMORY',
  'LEFT_MEMORY_WAITING',
  'REMOVED_MEMORY',
  'RESTORED_MEMORY',
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
  'MADE_BOOK',
  'MADE_SERVICE_PACK',
  'DOWNLOADED_ARCHIVE',
  'MAILED_ARCHIVE',
  'NAMED_SUCCESSORS',
  'DELETED',
  'RESTORED',
  'TOOK_OFF',
  'PUT_BACK',
  'CHANGED_GIFT_ACCOUNT',
  'GAVE_BACK_PRICE',
  'GAVE_BACK_GIFT',
])
export type AuditAction = z.infer<typeof AuditAction>

/** Somebody who looks after the memorial, somebody else who may have its archive, or the operator of this site. */
const AuditActor = z.enum(['HOST', 'SUCCESSOR', 'OPERATOR'])

export const AuditEntry = z.object({
  uuid: Uuid,
  action: AuditAction,
  by: AuditActor,
  /** A name, or an address; empty once the account is gone, or they may have the archive no longer, and for the operator. */
  who: z.string(),
  /** Of a named host, so that two of one name can be told apart; empty for anybody who is none now. */
  whoEmail: z.string(),
  /** Whether whoever asks did it. */
  isYou: z.boolean(),
  /** Whom, or whose memory, it was about: a name, or an address. Empty where it was about nobody, or they are gone. */
  about: z.string(),
  /** When it was done last. */
  date: Timestamp,
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/memorial/log/:memorialUuid',
  summary: 'What was done to a memorial, newest first, a page at a time',
  access: 'host',
  priority: 'deferrable',
  params: z.object({ memorialUuid: Uuid }),
  query: z.object(Page.query),
  reply: { entries: z.array(AuditEntry), ...Page.reply },
})
