import { brand } from '#contract/brand.ts'
import { operators as limits } from '#contract/limits.ts'
import type { FailedJob, Health } from '#contract/operating.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import { presentPayment } from './present.ts'
import * as repo from './repo-overview.ts'

// What the operator is shown of the whole product: payments, failed jobs, refused mails, sizes.

const REFUSED_MS = 30 * 24 * 60 * 60 * 1000
const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()

export async function listPayments({ db }: Pick<Context, 'db'>, memorialUuid: string | undefined) {
  return { payments: (await repo.listPayments(db, memorialUuid ?? null, limits.listed)).map(presentPayment) }
}

export async function listRefusedMails({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const since = new Date(clock.now().getTime() - REFUSED_MS)
  const rows = await repo.listRefused(db, since, limits.listed)
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
  const [sizes, counts, oldest, storageAnswers] = await Promise.all([
    repo.readSizes(db),
    jobQueue.counts(),
    jobQueue.oldestDue(),
    storage.check().then(
      () => true,
      () => false,
    ),
  ])
  const { paid, unpaid, hidden, deleted, ...others } = sizes
  const inState = (...states: string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)
  const health: Health = {
    version: brand.version,
    startedAt,
    ...others,
    storageAnswers,
    memorials: { paid, unpaid, hidden, deleted },
    jobs: {
      waiting: inState('created', 'retry'),
      active: inState('active'),
      failed: inState('failed'),
    },
    oldestDueAt: oldest?.toISOString() ?? null,
  }
  return { health }
}
