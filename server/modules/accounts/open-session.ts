import { type Selectable, sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import type { Caller } from '#server/lib/caller.ts'
import { hashToken, newToken } from '#server/lib/codes.ts'
import type { Device, SignInOrigin } from '#server/lib/device.ts'
import { listRelationshipsOf } from '#server/modules/views/list-memorials.ts'
import type { Context } from '#server/ports/context.ts'
import type { DB, Db, Tx } from '#server/ports/database.ts'
import { asPerson, asUser } from './present.ts'
import { deleteSessionsBy, forgetDevices, isOpen, personColumns, saveUser } from './queries.ts'
import { rememberDevice } from './remember-device.ts'
import { isExtensionDue, sessionExpiry } from './rules.ts'

/** How a session was opened: by a personal link to a memorial, or when by the passkey of an operator. */
type Opened = Partial<Pick<Selectable<DB['sessions']>, 'invitedTo' | 'operatorProofAt'>>

/**
 * Signs a person in with a browser, which is remembered, and deletes the sessions of theirs that expired. Only the
 * bearer knows the token: the server stores its hash.
 */
export async function openSession(
  tx: Tx,
  userUuid: string,
  device: Device,
  now: Date,
  opened: Opened = {},
): Promise<string> {
  const token = newToken()
  const deviceHash = await rememberDevice(tx, userUuid, device, now)
  const sessions = tx.deleteFrom('sessions').where('userUuid', '=', userUuid)
  await sessions.where('expiresAt', '<=', now).execute()
  await tx
    .insertInto('sessions')
    .values({
      tokenHash: hashToken(token),
      userUuid,
      deviceHash,
      ...device.agent,
      ...opened,
      createdAt: now,
      expiresAt: sessionExpiry(now),
    })
    .execute()
  return token
}

/** A person who has proved who they are, or who has only the password of an address that is not proved yet. */
type Proven = Parameters<typeof asUser>[0] & Pick<Opened, 'operatorProofAt'>

/**
 * The last step of every way to sign in, in one transaction with what makes the proof valid.
 *
 * @param language what they read here, for an account whose language is not known yet: a visit in another language
 * does not change the account (docs/decisions/0040)
 * @param hold runs first; rejects when the proof is no longer valid
 */
export async function enter(
  context: Context,
  user: Proven,
  { device }: SignInOrigin,
  language: Language | null,
  hold: (tx: Tx) => Promise<void>,
) {
  const now = context.clock.now()
  const { operatorProofAt = null } = user
  const token = await context.db.transaction().execute(async (tx) => {
    await hold(tx)
    if (language && !user.language) await saveUser(tx, user.uuid, { language })
    return openSession(tx, user.uuid, device, now, { operatorProofAt })
  })
  return {
    token,
    user: asUser({ ...user, language: user.language ?? language }),
    // An unproven address may be somebody else's.
    memorialRelationships: user.emailVerifiedAt ? await listRelationshipsOf(context, user.uuid) : [],
  }
}

/** Signs a person out everywhere, and in again with this browser. */
export async function openOnlySession(tx: Tx, userUuid: string, device: Device, now: Date): Promise<string> {
  await endSessions(tx, userUuid)
  return openSession(tx, userUuid, device, now)
}

/** Deletes every session and every known browser of a person. */
async function endSessions(db: Db, userUuid: string): Promise<void> {
  await db.deleteFrom('sessions').where('userUuid', '=', userUuid).execute()
  await forgetDevices(db, userUuid)
}

/**
 * The person of a token; of a personal link's, with the name in that invitation, and null once the invitation is gone.
 * Using the token extends it by thirty days.
 */
export async function authenticate(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  token: string,
): Promise<Caller | null> {
  const tokenHash = hashToken(token)
  const now = clock.now()
  const session = await findSession(db, tokenHash, now)
  if (!session) return null
  if (isExtensionDue(session.expiresAt, now)) {
    const expiresAt = sessionExpiry(now)
    await db.updateTable('sessions').set({ expiresAt }).where('tokenHash', '=', tokenHash).execute()
  }
  const person = asPerson(session)
  const { invitedTo, madeOperatorAt, operatorProofAt } = session
  const operator = madeOperatorAt && { proofAt: operatorProofAt }
  if (invitedTo === null) return { ...person, tokenHash, invitedTo, operator }
  const invited = await findInvitedNames(db, invitedTo, person.email)
  // Nobody proved that it is them.
  return invited
    ? { ...person, ...invited, emailVerified: false, tokenHash, invitedTo, operator: null }
    : null
}

/** Deletes only the session of this token. */
export async function signOut({ db }: Pick<Context, 'db'>, caller: Caller): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', caller.tokenHash).execute()
}

/**
 * Deletes every session and every known browser of this person, the current one too. With an unproved address only the
 * sessions that were opened the same way: others may be somebody else's.
 */
export async function signOutEverywhere({ db }: Pick<Context, 'db'>, caller: Caller): Promise<void> {
  if (caller.emailVerified) await endSessions(db, caller.uuid)
  else await deleteSessionsBy(db, caller.uuid, caller.invitedTo)
}

/** The session of a token and its person; undefined when it expired. */
const findSession = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.uuid', 'sessions.userUuid')
    .select(personColumns)
    .select(['users.madeOperatorAt', 'sessions.operatorProofAt', 'sessions.expiresAt', 'sessions.invitedTo'])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .where(isOpen(now))
    .executeTakeFirst()

/** The name that a memorial invited this address by; undefined when it is not invited any more. */
const findInvitedNames = (db: Db, memorialUuid: string, email: string) =>
  db
    .selectFrom('contacts')
    .select(['firstName', 'surname'])
    .where('memorialUuid', '=', memorialUuid)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
