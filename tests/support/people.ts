import { hashToken, newToken } from '#server/lib/codes.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import type { Rows } from './responses.ts'

/** A signed-in account. */
export interface Person {
  uuid: string
  email: string
  password: string
  token: string
}

const SESSION_DAYS = 30
/** Hashing is slow on purpose, so each password is hashed only once. */
const hashes = new Map<string, Promise<string>>()

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
  const hash = hashes.get(password) ?? hashPassword(password, 'tests')
  hashes.set(password, hash)
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
    [email, await hash, firstName, surname, isProved ? now : null, now, hashToken(token)],
  )
  return { uuid: String(made[0]?.uuid), email, password, token }
}
