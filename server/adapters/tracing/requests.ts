import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Follower } from './follower.ts'
import { contextOf } from './header.ts'

/** Spans have the route's pattern, never the address: that contains share links, tokens and search terms. */
export function traceRequests(app: FastifyInstance, { tracer, here }: Follower): void {
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
