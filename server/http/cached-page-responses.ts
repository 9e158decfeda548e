import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import type { Priority } from '#contract/endpoint.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import { type Encoding, encodingFor } from './compress.ts'
import { logRequest, requestId } from './log.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { languageKeyOf, READER_LANGUAGE } from './request-language.ts'

const QUARTER_MS = 15 * 60 * 1000

/**
 * The cache key of a page: its path, its reader's language, and the quarter of an hour, since a date that is ahead today is
 * over tomorrow, and days begin at other quarters in other zones.
 */
export const pageKey = (path: string, headers: IncomingHttpHeaders): string =>
  `${Math.floor(Date.now() / QUARTER_MS)} ${languageKeyOf(headers)} ${path}`

/** Whether the request comes from a cache that separates pages by language: it has sent the language of its reader. */
const asksForEdge = (headers: IncomingHttpHeaders): boolean => headers[READER_LANGUAGE] !== undefined

/** How a page is sent: an encoding, or `known` (304) to a reader who has it. */
type Way = Encoding | 'identity' | 'known'

function wayOf(headers: IncomingHttpHeaders, page: CachedPage): Way {
  if (isKnown(headers['if-none-match'], page.etag)) return 'known'
  return encodingFor(headers['accept-encoding']) ?? 'identity'
}

/**
 * Sends a page of the cache. Browsers ask each time whether it changed.
 *
 * @param edgeSeconds how long a cache in front that asks for it may keep the page; null: not at all
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  edgeSeconds: number | null,
) {
  const isForEdge = edgeSeconds !== null && asksForEdge(request.headers)
  if (page.isListed) void reply.removeHeader('x-robots-tag')
  void reply
    .header('etag', page.etag)
    .header(
      'cache-control',
      isForEdge ? `public, max-age=0, must-revalidate, s-maxage=${edgeSeconds}` : 'public, no-cache',
    )
    .header('vary', `accept-encoding, ${isForEdge ? READER_LANGUAGE : 'accept-language, cookie'}`)
    .header('content-security-policy', page.csp)
    .type('text/html; charset=utf-8')
  const way = wayOf(request.headers, page)
  sent.set(reply, { page, way })
  if (way === 'known') return reply.code(304).send()
  if (way !== 'identity') void reply.header('content-encoding', way)
  return reply.send(bodyOf(page, way))
}

/** RFC 9110 §13.1.2: matches any of a list, compared weakly, since compressing proxies weaken tags. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
}

/** An answer as Fastify sent it, with all headers except those of a single request; the request id is added last. */
interface CachedResponse {
  status: number
  /** Names and values alternating, for `writeHead`. */
  headers: string[]
  body: Buffer | undefined
}

const answersOf = new WeakMap<CachedPage, Map<string, CachedResponse>>()
const sent = new WeakMap<FastifyReply, { page: CachedPage; way: Way }>()

/** The last `onSend` hook of routes that send cached pages: stores the answer after all other hooks. */
export const cacheResponse: onSendHookHandler = (request, reply, _payload, done) => {
  const kept = sent.get(reply)
  const { connection, 'set-cookie': cookie, 'x-request-id': _own, ...headers } = reply.getHeaders()
  // A page for everybody sets no cookie; while the server closes, answers tell clients to reconnect.
  if (kept && request.method === 'GET' && connection === undefined && cookie === undefined) {
    const { page, way } = kept
    const body = bodyOf(page, way)
    const all = { ...headers, ...(body && { 'content-length': body.length }), 'x-request-id': '' }
    const answer = { status: reply.statusCode, headers: Object.entries(all).flat().map(String), body }
    const answers = answersOf.get(page) ?? new Map<string, CachedResponse>()
    answersOf.set(page, answers.set(variantOf(request.headers, way), answer))
  }
  done()
}

/** The properties of a request, besides the page, that decide its answer. */
const variantOf = (headers: IncomingHttpHeaders, way: Way): string =>
  asksForEdge(headers) ? `${way} edge` : way

function bodyOf(page: CachedPage, way: Way): Buffer | undefined {
  if (way === 'known') return undefined
  return way === 'identity' ? page.body : page.compressed[way]
}

interface Options {
  pageCache: PageCache
  /** Whether requests of this priority are refused now because of overload. */
  refuses(priority: Priority): boolean
  /** Networks that get no cached page: while there are any, Fastify sees who asks. */
  searchers: { size: number }
  metrics: Pick<Metrics, 'answered'>
}

/**
 * Answers a cached page before Fastify routes the request, with exactly the headers and bytes of Fastify's first
 * answer: routing and hooks cost three times as much as the answer itself. Every other request goes on to Fastify
 * (docs/decisions/0019).
 */
export function answerFromPageCache(
  app: FastifyInstance,
  { pageCache, refuses, searchers, metrics }: Options,
) {
  const { server, log } = app
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })

  const [route] = server.listeners('request') as RequestListener[]
  if (!route) throw new Error('Fastify does not listen to its server')
  server.off('request', route)
  server.prependListener('request', (request, response) => {
    if (!answered(request, response)) route.call(server, request, response)
  })

  function answered(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || closing) return false
    if (hasBody(headers)) return false
    const path = PLAIN.exec(request.url ?? '')?.[1]
    if (path === undefined || refuses('essential') || searchers.size > 0) return false
    const key = pageKey(path, headers)
    const page = pageCache.peek(key)
    if (!page) return false
    const way = wayOf(headers, page)
    const answer = answersOf.get(page)?.get(variantOf(headers, way))
    // Fastify's 304 to a HEAD has another header, so Fastify sends it.
    if (!answer || (way === 'known' && method === 'HEAD')) return false
    pageCache.get(key)
    const began = performance.now()
    const id = requestId()
    answer.headers[answer.headers.length - 1] = id
    response.writeHead(answer.status, answer.headers)
    response.once('finish', () => {
      const ms = performance.now() - began
      const told = { method, route: routeOf(path), status: answer.status }
      metrics.answered({ ...told, seconds: ms / 1000 })
      logRequest(log, { reqId: id, ...told, ms: Math.round(ms) })
    })
    response.end(method === 'HEAD' ? undefined : answer.body)
    return true
  }
}

/** An address without anything to decode or normalise; a query does not change a memorial's page. */
const PLAIN = /^(\/view\/[a-z0-9-]{3,80}(?=$|\?[^#]*$)|\/(?:who)?$)/

/** The routes as declared in pages.ts. */
const routeOf = (path: string) => (path.startsWith('/view/') ? '/view/:slug' : path)

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
