import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { ClientRequest } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool, PoolClient } from 'pg'

const PATIENCE_MS = 2_000

/**
 * Sends traces to a collector by OTLP over HTTP.
 *
 * @param options.endpoint without `/v1/traces`
 */
export function openTracing(options: { endpoint: string; service: string; role: string }): Tracing {
  const url = `${options.endpoint}/v1/traces`
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.service,
      'service.instance.role': options.role,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  })
  const follower = { tracer: provider.getTracer(options.service), here: new AsyncLocalStorage<Context>() }
  const { tracer, here } = follower
  const calls = traceCalls(follower, new URL(url))

  return {
    requests: (app) => traceRequests(app, follower),
    queries: (pool) => traceQueries(pool, follower),
    traceparent() {
      const context = here.getStore()
      return context && headerOf(context)
    },
    async job(name, from, work) {
      const began = contextOf(from) ?? ROOT_CONTEXT
      const span = tracer.startSpan(
        `job ${name}`,
        { kind: SpanKind.CONSUMER, attributes: { job: name } },
        began,
      )
      try {
        await here.run(trace.setSpan(began, span), work)
      } catch (reason) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw reason
      } finally {
        span.end()
      }
    },
    async close() {
      calls.stop()
      // Closing does not wait for a collector that is down.
      const sent = provider.shutdown().catch(() => {})
      await Promise.race([sent, delay(PATIENCE_MS, undefined, { ref: false })])
    },
  }
}

/** Traces requests through calls, queries and jobs, if configured (docs/operations.md). */
interface Tracing {
  /** Traces every request; call it before routes are added. */
  requests(app: FastifyInstance): void
  /** Traces every query of the pool's connections that belongs to a trace. */
  queries(pool: Pool): void
  /** The present trace context in W3C's `traceparent` format; undefined outside of a trace. */
  traceparent(): string | undefined
  /** Traces one try of a job. Rejects as `work` does. @param from the trace context where it was queued */
  job(name: string, from: string | undefined, work: () => Promise<void>): Promise<void>
  /** Sends the remaining spans. */
  close(): Promise<void>
}

const CREATED = 'http.client.request.created'

/**
 * Traces calls to other services (payments, object storage) within a traced request or job: only host and method, and
 * `traceparent` is sent along. Calls to the trace collector are left out.
 */
export function traceCalls({ tracer, here }: Follower, collector: URL): { stop(): void } {
  const onCreated = (message: unknown) => {
    const context = here.getStore()
    const request = requestIn(message)
    if (!context || !request || request.headersSent) return
    const host = request.host
    if (request.path === collector.pathname && host === collector.hostname) return
    const attributes = { 'http.request.method': request.method, 'server.address': host }
    const span = tracer.startSpan(`${request.method} ${host}`, { kind: SpanKind.CLIENT, attributes }, context)
    const header = headerOf(trace.setSpan(context, span))
    if (header) request.setHeader('traceparent', header)
    request.once('response', ({ statusCode = 0 }) => {
      span.setAttribute('http.response.status_code', statusCode)
      // 404 from object storage means that a file does not exist: an answer, not a failure.
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    })
    request.once('error', () => span.setStatus({ code: SpanStatusCode.ERROR }))
    request.once('close', () => span.end())
  }
  subscribe(CREATED, onCreated)
  return { stop: () => unsubscribe(CREATED, onCreated) }
}

function requestIn(message: unknown): ClientRequest | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message)) return undefined
  return message.request instanceof ClientRequest ? message.request : undefined
}

/** Spans say which operation on which table, without the statement or its values. */
function traceQueries(pool: Pool, { tracer, here }: Follower): void {
  const followed = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (followed.has(client)) return
    followed.add(client)
    const query: (...given: unknown[]) => unknown = client.query.bind(client)
    const following = (...given: unknown[]) => {
      const context = here.getStore()
      const text = textOf(given[0])
      if (!context || text === undefined) return query(...given)
      const summary = summariseQuery(text)
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary }
      const span = tracer.startSpan(summary, { kind: SpanKind.CLIENT, attributes }, context)
      const last = given.at(-1)
      if (typeof last === 'function') {
        const done = (failure: unknown, ...more: unknown[]) => {
          end(span, failure)
          Reflect.apply(last, undefined, [failure, ...more])
        }
        return query(...given.slice(0, -1), done)
      }
      const result = query(...given)
      if (result instanceof Promise)
        result.then(
          () => end(span),
          (failure) => end(span, failure),
        )
      else span.end()
      return result
    }
    // One function for the eight overloads of pg.
    client.query = following as typeof client.query
  })
}

function end(span: Span, failure?: unknown) {
  if (failure) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Undefined for objects that run themselves, such as a cursor. */
function textOf(first: unknown): string | undefined {
  if (typeof first === 'string') return first
  if (typeof first !== 'object' || first === null || 'submit' in first || !('text' in first)) return undefined
  return typeof first.text === 'string' ? first.text : undefined
}

/**
 * The name of a statement in traces, such as `select memorials`: its verb and its first table, as OpenTelemetry's
 * `db.query.summary` asks. Never a value: only a word of letters at the begin, and the name that follows `from`, `into`
 * or `update`. A table that it does not find, such as that of `with … select`, makes a span less telling and nothing
 * else, so it does not parse (docs/decisions/0003).
 */
export function summariseQuery(text: string): string {
  const [verb = 'query'] = /[a-z]+/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)/i.exec(text) ?? []
  return [verb.toLowerCase(), ...(table ? [table] : [])].join(' ')
}

/** Spans have the route's pattern, never the address: that contains share links, tokens and search terms. */
function traceRequests(app: FastifyInstance, { tracer, here }: Follower): void {
  const contexts = new WeakMap<FastifyRequest, Context>()

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const { traceparent } = request.headers
    const from = contextOf(typeof traceparent === 'string' ? traceparent : undefined) ?? ROOT_CONTEXT
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, from)
    const context = trace.setSpan(from, span)
    contexts.set(request, context)
    here.run(context, done)
  })
  // Reading a body continues from the socket, which has no trace context.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request)
    if (context) here.run(context, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const context = contexts.get(request)
    const span = context && trace.getSpan(context)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}

/** `traceparent`, version 00 (https://www.w3.org/TR/trace-context/). */
const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Undefined for a missing or invalid header. */
function contextOf(header: string | undefined): Context | undefined {
  const [, traceId, spanId, flags] = pattern.exec(header ?? '') ?? []
  if (!traceId || !spanId || !flags) return undefined
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : undefined
}

function headerOf(context: Context): string | undefined {
  const span = trace.getSpanContext(context)
  return span && `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`
}

interface Follower {
  tracer: Tracer
  /** The present trace context. Our own storage instead of a global one, so that two apps in one process stay apart. */
  here: AsyncLocalStorage<Context>
}
