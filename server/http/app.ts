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
import type { WatchLoad } from '#server/ports/load.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import type { PageOrigins } from '#server/ports/payments.ts'
import { readBodies } from './bodies.ts'
import { answerFromPageCache } from './cached-page-responses.ts'
import { endConnectionsOnClose } from './closing.ts'
import { cspForData, withMedia } from './csp.ts'
import { serveDocs } from './docs.ts'
import { answerFailure, failureEnvelope } from './errors.ts'
import { ignoreForeignCookies } from './foreign-cookies.ts'
import { type LogOptions, logging, logRequests } from './log.ts'
import { type MetricsOptions, serveMetrics } from './metrics.ts'
import { type Authoriser, type Mount, mounter } from './mount.ts'
import { devForOwnHost } from './own-host.ts'
import type { PageCache } from './page-cache.ts'
import { allowPayments } from './payment-headers.ts'
import { serveSecurityTxt } from './security-txt.ts'
import { shedLoad } from './shedding.ts'
import { endSlowRequests, REQUEST_MS } from './slow-requests.ts'
import { targetOf } from './target.ts'

/** A connection without any data is closed; making a long video seekable takes three minutes at most. */
const SILENCE_MS = 5 * 60 * 1000

/** Known before anything else is composed. */
interface BareOptions extends LogOptions {
  /** Addresses and ranges whose `X-Forwarded-*` headers are trusted. */
  trustProxy: readonly string[]
}

interface HttpOptions {
  /** Serves only health and metrics: for a worker, which has no pages or calls. */
  healthOnly: boolean
  authoriser: Authoriser
  /** Adds media addresses to an answer for the caller only, including files that others may not see. */
  addressed<T>(answer: T, userUuid: string): Promise<T>
  /** Folder of uploads until they are stored; on the same disk as the storage folder, so that files can be moved. */
  uploadsDir: string
  /** Rejects with DISK_LOW while the disk has room only for running uploads. */
  requireSpace(): Promise<void>
  /** Mounts every module's calls. */
  routes(mount: Mount): void
  /** Rejects when the process should get no requests (`/readyz`). */
  ready(): Promise<void>
  mayReadMetrics: MetricsOptions['mayRead']
  /** The metrics and their text (`/metrics`). */
  metrics: MetricsOptions['metrics'] & { text: MetricsOptions['text'] } & Pick<Metrics, 'refused'>
  /** The load of this process. */
  load: WatchLoad
  /** Networks that asked for too many unknown addresses. */
  searchers: { size: number }
  /** The page cache; the pages plugin fills it. */
  pageCache: PageCache
  /** Traces every request. */
  traced: boolean
  /** Sends HSTS if the address is https. */
  secure: boolean
  publicUrl: string
  /** Contact for reporting vulnerabilities, a web or mail address; null for none. */
  securityContact: string | null
  /** The origins of the payment provider's form; null when the form is our own. */
  paymentOrigins: PageOrigins | null
  /** Another origin from which pages may load photos and videos. */
  mediaOrigin: string | null
  /** Photos, keepsakes, uploads, pages: registered after the API, in this order. */
  plugins: FastifyPluginAsync[]
}

/** A web server without routes. It is made first because other parts write to its log. */
export function bareHttp({ trustProxy, ...log }: BareOptions): FastifyInstance {
  return Fastify({
    ...logging(log),
    // Higher limits apply only to signed-in calls (mount.ts).
    bodyLimit: anonymousBodyBytes,
    // Uploads over slow networks may take long, if enough data arrives (slow-requests.ts).
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    forceCloseConnections: 'idle',
    // While closing, existing connections are served to the end; new ones are refused.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    rewriteUrl: ({ url = '' }) => targetOf(url),
    // A malformed address (`%zz`) never reaches a route or a hook.
    frameworkErrors: (error, request, reply) => {
      ownHeaders(request, reply)
      answerFailure(error, request, reply)
    },
  })
}

/** Adds headers, limits, the API from the contract, then the other routes. It does not listen yet. */
export async function buildHttp(app: FastifyInstance, options: HttpOptions): Promise<void> {
  logRequests(app)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: options.secure,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  endSlowRequests(app)
  readBodies(app)
  // Each part has its own limit and error for files that are too large.
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addHook('onRequest', (request, reply, done) => {
    ownHeaders(request, reply)
    done()
  })
  if (!options.healthOnly) {
    const { refuses } = shedLoad(app, { load: options.load, refused: options.metrics.refused })
    // Tracing works through Fastify's hooks, which this bypasses.
    if (!options.traced) answerFromPageCache(app, { ...options, refuses })
  }
  if (options.mediaOrigin) allowMedia(app, options.mediaOrigin)
  if (options.paymentOrigins) allowPayments(app, options.paymentOrigins)
  ignoreForeignCookies(app, options.publicUrl)
  devForOwnHost(app)
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
  const { authoriser, metrics } = options
  serveMetrics(app, { mayRead: options.mayReadMetrics, metrics, text: metrics.text })
  if (options.healthOnly) return
  const { mount, mounted } = mounter(app, authoriser, options)
  options.routes(mount)
  requireAllMounted(mounted)
  await serveDocs(app)
  serveSecurityTxt(app, { contact: options.securityContact, publicUrl: options.publicUrl })
  for (const plugin of options.plugins) await app.register(plugin)
}

/** In addition to helmet's. Pages and documentation replace this policy by their own. */
function ownHeaders(request: FastifyRequest, reply: FastifyReply) {
  void reply
    .header('content-security-policy', cspForData)
    .header('x-content-type-options', 'nosniff')
    // Pages that may be indexed override this (pages.ts); data, photos and missing pages never are.
    .header('x-robots-tag', 'noindex')
    .header(
      'permissions-policy',
      'camera=(self), microphone=(self), fullscreen=(self), geolocation=(), payment=(self)',
    )
    .header('x-request-id', request.id)
}

/** Adds the origin to every policy that allows media. */
function allowMedia(app: FastifyInstance, origin: string) {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy === 'string') void reply.header('content-security-policy', withMedia(policy, origin))
    done()
  })
}

/** Finds calls at the start that the contract declares and no module serves. */
function requireAllMounted(mounted: Set<unknown>) {
  for (const { name, endpoint } of endpoints)
    if (!endpoint.planned && !mounted.has(endpoint))
      throw new Error(`Nothing answers ${name} (${endpoint.path})`)
}
