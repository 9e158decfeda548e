import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Metrics } from '#server/ports/metrics.ts'

export interface MetricsOptions {
  /** The token for metrics, or the operator token. */
  mayRead(token: string): boolean
  metrics: Pick<Metrics, 'answered'>
  /** The metrics are listed in docs/operations.md. */
  text(): Promise<string>
}

/**
 * `GET /metrics` in Prometheus' text format, for the token for metrics or the operator token: what this process did since it started, by route
 * and never by address, and the jobs in the shared queue.
 */
export function serveMetrics(app: FastifyInstance, { mayRead, metrics, text }: MetricsOptions) {
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
    if (!token || !mayRead(token)) throw new DomainError('UNAUTHENTICATED')
    const told = await text()
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(told)
  })
}

/** Prometheus sends a bearer token; our own calls send `pid`. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const { pid, authorization = '' } = headers
  return typeof pid === 'string' ? pid : /^Bearer (\S+)$/.exec(authorization)?.[1]
}
