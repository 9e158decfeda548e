import type { Language } from '#languages/index.ts'
import type { Caller } from '#server/lib/caller.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import * as repo from './repo.ts'
import { hasContributed, looksAfterAny } from './repo-deletion.ts'
import { deleteOtherSessionsBy, keepNewestSessions } from './repo-sessions.ts'
import { rememberDevice } from './service-devices.ts'
import { openSession } from './service-sessions.ts'

/** Of one address at one memorial: a person's phone and computer, and whoever they sent the link to. */
const MOST_SESSIONS = 5

interface InvitedPerson {
  email: string
  /** What they read, if known. */
  language: Language | null
}

/**
 * Makes an unconfirmed account without a password for a person whom a personal link names, and a session that adds to
 * this memorial only. The account does not get the name in the invitation: that is the session's (`authenticate`). A
 * link can be forwarded, so it never opens what is there already: rejects with ADDRESS_UNPROVEN when the address has a
 * confirmed account, or one that has added something to this memorial. The newest sessions of an address at a memorial
 * stay.
 */
export async function enterInvited(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  memorialUuid: string,
  { email, language }: InvitedPerson,
  { device }: Pick<SignInOrigin, 'device'>,
): Promise<{ token: string }> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const user = await repo.findOrAddUnverified(tx, email, now)
    if (!user || (await hasContributed(tx, user.uuid, memorialUuid)) || (await looksAfterAny(tx, user.uuid)))
      throw new DomainError('ADDRESS_UNPROVEN')
    if (language && !user.language) await repo.saveLanguage(tx, user.uuid, language)
    const known = await rememberDevice(tx, user.uuid, device, now)
    await keepNewestSessions(tx, user.uuid, memorialUuid, MOST_SESSIONS - 1)
    return { token: await openSession(tx, user.uuid, known, now, { invitedTo: memorialUuid }) }
  })
}

/**
 * When something was added with a session of a personal link: ends the others of that address there. Whoever has them
 * might be somebody else, and does not get at what was added.
 */
export async function endOtherInvited(tx: Tx, { uuid, invitedTo, tokenHash }: Caller): Promise<void> {
  if (invitedTo) await deleteOtherSessionsBy(tx, uuid, invitedTo, tokenHash)
}
