import type * as calls from '#contract/accounts.ts'
import type { Body } from '#contract/endpoint.ts'
import type { Language } from '#languages/index.ts'
import type { Caller } from '#server/lib/caller.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { ignoreDeletedMemorial } from '#server/lib/ignore-deleted-memorial.ts'
import { hashPassword, verifyPassword } from '#server/lib/passwords.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import { listRelationshipsOf } from '#server/modules/views/list-memorials.ts'
import type { Context } from '#server/ports/context.ts'
import { beginCode, countCode, renewSpentCode } from './confirm-address.ts'
import { refuseTooSoon } from './issue-proof.ts'
import { enter, openSession } from './open-session.ts'
import { asUser, presentUser } from './present.ts'
import * as queries from './queries.ts'
import { countTry, isNewDevice } from './remember-device.ts'
import { isClosed, passwordRefusal } from './rules.ts'

// Accounts and the proofs of who a person is.

/**
 * Rejects with EMAIL_LETTERS. A mail server that cannot be asked now counts as reachable: it may answer when the mail
 * is sent.
 */
export async function requireReachable(
  { mailReach }: Pick<Context, 'mailReach'>,
  email: string,
): Promise<void> {
  if (await mailReach.takes(email).catch(() => true)) return
  throw new DomainError('EMAIL_LETTERS', { field: 'email' })
}

/**
 * Makes an unconfirmed account and signs it in; `language` is what the person reads. When an unconfirmed address signs
 * up again, it gets the new password, and sessions of the old one end; nothing that was there is answered. Rejects with
 * CAPTCHA_NEEDED, EMAIL_TAKEN, EMAIL_LETTERS when no code could be mailed to the address, or RESEND_TOO_SOON.
 */
export async function signUp(
  context: Context,
  body: Body<typeof calls.signUp>,
  { ip, device }: SignInOrigin,
  language: Language | null,
) {
  const { provesAlways, networkLimits, captcha, db, clock } = context
  const { email, password } = body
  if (!provesAlways)
    await networkLimits.count({ person: null, network: ['accountByIp', ip], proof: body.captcha })
  else if (!(await captcha.admits(body.captcha))) throw new DomainError('CAPTCHA_NEEDED')
  const refusal = passwordRefusal(password, email)
  if (refusal) throw new DomainError(refusal, { field: 'password' })
  await requireReachable(context, email)
  const known = await queries.findByEmail(db, email)
  if (known?.emailVerifiedAt) throw new DomainError('EMAIL_TAKEN', { field: 'email' })
  if (!known) await refuseTooSoon(db, email, clock.now())
  await countCode(context, email, ip)

  const passwordHash = await hashPassword(password, ip)
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const user = await queries.putUnverified(tx, email, passwordHash, now)
    // The address was confirmed since the check above.
    if (!user) throw new DomainError('EMAIL_TAKEN', { field: 'email' })
    // Those of personal links stay: this sign-up has proved nothing.
    await queries.deleteSessionsBy(tx, user.uuid, null)
    await queries.forgetDevices(tx, user.uuid)
    await queries.saveUser(tx, user.uuid, { language })
    const isCodeMailed = await beginCode(context, tx, { ...user, language })
    const token = await openSession(tx, user.uuid, device, now)
    return { token, user: asUser({ ...user, language }), isCodeMailed }
  })
}

/**
 * Rejects with CAPTCHA_NEEDED, or with BAD_CREDENTIALS, after the same work whether or not the account exists. An
 * unconfirmed account may sign in to confirm; it gets another code if the last one is spent.
 */
export async function signIn(
  context: Context,
  { email, password, captcha: proof }: Body<typeof calls.signIn>,
  from: SignInOrigin,
  language: Language | null,
) {
  const { clock, db, jobs } = context
  const address = email.toLowerCase()
  const now = clock.now()
  const found = await queries.findByEmail(db, email)
  const user = found && !isClosed(found, now) ? found : null
  const counted = await countTry(context, address, user?.uuid ?? null, from, proof)
  const looked = verifyPassword(password, user?.passwordHash ?? null, from.ip)
  const isRight = await undoOnFailure(looked, counted.undo)
  if (!user || !isRight) throw new DomainError('BAD_CREDENTIALS')

  const tells = await isNewDevice(db, user, from.device)
  const signedIn = await enter(context, user, from, language, async (tx) => {
    // Otherwise a session could be opened while a reset revokes all sessions.
    const locked = tx.selectFrom('users').select('uuid').where('uuid', '=', user.uuid).forShare()
    if (!(await locked.where('passwordHash', '=', user.passwordHash).executeTakeFirst()))
      throw new DomainError('BAD_CREDENTIALS')
    if (tells)
      await jobs.enqueue(tx, 'account.changed', {
        userUuid: user.uuid,
        change: { what: 'device', ...from.device.agent, byCode: false },
      })
  })
  const reader = { ...user, language: user.language ?? language }
  if (!user.emailVerifiedAt) await renewSpentCode(context, reader, from.ip)
  await counted.right()
  return signedIn
}

/** `chosen` was chosen by hand. It becomes the language of the mails of an account without one. */
export async function getUser({ db }: Pick<Context, 'db'>, caller: Caller, chosen: Language | null) {
  const language = caller.language ?? chosen
  if (language && !caller.language)
    await db.transaction().execute((tx) => queries.saveUser(tx, caller.uuid, { language }))
  return { user: presentUser({ ...caller, language }) }
}

/**
 * The email cannot change: it identifies the account. Public pages name all hosts of a memorial. The owner's name is
 * also printed, e.g. in the book, and the owner's language is the default of the memorial.
 */
export async function saveUser(
  context: Context,
  caller: Caller,
  { firstName, surname, ...wanted }: Body<typeof calls.saveUser>,
) {
  const language = wanted.language ?? caller.language
  const readsAnother = language !== caller.language
  const isRenamed = firstName !== caller.firstName || surname !== caller.surname
  await context.db
    .transaction()
    .execute((tx) =>
      queries.saveUser(tx, caller.uuid, { firstName, surname, ...(readsAnother && { language }) }),
    )
  const hosted = isRenamed || readsAnother ? await listRelationshipsOf(context, caller.uuid) : []
  for (const { memorialUuid, relationshipType } of hosted)
    if (relationshipType === 'ADMIN') context.onChanged(memorialUuid)
    else if (relationshipType === 'OWNER')
      await ignoreDeletedMemorial(changes.change(context, memorialUuid, async () => {}))
  return { user: presentUser({ ...caller, firstName, surname, language }) }
}
