import type { ChildProcess } from 'node:child_process'
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import autocannon from 'autocannon'
import { answersTo, p99Of } from './arrivals.ts'
import { cpuOf, openBare } from './bare.ts'
import type { BareAnswer } from './bare-server.ts'
import { ask, type Product, picture, sendPhoto } from './product.ts'

const SECONDS = 5
const ROUNDS = 5

/** Encodings of browsers, of older clients with gzip only, and of tools with neither. */
const encodings = ['br', 'gzip', 'identity'] as const

export interface ViewRate {
  encoding: (typeof encodings)[number]
  /** Of the body as sent. */
  bytes: number
  /** Requests per second. */
  view: number
  bare: number
  /** Ratio of the two rates: the median of all rounds. */
  ratio: number
  /** The same for processor time per request, which other work on the machine affects less. */
  cpuRatio: number
}

/**
 * A cached memorial page against a bare Fastify in its own process that sends the same bytes and headers; alternating,
 * for each encoding.
 */
export async function viewRates(product: Product, shareSlug: string): Promise<ViewRate[]> {
  const page = `${product.url}/view/${shareSlug}`
  const bare = await openBare()
  const measured: ViewRate[] = []
  try {
    for (const encoding of encodings) {
      const headers = { 'accept-encoding': encoding, 'accept-language': 'en-AU,en;q=0.9' }
      const answer = await answerOf(page, headers)
      await bare.answerWith(answer)
      const rate = async (url: string, server: ChildProcess, duration: number) => {
        const before = await cpuOf(server)
        const { requests } = await autocannon({ url, headers, connections: 20, duration })
        return { perSecond: requests.average, cpu: ((await cpuOf(server)) - before) / requests.total }
      }
      const both = async (duration: number) => {
        const limit = await rate(bare.url, bare.process, duration)
        const view = await rate(page, product.process, duration)
        const ratio = view.perSecond / limit.perSecond
        return { bare: limit.perSecond, view: view.perSecond, ratio, cpuRatio: limit.cpu / view.cpu }
      }
      await both(2)
      const rounds: Awaited<ReturnType<typeof both>>[] = []
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await both(SECONDS))
      const { view, bare: limit, ratio } = middle(rounds, (one) => one.ratio)
      const { cpuRatio } = middle(rounds, (one) => one.cpuRatio)
      measured.push({ encoding, bytes: answer.body.length, view, bare: limit, ratio, cpuRatio })
    }
    return measured
  } finally {
    await bare.close()
  }
}

/** Its headers without those that every server adds itself. */
function answerOf(url: string, headers: OutgoingHttpHeaders): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      const own = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']
      const kept = Object.entries(response.headers).filter(([name]) => !own.includes(name))
      resolve({ headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), body })
    })
    sent.on('error', reject).end()
  })
}

function middle<T>(all: readonly T[], by: (one: T) => number): T {
  const one = all.toSorted((a, b) => by(a) - by(b))[Math.floor(all.length / 2)]
  if (one === undefined) throw new Error('Nothing was measured')
  return one
}

const READERS = 200
const CROWDS = 15

/**
 * Milliseconds until the last of 200 concurrent readers has the page: while it is cached, and right after its memorial
 * was changed.
 */
export async function readersAfterChange(
  product: Product,
  host: { token: string; uuid: string; shareSlug: string },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS })
  const read = () =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'accept-encoding': 'br' }
      const sent = request(`${product.url}/view/${host.shareSlug}`, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`A reader got ${response.statusCode}`))
        response.on('error', reject).on('end', resolve).resume()
      })
      sent.on('error', reject).end()
    })
  const crowd = async () => {
    const began = performance.now()
    await Promise.all(Array.from({ length: READERS }, read))
    return performance.now() - began
  }
  try {
    // Warms up connections and code.
    for (let time = 0; time < 5; time += 1) await crowd()
    const rounds: { warm: number; changed: number; ratio: number }[] = []
    for (let round = 0; round < CROWDS; round += 1) {
      const warm = await crowd()
      const edit = { uuid: host.uuid, hostMessage: `Come as you are. ${round}` }
      await ask(product, 'POST', '/memorial/edit', host.token, edit)
      const changed = await crowd()
      rounds.push({ warm, changed, ratio: changed / warm })
    }
    return middle(rounds, (one) => one.ratio)
  } finally {
    agent.destroy()
  }
}

/** The 99th percentile in milliseconds of a signed-in call, idle and while photos are rendered. */
export async function callWhileProcessing(product: Product, host: { token: string; uuid: string }) {
  const call = () => ({ path: '/user', headers: { pid: host.token } })
  const p99 = async (seconds: number) =>
    p99Of((await answersTo(product.url, { rate: 200, seconds, call })).took)
  await p99(2)
  const idle = await p99(SECONDS * 2)
  const jpegs = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => picture(4000, seed)))
  for (const jpeg of jpegs) await sendPhoto(product, host.token, host.uuid, jpeg)
  const busy = await p99(SECONDS * 2)
  const { memorial } = await ask(product, 'GET', `/memorial/get/${host.uuid}`, host.token)
  const left = memorial.media.filter((one: { state: string }) => one.state === 'PROCESSING').length
  return { idle, busy, ratio: busy / idle, stillProcessing: left > 0 }
}
