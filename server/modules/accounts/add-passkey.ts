import { randomBytes } from 'node:crypto'
import type { Body } from '#contract/endpoint.ts'
import { account as limitsOfAccounts } from '#contract/limits.ts'
import type * as calls from '#contract/passkeys.ts'
import type { Language } from '#languages/index.ts'
import type { Caller } from '#server/lib/caller.ts'
import { hashToken } from '#server/lib/codes.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { authenticationOptions, readNewPasskey, readUse, registrationOptions } from '#server/lib/web-authn.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { provePassword } from './change-password.ts'
import { issueProof, takeProof } from './issue-proof.ts'
import { enter } from './open-session.ts'
import * as queries from './queries.ts'
import { isClosed } from './rules.ts'

// Signing in with a passkey instead of a password (docs/decisions/0007).

export async function listPasskeys({ db }: Pick<Context, 'db'>, caller: Caller) {
  const rows = await queries.listPasskeys(db, caller.uuid)
  return {
    passkeys: rows.map(({ credentialId: id, browser, system, createdAt, lastUsedAt }) => {
      const times = { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
      return { id, browser, system, ...times }
    }),
  }
}

/** Rejects with PASSWORD_WRONG, PASSKEYS_WAIT or TOO_MANY_PASSKEYS. */
export async function beginPasskey(context: Context, caller: Caller, password: string, ip: string) {
  await provePassword(context, caller, password, 'password', ip)
  const there = await context.db.transaction().execute((tx) => requireRoom(context, tx, caller.uuid))
  const options = await registrationOptions(context.publicUrl, {
    id: caller.uuid,
    name: caller.email,
    displayName: `${caller.firstName} ${caller.surname}`.trim() || caller.email,
    challenge: await newChallenge(context, caller.uuid),
    there,
  })
  return { options }
}

/** Mails the owner. Rejects with PASSKEY_INVALID, PASSKEYS_WAIT or TOO_MANY_PASSKEYS. */
export async function addPasskey(
  context: Context,
  caller: Caller,
  { credential }: Body<typeof calls.addPasskey>,
  { device }: SignInOrigin,
) {
  const { db, clock, jobs } = context
  const made = await readNewPasskey(context.publicUrl, credential, (challenge) =>
    takeChallenge(context, challenge, caller.uuid),
  )
  if (!made) throw new DomainError('PASSKEY_INVALID')
  await db.transaction().execute(async (tx) => {
    await requireRoom(context, tx, caller.uuid)
    const passkey = { ...made, userUuid: caller.uuid, ...device.agent, createdAt: clock.now() }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('passkeys')
      .values(passkey)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    // This key is already registered, to any account.
    if (!numInsertedOrUpdatedRows) throw new DomainError('PASSKEY_INVALID')
    await jobs.enqueue(tx, 'account.changed', {
      userUuid: caller.uuid,
      change: { what: 'passkey', change: 'added' },
    })
  })
  return listPasskeys(context, caller)
}

/** Mails the owner, and closes the operator's desk to whoever may have entered by it. Rejects with PASSWORD_WRONG. */
export async function removePasskey(
  context: Context,
  caller: Caller,
  { id, password }: Body<typeof calls.removePasskey>,
  ip: string,
) {
  await provePassword(context, caller, password, 'password', ip)
  await context.db.transaction().execute(async (tx) => {
    const own = tx.deleteFrom('passkeys').where('userUuid', '=', caller.uuid)
    const { numDeletedRows } = await own.where('credentialId', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) return
    const sessions = tx.updateTable('sessions').set({ operatorProofAt: null })
    await sessions.where('userUuid', '=', caller.uuid).execute()
    await context.jobs.enqueue(tx, 'account.changed', {
      userUuid: caller.uuid,
      change: { what: 'passkey', change: 'removed' },
    })
  })
  return listPasskeys(context, caller)
}

/** The answer is the same for everybody: nobody has said yet who they are. Rejects with CAPTCHA_NEEDED. */
export async function beginPasskeySignIn(
  context: Context,
  { captcha: proof }: Body<typeof calls.beginPasskeySignIn>,
  ip: string,
) {
  await context.networkLimits.count({ person: null, network: ['accountByIp', ip], proof })
  return { options: await authenticationOptions(context.publicUrl, await newChallenge(context, null)) }
}

/**
 * It opens the operator's desk, too, with a passkey that the account had when it became an operator's. Rejects with
 * PASSKEY_UNKNOWN for every kind of failure.
 */
export async function signInByPasskey(
  context: Context,
  { credential }: Body<typeof calls.signInByPasskey>,
  from: SignInOrigin,
  language: Language | null,
) {
  const found = await findPasskey(context.db, credential.id)
  const now = context.clock.now()
  if (!found || isClosed(found, now)) throw new DomainError('PASSKEY_UNKNOWN')
  const { publicKey, counter, transports, createdAt, madeOperatorAt, ...user } = found
  const passkey = { ownerUuid: user.uuid, publicKey, counter, transports }
  const newCounter = await readUse(context.publicUrl, credential, passkey, (challenge) =>
    takeChallenge(context, challenge, null),
  )
  if (newCounter === null) throw new DomainError('PASSKEY_UNKNOWN')
  const isOperators = madeOperatorAt !== null && createdAt <= madeOperatorAt
  return enter(
    context,
    { ...user, operatorProofAt: isOperators ? now : null },
    from,
    language,
    async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('passkeys')
        .set({ counter: newCounter, lastUsedAt: now })
        .where('credentialId', '=', credential.id)
        .where('counter', '=', counter)
        .executeTakeFirst()
      // It was removed, or was used meanwhile with the same count or a later one.
      if (numUpdatedRows === 0n) throw new DomainError('PASSKEY_UNKNOWN')
    },
  )
}

/** @param userUuid the person who adds a passkey; null when signing in */
async function newChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userUuid: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomBytes(32)
  const tokenHash = hashToken(challenge.toString('base64url'))
  await issueProof(db, { kind: 'PASSKEY', userUuid, tokenHash }, clock.now())
  return new Uint8Array(challenge)
}

/** Uses up a challenge. True if it was made for this person, had not expired and had not been used. */
async function takeChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  challenge: string,
  userUuid: string | null,
): Promise<boolean> {
  const proof = await takeProof(db, { kind: 'PASSKEY', userUuid, tokenHash: hashToken(challenge) })
  return proof !== undefined && proof.expiresAt > clock.now()
}

/** Locks the account until the transaction ends. */
async function requireRoom({ clock }: Pick<Context, 'clock'>, tx: Tx, userUuid: string) {
  const locked = tx.selectFrom('users').select('passkeysFrom').where('uuid', '=', userUuid).forUpdate()
  const { passkeysFrom } = (await locked.executeTakeFirst()) ?? {}
  if (passkeysFrom && passkeysFrom > clock.now()) throw new DomainError('PASSKEYS_WAIT')
  const there = await queries.listPasskeys(tx, userUuid)
  if (there.length >= limitsOfAccounts.passkeysMax) throw new DomainError('TOO_MANY_PASSKEYS')
  return there
}

/** A passkey and its account. */
const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.uuid', 'passkeys.userUuid')
    .select(['passkeys.publicKey', 'passkeys.counter', 'passkeys.transports', 'passkeys.createdAt'])
    .select([...queries.personColumns, 'users.madeOperatorAt'])
    .where('passkeys.credentialId', '=', credentialId)
    .executeTakeFirst()
