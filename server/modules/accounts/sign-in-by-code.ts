import type { Body } from '#contract/endpoint.ts'
import type * as calls from '#contract/sign-in-codes.ts'
import { isSlug } from '#contract/slug.ts'
import type { Language } from '#languages/index.ts'
import { hashToken, newToken } from '#server/lib/codes.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { mailCode, settleProof } from './confirm-address.ts'
import { takeProof, tryCode } from './issue-proof.ts'
import { enter, openOnlySession } from './open-session.ts'
import { asUser } from './present.ts'
import * as queries from './queries.ts'
import { isNewDevice } from './remember-device.ts'
import { isClosed } from './rules.ts'
import { requireReachable } from './sign-in.ts'

// Signing in without a password (docs/decisions/0006): a code is mailed to an address, whether or not it has an account.

/**
 * Has a code mailed. It works only together with the returned token: neither a guesser nor somebody who has another
 * type it can use up or take over what this browser asked for. Rejects with CAPTCHA_NEEDED, EMAIL_LETTERS,
 * RESEND_TOO_SOON, or with TOO_MANY_ATTEMPTS where the address got all codes of its day, or all that this network may have mailed to it: a password
 * can still be chosen by "Forgot password".
 */
export async function askSignInCode(
  context: Context,
  { email, slug = '', captcha: proof }: Body<typeof calls.askSignInCode>,
  ip: string,
  language: Language | null,
): Promise<{ codeToken: string }> {
  await context.networkLimits.count({ person: null, network: ['accountByIp', ip], proof })
  await requireReachable(context, email)
  const codeToken = newToken()
  const asked = { kind: 'SIGN_IN', tokenHash: hashToken(codeToken), email, language } as const
  await mailCode(context, asked, ip, isSlug(slug) ? slug : undefined)
  return { codeToken }
}

/**
 * Signs in to the account of the code's address; makes one without a password if there is none. Rejects with
 * CODE_WRONG, CODE_EXPIRED, or CODE_USED_UP after five tries.
 */
export async function signInByCode(
  context: Context,
  { codeToken, code, firstName = '', surname = '' }: Body<typeof calls.signInByCode>,
  from: SignInOrigin,
  language: Language | null,
) {
  const { db, clock, jobs } = context
  const asked = await tryCode(context, { kind: 'SIGN_IN', tokenHash: hashToken(codeToken) }, code, from.ip)
  if (!asked) throw expired()
  const found = await queries.findByEmail(db, asked.email)
  if (found && isClosed(found, clock.now())) throw expired()
  const names = { firstName, surname }
  if (!found?.emailVerifiedAt) return begin(context, asked, names, from)
  const tells = await isNewDevice(db, found, from.device)
  return enter(context, found, from, language, async (tx) => {
    await spend(tx, asked)
    const { agent } = from.device
    if (tells)
      await jobs.enqueue(tx, 'account.changed', {
        userUuid: found.uuid,
        change: { what: 'device', ...agent, byCode: true },
      })
  })
}

const expired = () => new DomainError('CODE_EXPIRED', { field: 'code' })

type TriedCode = NonNullable<Awaited<ReturnType<typeof tryCode>>>

/** Uses up a code; rejects when another request used it first. */
async function spend(tx: Tx, { uuid }: TriedCode): Promise<void> {
  if (!(await takeProof(tx, { kind: 'SIGN_IN', uuid }))) throw expired()
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
    await settleProof(tx, user.uuid, now)
    const language = asked.language ?? user.language
    await queries.saveUser(tx, user.uuid, { ...names, language })
    const token = await openOnlySession(tx, user.uuid, device, now)
    return {
      token,
      user: asUser({ ...user, ...names, language, emailVerifiedAt: now }),
      memorialRelationships: [],
    }
  })
}
