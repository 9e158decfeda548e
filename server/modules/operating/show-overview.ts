import { sql } from 'kysely'
import { brand } from '#contract/brand.ts'
import { operators as limits } from '#contract/limits.ts'
import type { FailedJob, Health, KnownPayment } from '#contract/operating.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'

// What the operator is shown of the whole product: payments, failed jobs, refused mails, sizes.

const REFUSED_MS = 30 * 24 * 60 * 60 * 1000
const { version } = brand
const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()

/** Newest first, without who paid. */
export async function listPayments({ db }: Pick<Context, 'db'>, memorialUuid: string | undefined) {
  const wanted = memorialUuid ?? null
  const { rows } = await sql<Omit<KnownPayment, 'beganAt'> & { beganAt: Date }>`
    select intent_id as payment_intent_id, purpose as kind,
           case when refunded_at is not null then 'refunded' when lost_at is not null then 'lost'
                when completed_at is not null then 'paid'
                when called_off_at is not null then 'ended' else 'open' end as state,
           amount_minor + fee_minor as amount_minor, refunded_minor, currency, payments.created_at as began_at,
           memorial_uuid, memorials.name_of_person
      from payments left join memorials on memorials.uuid = memorial_uuid
     where former_server is null and (${wanted}::uuid is null or memorial_uuid = ${wanted}::uuid)
     order by payments.created_at desc, intent_id
     limit ${limits.listed}`.execute(db)
  return { payments: rows.map((row): KnownPayment => ({ ...row, beganAt: row.beganAt.toISOString() })) }
}

/** Newest first. */
export async function listRefusedMails({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const since = new Date(clock.now().getTime() - REFUSED_MS)
  const rows = await db
    .selectFrom('refusedMails')
    .select(['uuid', 'at', 'kind', 'domain', 'reason'])
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('uuid')
    .limit(limits.listed)
    .execute()
  return { mails: rows.map((row) => ({ ...row, at: row.at.toISOString() })) }
}

export async function listFailedJobs({ jobQueue }: Pick<Context, 'jobQueue'>) {
  const jobs = await jobQueue.failed(limits.listed)
  return {
    jobs: jobs.map(
      (job): FailedJob => ({ ...job, queuedAt: job.queuedAt.toISOString(), at: job.at.toISOString() }),
    ),
  }
}

/** Rejects with JOB_NOT_FOUND, also when somebody else has retried it a moment ago. */
export async function retryJob(context: Pick<Context, 'jobQueue'>, jobId: string) {
  if (!(await context.jobQueue.retryNow(jobId))) throw new DomainError('JOB_NOT_FOUND')
  return listFailedJobs(context)
}

export async function getHealth({ db, jobQueue, storage }: Pick<Context, 'db' | 'jobQueue' | 'storage'>) {
  const [{ paid, unpaid, hidden, deleted, ...sizes }, counts, oldest, storageAnswers] = await Promise.all([
    readSizes(db),
    jobQueue.counts(),
    jobQueue.oldestDue(),
    storage.check().then(
      () => true,
      () => false,
    ),
  ])
  const inState = (...states: string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)
  const memorials = { paid, unpaid, hidden, deleted }
  const jobs = { waiting: inState('created', 'retry'), active: inState('active'), failed: inState('failed') }
  const oldestDueAt = oldest?.toISOString() ?? null
  const health: Health = { version, startedAt, ...sizes, storageAnswers, memorials, jobs, oldestDueAt }
  return { health }
}

async function readSizes(db: Db) {
  const { rows } = await sql<Sizes>`
    select pg_database_size(current_database())::float8 as database_bytes,
           (select coalesce(sum(bytes), 0)::float8 from media where deleted_at is null) as media_bytes,
           (select count(*)::integer from media where deleted_at is null) as media,
           (select count(*)::integer from users) as accounts,
           count(*) filter (where deleted_at is null and payment_completed_at is not null)::integer as paid,
           count(*) filter (where deleted_at is null and payment_completed_at is null)::integer as unpaid,
           count(*) filter (where deleted_at is null and hidden_at is not null)::integer as hidden,
           count(*) filter (where deleted_at is not null)::integer as deleted
      from memorials`.execute(db)
  const [sizes] = rows
  if (!sizes) throw new Error('An aggregate always has a row')
  return sizes
}

type Sizes = Pick<Health, 'databaseBytes' | 'mediaBytes' | 'media' | 'accounts'> & Health['memorials']
