import { type Caller, proveWelcomed, type Welcomed } from '#server/lib/caller.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Db } from '#server/ports/database.ts'
import { requireWelcome } from './service-blocking.ts'
import type { Readable } from './service-public.ts'

/** A visitor with a confirmed address. */
type SignedInVisitor = Visitor & { caller: Caller }

export function welcoming(db: Db, readable: (slug: string, visitor: Visitor) => Promise<Readable>) {
  /**
   * Proves that a visitor may add to a memorial. Rejects as `readable` does, or with BLOCKED. A write with this proof
   * calls `requireWelcome` again in its transaction.
   */
  async function welcome(slug: string, visitor: SignedInVisitor): Promise<Welcomed> {
    const { memorialUuid } = await readable(slug, visitor)
    const { uuid: userUuid, email } = visitor.caller
    await requireWelcome(db, memorialUuid, { userUuid })
    return proveWelcomed({ memorialUuid, userUuid, email })
  }

  return { welcome }
}
