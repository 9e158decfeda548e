import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '#server/lib/domain-error.ts'

export interface MetricsOptions {
  isOperator(token: string): boolean
  /** Jobs that the queue knows, by name and state. */
  jobs(): Promise<{ name: string; state: string; count: number }[]>
}

type Labels = Record<string, string | number>

/**
 * `GET /metrics` in the text form of Prometheus, for the bearer of the operator token: what this process answered
 * since it started, by route and never by address, and what waits in the queue of all processes.
 */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions) {
  const answered = new Map<string, { labels: Labels; count: number; seconds: number }>()

  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    const key = Object.values(labels).join(' ')
    const entry = answered.get(key) ?? { labels, count: 0, seconds: 0 }
    entry.count += 1
    entry.seconds += reply.elapsedTime / 1000
    answered.set(key, entry)
    done()
  })

  app.get('/metrics', async (request, reply) => {
    const token = tokenOf(request)
    if (!token || !options.isOperator(token)) throw new DomainError('UNAUTHENTICATED')
    const requests = [...answered.values()]
    const jobs = await options.jobs()
    const lines = [
      ...metric(
        'http_requests_total',
        'counter',
        requests.map(({ labels, count }) => [labels, count]),
      ),
      ...metric(
        'http_request_seconds_total',
        'counter',
        requests.map(({ labels, seconds }) => [labels, seconds]),
      ),
      ...metric(
        'jobs',
        'gauge',
        jobs.map(({ name, state, count }) => [{ name, state }, count]),
      ),
      ...metric('process_resident_memory_bytes', 'gauge', [[{}, process.memoryUsage.rss()]]),
      ...metric('process_start_time_seconds', 'gauge', [[{}, Date.now() / 1000 - process.uptime()]]),
    ]
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`${lines.join('\n')}\n`)
  })
}

/** Prometheus sends a bearer token; our own calls send `pid`. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const { pid, authorization = '' } = headers
  return typeof pid === 'string' ? pid : /^Bearer (\S+)$/.exec(authorization)?.[1]
}

function metric(name: string, type: 'counter' | 'gauge', samples: [Labels, number][]): string[] {
  const values = samples.map(([labels, value]) => `${name}${written(labels)} ${value}`)
  return [`# TYPE ${name} ${type}`, ...values]
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
