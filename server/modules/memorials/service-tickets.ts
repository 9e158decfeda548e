import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import {
  isSealed,
  type LinkOf,
  readTicket,
  type Ticket,
  type TicketWanted,
  ticketPath,
} from '#server/lib/ticket.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { findRelationship } from './repo.ts'
import { findLinkSecret } from './repo-tickets.ts'

/** Links that open a file of a memorial for anybody who has them, for some time (http/keepsakes.ts). */
export function ticketing({ db, clock }: { db: Database; clock: Clock }) {
  /** As `ticketPath`. Rejects with MEMORIAL_NOT_FOUND. */
  async function linkTo(wanted: TicketWanted, fileName: string): Promise<string> {
    return ticketPath(wanted, fileName, await secretOf(wanted.memorialUuid), clock.now())
  }

  /** Makes several links of one memorial for one of its hosts. Rejects with MEMORIAL_NOT_FOUND. */
  async function linker({
    memorialUuid,
    userUuid,
  }: Pick<HostAccess, 'memorialUuid' | 'userUuid'>): Promise<LinkOf> {
    const secret = await secretOf(memorialUuid)
    const held = { memorialUuid, for: userUuid }
    return (wanted, fileName) => ticketPath({ ...wanted, ...held }, fileName, secret, clock.now())
  }

  async function secretOf(memorialUuid: string): Promise<string> {
    const secret = await findLinkSecret(db, memorialUuid)
    if (!secret) throw new DomainError('MEMORIAL_NOT_FOUND')
    return secret
  }

  /**
   * Rejects with LINK_EXPIRED, also for an invalid link, or when its holder is no host any more. Successors have
   * archives too, so the archive module checks those itself (`checkHolder`).
   */
  async function openTicket(token: string): Promise<Ticket> {
    const ticket = readTicket(token)
    const secret = ticket && (await findLinkSecret(db, ticket.memorialUuid))
    if (!secret || !isSealed(token, secret) || ticket.expiresAt <= clock.now())
      throw new DomainError('LINK_EXPIRED')
    if (ticket.kind !== 'archive') await requireHost(ticket)
    return ticket
  }

  async function requireHost({ memorialUuid, for: holder }: Ticket): Promise<void> {
    const role = await findRelationship(db, memorialUuid, holder)
    if (role !== 'OWNER' && role !== 'ADMIN') throw new DomainError('LINK_EXPIRED')
  }

  return { linkTo, linker, openTicket }
}
