import { isSlug } from '#contract/slug.ts'
import {
  type Caller,
  type ContributorAccess,
  grantContributorAccess,
  grantHostAccess,
  grantModeratorAccess,
  type HostAccess,
  type ModeratorAccess,
} from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { wideNetworkOf } from '#server/lib/network.ts'
import type { LinkKind } from '#server/lib/network-key.ts'
import { isPrintedCode, looksPrinted } from '#server/lib/printed-code.ts'
import { publicState } from '#server/lib/public-state.ts'
import { mailableName } from '#server/lib/spam.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import * as blocking from '#server/modules/blocking/block-person.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { LimitReached } from '#server/ports/limits.ts'
import { type AccessRow, findAccess, findBySlug, findRelationship, isInvited } from './queries.ts'
import { isRightPass } from './rules-device.ts'

// Who may do what with a memorial. Every call, page and file asks here.

/**
 * Proves that the caller may change a memorial. Somebody else's memorial gets the same error as an unknown one, so that
 * ids cannot be probed. A session of a personal link adds a memory and hosts nothing, whoever's account it is.
 */
export async function authorise(
  { db }: Pick<Context, 'db'>,
  caller: Caller,
  memorialUuid: string,
  as: 'host' | 'owner',
): Promise<HostAccess> {
  const role = await roleOf(db, caller, memorialUuid)
  if (role !== 'OWNER' && !(role === 'ADMIN' && as === 'host')) throw new DomainError('MEMORIAL_NOT_FOUND')
  return grantHostAccess({ memorialUuid: memorialUuid.toLowerCase(), userUuid: caller.uuid, role })
}

/** Proves that the caller may moderate a memorial; rejects as `authorise` does. */
export async function authoriseModerator(
  { db }: Pick<Context, 'db'>,
  caller: Caller,
  memorialUuid: string,
): Promise<ModeratorAccess> {
  const role = await roleOf(db, caller, memorialUuid)
  if (!role || role === 'CONTRIBUTOR') throw new DomainError('MEMORIAL_NOT_FOUND')
  return grantModeratorAccess({ memorialUuid: memorialUuid.toLowerCase(), userUuid: caller.uuid, role })
}

const roleOf = async (db: Db, caller: Caller, memorialUuid: string) =>
  caller.invitedTo === null ? findRelationship(db, memorialUuid, caller.uuid) : undefined

/** Whether an account, with a confirmed address, hosts a memorial. */
export async function isHost(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  userUuid: string,
): Promise<boolean> {
  const role = await findRelationship(db, memorialUuid, userUuid)
  return role === 'OWNER' || role === 'ADMIN'
}

/**
 * Whether people can be invited to its page. Rejects with NOT_PAID, TAKEN_OFF, YEAR_ENDED, INVITE_PRIVATE or INVITE_NAME.
 */
export async function requireOpenPage(context: Context, host: HostAccess): Promise<void> {
  const row = await findInviting(context, host)
  if (!row?.paymentCompletedAt) throw new DomainError('NOT_PAID')
  if (row.hiddenAt) throw new DomainError('TAKEN_OFF')
  if (row.archivedAt) throw new DomainError('YEAR_ENDED')
  if (row.visibility === 'PRIVATE') throw new DomainError('INVITE_PRIVATE')
  refuseOffer(row.nameOfPerson)
}

/**
 * The name is in the subject of mails to people who did not ask for them. Rejects with INVITE_NAME when it contains an
 * advertisement. Says whether the memorial is paid for: before, few are mailed.
 */
export async function requireMailableName(context: Context, host: HostAccess): Promise<{ isPaid: boolean }> {
  const row = await findInviting(context, host)
  if (row) refuseOffer(row.nameOfPerson)
  return { isPaid: Boolean(row?.paymentCompletedAt) }
}

const findInviting = ({ db }: Context, { memorialUuid }: HostAccess) =>
  db
    .selectFrom('memorials')
    .select(['nameOfPerson', 'paymentCompletedAt', 'hiddenAt', 'archivedAt', 'visibility'])
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()

function refuseOffer(nameOfPerson: string): void {
  if (mailableName(nameOfPerson) === '') throw new DomainError('INVITE_NAME')
}

/** A default address, with its six characters: whoever knows the name could try them all. */
const GUESSABLE = /-[a-z0-9]{6}$/

/** Whether a network asked for too many unknown addresses. */
export const isSearching = ({ searchers }: Pick<Context, 'searchers'>, network: string): boolean =>
  searchers.has(wideNetworkOf(network))

/**
 * The memorial of a present or former address, whoever may read it: every page, file and call of visitors asks here. Unknown
 * addresses are counted by network. Above the limit they are refused with TOO_MANY_UNKNOWN, and so is every default address,
 * whether it is known or not, except to visitors who show that they know the memorial.
 */
export async function findByAddress(
  context: Context,
  slug: string,
  visitor: Visitor,
): Promise<AccessRow | undefined> {
  const found = isSlug(slug) ? await findBySlug(context.db, slug) : undefined
  const row = found && publicState(found) !== 'missing' ? found : undefined
  if (visitor.network === null) return row
  const network = wideNetworkOf(visitor.network)
  const waitMs = context.searchers.getRemainingTTL(network)
  if (waitMs > 0 && !(row && (!GUESSABLE.test(slug) || (await isKnownTo(context, row, visitor)))))
    throw new DomainError('TOO_MANY_UNKNOWN', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  if (!row) await countUnknown(context, network)
  return row
}

async function countUnknown({ limits, searchers }: Context, network: string): Promise<void> {
  try {
    await limits.take('unknownAddressByNetwork', network)
  } catch (reason) {
    if (!(reason instanceof LimitReached)) throw reason
    searchers.set(network, true, { ttl: reason.retryAfterSeconds * 1000 })
  }
}

/** By a personal or printed link, the pass of its passcode, or an account that has to do with it. */
async function isKnownTo(context: Context, row: AccessRow, { caller, passes, linkToken }: Visitor) {
  const { uuid } = row
  if (isRightPass(row, passes.get(uuid))) return true
  if (caller && (await findRelationship(context.db, uuid, caller.uuid))) return true
  return (await linkKind(context, uuid, linkToken)) !== null
}

/** The kind of link a visitor came by: personal, printed for the memorial, or neither. */
export async function linkKind(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  token: string | null | undefined,
): Promise<LinkKind> {
  if (!token) return null
  if (!looksPrinted(token)) return (await isInvited(db, memorialUuid, token)) ? 'PERSONAL' : null
  const access = await findAccess(db, memorialUuid)
  return access && isPrintedCode(token, access.linkSecret) ? 'PRINTED' : null
}

/** The state of the memorial of a present or former slug for this visitor; with its row if they may read it. */
export async function admit(context: Context, slug: string, visitor: Visitor) {
  const row = await findByAddress(context, slug, visitor)
  if (!row) return { kind: 'missing' as const }
  const state = publicState(row)
  if (state === 'open') return { kind: 'open' as const, row }
  if (state === 'missing' || state === 'ended') return { kind: state }
  // Nobody is a host by an address that they have not confirmed.
  const caller = provenCaller(visitor)
  if (
    (caller && (await isHost(context, row.uuid, caller.uuid))) ||
    (state === 'locked' && isRightPass(row, visitor.passes.get(row.uuid)))
  )
    return { kind: 'open' as const, row }
  return { kind: state }
}

/**
 * The memorial of a present or former slug, if this visitor may read it: with the link, with a pass, or as a host.
 * Rejects with PUBLIC_MISSING, PUBLIC_ENDED or PUBLIC_PRIVATE.
 */
export async function requireReadable(context: Context, slug: string, visitor: Visitor) {
  const admitted = await admit(context, slug, visitor)
  if (admitted.kind === 'missing') throw new DomainError('PUBLIC_MISSING')
  if (admitted.kind === 'ended') throw new DomainError('PUBLIC_ENDED')
  if (admitted.kind !== 'open') throw new DomainError('PUBLIC_PRIVATE')
  const { uuid: memorialUuid, shareSlug, nameOfPerson, appearAtOnce, language } = admitted.row
  return { memorialUuid, shareSlug, nameOfPerson, appearAtOnce, language }
}

/** For files served beside the page: who may read, and the secret of their addresses. */
export async function readAccess({ db }: Pick<Context, 'db'>, memorialUuid: string) {
  const row = await findAccess(db, memorialUuid)
  if (!row) return undefined
  const { linkSecret, passcodeHash, people } = row
  return { state: publicState(row), linkSecret, passcodeHash, people }
}

/** A visitor with a confirmed address, or with a session of a personal link. */
type SignedInVisitor = Visitor & { caller: Caller }

/**
 * Proves that a visitor may add to a memorial. Rejects as `requireReadable` does, or with BLOCKED or
 * EMAIL_UNVERIFIED. A write with this proof calls
 * `blocking.requireNotBlocked` again in its transaction.
 */
export async function authoriseContributor(
  context: Context,
  slug: string,
  visitor: SignedInVisitor,
): Promise<ContributorAccess> {
  const { memorialUuid } = await requireReadable(context, slug, visitor)
  const { uuid: userUuid, email, emailVerified, invitedTo } = visitor.caller
  if (!emailVerified && invitedTo !== memorialUuid) throw new DomainError('EMAIL_UNVERIFIED')
  await blocking.requireNotBlocked(context.db, memorialUuid, { userUuid })
  return grantContributorAccess({ memorialUuid, userUuid, email })
}
