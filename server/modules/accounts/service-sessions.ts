import type { Caller } from '#server/lib/caller.ts'
import { hashToken, newToken } from '#server/lib/codes.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { asPerson } from './present.ts'
import { forgetDevices } from './repo-devices.ts'
import {
  deleteSession,
  deleteSessionsBy,
  deleteSessionsOf,
  extendSession,
  findInvitedNames,
  findSession,
  insertSession,
} from './repo-sessions.ts'
import { isExtensionDue, sessionExpiry } from './rules.ts'
import type { KnownDevice } from './service-devices.ts'

/** Signs a person in with a browser. Only the bearer knows the token: the server stores its hash. */
export async function openSession(
  tx: Tx,
  userUuid: string,
  { secretHash, agent }: KnownDevice,
  now: Date,
  {
    invitedTo = null,
    operatorProofAt = null,
  }: {
    /** The only memorial that the session adds to. */
    invitedTo?: string | null
    /** When an operator showed the passkey that opens it. */
    operatorProofAt?: Date | null
  } = {},
): Promise<string> {
  const token = newToken()
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userUuid,
    deviceHash: secretHash,
    ...agent,
    invitedTo,
    operatorProofAt,
    createdAt: now,
    expiresAt: sessionExpiry(now),
  })
  return token
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
  if (isExtensionDue(session.expiresAt, now)) await extendSession(db, tokenHash, sessionExpiry(now))
  const person = asPerson(session)
  const { invitedTo, madeOperatorAt, operatorProofAt } = session
  const operator = madeOperatorAt && { proofAt: operatorProofAt }
  if (invitedTo === null) return { ...person, tokenHash, invitedTo, operator }
  const invited = await findInvitedNames(db, invitedTo, person.email)
  // Nobody proved that it is them.
  return invited && { ...person, ...invited, emailVerified: false, tokenHash, invitedTo, operator: null }
}

/** Deletes only the session of this token. */
export async function signOut({ db }: Pick<Context, 'db'>, caller: Caller): Promise<void> {
  await deleteSession(db, caller.tokenHash)
}

/**
 * Deletes every session and every known browser of this person, the current one too. With an unproved address only the
 * sessions that were opened the same way: others may be somebody else's.
 */
export async function signOutEverywhere({ db }: Pick<Context, 'db'>, caller: Caller): Promise<void> {
  if (!caller.emailVerified) return void (await deleteSessionsBy(db, caller.uuid, caller.invitedTo))
  await deleteSessionsOf(db, caller.uuid)
  await forgetDevices(db, caller.uuid)
}
