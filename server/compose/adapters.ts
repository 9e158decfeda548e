import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { altchaCaptcha } from '../adapters/captcha/altcha.ts'
import { listenForChanges } from '../adapters/database/changes.ts'
import { databaseLocks } from '../adapters/database/locks.ts'
import { primaryReads, replicaReads } from '../adapters/database/replica.ts'
import { httpEdge } from '../adapters/edge/http.ts'
import { nginxEdge } from '../adapters/edge/nginx.ts'
import { type EdgePurges, edgePurges } from '../adapters/edge/purges.ts'
import { ffmpegFilm } from '../adapters/film/ffmpeg-film.ts'
import { ffmpegStills } from '../adapters/film/ffmpeg-stills.ts'
import { ffmpegTranscoder } from '../adapters/film/ffmpeg-transcoder.ts'
import { startJobs } from '../adapters/jobs/pg-boss.ts'
import { defaultRetries } from '../adapters/jobs/queues.ts'
import { crowdLimits } from '../adapters/limits/crowd.ts'
import { postgresLimits } from '../adapters/limits/postgres.ts'
import { outboxMailer } from '../adapters/mail/outbox.ts'
import { smtpMailer } from '../adapters/mail/smtp.ts'
import { photoProcesses } from '../adapters/photos/photo-processes.ts'
import { pressProcess } from '../adapters/press/press-process.ts'
import { videoProcess } from '../adapters/video/video-process.ts'
import { createMeters } from '../adapters/watch/meters.ts'
import { disputeCounts, paymentCounts } from '../adapters/watch/payment-counts.ts'
import { watchWaits } from '../adapters/watch/waits.ts'
import { watchedMailer, watchedPhotos } from '../adapters/watch/watched.ts'
import type { Config } from '../config.ts'
import { KeptPages } from '../http/kept-pages.ts'
import { diskUploads } from '../http/uploads-disk.ts'
import { uploadsInPieces } from '../http/uploads-pieces.ts'
import { errorDetails } from '../lib/error-details.ts'
import { spaceGuard } from '../lib/free-space.ts'
import { KeptAnswers } from '../lib/kept-answers.ts'
import { ownFolder } from '../lib/own-folder.ts'
import type { Seen } from '../modules/media/service.ts'
import { pagePathsOf } from '../modules/memorials/repo-slugs.ts'
import type { OnChanged } from '../modules/memorials/service-change.ts'
import { openPayments } from '../payments.ts'
import { type Clock, systemClock } from '../ports/clock.ts'
import type { Database } from '../ports/database.ts'
import type { JobHandlers } from '../ports/jobs.ts'
import { openStorage, passingFolder } from '../storage.ts'
import type { World } from './world.ts'

export type Adapters = Awaited<ReturnType<typeof openAdapters>>

const DAY_MS = 24 * 60 * 60 * 1000
/** Number of memorials whose files are cached. */
const MEMORIALS_SEEN = 500

/**
 * Opens the adapters that the configuration asks for. Jobs can be queued from now on; they run once `jobs.work` is
 * called.
 *
 * @param app not listening yet; all parts use its log
 * @param handlers called with the first job: handlers call modules, which are made of these adapters
 */
export async function openAdapters(world: World, app: FastifyInstance, handlers: () => JobHandlers) {
  const { config, connected, entryUrl, clock = systemClock } = world
  const { db, pool } = connected
  const workDir = passingFolder(config)
  await ownFolder(workDir)

  const tracing = config.traces ? await openTraces(config.traces, config.role) : null
  tracing?.requests(app)
  tracing?.queries(pool)
  const storage = await openStorage(config)
  const uploads = config.s3
    ? uploadsInPieces(storage, workDir)
    : await diskUploads(join(config.dataDir, 'tus'))
  const locks = databaseLocks(pool.options)
  const meters = createMeters({
    pool,
    jobs: () => jobs.counts(),
    payments: () => paymentCounts(db, new Date(clock.now().getTime() - DAY_MS)),
    disputes: () => disputeCounts(db),
    keptPages: () => reads.keptPages.counts(),
  })
  const photos = watchedPhotos(photoProcesses({ entryUrl }), meters)
  const video = videoProcess({ entryUrl })
  const press = world.press ?? pressProcess({ entryUrl })
  const film = ffmpegFilm({ program: config.ffmpeg })
  const stills = ffmpegStills({ program: config.ffmpeg })
  const transcoder = ffmpegTranscoder({ program: config.ffmpeg })
  const mail = openMail(config, clock)
  const paying = await openPayments(config, { db, clock, watch: meters })
  const limits = postgresLimits(pool)
  const captcha = altchaCaptcha({ db, clock, secret: config.captcha.secret })
  const reads = await openReads(world, app)
  const jobs = await startJobs({
    pool,
    handlers,
    role: config.role,
    log: app.log,
    around: (name, work, from) => meters.job(name, tracing ? () => tracing.job(name, from, work) : work),
    ...(tracing && { place: tracing.place }),
    retries: { ...defaultRetries, delaySeconds: config.jobRetrySeconds },
  })

  /** Call it when no request is running: jobs are returned to the queue, then the other adapters are closed. */
  async function close(): Promise<void> {
    // A film is not waited for: its job goes back to the queue, to start again.
    await Promise.all([jobs.stop(), film.close(), stills.close(), transcoder.close()])
    await Promise.all([reads.close(), locks.close()])
    await Promise.all([photos.close(), video.close(), press.close()])
    mail.close()
    await tracing?.close()
  }

  return {
    db,
    clock,
    workDir,
    storage,
    uploads,
    requireSpace: spaceGuard(workDir, config.leastFreeBytes),
    locks,
    meters,
    waits: world.waits ?? watchWaits(pool),
    photos,
    video,
    press,
    film,
    stills,
    transcoder,
    limits,
    crowd: crowdLimits({ limits, captcha }),
    mailer: watchedMailer(mail.mailer, meters),
    mailReach: mail.mailer,
    /** The folder of unsent mails; null when a mail server sends them. */
    outbox: mail.outbox,
    paying,
    captcha,
    keptPages: reads.keptPages,
    seen: reads.seen,
    publicReads: reads.publicReads,
    onChanged: reads.onChanged,
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

/** The caches of public data, dropped on every node when one changes it. */
async function openReads({ config, connected, replica }: World, app: FastifyInstance) {
  const { db, pool } = connected
  const keptPages = new KeptPages()
  const seen = new KeptAnswers<Seen>(MEMORIALS_SEEN)
  const publicReads = replica
    ? replicaReads({
        primary: connected,
        replica,
        onAway: (reason) => app.log.warn({ err: errorDetails(reason) }, 'replica is of no use'),
      })
    : primaryReads(db)
  const purges = openEdge(config, db, app)
  const onChanged: OnChanged = (memorialUuid, kind = { onlyAdds: false }) => {
    publicReads.changed(memorialUuid)
    keptPages.drop(memorialUuid, kind)
    seen.drop(memorialUuid)
    purges?.changed(memorialUuid, kind)
  }
  const changes = await listenForChanges({
    connection: pool.options,
    onChanged,
    onLost: () => {
      publicReads.changedAll()
      keptPages.dropAll()
      seen.dropAll()
    },
  })
  return {
    keptPages,
    seen,
    publicReads,
    onChanged,
    async close() {
      await changes.close()
      await purges?.close()
    },
  }
}

/** Purges for the cache in front, if configured; only on nodes that serve pages. */
function openEdge({ edge, publicUrl, role }: Config, db: Database, app: FastifyInstance): EdgePurges | null {
  if (!edge || role === 'worker') return null
  const { purge } = edge
  return edgePurges({
    edge: purge.kind === 'nginx' ? nginxEdge({ ...purge, publicUrl }) : httpEdge({ ...purge, publicUrl }),
    pathsOf: (memorialUuid) => pagePathsOf(db, memorialUuid),
    onFailed: (reason) => app.log.error({ err: errorDetails(reason) }, 'the edge was not told of a change'),
  })
}

/** Loaded only if traces are configured. */
async function openTraces(traces: NonNullable<Config['traces']>, role: string) {
  const { openTracing } = await import('../adapters/tracing/otel.ts')
  return openTracing({ ...traces, role })
}
