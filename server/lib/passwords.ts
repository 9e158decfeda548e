import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** The strength OWASP asks of argon2id; memory in KiB. About 30 ms. */
const strength = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

/**
 * Hashes a password, or anything else short enough to be guessed, as a PHC string:
 * `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes)
  const hash = await inTurn(password, { ...strength, nonce, tagLength: hashBytes })
  const { memory, passes, parallelism } = strength
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
}

/**
 * Whether a password is the one that was hashed. Without a hash the answer is no, after the same work,
 * so that the time it takes does not tell whether somebody has an account.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const { parameters, hash } = stored === null ? decoy() : parsePhc(stored)
  const derived = await inTurn(password, { ...parameters, tagLength: hash.length })
  return timingSafeEqual(derived, hash) && stored !== null
}

type Stored = { parameters: Omit<Argon2Parameters, 'message' | 'tagLength'>; hash: Buffer }

const decoy = (): Stored => ({
  parameters: { ...strength, nonce: randomBytes(saltBytes) },
  hash: Buffer.alloc(hashBytes),
})

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function parsePhc(stored: string): Stored {
  const [, memory, passes, parallelism, nonce = '', hash = ''] = PHC.exec(stored) ?? []
  if (!hash) throw new Error('A stored password hash cannot be read')
  return {
    parameters: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      nonce: Buffer.from(nonce, 'base64'),
    },
    hash: Buffer.from(hash, 'base64'),
  }
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

let running = 0
const waiting: (() => void)[] = []
/** Each holds 19 MiB and a thread for its time; two leave the other threads to files and names. */
const atOnce = 2

async function inTurn(password: string, parameters: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin))
  else running += 1
  try {
    // One keyboard composes é, another sends e and an accent: both mean the same password.
    return await derive('argon2id', { ...parameters, message: password.normalize('NFKC') })
  } finally {
    const next = waiting.shift()
    // The place is handed over, so that nobody slips in between.
    if (next) next()
    else running -= 1
  }
}
