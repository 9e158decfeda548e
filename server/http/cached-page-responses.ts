import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, onSendHookHandler } from 'fastify'
import type { Priority } from '#contract/endpoint.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import { type Encoding, encodingFor } from './compress.ts'
import { asksForEdge } from './edge.ts'
import { logRequest, requestId } from './log.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

/** How a page is sent: an encoding, or `known` (304) to a reader who has it. */
export type Way = Encoding | 'identity' | 'known'

export function wayOf(headers: IncomingHttpHeaders, page: CachedPage): Way {
  if (isKnown(headers['if-none-match'], page.etag)) return 'known'
  return encodingFor(headers['accept-encoding']) ?? 'identity'
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

/** Marks a reply as a cached page, for `cacheResponse`. */
export const markCacheable = (reply: FastifyReply, page: CachedPage, way: Way) =>
  void sent.set(reply, { page, way })

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
