import type { MemorialRelationship } from '#contract/accounts.ts'
import type { Caller } from '#server/lib/caller.ts'
import { undoEnds } from '#server/lib/undo.ts'
import type { Context } from '#server/ports/context.ts'
import {
  presentContributed,
  presentDeleted,
  presentModerated,
  presentRelationship,
  presentSummary,
} from './present-lists.ts'
import { listContributed, listDeleted, listHosted, listRelationships } from './repo-lists.ts'
import { listModerated } from './repo-moderation.ts'

// The memorials of a person.

export async function listMemorials({ db }: Pick<Context, 'db'>, caller: Caller) {
  return (await listHosted(db, caller.uuid)).map(presentSummary)
}

export async function listAll(context: Context, caller: Caller) {
  const { db, clock } = context
  return {
    ownedMemorials: await listMemorials(context, caller),
    contributions: (await listContributed(db, caller.uuid)).map(presentContributed),
    moderatedMemorials: (await listModerated(db, caller.uuid)).map(presentModerated),
    // Those that can still be restored.
    deletedMemorials: (await listDeleted(db, caller.uuid, undoEnds(clock.now()))).map(presentDeleted),
  }
}

/** For the answer to signing in, newest relationship first. */
export async function relationshipsOf(
  { db }: Pick<Context, 'db'>,
  userUuid: string,
): Promise<MemorialRelationship[]> {
  return (await listRelationships(db, userUuid)).map(presentRelationship)
}
