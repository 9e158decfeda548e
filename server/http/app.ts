import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { endpoints } from '#contract/index.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { WatchLoad } from '#server/ports/load.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import type { PageOrigins } from '#server/ports/payments.ts'
import { readBodies } from './bodies.ts'
import { anonymousBodyBytes } from './body-limits.ts'
import { answerFromPageCache } from './cached-page-responses.ts'
import { endConnectionsOnClose, endSlowRequests, REQUEST_MS } from './connections.ts'
import { allowOrigins, cspForData } from './csp.ts'
import { serveDocs } from './docs.ts'
import { answerFailure, failureEnvelope } from './errors.ts'
import { isForeign } from './is-foreign.ts'
import { type LogOptions, logging, logRequests } from './log.ts'
import { type Mount, type MountOptions, mounter } from './mount.ts'
import type { PageCache } from './page-cache.ts'
import { shedLoad } from './shedding.ts'
import { targetOf } from './target.ts'

/** A connection without any data is closed; making a long video seekable takes three minutes at most. */
const SILENCE_MS = 5 * 60 * 1000

/** Known before anything else is composed. */
interface BareOptions extends LogOptions {
  /** Addresses and ranges whose `X-Forwarded-*` headers are trusted. */
  trustProxy: readonly string[]
}

interface HttpOptions extends MountOptions {
  /** Serves only health and metrics: for a worker, which has no pages or calls. */
  healthOnly: boolean
  /** Mounts every module's calls. */
  routes(mount: Mount): void
  /** Rejects when the process should get no requests (`/readyz`). */
  ready(): Promise<void>
  /** The token for metrics, or the operator token. */
  mayReadMetrics(token: string): boolean
  /** The metrics, which are listed in docs/operations.md, and their text (`/metrics`). */
  metrics: Pick<Metrics, 'answered' | 'refused'> & { text(): Promise<string> }
  /** The load of this process. */
  load: WatchLoad
  /** Networks that asked for too many unknown addresses. */
  searchers: { size: number }
  /** The page cache; the pages plugin fills it. */
  pageCache: PageCache
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
    // Uploads over slow networks may take long, if enough data arrives (connections.ts).
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
    const { refuses } = shedLoad(app, options.load, options.metrics)
    answerFromPageCache(app, { ...options, refuses })
  }
  const { mediaOrigin, paymentOrigins } = options
  if (mediaOrigin || paymentOrigins) allowOrigins(app, mediaOrigin, paymentOrigins)
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
  serveMetrics(app, options)
  if (options.healthOnly) return
  const { mount, mounted } = mounter(app, options)
  options.routes(mount)
  requireAllMounted(mounted)
  await serveDocs(app)
  serveSecurityTxt(app, options)
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

/** Finds calls at the start that the contract declares and no module serves. */
function requireAllMounted(mounted: Set<unknown>) {
  for (const { name, endpoint } of endpoints)
    if (!mounted.has(endpoint)) throw new Error(`Nothing answers ${name} (${endpoint.path})`)
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Developers' pages (`/dev/…`) answer only to the names of this machine. So a page of another site whose name resolves to
 * this machine (DNS rebinding) cannot read mails.
 */
function devForOwnHost(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.url?.startsWith('/dev/')) return
    const named =
      /^(\[[\da-f:.]+\]|[^:@/\\]+)(:\d+)?$/i.exec(request.headers.host ?? '')?.[1]?.toLowerCase() ?? ''
    if (!LOOPBACK.has(named)) throw new DomainError('NOT_FOUND')
  })
}

/**
 * Ignores the cookies of requests that pages of other sites send, and sets none, so that a cookie alone permits no
 * change (CSRF). Accounts do not use cookies (`pid` is a header, which other sites cannot set); the passcode of a
 * memorial and the language do.
 */
function ignoreForeignCookies(app: FastifyInstance, publicUrl: string) {
  const own = new URL(publicUrl).origin
  app.addHook('onRequest', (request, _reply, done) => {
    if (isForeign(request, own)) delete request.headers.cookie
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isForeign(request, own)) void reply.removeHeader('set-cookie')
    done()
  })
}

const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 recommends less than a year; the file is generated on each request. */
const HOLDS_DAYS = 180

/** `GET /.well-known/security.txt` (RFC 9116): the contact for reporting vulnerabilities; nothing without a contact. */
function serveSecurityTxt(app: FastifyInstance, { securityContact, publicUrl }: HttpOptions) {
  if (securityContact === null) return
  const path = '/.well-known/security.txt'
  app.get(path, (_request, reply) => {
    const expires = new Date(Date.now() + HOLDS_DAYS * DAY_MS)
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: ${securityContact}\nExpires: ${expires.toISOString()}\nCanonical: ${publicUrl}${path}\n`,
      )
  })
}

/**
 * `GET /metrics` in Prometheus' text format, for the token for metrics or the operator token: what this process did since it started, by route
 * and never by address, and the jobs in the shared queue.
 */
function serveMetrics(app: FastifyInstance, { mayReadMetrics, metrics }: HttpOptions) {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
    done()
  })

  app.get('/metrics', { config: { priority: 'always' } }, async (request, reply) => {
    const token = tokenOf(request)
    if (!token || !mayReadMetrics(token)) throw new DomainError('UNAUTHENTICATED')
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}

/** Prometheus sends a bearer token; our own calls send `pid`. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const { pid, authorization = '' } = headers
  return typeof pid === 'string' ? pid : /^Bearer (\S+)$/.exec(authorization)?.[1]
}
