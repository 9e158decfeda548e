import { DomainError } from '#server/lib/domain-error.ts'
import { isSealed, readTicket, sealTicket, type Ticket } from '#server/lib/ticket.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { findLinkSecret } from './repo-tickets.ts'

export interface TicketWanted extends Pick<Ticket, 'kind' | 'memorialUuid'> {
  of?: string
  for?: string
  hours: number
}

/** Links that open a file of a memorial for whoever holds them, for some time (http/keepsakes.ts). */
export function ticketing({ db, clock }: { db: Database; clock: Clock }) {
  /**
   * The path of a link, e.g. `/keepsakes/…/Margaret-Hollis.pdf`. The same wish within an hour is the same link, so
   * that browsers and pages can keep what it leads to. Rejects with MEMORIAL_NOT_FOUND.
   *
   * @param wanted `hours`: how long it holds at least; `of`, `for`: as in `Ticket`
   * @param fileName what a browser calls the file
   */
  async function linkTo(wanted: TicketWanted, fileName: string): Promise<string> {
    const secret = await findLinkSecret(db, wanted.memorialUuid)
    if (!secret) throw new DomainError('MEMORIAL_NOT_FOUND')
    const { kind, memorialUuid, of = '', for: whom = '', hours } = wanted
    const expiresAt = new Date((Math.floor(clock.now().getTime() / HOUR_MS) + 1 + hours) * HOUR_MS)
    const word = sealTicket({ kind, memorialUuid, of, for: whom, expiresAt }, secret)
    return `/keepsakes/${word}/${encodeURIComponent(fileName)}`
  }

  /** Rejects with LINK_EXPIRED, also for one that never was. */
  async function openTicket(word: string): Promise<Ticket> {
    const ticket = readTicket(word)
    const secret = ticket && (await findLinkSecret(db, ticket.memorialUuid))
    if (!secret || !isSealed(word, secret) || ticket.expiresAt <= clock.now())
      throw new DomainError('LINK_EXPIRED')
    return ticket
  }

  return { linkTo, openTicket }
}

const HOUR_MS = 60 * 60 * 1000
