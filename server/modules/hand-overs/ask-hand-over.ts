import type { Body } from '#contract/endpoint.ts'
import type { askHandOver as askCall } from '#contract/hand-overs.ts'
import { operators as limits } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { findOwner, listHandOvers, selectHeirs, tellOfHandOver } from './queries.ts'

const WAIT_MS = limits.handOverWaitDays * 24 * 60 * 60 * 1000

/**
 * Nothing changes yet: hosts and the account are mailed. Rejects with MEMORIAL_NOT_FOUND, HAND_OVER_ACCOUNT if no account
 * that could be the owner has this address, or it is the owner's, or HAND_OVER_WAITS.
 */
export async function askHandOver(
  context: Context,
  memorialUuid: string,
  { email, grounds }: Body<typeof askCall>,
  askedBy: string,
) {
  const askedAt = context.clock.now()
  await changes.changeUnseen(context, memorialUuid, async (tx) => {
    const fromUser = await findOwner(tx, memorialUuid)
    const heir = await selectHeirs(tx)
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst()
    if (!heir || heir.uuid === fromUser) throw new DomainError('HAND_OVER_ACCOUNT')
    const dueAt = new Date(askedAt.getTime() + WAIT_MS)
    const asked = { memorialUuid, fromUser, toUser: heir.uuid, grounds, askedBy, askedAt, dueAt }
    const row = await tx
      .insertInto('handOvers')
      .values(asked)
      .onConflict((conflict) => conflict.doNothing())
      .returning('uuid')
      .executeTakeFirst()
    if (!row) throw new DomainError('HAND_OVER_WAITS')
    await tellOfHandOver(context, tx, { ...asked, ...row }, 'ASKED')
  })
  return listHandOvers(context)
}
