import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Pool, PoolClient } from 'pg'
import type { Follower } from './follower.ts'
import { summaryOfQuery } from './query-summary.ts'

/** Spans say which operation on which table, without the statement or its values. */
export function traceQueries(pool: Pool, { tracer, here }: Follower): void {
  const followed = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (followed.has(client)) return
    followed.add(client)
    const query: (...given: unknown[]) => unknown = client.query.bind(client)
    const following = (...given: unknown[]) => {
      const context = here.getStore()
      const text = textOf(given[0])
      if (!context || text === undefined) return query(...given)
      const summary = summaryOfQuery(text)
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
