import { newToken } from '#server/lib/codes.ts'
import type { Tx } from '#server/ports/database.ts'
import { eachOnce, recallWhatIsKnown } from './repo.ts'
import { endUninvitedSessions } from './repo-invited.ts'

/** Rejects with CONTACT_EXISTS. */
export async function insertContact(
  tx: Tx,
  contact: { uuid: string; memorialUuid: string; email: string; position: number },
): Promise<void> {
  await eachOnce('email', () =>
    tx
      .insertInto('contacts')
      .values({ ...contact, inviteToken: newToken() })
      .execute(),
  )
  await recallWhatIsKnown(tx, contact.memorialUuid)
}

/** Changes the spelling of the same address. */
export function respellEmail(tx: Tx, contactUuid: string, email: string) {
  return tx.updateTable('contacts').set({ email }).where('uuid', '=', contactUuid).execute()
}

export interface NewAddress {
  email: string
  /** Whether the name goes with it, too (docs/decisions/0015). */
  keepsName?: boolean | undefined
}

/**
 * Another person's address from now on: nobody has invited it, and neither the link that the former one was sent nor
 * what they answered is theirs (docs/decisions/0015). Rejects with CONTACT_EXISTS.
 */
export async function replaceEmail(
  tx: Tx,
  contact: { uuid: string; memorialUuid: string },
  { email, keepsName = true }: NewAddress,
): Promise<void> {
  await eachOnce('email', () =>
    tx
      .updateTable('contacts')
      .set({
        email,
        ...(!keepsName && { firstName: '', surname: '' }),
        inviteState: 'NONE',
        inviteError: null,
        inviteQueuedAt: null,
        dateInviteSent: null,
        inviteToken: newToken(),
        unsubscribedAt: null,
      })
      .where('uuid', '=', contact.uuid)
      .execute(),
  )
  await tx.updateTable('rsvps').set({ contactUuid: null }).where('contactUuid', '=', contact.uuid).execute()
  await recallWhatIsKnown(tx, contact.memorialUuid)
  await endUninvitedSessions(tx, contact.memorialUuid)
}

/** False when the contact is not in this memorial's list. */
export async function deleteContact(tx: Tx, memorialUuid: string, contactUuid: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('contacts')
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', contactUuid)
    .executeTakeFirst()
  await endUninvitedSessions(tx, memorialUuid)
  return result.numDeletedRows > 0n
}
