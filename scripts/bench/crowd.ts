import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { answersTo, p99Of } from './arrivals.ts'
import { openDatabaseServer } from './database.ts'
import { aMemorial, openProduct, type Product, picture } from './product.ts'

const MEMORIALS = 10
const PAGES_A_SECOND = 20

type Host = Awaited<ReturnType<typeof aMemorial>>

interface Crowd {
  signIns: number
  uploads: number
  seconds: number
}

/**
 * The 99th percentile in milliseconds of public pages of one web node, while many people sign in and upload, each again
 * as soon as they are answered or may retry: with load shedding, and without.
 */
export async function pagesInCrowd(crowd: Crowd) {
  const without = await aCrowd(crowd, { BENCH_SHEDDING: 'off' })
  const shed = await aCrowd(crowd, {})
  return { without, shed, ratio: shed.p99 / without.p99 }
}

async function aCrowd({ signIns, uploads, seconds }: Crowd, environment: Record<string, string>) {
  const database = await openDatabaseServer()
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'afterglow-bench-'))
  const shared = { ...environment, DATA_DIR, DATABASE_URL: database.url }
  const worker = await openProduct({ ...shared, ROLE: 'worker' })
  const web = await openProduct({ ...shared, ROLE: 'web' })
  try {
    const hosts: Host[] = []
    for (let at = 0; at < MEMORIALS; at += 1) hosts.push(await aMemorial(web, { photos: 1, stories: 3 }))
    // Uploads are not rendered: only the web node is measured.
    await worker.close()
    const jpeg = await picture(2000, 7)
    const end = performance.now() + seconds * 1000
    const visiting = answersTo(web.url, {
      rate: PAGES_A_SECOND,
      seconds,
      call: (at) => ({ path: `/view/${of(hosts, at).shareSlug}` }),
    })
    const all = await Promise.all([
      visiting,
      together(signIns, end, (at) => signIn(web, of(hosts, at), at)),
      together(uploads, end, (at) => sendPhoto(web, of(hosts, at), jpeg)),
    ])
    const [pages, signedIn, uploaded] = all
    return { p99: p99Of(pages.took), asked: pages.took.length, failed: pages.failed, signedIn, uploaded }
  } finally {
    await web.close()
    await database.close()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}

function of<T>(all: readonly T[], at: number): T {
  const one = all[at % all.length]
  if (one === undefined) throw new Error('Nobody')
  return one
}

interface Tally {
  done: number
  refused: number
}

/** Sends this many at once, repeated until the end. */
async function together(many: number, end: number, ask: (at: number) => Promise<Response>): Promise<Tally> {
  const tally = { done: 0, refused: 0 }
  const left = () => Math.max(0, end - performance.now())
  async function one(at: number) {
    while (left() > 0) {
      const response = await ask(at).catch(() => null)
      await response?.arrayBuffer().catch(() => null)
      if (response?.ok) tally.done += 1
      else {
        tally.refused += 1
        const seconds = Number(response?.headers.get('retry-after')) || 1
        await delay(Math.min(left(), seconds * 1000))
      }
    }
  }
  await Promise.all(Array.from({ length: many }, (_, at) => one(at)))
  return tally
}

/** Each from another network. */
const signIn = ({ url }: Product, { email, password }: Host, at: number) =>
  fetch(`${url}/anon/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}` },
    body: JSON.stringify({ email, password }),
  })

function sendPhoto({ url }: Product, { token, uuid }: Host, jpeg: Buffer) {
  const form = new FormData()
  form.set('title', 'A summer')
  form.set('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'photo.jpg')
  return fetch(`${url}/memorial/media/upload/${uuid}`, {
    method: 'POST',
    headers: { pid: token },
    body: form,
  })
}
