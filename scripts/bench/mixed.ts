import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { openDatabaseServer } from './database.ts'
import { aMemorial, openProduct, type Product, picture, sendPhoto } from './product.ts'

const MEMORIALS = 10
/** Of 300 requests a second. */
const shares = { reads: 0.8, answers: 0.1, signedIn: 0.1 }

type Host = Awaited<ReturnType<typeof aMemorial>>

/**
 * 99th percentiles in milliseconds of public reads, RSVPs and signed-in calls at once, each at its share of `rate`
 * requests a second, on one web node, while a worker beside it has photos to make all the time.
 */
export async function mixedLoad({ rate, seconds }: { rate: number; seconds: number }) {
  const database = await openDatabaseServer({ throwaway: false })
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'afterglow-bench-'))
  const shared = { DATA_DIR, DATABASE_URL: database.url }
  const worker = await openProduct({ ...shared, ROLE: 'worker' })
  const web = await openProduct({ ...shared, ROLE: 'web' })
  try {
    const hosts: Host[] = []
    for (let at = 0; at < MEMORIALS; at += 1) hosts.push(await aMemorial(web, { photos: 4, stories: 3 }))
    await load(web, hosts, { rate, seconds: 3 })
    const photos = keepBusy(web, hosts)
    const measured = await load(web, hosts, { rate, seconds })
    return { ...measured, photos: await photos.stop() }
  } finally {
    for (const product of [web, worker]) await product.close()
    await database.close()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}

async function load(web: Product, hosts: Host[], { rate, seconds }: { rate: number; seconds: number }) {
  const run = async (share: number, requests: autocannon.Request[]) => {
    const overallRate = Math.round(rate * share)
    const {
      latency,
      errors,
      timeouts,
      non2xx,
      '2xx': ok,
    } = await autocannon({
      url: web.url,
      connections: Math.max(2, Math.round(overallRate / 15)),
      duration: seconds,
      overallRate,
      requests,
    })
    return { p99: latency.p99, failed: errors + timeouts + non2xx, answered: ok }
  }
  const [reads, answers, signedIn] = await Promise.all([
    run(shares.reads, hosts.flatMap(publicReads)),
    run(shares.answers, hosts.map(anAnswer)),
    run(shares.signedIn, hosts.flatMap(signedInCalls)),
  ])
  const all = [reads, answers, signedIn]
  return {
    reads: reads.p99,
    answers: answers.p99,
    signedIn: signedIn.p99,
    answered: all.reduce((sum, one) => sum + one.answered, 0),
    failed: all.reduce((sum, one) => sum + one.failed, 0),
  }
}

const publicReads = ({ shareSlug }: Host): autocannon.Request[] => [
  { method: 'GET', path: `/view/${shareSlug}` },
  { method: 'GET', path: `/public/memorial/${shareSlug}` },
]

const signedInCalls = ({ token, uuid }: Host): autocannon.Request[] => [
  { method: 'GET', path: '/user', headers: { pid: token } },
  { method: 'GET', path: `/memorial/get/${uuid}`, headers: { pid: token } },
]

let guests = 0

/** Every one by somebody else, from elsewhere. */
const anAnswer = ({ shareSlug }: Host): autocannon.Request => ({
  method: 'POST',
  path: `/public/memorial/${shareSlug}/rsvp`,
  setupRequest(request) {
    guests += 1
    const email = `guest-${guests}@example.com`
    const body = JSON.stringify({ name: 'Joan Petrie', email, status: 'ATTENDING', guests: 1, message: '' })
    const forwarded = `10.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded }
    return { ...request, body, headers }
  },
})

/** Sends a 12 MP photo as soon as the worker may have made the one before. */
function keepBusy(web: Product, hosts: Host[]) {
  let going = true
  const sending = (async () => {
    const jpeg = await picture(4000, 7)
    let sent = 0
    while (going) {
      const host = hosts[sent % hosts.length]
      if (host) await sendPhoto(web, host.token, host.uuid, jpeg)
      sent += 1
      await delay(1500)
    }
    return sent
  })()
  return {
    stop() {
      going = false
      return sending
    },
  }
}
