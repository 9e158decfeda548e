import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import type { Contributions } from '#server/modules/contributions/service.ts'
import type { Funds } from '#server/modules/funds/service.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Rsvps } from '#server/modules/rsvps/service.ts'

interface VisitorDeps {
  memorials: Pick<Memorials, 'readable' | 'getPublic' | 'isHost'>
  rsvps: Pick<Rsvps, 'own'>
  contributions: Pick<Contributions, 'own'>
  funds: Pick<Funds, 'givenBy'>
}

export type Visitors = ReturnType<typeof createVisitors>

/**
 * What a visitor has added to a memorial, for that visitor only. An account whose address is not confirmed counts as
 * nobody.
 */
export function createVisitors({ memorials, rsvps, contributions, funds }: VisitorDeps) {
  /** The memorial as everybody sees it, and the caller's own data with it. Rejects with PUBLIC_… */
  async function getPublic(slug: string, visitor: Visitor) {
    const memorial = await memorials.getPublic(slug, visitor)
    const { userRsvp, userContribution, userDonations } = await mine(memorial.uuid, visitor)
    return { memorial, userRsvp, userContribution, userDonations }
  }

  /**
   * Identifies the visitor by session, or by the personal link of an invitation. The link shows its holder the
   * contact's name, address and answer, and nothing more. Rejects with PUBLIC_…
   */
  async function getMine(slug: string, visitor: Visitor, inviteToken?: string) {
    const { memorialUuid } = await memorials.readable(slug, visitor)
    const [own, isHost] = await Promise.all([
      mine(memorialUuid, visitor, inviteToken),
      memorials.isHost(memorialUuid, visitor.caller),
    ])
    return { ...own, hostedUuid: isHost ? memorialUuid : null }
  }

  async function mine(memorialUuid: string, visitor: Visitor, inviteToken?: string) {
    const caller = provenCaller(visitor)
    const [{ rsvp, invited }, userContribution, userDonations] = await Promise.all([
      rsvps.own(memorialUuid, caller, inviteToken),
      caller && contributions.own(memorialUuid, caller),
      caller && funds.givenBy(memorialUuid, caller),
    ])
    return {
      userRsvp: rsvp,
      userContribution,
      userDonations: userDonations ?? [],
      invited,
      account: caller && { name: `${caller.firstName} ${caller.surname}`.trim(), email: caller.email },
    }
  }

  return { getPublic, getMine }
}
