import { argon2Sync, randomBytes } from 'node:crypto'
import { hashToken, newToken } from '#server/lib/codes.ts'
import type { Rows } from './responses.ts'

/** A signed-in account. */
export interface Person {
  uuid: string
  email: string
  password: string
  token: string
}

const SESSION_DAYS = 30

/**
 * A password's hash with the least work that argon2 allows. The server reads the parameters from the hash, so a login
 * costs less than the 30 ms of processor time that it takes with a hash of its own (server/lib/passwords.ts).
 */
function quickHash(password: string): string {
  const nonce = randomBytes(16)
  const least = { memory: 8, passes: 1, parallelism: 1 }
  const hash = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...least })
  const [salt, derived] = [nonce, hash].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=${least.memory},t=${least.passes},p=${least.parallelism}$${salt}$${derived}`
}

/**
 * A signed-in account, with a confirmed address unless told otherwise. Written straight into the database, for tests
 * that are not about signing up.
 */
export async function aPerson(
  rows: Rows,
  who: {
    email: string
    password: string
    firstName?: string
    surname?: string
    isProved?: boolean
    now?: Date
  },
): Promise<Person> {
  const { email, password, firstName = '', surname = '', isProved = true, now = new Date() } = who
  const token = newToken()
  const { rows: made } = await rows.query(
    `with person as (
       insert into users (email, password_hash, first_name, surname, email_verified_at, created_at)
       values ($1, $2, $3, $4, $5, $6) returning uuid
     ), session as (
       insert into sessions (token_hash, user_uuid, created_at, expires_at)
       select $7, uuid, $6, $6 + make_interval(days => ${SESSION_DAYS}) from person
     )
     select uuid from person`,
    [email, quickHash(password), firstName, surname, isProved ? now : null, now, hashToken(token)],
  )
  return { uuid: String(made[0]?.uuid), email, password, token }
}
