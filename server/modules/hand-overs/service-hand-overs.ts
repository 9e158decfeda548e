import type { Body } from '#contract/endpoint.ts'
import { operators as limits } from '#contract/limits.ts'
import { type askHandOver as askCall, witnessHandOver as witnessCall } from '#contract/operating.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { holdOperatorPasskey } from '#server/lib/hold-operator-passkey.ts'
import { type OperatorCaller, TOKEN_NAME } from '#server/lib/operator-session.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as memorials from '#server/modules/memorials/service.ts'
import * as operating from '#server/modules/operating/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import type { HandOverNews } from '#server/ports/jobs.ts'
import { presentHandOver } from './present.ts'
import * as repo from './repo.ts'

// A memorial becomes that of another account, where its owner died or cannot get in: two who run the product are needed, and the
// family is told three days before (docs/decisions/0049).

const WAIT_MS = limits.handOverWaitHours * 60 * 60 * 1000

export async function listHandOvers({ db }: Pick<Context, 'db'>) {
  return { handOvers: (await repo.listHandOvers(db, limits.listed)).map(presentHandOver) }
}

/**
 * Nothing changes yet: hosts and the account are mailed. Rejects with MEMORIAL_NOT_FOUND, HAND_OVER_PASSKEY, HAND_OVER_ACCOUNT if no
 * confirmed account has this address or it is the owner's, or HAND_OVER_WAITS.
 */
export async function ask(
  context: Context,
  memorialUuid: string,
  { email, grounds }: Body<typeof askCall>,
  operator: OperatorCaller,
) {
  requirePasskey(operator)
  const now = context.clock.now()
  await changes.changeUnseen(context, memorialUuid, async (tx) => {
    await holdOperatorPasskey(tx, operator)
    const [account, fromUser] = [await repo.findAccount(tx, email), await repo.findOwner(tx, memorialUuid)]
    if (!account || account.uuid === fromUser) throw new DomainError('HAND_OVER_ACCOUNT')
    const dueAt = new Date(now.getTime() + WAIT_MS)
    const by = { askedBy: operator.name, askedWith: operator.account?.credentialId ?? null }
    const asked = { memorialUuid, fromUser, toUser: account.uuid, grounds, ...by, askedAt: now, dueAt }
    const made = await repo.insertHandOver(tx, asked)
    if (!made) throw new DomainError('HAND_OVER_WAITS')
    await tell(context, tx, { uuid: made.uuid, ...asked }, 'ASKED')
  })
  return listHandOvers(context)
}

/**
 * By another than who asked; one of both may be the holder of the operator token. The former owner stays a co-host. Rejects with
 * MEMORIAL_NOT_FOUND, HAND_OVER_NOT_FOUND, HAND_OVER_OVER, HAND_OVER_WITNESS, HAND_OVER_PASSKEY, HAND_OVER_EARLY, or HAND_OVER_ACCOUNT
 * if the account cannot be the owner any more, or the owner is another than when it was asked for.
 */
export async function witness(context: Context, uuid: string, operator: OperatorCaller) {
  const { name: endedBy } = operator
  const now = context.clock.now()
  const asked = await findWaiting(context, uuid)
  // Without a passkey nobody knows who asked in an operator's name.
  const isKnown = asked.askedBy === TOKEN_NAME || asked.askedWith !== null
  if (asked.askedBy === endedBy || !isKnown) throw new DomainError('HAND_OVER_WITNESS')
  requirePasskey(operator)
  if (asked.dueAt > now) throw new DomainError('HAND_OVER_EARLY')
  const { memorialUuid, fromUser, toUser } = asked
  await changes.change(context, memorialUuid, async (tx) => {
    await holdOperatorPasskey(tx, operator)
    const owner = await repo.findOwner(tx, memorialUuid)
    if (owner !== fromUser || !(await repo.canReceive(tx, toUser))) throw new DomainError('HAND_OVER_ACCOUNT')
    const isFirst = await repo.endHandOver(tx, uuid, { state: 'DONE', endedBy, endedAt: now })
    if (!isFirst) throw new DomainError('HAND_OVER_OVER')
    const about = { memorialUuid, fromUser, toUser, askedBy: asked.askedBy }
    await operating.note({ db: tx, clock: context.clock }, witnessCall, endedBy, { body: about })
    await memorials.handOver(tx, memorialUuid, { fromUser, toUser, at: now })
    await auditLog.record(context, tx, { memorialUuid, isOperator: true }, 'HANDED_OVER', { user: toUser })
    await tell(context, tx, asked, 'DONE')
  })
  return listHandOvers(context)
}

/** Rejects with HAND_OVER_NOT_FOUND or HAND_OVER_OVER. */
export async function callOff(context: Context, uuid: string, { name: endedBy }: OperatorCaller) {
  const asked = await findWaiting(context, uuid)
  await context.db.transaction().execute(async (tx) => {
    const end = { state: 'CALLED_OFF', endedBy, endedAt: context.clock.now() } as const
    if (!(await repo.endHandOver(tx, uuid, end))) throw new DomainError('HAND_OVER_OVER')
    await tell(context, tx, asked, 'CALLED_OFF')
  })
  return listHandOvers(context)
}

/**
 * Before the passkey with which an operator asked is removed, or all that they have: whoever asked may not have been who they seemed.
 * The hosts are mailed.
 */
export async function callOffAsked(
  context: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  asked: { by: string } | { with: string },
  endedBy: string,
): Promise<void> {
  const end = { state: 'CALLED_OFF', endedBy, endedAt: context.clock.now() } as const
  for (const ended of await repo.endAsked(tx, asked, end)) await tell(context, tx, ended, 'CALLED_OFF')
}

/**
 * An operator can make links, and so passkeys of others' accounts: none of those counts here, nor one that came by them. Rejects with
 * HAND_OVER_PASSKEY.
 */
function requirePasskey({ account }: OperatorCaller): void {
  if (account && account.invitedBy !== TOKEN_NAME) throw new DomainError('HAND_OVER_PASSKEY')
}

async function findWaiting({ db }: Pick<Context, 'db'>, uuid: string) {
  const asked = await repo.findHandOver(db, uuid)
  if (!asked) throw new DomainError('HAND_OVER_NOT_FOUND')
  if (asked.state !== 'WAITING') throw new DomainError('HAND_OVER_OVER')
  return asked
}

async function tell(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  { uuid: handOverUuid, memorialUuid, toUser }: { uuid: string; memorialUuid: string; toUser: string },
  news: HandOverNews,
): Promise<void> {
  for (const userUuid of await repo.listTold(tx, memorialUuid, toUser))
    await jobs.enqueue(tx, 'memorial.hand-over-told', { handOverUuid, userUuid, news })
}
