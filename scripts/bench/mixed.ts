import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { answersTo, type Call, p99Of } from './arrivals.ts'
import { openDatabaseServer } from './database.ts'
import { aMemorial, openProduct, type Product, picture, sendPhoto } from './product.ts'

const MEMORIALS = 10
/** Shares of 300 requests per second. */
const shares = { reads: 0.8, answers: 0.1, signedIn: 0.1 }

type Host = Awaited<ReturnType<typeof aMemorial>>

/**
 * The 99th percentiles in milliseconds of public reads, RSVPs and signed-in calls at once, and of all together, each at
 * its share of `rate` requests per second, on one web node, while a worker constantly renders photos.
 */
export async function mixedLoad({ rate, seconds }: { rate: number; seconds: number }) {
  const database = await openDatabaseServer()
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
  const run = (share: number, calls: readonly (() => Call)[]) =>
    answersTo(web.url, {
      rate: rate * share,
      seconds,
      call(at) {
        const call = calls[at % calls.length]
        if (!call) throw new Error('unreachable')
        return call()
      },
    })
  const [reads, answers, signedIn] = await Promise.all([
    run(shares.reads, hosts.flatMap(publicReads)),
    run(shares.answers, hosts.map(anAnswer)),
    run(shares.signedIn, hosts.flatMap(signedInCalls)),
  ])
  const all = [reads, answers, signedIn]
  const took = all.flatMap((one) => one.took)
  const failed = all.reduce((sum, one) => sum + one.failed, 0)
  return {
    all: p99Of(took),
    reads: p99Of(reads.took),
    answers: p99Of(answers.took),
    signedIn: p99Of(signedIn.took),
    answered: took.length - failed,
    failed,
  }
}

const publicReads = ({ shareSlug }: Host) => [
  () => ({ path: `/view/${shareSlug}` }),
  () => ({ path: `/public/memorial/${shareSlug}` }),
]

const signedInCalls = ({ token, uuid }: Host) => [
  () => ({ path: '/user', headers: { pid: token } }),
  () => ({ path: `/memorial/get/${uuid}`, headers: { pid: token } }),
]

let guests = 0

/** Each by another person from another network. */
const anAnswer =
  ({ shareSlug }: Host) =>
  (): Call => {
    guests += 1
    const email = `guest-${guests}@example.com`
    const forwarded = `10.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`
    return {
      method: 'POST',
      path: `/public/memorial/${shareSlug}/rsvp`,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify({ name: 'Joan Petrie', email, status: 'ATTENDING', guests: 1, message: '' }),
    }
  }

/** Sends a 12 MP photo as soon as the worker may have finished the one before. */
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
