import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { DomainError } from './domain-error.ts'
import { fairQueue } from './fair-queue.ts'

const derive = promisify(argon2)

/** OWASP's recommendation for argon2id; memory in KiB. About 30 ms. */
const strength = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

/**
 * Hashes a password, or another guessable text, as a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`.
 * Rejects with SERVER_BUSY when too many wait.
 *
 * @param by the person who waits, as a network if known: they take turns
 */
export async function hashPassword(password: string, by: string): Promise<string> {
  const nonce = randomBytes(saltBytes)
  const hash = await inTurn(password, by, { ...strength, nonce, tagLength: hashBytes })
  const { memory, passes, parallelism } = strength
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
}

/**
 * Whether a password matches the hash. Without a hash the answer is no, after the same work, so that the time does not
 * tell whether an account exists. Rejects with SERVER_BUSY when too many wait.
 *
 * @param by as for `hashPassword`
 */
export async function verifyPassword(password: string, stored: string | null, by: string): Promise<boolean> {
  const { parameters, hash } = stored === null ? decoy() : parsePhc(stored)
  const derived = await inTurn(password, by, { ...parameters, tagLength: hash.length })
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

/** Each uses 19 MiB and a thread; two leave the other threads to files and name look-ups. */
const atOnce = 2
/** A hall full of people who sign in together; the last of them waits some seconds. */
const mostWaiting = 200
const AGAIN_SECONDS = 5

const turn = fairQueue(atOnce, {
  most: mostWaiting,
  full: () => new DomainError('SERVER_BUSY', { retryAfterSeconds: AGAIN_SECONDS }),
})

const inTurn = (
  password: string,
  by: string,
  parameters: Omit<Argon2Parameters, 'message'>,
): Promise<Buffer> =>
  // One keyboard sends é, another e and an accent: both are the same password.
  turn(by, () => derive('argon2id', { ...parameters, message: password.normalize('NFKC') }))
