import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { aMemorial, ask, type Product } from './product.ts'

const PHOTOS = 12
/** Size of a large photo from a good camera, in bytes. */
const PHOTO_BYTES = 30_000_000
const ROUNDS = 5
/** Milliseconds between two measurements of the server's memory. */
const GLANCE = 50

const run = promisify(execFile)

/**
 * Downloads the archive of a memorial with 12 photos of 30 MB over loopback, compared with `zip -0` of the same files
 * to nothing; and how much more memory the server uses in the last download than in the first.
 */
export async function fetchArchives(product: Product) {
  const host = await aMemorial(product, { photos: PHOTOS, stories: 20 })
  const media = join(product.dataDir, 'media')
  const originals = join('originals', host.uuid)
  // Still valid photos, but large: data after the end of a picture is ignored.
  for (const name of await readdir(join(media, originals)))
    await appendFile(join(media, originals, name), randomBytes(PHOTO_BYTES))
  await ask(product, 'POST', `/memorial/pdf/generate/${host.uuid}`, host.token, { wait: true })

  const rounds: { ms: number; zipMs: number | null; bytes: number; peak: number }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const fetched = await fetchOne(product, host)
    const zipMs = hasZip() ? await zip(media, [originals, join('public', host.uuid)]) : null
    // The first one fills the disk cache.
    if (round > 0) rounds.push({ ...fetched, zipMs })
  }
  const ms = median(rounds.map((round) => round.ms))
  const zipMs = rounds.every((round) => round.zipMs !== null)
    ? median(rounds.map((round) => round.zipMs ?? 0))
    : null
  const bytes = rounds[0]?.bytes ?? 0
  return {
    megabytes: bytes / 1e6,
    perSecond: bytes / 1e3 / ms,
    /** Null if `zip` is not installed. */
    ratio: zipMs === null ? null : zipMs / ms,
    /** Megabytes; 0 if the system does not tell. */
    peak: Math.max(...rounds.map((round) => round.peak)),
    growth: (rounds.at(-1)?.peak ?? 0) - (rounds[0]?.peak ?? 0),
  }
}

async function fetchOne(product: Product, host: { token: string; uuid: string }) {
  const { archive } = await ask(product, 'GET', `/memorial/archive/${host.uuid}`, host.token)
  let [bytes, peak] = [0, 0]
  const look = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(product.process.pid ?? 0))
  }, GLANCE)
  const began = performance.now()
  const response = await fetch(product.url + archive.archiveUrl)
  for await (const chunk of response.body ?? []) bytes += chunk.length
  const ms = performance.now() - began
  clearInterval(look)
  if (bytes < PHOTOS * PHOTO_BYTES) throw new Error(`The archive broke off after ${bytes} bytes`)
  return { ms, bytes, peak }
}

const hasZip = () => spawnSync('zip', ['-v'], { stdio: 'ignore' }).status === 0

async function zip(folder: string, paths: string[]): Promise<number> {
  const began = performance.now()
  await run('sh', ['-c', 'zip -0 -q -r - "$@" > /dev/null', 'sh', ...paths], { cwd: folder })
  return performance.now() - began
}

/** The resident memory of a process in megabytes. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
