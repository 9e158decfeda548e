import type { Body } from '#contract/endpoint.ts'
import { looksOf } from '#contract/look-alikes.ts'
import type { inviteOperator as inviteCall } from '#contract/operators.ts'
import { hashToken, newToken } from '#server/lib/codes.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { holdOperatorPasskey } from '#server/lib/hold-operator-passkey.ts'
import type { OperatorCaller } from '#server/lib/operator-session.ts'
import * as handOvers from '#server/modules/hand-overs/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { presentOperator } from './present.ts'
import * as repo from './repo.ts'
import { linkExpiry } from './rules.ts'

// The accounts of those who run the product: made by a link that another of them, or the command line, gives (docs/decisions/0049).

export async function listOperators({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const [rows, passkeys] = [await repo.listOperators(db), await repo.listPasskeys(db)]
  return { operators: rows.map((row) => presentOperator(row, passkeys, clock.now())) }
}

/**
 * Makes an account, or finds it, and a link for one passkey; a former link ends. With `lost`, its passkeys and sessions end, too,
 * and what was asked for in its name is called off.
 * Rejects with OPERATOR_NAME_TAKEN for a name of somebody who was removed, or one that looks like another's, and with
 * UNAUTHENTICATED for a caller who is being removed.
 */
export async function inviteOperator(
  context: Pick<Context, 'db' | 'clock' | 'publicUrl' | 'jobs'>,
  { name, lost }: Body<typeof inviteCall>,
  operator: OperatorCaller,
) {
  const { name: invitedBy } = operator
  const { db, clock, publicUrl } = context
  const now = clock.now()
  const token = newToken()
  const operatorUuid = await db.transaction().execute(async (tx) => {
    // In the order of a removal, which locks the account before it ends the passkeys.
    const { uuid, removedAt, ...known } = await claimName(tx, name, now)
    await holdOperatorPasskey(tx, operator)
    if (removedAt) throw new DomainError('OPERATOR_NAME_TAKEN')
    if (lost) await endAccess(context, tx, { uuid, name: known.name }, invitedBy)
    const link = { tokenHash: hashToken(token), invitedBy, expiresAt: linkExpiry(now) }
    await repo.putInvite(tx, { operatorUuid: uuid, ...link })
    return uuid
  })
  const { operators } = await listOperators(context)
  const invited = operators.find(({ uuid }) => uuid === operatorUuid)
  if (!invited) throw new DomainError('OPERATOR_NOT_FOUND')
  // Behind the `#`, so that it is in no log of a server.
  return { operator: invited, link: `${publicUrl}/operator/join#${token}` }
}

/**
 * Ends its sessions at once, with the links that they made, and calls off what they asked for. Whoever came by their links stays, and
 * is named. Rejects with OPERATOR_NOT_FOUND.
 */
export async function removeOperator(
  context: Pick<Context, 'db' | 'clock' | 'jobs'>,
  operatorUuid: string,
  { name: removedBy }: OperatorCaller,
) {
  const invited = await context.db.transaction().execute(async (tx) => {
    const operator = await repo.lockOperator(tx, operatorUuid)
    if (!operator) throw new DomainError('OPERATOR_NOT_FOUND')
    await endAccess(context, tx, operator, removedBy)
    await repo.markRemoved(tx, operatorUuid, context.clock.now())
    return repo.listInvitedBy(tx, operator.name)
  })
  return { ...(await listOperators(context)), invited }
}

/** Makes an account, or finds it. */
async function claimName(tx: Tx, name: string, now: Date) {
  await repo.lockNames(tx)
  const known = await repo.findNamed(tx, name)
  if (known) return known
  const looks = looksOf(name)
  if ((await repo.listNames(tx)).some((other) => looksOf(other) === looks))
    throw new DomainError('OPERATOR_NAME_TAKEN')
  return repo.insertOperator(tx, name, now)
}

async function endAccess(
  context: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  operator: { uuid: string; name: string },
  endedBy: string,
): Promise<void> {
  await repo.endAccess(tx, operator)
  await handOvers.callOffAsked(context, tx, { by: operator.name }, endedBy)
}
