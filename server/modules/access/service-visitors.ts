import { DomainError } from '#server/lib/domain-error.ts'
import { publicState } from '#server/lib/public-state.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import { type AccessRow, findAccess } from './repo.ts'
import { fits } from './rules-passcode.ts'
import { findByAddress } from './service-addresses.ts'
import { isHost } from './service-hosts.ts'

/** A memorial that a visitor may read. */
interface Readable {
  memorialUuid: string
  /** The present slug. */
  shareSlug: string
  nameOfPerson: string
  appearAtOnce: AccessRow['appearAtOnce']
  /** The language of its page, if its hosts chose one. */
  language: AccessRow['language']
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
    (state === 'locked' && fits(row, visitor.passes.get(row.uuid)))
  )
    return { kind: 'open' as const, row }
  return { kind: state }
}

/**
 * The memorial of a present or former slug, if this visitor may read it: with the link, with a pass, or as a host.
 * Rejects with PUBLIC_MISSING, PUBLIC_ENDED or PUBLIC_PRIVATE.
 */
export async function readable(context: Context, slug: string, visitor: Visitor): Promise<Readable> {
  const admitted = await admit(context, slug, visitor)
  if (admitted.kind === 'missing') throw new DomainError('PUBLIC_MISSING')
  if (admitted.kind === 'ended') throw new DomainError('PUBLIC_ENDED')
  if (admitted.kind !== 'open') throw new DomainError('PUBLIC_PRIVATE')
  const { uuid: memorialUuid, shareSlug, nameOfPerson, appearAtOnce, language } = admitted.row
  return { memorialUuid, shareSlug, nameOfPerson, appearAtOnce, language }
}

/** For files served beside the page: who may read, and the secret of their addresses. */
export async function accessOf({ db }: Pick<Context, 'db'>, memorialUuid: string) {
  const row = await findAccess(db, memorialUuid)
  if (!row) return undefined
  const { linkSecret, passcodeHash, people } = row
  return { state: publicState(row), linkSecret, passcodeHash, people }
}
