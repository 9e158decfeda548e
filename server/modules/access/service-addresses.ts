import { isSlug } from '#contract/slug.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { wideNetworkOf } from '#server/lib/network.ts'
import type { LinkKind } from '#server/lib/network-key.ts'
import { isPrintedCode, looksPrinted } from '#server/lib/printed-code.ts'
import { publicState } from '#server/lib/public-state.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import { LimitReached } from '#server/ports/limits.ts'
import { type AccessRow, findAccess, findBySlug, findRelationship, isInvited } from './repo.ts'
import { fits } from './rules-passcode.ts'

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
  if (fits(row, passes.get(uuid))) return true
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
