import { timingSafeEqual } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { altchaCaptcha } from './adapters/captcha/altcha.ts'
import { listenForChanges } from './adapters/database/changes.ts'
import { databaseLocks } from './adapters/database/locks.ts'
import type { Connected } from './adapters/database/postgres.ts'
import { primaryReads, replicaReads } from './adapters/database/replica.ts'
import { ffmpegFilm } from './adapters/film/ffmpeg-film.ts'
import { ffmpegStills } from './adapters/film/ffmpeg-stills.ts'
import { startJobs } from './adapters/jobs/pg-boss.ts'
import { defaultRetries } from './adapters/jobs/queues.ts'
import { postgresLimits } from './adapters/limits/postgres.ts'
import { mailboxRoutes } from './adapters/mail/mailbox-routes.tsx'
import { outboxMailer } from './adapters/mail/outbox.ts'
import { smtpMailer } from './adapters/mail/smtp.ts'
import { photoProcesses } from './adapters/photos/photo-processes.ts'
import { pressProcess } from './adapters/press/press-process.ts'
import { videoProcess } from './adapters/video/video-process.ts'
import { createMeters } from './adapters/watch/meters.ts'
import { paymentCounts } from './adapters/watch/payment-counts.ts'
import { watchedMailer, watchedPhotos } from './adapters/watch/watched.ts'
import type { Config } from './config.ts'
import { bareHttp, buildHttp } from './http/app.ts'
import { keepsakeFiles } from './http/keepsakes.ts'
import { KeptPages } from './http/kept-pages.ts'
import type { Mount } from './http/mount.ts'
import type { PagesOptions } from './http/pages.ts'
import { resumableUploads } from './http/uploads.ts'
import { diskUploads } from './http/uploads-disk.ts'
import { uploadsInPieces } from './http/uploads-pieces.ts'
import { errorDetails } from './lib/error-details.ts'
import { keptSecret } from './lib/kept-secret.ts'
import { mediaFrom } from './lib/media-base.ts'
import { accountJobs } from './modules/accounts/jobs.ts'
import { accountRoutes } from './modules/accounts/routes.ts'
import { createAccounts } from './modules/accounts/service.ts'
import { archiveJobs } from './modules/archive/jobs.ts'
import { archiveRoutes, openArchive } from './modules/archive/routes.ts'
import { createArchives } from './modules/archive/service.ts'
import { bookOf } from './modules/archive/service-book.ts'
import { bookJobs } from './modules/books/jobs.ts'
import { bookRoutes } from './modules/books/routes.ts'
import { bookFiles } from './modules/books/routes-files.ts'
import { createBooks } from './modules/books/service.ts'
import { contactJobs } from './modules/contacts/jobs.ts'
import { replaceContacts } from './modules/contacts/repo.ts'
import { contactRoutes, unsubscribePage } from './modules/contacts/routes.ts'
import { createContacts } from './modules/contacts/service.ts'
import { contributionJobs } from './modules/contributions/jobs.ts'
import { contributionRoutes } from './modules/contributions/routes.ts'
import { contributingRoutes } from './modules/contributions/routes-contributing.ts'
import { createContributions } from './modules/contributions/service.ts'
import { createContributing } from './modules/contributions/service-contributing.ts'
import { digestJobs } from './modules/digest/jobs.ts'
import { digestRoutes, endDigestPage } from './modules/digest/routes.ts'
import { createDigests } from './modules/digest/service.ts'
import { donationJobs } from './modules/donations/jobs.ts'
import { donationRoutes } from './modules/donations/routes.ts'
import { createDonations } from './modules/donations/service.ts'
import { fundRoutes } from './modules/funds/routes.ts'
import { createFunds } from './modules/funds/service.ts'
import { hostJobs } from './modules/hosts/jobs.ts'
import { hostRoutes } from './modules/hosts/routes.ts'
import { createHosts } from './modules/hosts/service.ts'
import { mediaJobs } from './modules/media/jobs.ts'
import { mediaRoutes } from './modules/media/routes.ts'
import { createMedia } from './modules/media/service.ts'
import { memorialJobs } from './modules/memorials/jobs.ts'
import { memorialRoutes } from './modules/memorials/routes.ts'
import { passPage } from './modules/memorials/routes-pass.ts'
import { safetyRoutes } from './modules/memorials/routes-safety.ts'
import { createMemorials } from './modules/memorials/service.ts'
import { paymentJobs } from './modules/payments/jobs.ts'
import { paymentRoutes } from './modules/payments/routes.ts'
import { createPayments } from './modules/payments/service.ts'
import { reportRoutes } from './modules/reports/routes.ts'
import { createReports } from './modules/reports/service.ts'
import { retentionJobs } from './modules/retention/jobs.ts'
import { retentionRoutes } from './modules/retention/routes.ts'
import { createRetention } from './modules/retention/service.ts'
import { rsvpJobs } from './modules/rsvps/jobs.ts'
import { rsvpRoutes } from './modules/rsvps/routes.ts'
import { createRsvps } from './modules/rsvps/service.ts'
import { servicePackJobs } from './modules/service-pack/jobs.ts'
import { servicePackFiles, servicePackRoutes } from './modules/service-pack/routes.ts'
import { createServicePacks } from './modules/service-pack/service.ts'
import { cardFiles, sharingRoutes } from './modules/sharing/routes.ts'
import { sharePictures } from './modules/sharing/routes-picture.ts'
import { createSharing } from './modules/sharing/service.ts'
import { sweepingJobs } from './modules/sweeping/jobs.ts'
import { visitorRoutes } from './modules/visitors/routes.ts'
import { createVisitors } from './modules/visitors/service.ts'
import { visitRoutes } from './modules/visits/routes.ts'
import { createVisits } from './modules/visits/service.ts'
import { openPayments } from './payments.ts'
import { noCaptcha } from './ports/captcha.ts'
import { type Clock, systemClock } from './ports/clock.ts'
import type { JobHandlers } from './ports/jobs.ts'
import type { Press } from './ports/press.ts'
import { openStorage, passingFolder } from './storage.ts'

export interface World {
  config: Config
  connected: Connected
  /** A standby of it, for what anybody may read. */
  replica?: Connected | null
  operatorToken: string
  /** Where a child process' program lies: built beside index.js, or in entries/ in development. */
  entryUrl(name: string): URL
  clock?: Clock
  /** Sets books and pictures; in a process of its own unless said otherwise. */
  press?: Press
  /** Takes the log's lines, JSON each; standard output unless said otherwise. */
  logTo?: { write(line: string): void }
  /** React Router's pages; the API alone without it. */
  pages?: (app: FastifyInstance, needs: PageNeeds) => void | Promise<void>
}

export interface PageNeeds {
  publicUrl: string
  hasOutbox: PagesOptions['hasOutbox']
  keptPages: KeptPages
  readPublicMemorial: PagesOptions['readPublicMemorial']
  contributing: PagesOptions['contributing']
  submitRsvp: PagesOptions['submitRsvp']
  sendReport: PagesOptions['sendReport']
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Picks the adapters, wires the modules, and returns a web server that is not listening yet. */
export async function compose(world: World) {
  const { config, connected, entryUrl, clock = systemClock } = world
  const { db, pool } = connected
  const outbox = join(config.dataDir, 'outbox')
  const uploadsDir = passingFolder(config)
  await mkdir(uploadsDir, { recursive: true })

  const app = bareHttp({
    level: config.logLevel,
    trustProxy: config.trustProxy,
    ...(world.logTo && { to: world.logTo }),
  })
  const tracing = config.traces ? await openTraces(config.traces, config.role) : null
  tracing?.requests(app)
  tracing?.queries(pool)
  const storage = await openStorage(config)
  const served = mediaFrom(config.mediaBaseUrl)
  const uploads = config.s3
    ? uploadsInPieces(storage, uploadsDir)
    : await diskUploads(join(config.dataDir, 'tus'))
  const locks = databaseLocks(pool.options)
  const meters = createMeters({
    pool,
    jobs: () => jobs.counts(),
    payments: () => paymentCounts(db, new Date(clock.now().getTime() - DAY_MS)),
  })
  const photos = watchedPhotos(photoProcesses({ entryUrl }), meters)
  const video = videoProcess({ entryUrl })
  const press = world.press ?? pressProcess({ entryUrl })
  const film = ffmpegFilm({ program: config.ffmpeg })
  const stills = ffmpegStills({ program: config.ffmpeg })
  const limits = postgresLimits(pool)
  const smtp = config.smtpUrl
    ? smtpMailer({
        url: config.smtpUrl,
        from: config.mailFrom,
        dkim: config.dkim,
        perSecond: config.mailPerSecond,
      })
    : null
  const mailer = watchedMailer(smtp ?? outboxMailer({ dir: outbox, from: config.mailFrom, clock }), meters)
  const paying = await openPayments(config, { db, clock, watch: meters })
  const { provider } = paying
  const keptPages = new KeptPages()
  const publicReads = world.replica
    ? replicaReads({
        primary: connected,
        replica: world.replica,
        onAway: (reason) => app.log.warn({ err: errorDetails(reason) }, 'replica is of no use'),
      })
    : primaryReads(db)
  const onChanged = (memorialUuid: string) => {
    publicReads.changed(memorialUuid)
    keptPages.drop(memorialUuid)
  }
  const changes = await listenForChanges({
    connection: pool.options,
    onChanged,
    onLost: () => {
      publicReads.changedAll()
      keptPages.dropAll()
    },
  })

  // Services enqueue, handlers call services: the handlers are added once both exist.
  const handlers: JobHandlers = {}
  const jobs = await startJobs({
    pool,
    handlers: () => handlers,
    role: config.role,
    log: app.log,
    around: (name, work, from) => meters.job(name, tracing ? () => tracing.job(name, from, work) : work),
    ...(tracing && { place: tracing.place }),
    retries: { ...defaultRetries, delaySeconds: config.jobRetrySeconds },
  })

  const { priceMinor, currency, publicUrl } = config
  const secure = publicUrl.startsWith('https:')
  const memorials = createMemorials({
    db,
    clock,
    jobs,
    limits,
    publicReads,
    contacts: { replace: replaceContacts },
    currency,
    donationTerms: {
      fee: config.donationFee,
      provider: provider.name,
      publishableKey: provider.page?.publishableKey ?? null,
      scriptUrl: provider.page?.scriptUrl ?? null,
    },
    onChanged,
  })
  const captcha = config.captcha
    ? altchaCaptcha({
        db,
        clock,
        secret: await keptSecret(config.dataDir, 'captcha-secret', config.captcha.secret),
      })
    : noCaptcha
  const accounts = createAccounts({ db, jobs, limits, clock, memorials, publicUrl, captcha })
  const hosts = createHosts({ db, jobs, limits, clock, accounts, memorials })
  const media = createMedia({
    db,
    jobs,
    clock,
    storage,
    photos,
    video,
    stills,
    memorials,
    workDir: uploadsDir,
  })
  const books = createBooks({
    db,
    clock,
    jobs,
    limits,
    storage,
    press,
    memorials,
    media,
    publicUrl,
    workDir: uploadsDir,
  })
  // Who waits for a book is answered before the server closes.
  app.addHook('preClose', async () => books.stopWaiting())
  const servicePacks = createServicePacks({
    db,
    clock,
    jobs,
    limits,
    storage,
    film,
    press,
    memorials,
    workDir: uploadsDir,
  })
  const sharing = createSharing({ db, clock, storage, press, memorials, publicUrl, workDir: uploadsDir })
  const contacts = createContacts({ db, jobs, clock, memorials })
  const rsvps = createRsvps({ db, clock, jobs, limits, memorials })
  const digests = createDigests({ db, clock })
  const contributions = createContributions({ db, jobs, clock, memorials })
  const { listPublic, listPhotos, ...contribute } = createContributing({
    db,
    clock,
    limits,
    memorials,
    media,
  })
  const contributing = { ...contribute, listPublic: served(listPublic), listPhotos: served(listPhotos) }
  const funds = createFunds({ db, clock, memorials })
  const visitors = createVisitors({ memorials, rsvps, contributions, funds })
  const donations = createDonations({
    db,
    clock,
    jobs,
    limits,
    memorials,
    provider,
    currency,
    fee: config.donationFee,
  })
  const reports = createReports({ db, clock, limits, memorials })
  const visits = createVisits({ db, clock, memorials, books })
  const payments = createPayments({
    db,
    clock,
    jobs,
    limits,
    memorials,
    provider,
    priceMinor,
    currency,
  })
  const archives = createArchives({
    db,
    clock,
    jobs,
    storage,
    memorials,
    publicUrl,
    tables: { rsvps: rsvps.tableOf, donations: funds.tableOf },
    book: bookOf({ books, storage }),
  })
  const retention = createRetention({ db, clock, jobs, memorials, payments, archives })
  Object.assign(
    handlers,
    accountJobs({ db, clock, mailer, publicUrl, accounts }),
    hostJobs({ db, clock, mailer, publicUrl }),
    mediaJobs({ media }),
    bookJobs({ books }),
    servicePackJobs({ packs: servicePacks }),
    memorialJobs({ db, mailer, memorials, files: media, publicUrl }),
    archiveJobs({ db, clock, mailer, publicUrl, archives }),
    contactJobs({ db, clock, mailer, memorials, publicUrl, storage }),
    donationJobs({ db, mailer, donations, publicUrl }),
    rsvpJobs({ db, clock, jobs, limits, mailer, publicUrl }),
    digestJobs({ db, clock, jobs, mailer, publicUrl, digestHour: config.digestHour }),
    contributionJobs({ db, mailer, contributions, publicUrl }),
    paymentJobs({ db, mailer, payments, publicUrl }),
    sweepingJobs({ db, clock }),
    retentionJobs({ db, clock, mailer, retention, files: media, price: { priceMinor, currency }, publicUrl }),
  )
  await jobs.work()

  const gate = {
    authenticate: accounts.authenticate,
    authorise: memorials.authorise,
    admitModerator: memorials.admitModerator,
    isOperator: (token: string) => sameSecret(token, world.operatorToken),
  }
  const routes = (mount: Mount) => {
    accountRoutes(mount, accounts)
    memorialRoutes(mount, memorials)
    safetyRoutes(mount, memorials)
    reportRoutes(mount, reports)
    hostRoutes(mount, hosts)
    mediaRoutes(mount, media)
    archiveRoutes(mount, archives)
    bookRoutes(mount, books)
    servicePackRoutes(mount, servicePacks)
    sharingRoutes(mount, sharing)
    contactRoutes(mount, contacts)
    digestRoutes(mount, digests)
    rsvpRoutes(mount, rsvps)
    contributionRoutes(mount, contributions)
    contributingRoutes(mount, contributing)
    fundRoutes(mount, funds)
    donationRoutes(mount, donations)
    visitRoutes(mount, visits)
    visitorRoutes(mount, { ...visitors, getPublic: served(visitors.getPublic) })
    paymentRoutes(mount, payments)
    retentionRoutes(mount, retention)
  }
  const needs: PageNeeds = {
    publicUrl,
    hasOutbox: !smtp,
    keptPages,
    readPublicMemorial: served(memorials.readPublic),
    contributing,
    submitRsvp: rsvps.submit,
    sendReport: reports.report,
  }
  let leaving = false
  await buildHttp(app, {
    healthOnly: config.role === 'worker',
    gate,
    storage,
    uploadsDir,
    routes,
    ready: async () => {
      if (leaving) throw new Error('This node is told to end')
      await sql`select 1`.execute(db)
      await storage.check()
    },
    meters,
    secure,
    publicUrl,
    paymentScript: provider.page?.scriptUrl ?? null,
    mediaOrigin: config.mediaBaseUrl && new URL(config.mediaBaseUrl).origin,
    plugins: [
      unsubscribePage,
      passPage({ memorials, secure }),
      sharePictures({ sharing, storage }),
      resumableUploads({ store: uploads, locks, gate, doors: memorials, media }),
      endDigestPage,
      keepsakeFiles({
        openTicket: memorials.openTicket,
        open: {
          ...bookFiles({ books, storage }),
          ...cardFiles({ sharing, storage }),
          archive: openArchive(archives),
          ...servicePackFiles(servicePacks),
        },
      }),
      paying.routes(async (intentId) => (await payments.hear(intentId)) || donations.hear(intentId)),
      ...(smtp ? [] : [mailboxRoutes({ dir: outbox })]),
      async (scope) => world.pages?.(scope, needs),
    ],
  })

  /**
   * Balancers are told first and given their time, then requests are finished, then jobs are released, then what both
   * used is closed.
   */
  async function close(): Promise<void> {
    leaving = true
    await delay(config.shutdownDelaySeconds * 1000)
    await app.close()
    // A film is not waited for: its job is given back, to be begun again.
    await Promise.all([jobs.stop(), film.close(), stills.close()])
    await Promise.all([changes.close(), locks.close()])
    await Promise.all([photos.close(), video.close(), press.close()])
    smtp?.close()
    await tracing?.close()
  }
  return { app, jobs, close }
}

/** Loaded by those alone who want traces. */
async function openTraces(traces: NonNullable<Config['traces']>, role: string) {
  const { openTracing } = await import('./adapters/tracing/otel.ts')
  return openTracing({ ...traces, role })
}

function sameSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
