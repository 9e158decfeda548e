import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export interface Call {
  method?: 'GET' | 'POST'
  path: string
  headers?: OutgoingHttpHeaders
  body?: string
}

interface Arrivals {
  /** Calls a second, on average. */
  rate: number
  seconds: number
  /** The call with number `at`, from 0. */
  call(at: number): Call
}

/**
 * Sends calls as people do: each on its own time, whether earlier ones were answered or not, at independent moments (a
 * Poisson process). A call's time counts from the moment it was due. Load tools that keep a fixed number of connections
 * busy send a second's calls in one burst, and wait while the server does.
 *
 * @returns the milliseconds of each call, and how many were not answered with 2xx
 */
export async function answersTo(url: string, { rate, seconds, call }: Arrivals) {
  const agent = new Agent({ keepAlive: true })
  const took: number[] = []
  const calls: Promise<void>[] = []
  let failed = 0

  async function make(at: number, due: number) {
    try {
      const status = await statusOf(url, agent, call(at))
      if (status < 200 || status > 299) failed += 1
    } catch {
      failed += 1
    }
    took.push(performance.now() - due)
  }

  const start = performance.now()
  const end = start + seconds * 1000
  for (let due = start + pause(rate); due < end; due += pause(rate)) {
    const ahead = due - performance.now()
    if (ahead > 0) await delay(ahead)
    calls.push(make(calls.length, due))
  }
  await Promise.all(calls)
  agent.destroy()
  return { took, failed }
}

/** Milliseconds until the next call. */
const pause = (rate: number) => (-Math.log(1 - Math.random()) / rate) * 1000

function statusOf(url: string, agent: Agent, { method = 'GET', path, headers = {}, body }: Call) {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise<number>((resolve, reject) => {
    const sent = request(url + path, { agent, method, headers: { ...headers, ...length } }, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The 99th percentile, rounded; NaN for an empty list. */
export function p99Of(took: readonly number[]): number {
  const sorted = took.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)] ?? Number.NaN)
}
