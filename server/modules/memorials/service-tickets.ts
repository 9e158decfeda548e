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
import { findLinkSecret } from './repo-tickets.ts'

/** Links that open a file of a memorial for whoever holds them, for some time (http/keepsakes.ts). */
export function ticketing({ db, clock }: { db: Database; clock: Clock }) {
  /** As `ticketPath`. Rejects with MEMORIAL_NOT_FOUND. */
  async function linkTo(wanted: TicketWanted, fileName: string): Promise<string> {
    const linkOf = await linker(wanted.memorialUuid)
    return linkOf(wanted, fileName)
  }

  /** For several links of one memorial. Rejects with MEMORIAL_NOT_FOUND. */
  async function linker(memorialUuid: string): Promise<LinkOf> {
    const secret = await findLinkSecret(db, memorialUuid)
    if (!secret) throw new DomainError('MEMORIAL_NOT_FOUND')
    return (wanted, fileName) => ticketPath({ ...wanted, memorialUuid }, fileName, secret, clock.now())
  }

  /** Rejects with LINK_EXPIRED, also for one that never was. */
  async function openTicket(word: string): Promise<Ticket> {
    const ticket = readTicket(word)
    const secret = ticket && (await findLinkSecret(db, ticket.memorialUuid))
    if (!secret || !isSealed(word, secret) || ticket.expiresAt <= clock.now())
      throw new DomainError('LINK_EXPIRED')
    return ticket
  }

  return { linkTo, linker, openTicket }
}
