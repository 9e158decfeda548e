import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Priority } from '#contract/endpoint.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Load, WatchLoad } from '#server/ports/load.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Priority of a route outside the contract; `essential` by default, as for pages. */
    priority?: Priority
  }
}

/** The priorities that can be refused, first to last. */
const refusable = ['deferrable', 'ordinary', 'essential'] as const
type Refusable = (typeof refusable)[number]

/**
 * The waits from which each is refused. A cached page needs no database, and a request that needs one fails after ten
 * seconds of waiting anyway (adapters/database/postgres.ts).
 */
const longest: Record<Refusable, Load> = {
  deferrable: { loopMs: 500, poolMs: 1000 },
  ordinary: { loopMs: 2000, poolMs: 4000 },
  essential: { loopMs: 8000, poolMs: Number.POSITIVE_INFINITY },
}

/** One slow moment refuses nobody: it has to last, and to be measured three times. */
const FULL_FOR_MS = 4000
const FULL_TIMES = 3
/** Requests are accepted again once waits are half as long for this time. */
const CALM_SHARE = 0.5
const CALM_FOR_MS = 2000

/** Range of Retry-After in seconds, so that requests refused together do not return together. */
const again: Record<Refusable, [number, number]> = {
  deferrable: [8, 15],
  ordinary: [4, 8],
  essential: [3, 6],
}

/** Decides which priorities are refused, by the waits that it is told. */
export function overloadPolicy() {
  const priorities = refusable.map((priority) => ({
    priority,
    isRefused: false,
    full: streak(),
    calm: streak(),
  }))

  return {
    /** @returns the priorities that are refused from now on, or accepted again */
    note(load: Load, at: number): { priority: Refusable; isRefused: boolean }[] {
      return priorities.filter((one) => {
        const ratio = loadOf(load, longest[one.priority])
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

const loadOf = (load: Load, most: Load) => Math.max(load.loopMs / most.loopMs, load.poolMs / most.poolMs)

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

interface Options {
  load: WatchLoad
  /** Counts a refusal. */
  refused(priority: Priority): void
}

/**
 * Refuses low-priority requests during overload, before they are read: SERVER_BUSY with `Retry-After`.
 *
 * @returns whether a priority is refused now, for code that answers before routing
 */
export function shedLoad(app: FastifyInstance, { load, refused }: Options) {
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
    const [from, to] = again[priority]
    const retryAfterSeconds = randomInt(from, to + 1)
    done(new DomainError('SERVER_BUSY', { retryAfterSeconds, extra: { untouched: true } }))
  })
  return { refuses: house.refuses }
}
