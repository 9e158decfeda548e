import { z } from 'zod'
import { endpoint, operatorList } from './endpoint.ts'
import { Timestamp, Uuid } from './fields.ts'

/** What the operator is shown of the whole product, and does there, besides memorials, reports, promo codes and disputes. */

/** A payment or a gift, without who paid. */
export const KnownPayment = z.object({
  paymentIntentId: z.string(),
  kind: z.enum(['memorial', 'extension', 'donation']),
  /** `ended`: it never came, or was called off. */
  state: z.enum(['open', 'paid', 'refunded', 'lost', 'ended']),
  /** Of a gift with its fee. */
  amountMinor: z.number().int(),
  refundedMinor: z.number().int(),
  currency: z.string(),
  beganAt: Timestamp,
  memorialUuid: Uuid,
  /** Null once the memorial was removed for good. */
  nameOfPerson: z.string().nullable(),
})
export type KnownPayment = z.infer<typeof KnownPayment>

export const listPayments = endpoint({
  method: 'GET',
  path: '/operator/payments',
  summary: 'Payments and gifts, newest first, 200 at most; those of one memorial, if it is named',
  ...operatorList,
  query: z.object({ memorialUuid: Uuid.optional() }),
  reply: { payments: z.array(KnownPayment) },
})

/** Identifiers and texts of people are left out. */
export const FailedJob = z.object({
  id: Uuid,
  /** One of `server/ports/jobs.ts`. */
  name: z.string(),
  /** `retry`: it is tried again by itself. */
  state: z.enum(['retry', 'failed']),
  tries: z.number().int(),
  queuedAt: Timestamp,
  /** When it failed for good, or is tried again. */
  at: Timestamp,
  /** The message of its error, without addresses. */
  reason: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

const failed = { jobs: z.array(FailedJob) }

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/operator/jobs',
  summary: 'Background jobs that failed, of the last day, and those that wait for another try; 200 at most',
  ...operatorList,
  reply: failed,
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/operator/jobs/retry/:jobId',
  summary: 'Try a job again now that failed or waits for another try',
  access: 'operator',
  params: z.object({ jobId: Uuid }),
  reply: failed,
  errors: ['JOB_NOT_FOUND'],
})

export const RefusedMail = z.object({
  uuid: Uuid,
  at: Timestamp,
  /** Such as `invitation`. */
  kind: z.string(),
  /** Of the address, what stands behind the `@`. */
  domain: z.string(),
  reason: z.string(),
})
export type RefusedMail = z.infer<typeof RefusedMail>

export const listRefusedMails = endpoint({
  method: 'GET',
  path: '/operator/mails',
  summary: 'Mails that were refused for good in the last 30 days, newest first, 200 at most',
  ...operatorList,
  reply: { mails: z.array(RefusedMail) },
})

export const Health = z.object({
  /** Of the product, as `package.json` has it. */
  version: z.string(),
  /** Of the process that answers. */
  startedAt: Timestamp,
  databaseBytes: z.number().int(),
  /** Originals and renditions that are not deleted. */
  mediaBytes: z.number().int(),
  media: z.number().int(),
  storageAnswers: z.boolean(),
  accounts: z.number().int(),
  memorials: z.object({
    paid: z.number().int(),
    unpaid: z.number().int(),
    hidden: z.number().int(),
    deleted: z.number().int(),
  }),
  jobs: z.object({ waiting: z.number().int(), active: z.number().int(), failed: z.number().int() }),
  /** Since when the oldest job that is due waits; null if none does. */
  oldestDueAt: Timestamp.nullable(),
})
export type Health = z.infer<typeof Health>

export const getHealth = endpoint({
  method: 'GET',
  path: '/operator/health',
  summary: 'Sizes, counts, and whether the storage answers',
  ...operatorList,
  reply: { health: Health },
})
