import type { Body } from '#contract/endpoint.ts'
import { account } from '#contract/limits.ts'
import type { askSignInCode as askCall, signInByCode as signInCall } from '#contract/sign-in-codes.ts'
import { isSlug } from '#contract/slug.ts'
import type { Language } from '#languages/index.ts'
import { hashToken, newToken } from '#server/lib/codes.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { countCode, requireRightCode } from './confirm-address.ts'
import { asUser } from './present.ts'
import * as queries from './queries.ts'
import { codeExpiry, isClosed } from './rules.ts'
import { requireReachable } from './service-accounts.ts'
import { isUnknownDevice, rememberOnly } from './service-devices.ts'
import { openSession } from './service-sessions.ts'
import { enter, hasOtherDevice } from './service-sign-in.ts'

// Signing in without a password (docs/decisions/0006): a code is mailed to an address, whether or not it has an account.

/**
 * Has a code mailed. It works only together with the returned token: neither a guesser nor somebody who has another
 * type it can use up or take over what this browser asked for. Rejects with CAPTCHA_NEEDED, EMAIL_LETTERS, or with
 * TOO_MANY_ATTEMPTS where the address got all codes of its day, or all that this network may have mailed to it: a password
 * can still be chosen by "Forgot password".
 */
export async function askSignInCode(
  context: Context,
  { email, slug = '', captcha: proof }: Body<typeof askCall>,
  ip: string,
  language: Language | null,
): Promise<{ codeToken: string }> {
  const { networkLimits, db, clock, jobs } = context
  await networkLimits.count({ person: null, network: ['accountByIp', ip], proof })
  await requireReachable(context, email)
  const codeToken = newToken()
  await countCode(context, email, ip)
  await db.transaction().execute(async (tx) => {
    const asked = { tokenHash: hashToken(codeToken), email, language, expiresAt: codeExpiry(clock.now()) }
    const { uuid: codeUuid } = await tx
      .insertInto('signInCodes')
      .values(asked)
      .returning('uuid')
      .executeTakeFirstOrThrow()
    await jobs.enqueue(tx, 'account.sign-in-code', { codeUuid, ...(isSlug(slug) && { slug }) })
  })
  return { codeToken }
}

/**
 * Signs in to the account of the code's address; makes one without a password if there is none. Rejects with
 * CODE_WRONG, CODE_EXPIRED, or CODE_USED_UP after five tries.
 */
export async function signInByCode(
  context: Context,
  { codeToken, code, firstName = '', surname = '' }: Body<typeof signInCall>,
  from: SignInOrigin,
  language: Language | null,
) {
  const { db, clock, jobs } = context
  const asked = await proved(context, hashToken(codeToken), code, from.ip)
  const found = await queries.findByEmail(db, asked.email)
  if (found && isClosed(found, clock.now())) throw expired()
  const names = { firstName, surname }
  if (!found?.emailVerifiedAt) return begin(context, asked, names, from)
  const tells = (await isUnknownDevice(db, found.uuid, from.device)) && (await hasOtherDevice(db, found))
  return enter(context, found, from, language, async (tx) => {
    await spend(tx, asked)
    const { agent } = from.device
    if (tells) await jobs.enqueue(tx, 'account.new-device', { userUuid: found.uuid, ...agent, byCode: true })
  })
}

const expired = () => new DomainError('CODE_EXPIRED', { field: 'code' })

/** The code that was asked for with this token, if it is the right one. */
async function proved(
  context: Pick<Context, 'db' | 'clock'>,
  tokenHash: Buffer,
  code: string,
  ip: string,
): Promise<TriedCode> {
  const { db } = context
  const asked = await takeTry(db, tokenHash)
  if (!asked) {
    const used = db.selectFrom('signInCodes').select('uuid').where('tokenHash', '=', tokenHash)
    throw (await used.executeTakeFirst()) ? new DomainError('CODE_USED_UP', { field: 'code' }) : expired()
  }
  await requireRightCode(context, asked, code, ip, () =>
    db
      .updateTable('signInCodes')
      .set((eb) => ({ tries: eb('tries', '-', 1) }))
      .where('uuid', '=', asked.uuid)
      .where('codeHash', 'is not distinct from', asked.codeHash)
      .where('tries', '>', 0)
      .execute(),
  )
  return asked
}

/** Counts the try before the code is compared, so that parallel tries cannot exceed the limit. */
const takeTry = (db: Db, tokenHash: Buffer) =>
  db
    .updateTable('signInCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', account.codeTries)
    .returning(['uuid', 'email', 'language', 'codeHash', 'expiresAt'])
    .executeTakeFirst()

type TriedCode = NonNullable<Awaited<ReturnType<typeof takeTry>>>

/** Uses up a code; rejects when another request used it first. */
async function spend(tx: Tx, { uuid }: TriedCode): Promise<void> {
  const result = await tx.deleteFrom('signInCodes').where('uuid', '=', uuid).executeTakeFirst()
  if (result.numDeletedRows === 0n) throw expired()
}

/**
 * A new account without a password. One that was never confirmed is taken over: whoever made it did not prove the
 * address, so their password and sessions end.
 */
async function begin(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  asked: TriedCode,
  names: { firstName: string; surname: string },
  { device }: SignInOrigin,
) {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await spend(tx, asked)
    const user = await queries.putUnverified(tx, asked.email, null, now)
    // The address was confirmed a moment ago by another way.
    if (!user) throw expired()
    await queries.deleteSessionsOf(tx, user.uuid)
    await queries.deleteCode(tx, user.uuid)
    await queries.markVerified(tx, user.uuid, now)
    await queries.saveNames(tx, user.uuid, names)
    if (asked.language) await queries.saveLanguage(tx, user.uuid, asked.language as Language)
    const token = await openSession(tx, user.uuid, await rememberOnly(tx, user.uuid, device, now), now)
    const language = (asked.language as Language | null) ?? user.language
    return {
      token,
      user: asUser({ ...user, ...names, language, emailVerifiedAt: now }),
      memorialRelationships: [],
    }
  })
}
