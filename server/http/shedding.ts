import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Priority } from '#contract/endpoint.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Load, WatchLoad } from '#server/ports/load.ts'
import type { Metrics } from '#server/ports/metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Priority of a route outside the contract; `essential` by default, as for pages. */
    priority?: Priority
  }
}

/**
 * The priorities that can be refused, first to last; the waits from which each is; and the range of Retry-After in seconds,
 * so that requests refused together do not return together. A cached page needs no database, and a request that needs one
 * fails after ten seconds of waiting anyway (adapters/database/postgres.ts).
 */
const refusable = {
  deferrable: { loopMs: 500, poolMs: 1000, again: [8, 15] },
  ordinary: { loopMs: 2000, poolMs: 4000, again: [4, 8] },
  essential: { loopMs: 8000, poolMs: Number.POSITIVE_INFINITY, again: [3, 6] },
} as const
type Refusable = keyof typeof refusable

/** One slow moment refuses nobody: it has to last, and to be measured three times. */
const FULL_FOR_MS = 4000
const FULL_TIMES = 3
/** Requests are accepted again once waits are half as long for this time. */
const CALM_SHARE = 0.5
const CALM_FOR_MS = 2000

/** Decides which priorities are refused, by the waits that it is told. */
export function overloadPolicy() {
  const priorities = (Object.keys(refusable) as Refusable[]).map((priority) => ({
    priority,
    isRefused: false,
    full: streak(),
    calm: streak(),
  }))

  return {
    /** @returns the priorities that are refused from now on, or accepted again */
    note(load: Load, at: number): { priority: Refusable; isRefused: boolean }[] {
      return priorities.filter((one) => {
        const { loopMs, poolMs } = refusable[one.priority]
        const ratio = Math.max(load.loopMs / loopMs, load.poolMs / poolMs)
        const full = one.full(ratio >= 1, at)
        const calm = one.calm(ratio < CALM_SHARE, at)
        const before = one.isRefused
        if (full.times >= FULL_TIMES && full.ms >= FULL_FOR_MS) one.isRefused = true
        else if (calm.times > 1 && calm.ms >= CALM_FOR_MS) one.isRefused = false
        return one.isRefused !== before
      })
    },
    refuses: (priority: Priority): priority is Refusable =>
      priorities.some((one) => one.priority === priority && one.isRefused),
  }
}

/** How many times in a row something was true, and for how long. */
function streak() {
  let times = 0
  let since = 0
  return (isSo: boolean, at: number) => {
    if (times === 0) since = at
    times = isSo ? times + 1 : 0
    return { times, ms: at - since }
  }
}

/** Sets the priority of every route declared in this scope from now on. */
export function prioritise(scope: FastifyInstance, priority: Priority) {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, priority }
  })
}

/**
 * Refuses low-priority requests during overload, before they are read: SERVER_BUSY with `Retry-After`.
 *
 * @returns whether a priority is refused now, for code that answers before routing
 */
export function shedLoad(app: FastifyInstance, load: WatchLoad, { refused }: Pick<Metrics, 'refused'>) {
  const house = overloadPolicy()
  const stop = load((now, at) => {
    for (const { priority, isRefused } of house.note(now, at))
      app.log.warn({ priority, ...now }, isRefused ? 'overloaded' : 'no longer overloaded')
  })
  app.addHook('onClose', async () => stop())

  app.addHook('onRequest', (request, _reply, done) => {
    const { priority = 'essential' } = request.routeOptions.config
    if (!house.refuses(priority)) return done()
    refused(priority)
    const [from, to] = refusable[priority].again
    const retryAfterSeconds = randomInt(from, to + 1)
    done(new DomainError('SERVER_BUSY', { retryAfterSeconds, extra: { untouched: true } }))
  })
  return { refuses: house.refuses }
}
