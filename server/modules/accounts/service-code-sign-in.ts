import type { Body } from '#contract/endpoint.ts'
import type { askSignInCode as askCall, signInByCode as signInCall } from '#contract/sign-in-codes.ts'
import { isSlug } from '#contract/slug.ts'
import type { Language } from '#languages/index.ts'
import { hashToken, newToken } from '#server/lib/codes.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { verifyPassword } from '#server/lib/passwords.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { withinLimit } from '#server/ports/limits.ts'
import { asUser } from './present.ts'
import * as accounts from './repo.ts'
import { deleteCode } from './repo-proofs.ts'
import { deleteSessionsOf } from './repo-sessions.ts'
import * as repo from './repo-sign-in-codes.ts'
import { codeExpiry, isClosed, longCodeExpiry } from './rules.ts'
import { requireReachable } from './service-accounts.ts'
import { mayBeMailed } from './service-codes.ts'
import { isUnknownDevice, rememberOnly } from './service-devices.ts'
import { openSession } from './service-sessions.ts'
import { enter, isToBeTold } from './service-sign-in.ts'

// Signing in without a password (docs/decisions/0006): a code is mailed to an address, whether or not it has an account.

/**
 * Has a code mailed. It works only together with the returned token: neither a guesser nor somebody who has another
 * type it can use up or take over what this browser asked for. Whatever strangers asked for, nobody is refused: where the
 * address got all codes of its day, or all that this network may have mailed to it, a long code serves all who ask
 * (docs/decisions/0006). Rejects with CAPTCHA_NEEDED or EMAIL_LETTERS.
 */
export async function askSignInCode(
  context: Context,
  { email, slug = '', captcha: proof }: Body<typeof askCall>,
  ip: string,
  language: Language | null,
): Promise<{ codeToken: string; isLong: boolean }> {
  const { networkLimits, db, clock, jobs } = context
  await networkLimits.count({ person: null, network: ['signUpByIp', ip], proof })
  await requireReachable(context, email)
  const codeToken = newToken()
  const wanted = { tokenHash: hashToken(codeToken), email, language }
  if (!(await mayBeMailed(context, email, ip))) {
    await bindToLongCode(context, wanted, slug)
    return { codeToken, isLong: true }
  }
  await db.transaction().execute(async (tx) => {
    const codeUuid = await repo.insertCode(tx, { ...wanted, expiresAt: codeExpiry(clock.now()) })
    await jobs.enqueue(tx, 'account.sign-in-code', { codeUuid, ...(isSlug(slug) && { slug }) })
  })
  return { codeToken, isLong: false }
}

/**
 * Lets this browser use the long code of the address: the one mailed last, or a new one where that is older than twenty
 * minutes. So strangers bring at most three mails an hour, and each who asks has a code that works.
 */
async function bindToLongCode(
  { limits, db, clock, jobs }: Context,
  wanted: { tokenHash: Buffer; email: string; language: Language | null },
  slug: string,
): Promise<void> {
  const mayMail = await withinLimit(limits, 'longCodeByAddress', mailboxKey(wanted.email))
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const there = mayMail ? undefined : await repo.findLongCode(tx, wanted.email, now)
    const expiresAt = longCodeExpiry(now)
    if (there) {
      await repo.insertCode(tx, { ...wanted, expiresAt: there.expiresAt, longOf: there.uuid })
      return
    }
    // Nobody has its token: it is reached by the rows that name it.
    const ofNobody = hashToken(newToken())
    const codeUuid = await repo.insertCode(tx, { ...wanted, tokenHash: ofNobody, expiresAt, isLong: true })
    await repo.insertCode(tx, { ...wanted, expiresAt, longOf: codeUuid })
    await jobs.enqueue(tx, 'account.sign-in-code', { codeUuid, isLong: true, ...(isSlug(slug) && { slug }) })
  })
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
  const found = await accounts.findByEmail(db, asked.email)
  if (found && isClosed(found, clock.now())) throw expired()
  const names = { firstName, surname }
  if (!found?.emailVerifiedAt) return begin(context, asked, names, from)
  const tells = (await isUnknownDevice(db, found.uuid, from.device)) && (await isToBeTold(context, found))
  return enter(context, found, from, language, async (tx) => {
    await spend(tx, asked)
    const { agent } = from.device
    if (tells) await jobs.enqueue(tx, 'account.new-device', { userUuid: found.uuid, ...agent, byCode: true })
  })
}

const expired = () => new DomainError('CODE_EXPIRED', { field: 'code' })

/** The code that was asked for with this token, if it is the right one. */
async function proved(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tokenHash: Buffer,
  code: string,
  ip: string,
): Promise<repo.TriedCode> {
  const asked = await repo.takeTry(db, tokenHash)
  if (!asked) {
    if (await repo.isAsked(db, tokenHash)) throw new DomainError('CODE_USED_UP', { field: 'code' })
    throw expired()
  }
  const right = asked.longOf === null ? asked : await repo.readCode(db, asked.longOf)
  if (!right || right.expiresAt <= clock.now()) throw expired()
  const isRight =
    right.codeHash !== null &&
    // A try counts only if the code was compared.
    (await undoOnFailure(verifyPassword(code, right.codeHash, ip), () => repo.giveTryBack(db, asked)))
  if (!isRight) throw new DomainError('CODE_WRONG', { field: 'code' })
  return asked
}

async function spend(tx: Tx, { uuid, longOf }: repo.TriedCode): Promise<void> {
  if (!(await repo.takeCode(tx, longOf ?? uuid))) throw expired()
}

/**
 * A new account without a password. One that was never confirmed is taken over: whoever made it did not prove the
 * address, so their password and sessions end.
 */
async function begin(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  asked: repo.TriedCode,
  names: { firstName: string; surname: string },
  { device }: SignInOrigin,
) {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await spend(tx, asked)
    const user = await accounts.putUnverified(tx, asked.email, null, now)
    // The address was confirmed a moment ago by another way.
    if (!user) throw expired()
    await deleteSessionsOf(tx, user.uuid)
    await deleteCode(tx, user.uuid)
    await accounts.markVerified(tx, user.uuid, now)
    await accounts.saveNames(tx, user.uuid, names)
    if (asked.language) await accounts.saveLanguage(tx, user.uuid, asked.language as Language)
    const token = await openSession(tx, user.uuid, await rememberOnly(tx, user.uuid, device, now), now)
    const language = (asked.language as Language | null) ?? user.language
    return {
      token,
      user: asUser({ ...user, ...names, language, emailVerifiedAt: now }),
      memorialRelationships: [],
    }
  })
}
