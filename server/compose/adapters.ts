import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { DNSResolver } from 'mailauth'
import { bounceReason } from '#server/lib/bounce-reason.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { withoutAddresses } from '#server/lib/without-addresses.ts'
import type { Database } from '#server/ports/database.ts'
import { type Mail, type Mailer, MailRefused } from '#server/ports/mail.ts'
import { altchaCaptcha } from '../adapters/captcha/altcha.ts'
import { listenForChanges } from '../adapters/database/changes.ts'
import { databaseLocks } from '../adapters/database/locks.ts'
import type { Connected } from '../adapters/database/postgres.ts'
import { ffmpegEncoder } from '../adapters/ffmpeg/ffmpeg-encoder.ts'
import { senderCheck, systemDns } from '../adapters/inbound/sender-check.ts'
import { startJobs } from '../adapters/jobs/pg-boss.ts'
import { postgresLimits } from '../adapters/limits/postgres.ts'
import { outboxMailer } from '../adapters/mail/outbox.ts'
import { smtpMailer } from '../adapters/mail/smtp.ts'
import {
  instrumentedMailer,
  instrumentedPhotos,
  instrumentedProvider,
} from '../adapters/metrics/instrumented.ts'
import { watchLoad } from '../adapters/metrics/load.ts'
import { prometheusMetrics } from '../adapters/metrics/prometheus.ts'
import { sandboxProvider } from '../adapters/payments/sandbox.ts'
import { openSandboxCheckout, sandboxRoutes } from '../adapters/payments/sandbox-routes.ts'
import { photoProcesses } from '../adapters/photos/photo-processes.ts'
import { typesettingProcess } from '../adapters/typesetting/typesetting-process.ts'
import { diskUploads } from '../adapters/uploads/disk.ts'
import { uploadsInPieces } from '../adapters/uploads/pieces.ts'
import { videoProcess } from '../adapters/video/video-process.ts'
import type { Config } from '../config.ts'
import { PageCache } from '../http/page-cache.ts'
import type { PagesOptions } from '../http/pages.ts'
import type { KnownFileAccess } from '../lib/file-access.ts'
import { ownFolder } from '../lib/own-folder.ts'
import { replyAddresses } from '../lib/reply-addresses.ts'
import { type Clock, systemClock } from '../ports/clock.ts'
import type { OnChanged } from '../ports/context.ts'
import type { JobHandlers } from '../ports/jobs.ts'
import { openNetworkLimits } from '../ports/limits.ts'
import type { WatchLoad } from '../ports/load.ts'
import type { Metrics } from '../ports/metrics.ts'
import type { Photos, Videos } from '../ports/strangers-files.ts'
import type { Typesetter } from '../ports/typesetter.ts'
import { openStorage, temporaryFolder } from '../storage.ts'

/** Everything that a product is composed of; tests pass their own clock, typesetting or log. */
export interface Dependencies {
  config: Config
  connected: Connected
  operatorToken: string
  /** The program file of a child process: built beside index.js, or in entries/ in development. */
  entryUrl(name: string): URL
  clock?: Clock
  /** Open photos and recordings; by default in processes of their own. */
  photos?: Photos
  videos?: Videos
  /** Typesets books and pictures; by default in its own process. */
  typesetter?: Typesetter
  /** Asked about the senders of mails; the machine's by default. */
  dns?: DNSResolver
  /** The nice value of the processes for photos, recordings and books, if not 5 for photos and 10 for the others. */
  nice?: number
  /** The load of this process; measured by default. */
  load?: WatchLoad
  /** Receives the log's lines, one JSON each; standard output by default. */
  logTo?: { write(line: string): void }
  /** React Router's pages; without it only the API is served. */
  pages?: (app: FastifyInstance, needs: PageNeeds) => void | Promise<void>
}

/** What pages need from the product. */
export type PageNeeds = Omit<PagesOptions, 'build' | 'development'>

export type Adapters = Awaited<ReturnType<typeof openAdapters>>

/** Number of memorials whose files are cached. */
const MEMORIALS_SEEN = 500

/** Whoever added a photo waits for it, also beside busy programs. */
const PHOTOS_NICE = 5

/**
 * Opens the adapters that the configuration asks for. Jobs can be queued from now on; they run once `jobs.work` is
 * called.
 *
 * @param app not listening yet; all parts use its log
 * @param handlers called with the first job: handlers call modules, which are made of these adapters
 */
export async function openAdapters(
  dependencies: Dependencies,
  app: FastifyInstance,
  handlers: () => JobHandlers,
) {
  const { config, connected, entryUrl, nice, clock = systemClock } = dependencies
  const { db, pool } = connected
  const workDir = temporaryFolder(config)
  await ownFolder(workDir)

  const storage = await openStorage(config)
  const uploads = config.s3
    ? uploadsInPieces(storage, workDir)
    : await diskUploads(join(config.dataDir, 'tus'))
  const locks = databaseLocks(pool.options)
  const metrics = prometheusMetrics({
    db,
    clock,
    pool,
    jobs: () => jobs.counts(),
    pageCache: () => reads.pageCache.counts(),
  })
  const photos = instrumentedPhotos(
    dependencies.photos ?? photoProcesses({ entryUrl, nice: nice ?? PHOTOS_NICE }),
    metrics,
  )
  const video = dependencies.videos ?? videoProcess({ entryUrl, nice })
  const typesetter = dependencies.typesetter ?? typesettingProcess({ entryUrl, nice })
  const encoder = ffmpegEncoder({ program: config.ffmpeg, nice })
  const mail = openMail(config, clock)
  const paymentSetup = await openPayments(config, db, clock, metrics)
  const limits = postgresLimits(pool)
  const captcha = altchaCaptcha({ db, clock, secret: config.captcha.secret })
  const { changes, ...reads } = await openReads(dependencies)
  const jobs = await startJobs({
    pool,
    handlers,
    role: config.role,
    log: app.log,
    around: metrics.job,
    retries: { delaySeconds: config.jobRetrySeconds },
  })

  /** Call it when no request is running: jobs are returned to the queue, then the other adapters are closed. */
  async function close(): Promise<void> {
    // A film is not waited for: its job goes back to the queue, to start again.
    await Promise.all([jobs.stop(), encoder.close()])
    await Promise.all([changes.close(), locks.close()])
    await Promise.all([photos.close(), video.close(), typesetter.close()])
    mail.close()
  }

  return {
    db,
    clock,
    workDir,
    storage,
    uploads,
    requireSpace: spaceGuard(workDir, config.leastFreeBytes),
    locks,
    metrics,
    load: dependencies.load ?? watchLoad(pool),
    photos,
    video,
    typesetter,
    encoder,
    limits,
    networkLimits: openNetworkLimits({ limits, captcha }),
    mailer: notedRefusals(instrumentedMailer(mail.mailer, metrics), { db, clock }),
    mailReach: mail.mailer,
    /** The folder of unsent mails; null when a mail server sends them. */
    outbox: mail.outbox,
    /** Null: replies do not come in. */
    replyAddresses: config.inbound && replyAddresses(config.inbound),
    senderCheck: senderCheck({
      dns: dependencies.dns ?? systemDns(),
      mta: config.inbound?.domain ?? 'localhost',
    }),
    paymentSetup,
    captcha,
    ...reads,
    jobs,
    close,
  }
}

/** The configured mail server, else the outbox. */
function openMail(config: Config, clock: Clock) {
  const { smtpUrl: url, mailFrom: from, dkim, mailPerSecond: perSecond } = config
  if (url) {
    const mailer = smtpMailer({ url, from, dkim, perSecond })
    return { mailer, outbox: null, close: () => mailer.close() }
  }
  const dir = join(config.dataDir, 'outbox')
  return { mailer: outboxMailer({ dir, from, clock }), outbox: dir, close: () => {} }
}

/** Stripe if configured, else the sandbox. Stripe's library is loaded only if it is configured. */
async function openPayments({ stripe: settings }: Config, db: Database, clock: Clock, metrics: Metrics) {
  if (!settings) {
    const sandbox = instrumentedProvider(sandboxProvider({ db, clock }), metrics)
    return { provider: sandbox, routes: () => sandboxRoutes(sandbox), checkout: openSandboxCheckout(sandbox) }
  }
  const { openStripe, stripeProvider } = await import('../adapters/payments/stripe.ts')
  const { stripeWebhook } = await import('../adapters/payments/stripe-webhook.ts')
  const stripe = await openStripe(settings)
  return {
    provider: instrumentedProvider(stripeProvider(stripe, settings), metrics),
    /** `onNews`: called with an intent that changed; tells whether it is ours; rejects so that the report is repeated. */
    routes: (onNews: (intentId: string) => Promise<boolean>) =>
      stripeWebhook({ stripe, secret: settings.webhookSecret, clock, onNews }),
    /** For the payment page at our own address; null when it is the provider's. */
    checkout: null,
  }
}

/** The caches of public data, dropped on every node when one changes it. */
async function openReads({ connected: { pool } }: Dependencies) {
  const pageCache = new PageCache()
  const fileAccessCache = new LRUCache<string, KnownFileAccess>({ max: MEMORIALS_SEEN })
  const onChanged: OnChanged = (memorialUuid) => {
    pageCache.drop(memorialUuid)
    fileAccessCache.delete(memorialUuid)
  }
  const changes = await listenForChanges({
    connection: pool.options,
    onChanged,
    onLost: () => {
      pageCache.dropAll()
      fileAccessCache.clear()
    },
  })
  return { pageCache, fileAccessCache, onChanged, changes }
}

/** Retry-After while the disk is almost full. */
const LATER_SECONDS = 5 * 60

/**
 * Rejects with DISK_LOW while the disk of a folder has fewer free bytes than `leastFreeBytes`, which are kept for
 * running uploads.
 */
const spaceGuard = (folder: string, leastFreeBytes: number) => async (): Promise<void> => {
  if (leastFreeBytes === 0) return
  const { blocks, bavail, bsize } = await statfs(folder)
  // Some file systems do not report their size.
  if (blocks > 0 && bavail * bsize < leastFreeBytes)
    throw new DomainError('DISK_LOW', { retryAfterSeconds: LATER_SECONDS })
}

/** The mailer, which notes for the operator what is refused for good: what kind of mail, and the address's domain alone. */
const notedRefusals = (mailer: Mailer, { db, clock }: { db: Database; clock: Clock }): Mailer => ({
  ...mailer,
  async send(mail) {
    try {
      await mailer.send(mail)
    } catch (reason) {
      if (reason instanceof MailRefused)
        await db
          .insertInto('refusedMails')
          .values({
            at: clock.now(),
            kind: kindOf(mail),
            domain: mail.to.slice(mail.to.lastIndexOf('@') + 1).toLowerCase(),
            reason: withoutAddresses(reason.refusal ?? bounceReason(reason.message)),
          })
          .execute()
      throw reason
    }
  },
})

/** The beginning of a mail's id, before the first uuid. */
const kindOf = ({ id }: Mail): string => id.replace(/[ -]?[\da-f]{8}-[\da-f]{4}-.*$| .*$/i, '') || 'other'
