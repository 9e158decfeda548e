import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import type { Caller } from '#server/lib/caller.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { openSession } from './open-session.ts'
import { putUnverified, saveUser } from './queries.ts'

/** Of one address at one memorial: a person's phone and computer, and whoever they sent the link to. */
const MOST_SESSIONS = 5

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
  { email, language }: { email: string; language: Language | null },
  { device }: Pick<SignInOrigin, 'device'>,
): Promise<{ token: string }> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const user = await putUnverified(tx, email, null, now, true)
    if (!user || (await isSomebodys(tx, user.uuid, memorialUuid))) throw new DomainError('ADDRESS_UNPROVEN')
    if (language && !user.language) await saveUser(tx, user.uuid, { language })
    const newestFirst = tx
      .selectFrom('sessions')
      .select('tokenHash')
      .where((eb) => eb.and({ userUuid: user.uuid, invitedTo: memorialUuid }))
      .orderBy('createdAt', 'desc')
      .orderBy('tokenHash')
    const crowdedOut = newestFirst.offset(MOST_SESSIONS - 1)
    await tx.deleteFrom('sessions').where('tokenHash', 'in', crowdedOut).execute()
    return { token: await openSession(tx, user.uuid, device, now, { invitedTo: memorialUuid }) }
  })
}

/**
 * When something was added with a session of a personal link: ends the others of that address there. Whoever has them
 * might be somebody else, and does not get at what was added.
 */
export async function endOtherInvited(tx: Tx, { uuid, invitedTo, tokenHash }: Caller): Promise<void> {
  if (!invitedTo) return
  // Whoever enters by the link in this moment comes before, and is ended, or after, and sees that something is there.
  await tx.selectFrom('users').select('uuid').where('uuid', '=', uuid).forUpdate().execute()
  await tx
    .deleteFrom('sessions')
    .where((eb) => eb.and({ userUuid: uuid, invitedTo }))
    .where('tokenHash', '<>', tokenHash)
    .execute()
}

/**
 * Whether somebody of this address ever added something to the memorial, also if it is taken away by now, or looks
 * after any, also with an address that they have not confirmed: it was restored.
 */
async function isSomebodys(db: Db, userUuid: string, memorialUuid: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from contributions where user_uuid = ${userUuid} and memorial_uuid = ${memorialUuid}
    union all
    select 1 from relationships
    where user_uuid = ${userUuid} and relationship_type in ('OWNER', 'ADMIN', 'MODERATOR')
    limit 1`.execute(db)
  return rows.length > 0
}
