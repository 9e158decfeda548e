import { createHash, randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brand } from '#app/brand.ts'
import type { Priority } from '#contract/endpoint.ts'
import { errors } from '#contract/errors.ts'
import { directionOf, type Language, tagOf } from '#contract/languages/index.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { languageOfRequest } from '#server/lib/language.ts'
import type { Waits, WatchWaits } from '#server/ports/waits.ts'
import { failureWords } from './errors.ts'
import { asksForPage } from './target.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route beside the contract; `essential`, as pages are, unless given. */
    priority?: Priority
  }
}

/** What may be refused, first to last. */
const refusable = ['deferrable', 'ordinary', 'essential'] as const
type Refusable = (typeof refusable)[number]

/**
 * From which waits on it is refused. A page that was kept needs no database, and what needs one is told after ten seconds
 * of waiting that there is none (adapters/database/postgres.ts).
 */
const longest: Record<Refusable, Waits> = {
  deferrable: { loopMs: 500, poolMs: 1000 },
  ordinary: { loopMs: 2000, poolMs: 4000 },
  essential: { loopMs: 8000, poolMs: Number.POSITIVE_INFINITY },
}

/** One slow moment turns nobody away: it has to last, and to be measured three times. */
const FULL_FOR_MS = 4000
const FULL_TIMES = 3
/** And it is over once waits are half as long, for as long as this. */
const CALM_SHARE = 0.5
const CALM_FOR_MS = 2000

/** When to come again, in seconds, from and to: whoever was refused together does not come together. */
const again: Record<Refusable, [number, number]> = {
  deferrable: [8, 15],
  ordinary: [4, 8],
  essential: [3, 6],
}

/** Decides what is refused, by the waits that it is told of. */
export function fullHouse() {
  const doors = refusable.map((priority) => ({ priority, isShut: false, full: streak(), calm: streak() }))

  return {
    /** @returns what is refused from now on, or is no longer */
    note(waits: Waits, at: number): { priority: Refusable; isShut: boolean }[] {
      return doors.filter((door) => {
        const load = loadOf(waits, longest[door.priority])
        const full = door.full(load >= 1, at)
        const calm = door.calm(load < CALM_SHARE, at)
        const before = door.isShut
        if (full.times >= FULL_TIMES && full.ms >= FULL_FOR_MS) door.isShut = true
        else if (calm.times > 1 && calm.ms >= CALM_FOR_MS) door.isShut = false
        return door.isShut !== before
      })
    },
    refuses: (priority: Priority): priority is Refusable =>
      doors.some((door) => door.priority === priority && door.isShut),
  }
}

const loadOf = (waits: Waits, most: Waits) => Math.max(waits.loopMs / most.loopMs, waits.poolMs / most.poolMs)

/** How often in a row something was so, and for how long by now. */
function streak() {
  let times = 0
  let since = 0
  return (isSo: boolean, at: number) => {
    if (times === 0) since = at
    times = isSo ? times + 1 : 0
    return { times, ms: at - since }
  }
}

/** Of every route that is declared in this scope from now on. */
export function prioritise(scope: FastifyInstance, priority: Priority) {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, priority }
  })
}

interface Options {
  waits: WatchWaits
  /** Counts. */
  refused(priority: Priority): void
}

/**
 * Refuses, before anything of it is read or looked up, what can wait while the house is full: SERVER_BUSY with
 * `Retry-After`, which programs take as told, and a page that comes again by itself where a browser asked for one.
 *
 * @returns what is refused now, for whatever answers before there is a route
 */
export function shedLoad(app: FastifyInstance, { waits, refused }: Options) {
  const house = fullHouse()
  const stop = waits((now, at) => {
    for (const { priority, isShut } of house.note(now, at))
      app.log.warn({ priority, ...now }, isShut ? 'the house is full' : 'the house has room again')
  })
  app.addHook('onClose', async () => stop())

  app.addHook('onRequest', (request, reply, done) => {
    const { priority = 'essential' } = request.routeOptions.config
    if (!house.refuses(priority)) return done()
    refused(priority)
    const [from, to] = again[priority]
    const retryAfterSeconds = randomInt(from, to + 1)
    if (asksForPage(request)) return sendAway(request, reply, retryAfterSeconds)
    done(new DomainError('SERVER_BUSY', { retryAfterSeconds, extra: { untouched: true } }))
  })
  return { refuses: house.refuses }
}

function sendAway(request: FastifyRequest, reply: FastifyReply, seconds: number) {
  const language = languageOfRequest(request)
  // A form that was sent is sent again by whoever loads the page again; by itself it would be lost.
  const comesAgain = request.method === 'GET' ? seconds : null
  void reply
    .code(errors.SERVER_BUSY.status)
    .header('retry-after', String(seconds))
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(busyPage(language, failureWords(language, 'SERVER_BUSY'), comesAgain))
}

const style = 'body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.25rem/1.6 system-ui,sans-serif}'
const hash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** One that asks nobody for anything. */
const busyPage = (language: Language, words: string, comesAgain: number | null) =>
  `<!doctype html><html lang="${tagOf(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  (comesAgain === null ? '' : `<meta http-equiv="refresh" content="${comesAgain}">`) +
  `<title>${brand.name}</title><style>${style}</style></head><body><main><p>${words}</p></main></body></html>`
