import { appendFile, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileMissing, type Storage } from '#server/ports/storage.ts'
import { measure, measuringStream } from './checksum.ts'

export interface Move {
  /** The folder of `from`'s files. */
  folder: string
  from: Storage
  to: Storage
  /** A file that records what was moved and verified, so that another run continues there. */
  ledger: string
  /** Called after each file. */
  onCopied?: (key: string, copied: number) => void
}

interface Moved {
  copied: number
  bytes: number
  /** Copied by this run or an earlier one, and unchanged since. */
  alreadyThere: number
  /** Copied before, and deleted at the source since: deleted here, too. */
  removed: number
}

/** A file that is constantly rewritten must not prevent the end. */
const PASSES = 5

/**
 * Copies every file and reads each back to compare its checksum. It may be interrupted and run again, and a server may
 * use `from` meanwhile: it makes passes until one finds nothing new. The source stays unchanged.
 */
export async function moveMedia(move: Move): Promise<Moved> {
  const ledger = await readLedger(move.ledger)
  const moved: Moved = { copied: 0, bytes: 0, alreadyThere: 0, removed: 0 }
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = moved.copied
    const { alreadyThere } = moved
    for await (const key of move.from.list('')) await moveOne(move, key, ledger, moved)
    // Files copied by this run do not count as "already there".
    if (pass > 0) moved.alreadyThere = alreadyThere
    if (moved.copied === before) break
  }
  for (const key of [...ledger.keys()]) {
    if (await move.from.stat(key)) continue
    ledger.delete(key)
    if (!(await move.to.stat(key))) continue
    await move.to.remove([key])
    moved.removed += 1
  }
  return moved
}

async function moveOne(move: Move, key: string, ledger: Map<string, string>, moved: Moved): Promise<void> {
  const seen = await markOf(move, key)
  if (seen === null) return
  if (ledger.get(key) === seen && (await move.to.stat(key))) {
    moved.alreadyThere += 1
    return
  }
  try {
    moved.bytes += await copyVerified(move.from, move.to, key)
  } catch (reason) {
    // Deleted after it was listed.
    if (reason instanceof FileMissing) return
    throw reason
  }
  await appendFile(move.ledger, `${seen} ${key}\n`)
  ledger.set(key, seen)
  moved.copied += 1
  move.onCopied?.(key, moved.copied)
}

/** Returns its size in bytes. Throws when the copy differs from the source. */
async function copyVerified(from: Storage, to: Storage, key: string): Promise<number> {
  const source = await from.read(key)
  const measuring = measuringStream()
  const passing = new PassThrough()
  await Promise.all([pipeline(source, measuring.stream, passing), to.put(key, passing)])
  const sent = measuring.result()
  const arrived = await measure(await to.read(key))
  if (arrived.sha256 !== sent.sha256) throw new Error(`${key} did not arrive as it was sent: run this again`)
  return sent.bytes
}

/** Changes when the file does; null once it is gone. */
async function markOf({ folder }: Move, key: string): Promise<string | null> {
  const found = await stat(path.join(folder, key)).catch(() => null)
  return found && `${found.size}:${Math.trunc(found.mtimeMs)}`
}

async function readLedger(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '')
  // A last line without an end was being written when the run was killed.
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
  const entries = lines.flatMap((line): [string, string][] => {
    const [mark, key] = line.split(' ')
    return mark && key ? [[key, mark]] : []
  })
  return new Map(entries)
}
