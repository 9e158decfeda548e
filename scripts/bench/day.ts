import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { type Memory, memoryOf } from './memory.ts'
import { aMemorial, ask, openProduct, type Product, picture, sendPhoto, untilRendered } from './product.ts'

const REST_MS = 60_000
/** How many of one kind run at once. */
const AT_ONCE = 20

type Host = Awaited<ReturnType<typeof aMemorial>>

const kinds: Record<string, (product: Product, host: Host, share: number) => Promise<void>> = {
  photos: (product, host, share) => sendPhotos(product, host, 60 * share),
  books: (product, host, share) => makeBooks(product, host, 20 * share),
  archives: (product, host, share) => fetchArchives(product, host, 5 * share),
  reads: (product, host, share) => read(product, host, 100_000 * share),
  answers: (product, host, share) => answer(product, host, 5000 * share),
  signIns: (product, host, share) => signIn(product, host, 80 * share),
}

/**
 * Memory of the default setup after each kind of a day's load, and after a minute of rest. A day is 60 photos of 12 MP,
 * 20 books, 5 archives, 100,000 reads, 5,000 answers and 80 sign-ins.
 *
 * @param share of a day
 * @param only these kinds; each starts with the memory that the earlier ones left
 */
export async function memoryOverADay({ share, only }: { share: number; only?: string[] }) {
  const product = await openProduct()
  const memories: { after: string; memory: Memory }[] = []
  const note = async (after: string) => memories.push({ after, memory: await memoryOf(product.process.pid) })
  try {
    const host = await aMemorial(product, { photos: 3, stories: 20 })
    await note('its first memorial')
    for (const [kind, load] of Object.entries(kinds)) {
      if (only && !only.includes(kind)) continue
      await load(product, host, share)
      await note(kind)
    }
    await delay(REST_MS)
    await note('a minute of rest')
    return memories
  } finally {
    await product.close()
  }
}

async function sendPhotos(product: Product, { token, uuid }: Host, photos: number) {
  for (let at = 0; at < photos; at += 1) await sendPhoto(product, token, uuid, await picture(4000, at))
  await untilRendered(product, token, uuid)
}

/** The memorial is changed before each book. */
async function makeBooks(product: Product, { token, uuid }: Host, books: number) {
  for (let at = 0; at < books; at += 1) {
    await ask(product, 'POST', '/memorial/edit', token, { uuid, hostMessage: `For all who came, ${at}.` })
    let { book } = await ask(product, 'POST', `/memorial/pdf/generate/${uuid}`, token, { wait: true })
    while (book.state !== 'READY') {
      if (book.state === 'FAILED') throw new Error('No book')
      await delay(200)
      book = (await ask(product, 'GET', `/memorial/pdf/${uuid}`, token)).book
    }
  }
}

async function fetchArchives(product: Product, { token, uuid }: Host, archives: number) {
  for (let at = 0; at < archives; at += 1) {
    const { archiveUrl } = await ask(product, 'GET', `/user/archive/${uuid}`, token)
    const response = await fetch(product.url + archiveUrl)
    if (!response.ok) throw new Error(`No archive: ${response.status}`)
    for await (const _ of response.body ?? []);
  }
}

async function read(product: Product, { shareSlug }: Host, reads: number) {
  const run = await autocannon({
    url: product.url,
    connections: AT_ONCE,
    amount: reads,
    requests: [`/view/${shareSlug}`, `/public/memorial/${shareSlug}`].map((path) => ({ path })),
  })
  if (run.non2xx + run.errors > 0) throw new Error(`${run.non2xx + run.errors} reads failed`)
}

const answer = (product: Product, { shareSlug }: Host, answers: number) =>
  postEach(product, `/public/memorial/${shareSlug}/rsvp`, answers, (at) => ({
    name: 'Joan Petrie',
    email: `guest-${at}@example.com`,
    status: 'ATTENDING',
    guests: 1,
    message: '',
  }))

const signIn = (product: Product, { email, password }: Host, signIns: number) =>
  postEach(product, '/anon/signin', signIns, () => ({ email, password }))

/** Each from another network, so that none is refused. */
async function postEach(product: Product, path: string, many: number, body: (at: number) => object) {
  let next = 0
  const one = async () => {
    while (next < many) {
      const at = next++
      const response = await fetch(product.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
        },
        body: JSON.stringify(body(at)),
      })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}
