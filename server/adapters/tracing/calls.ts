import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { ClientRequest } from 'node:http'
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Follower } from './follower.ts'
import { headerOf } from './header.ts'

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
