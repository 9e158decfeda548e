import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { endpoints } from '#contract/index.ts'
import { anonymousBodyBytes } from '#contract/limits.ts'
import type { Storage } from '#server/ports/storage.ts'
import type { WatchWaits } from '#server/ports/waits.ts'
import type { Watch } from '#server/ports/watch.ts'
import { readBodies } from './bodies.ts'
import { endConnectionsOnClose } from './closing.ts'
import { cspForData, withMedia } from './csp.ts'
import { serveDocs } from './docs.ts'
import { answerFailure, failureEnvelope } from './errors.ts'
import { ignoreForeignCookies } from './foreign.ts'
import { answerKeptPages } from './kept-page-answers.ts'
import type { KeptPages } from './kept-pages.ts'
import { type LogOptions, logging, logRequests } from './log.ts'
import { type Served, serveMedia } from './media.ts'
import { type MetricsOptions, serveMetrics } from './metrics.ts'
import { type Gate, type Mount, mounter } from './mount.ts'
import { devForOwnHost } from './own-host.ts'
import { keepPace, REQUEST_MS } from './pace.ts'
import { allowPayments } from './payment-pages.ts'
import { serveSecurityTxt } from './security-txt.ts'
import { shedLoad } from './shedding.ts'
import { targetOf } from './target.ts'

/** A connection on which nothing moves is ended; making a long video seekable takes three minutes at most. */
const SILENCE_MS = 5 * 60 * 1000

/** What is known before anything else is composed. */
interface BareOptions extends LogOptions {
  /** Addresses and ranges whose `X-Forwarded-*` headers count. */
  trustProxy: readonly string[]
}

interface HttpOptions {
  /** Health and metrics alone: a worker has nothing to say to people. */
  healthOnly: boolean
  gate: Gate
  storage: Storage
  /** Of a served file with nothing in it. */
  remakeMedia(folder: string, file: string): Promise<void>
  /** As `Served` says. */
  mayBeSeen: Served['mayBeSeen']
  /** Puts addresses of media into an answer that the caller alone gets, whether or not others may see them. */
  addressed<T>(answer: T, userUuid: string): Promise<T>
  /** Where uploads lie until they are taken; on the disk that storage moves them from. */
  uploadsDir: string
  /** Rejects with DISK_LOW while its disk has room for nothing but what is under way. */
  requireSpace(): Promise<void>
  /** Mounts every module's calls. */
  routes(mount: Mount): void
  /** Rejects when the process should get no requests (`/readyz`). */
  ready(): Promise<void>
  /** What is counted and timed, and how it is told (`/metrics`). */
  meters: MetricsOptions['watch'] & { text: MetricsOptions['text'] } & Pick<Watch, 'refused'>
  /** How full the house is. */
  waits: WatchWaits
  /** Pages that are kept are answered from here; the pages plugin fills it. */
  keptPages: KeptPages
  /** Every request becomes a trace. */
  traced: boolean
  /** Secure addresses get HSTS. */
  secure: boolean
  publicUrl: string
  /** Whom to tell of a weakness, as an address of the web or of mail; null: nobody is named. */
  securityContact: string | null
  /** The payment provider's script for pages; null where its form is ours. */
  paymentScript: string | null
  /** Where pages may get photos and videos from beside our own. */
  mediaOrigin: string | null
  /** Stand-ins, uploads, pages: registered after the API, in this order. */
  plugins: FastifyPluginAsync[]
}

/** A web server that answers nothing yet. Its log comes first: what else is composed writes there too. */
export function bareHttp({ trustProxy, ...log }: BareOptions): FastifyInstance {
  return Fastify({
    ...logging(log),
    // More only for calls of people we know (mount.ts).
    bodyLimit: anonymousBodyBytes,
    // Uploads over bad networks take long, as long as enough comes (pace.ts).
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    forceCloseConnections: 'idle',
    // While it closes, whoever is connected already is served to the end; nobody else can connect.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    rewriteUrl: ({ url = '' }) => targetOf(url),
    // An address that cannot be read (`%zz`) never reaches a route or a hook.
    frameworkErrors: (error, request, reply) => {
      ownHeaders(request, reply)
      answerFailure(error, request, reply)
    },
  })
}

/** Headers, limits, the API from the contract, files, then pages. Not yet listening. */
export async function buildHttp(app: FastifyInstance, options: HttpOptions): Promise<void> {
  logRequests(app)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: options.secure,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  keepPace(app)
  readBodies(app)
  // Each part says itself what is too large, in its own words.
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addHook('onRequest', (request, reply, done) => {
    ownHeaders(request, reply)
    done()
  })
  if (!options.healthOnly) {
    const { refuses } = shedLoad(app, { waits: options.waits, refused: options.meters.refused })
    // Traces follow requests through Fastify's hooks.
    if (!options.traced)
      answerKeptPages(app, { keptPages: options.keptPages, refuses, watch: options.meters })
  }
  if (options.mediaOrigin) allowMedia(app, options.mediaOrigin)
  if (options.paymentScript) allowPayments(app, options.paymentScript)
  ignoreForeignCookies(app, options.publicUrl)
  devForOwnHost(app, options.publicUrl)
  endConnectionsOnClose(app)
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((request, reply) => reply.code(404).send(failureEnvelope(request, 'NOT_FOUND')))

  app.get('/healthz', { config: { priority: 'always' } }, () => ({ success: true, msg: null }))
  app.get('/readyz', { config: { priority: 'always' } }, async (request, reply) => {
    try {
      await options.ready()
      return { success: true, msg: null }
    } catch (reason) {
      request.log.warn({ err: reason }, 'not ready')
      return reply.code(503).send(failureEnvelope(request, 'SERVER_BUSY'))
    }
  })
  const { gate, meters } = options
  serveMetrics(app, { isOperator: gate.isOperator, watch: meters, text: meters.text })
  if (options.healthOnly) return
  const { mount, mounted } = mounter(app, gate, options)
  options.routes(mount)
  requireAllMounted(mounted)
  await serveDocs(app)
  serveSecurityTxt(app, { contact: options.securityContact, publicUrl: options.publicUrl })
  serveMedia(app, options)
  for (const plugin of options.plugins) await app.register(plugin)
}

/** Beside helmet's. Pages and documentation put their own policy in the place of this one. */
function ownHeaders(request: FastifyRequest, reply: FastifyReply) {
  void reply
    .header('content-security-policy', cspForData)
    .header('x-content-type-options', 'nosniff')
    // Pages that may be found say so (pages.ts); data, photos and whatever is not there never are.
    .header('x-robots-tag', 'noindex')
    .header(
      'permissions-policy',
      'camera=(self), microphone=(self), fullscreen=(self), geolocation=(), payment=(self)',
    )
    .header('x-request-id', request.id)
}

/** In every policy that lets a page show media at all. */
function allowMedia(app: FastifyInstance, origin: string) {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy === 'string') void reply.header('content-security-policy', withMedia(policy, origin))
    done()
  })
}

/** A call that the contract declares and nobody answers is a mistake of ours, found at the start. */
function requireAllMounted(mounted: Set<unknown>) {
  for (const { name, endpoint } of endpoints)
    if (!endpoint.planned && !mounted.has(endpoint))
      throw new Error(`Nothing answers ${name} (${endpoint.path})`)
}
