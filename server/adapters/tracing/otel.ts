import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Tracing } from '#server/ports/tracing.ts'
import { traceCalls } from './calls.ts'
import { contextOf, headerOf } from './header.ts'
import { traceQueries } from './queries.ts'
import { traceRequests } from './requests.ts'

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
