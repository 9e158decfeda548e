import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Ticket, TicketKind } from '#server/lib/ticket.ts'
import { asksForPage } from './target.ts'

/** Sends what a ticket stands for. Rejects with LINK_EXPIRED when it is there no longer. */
export type OpenKeepsake = (ticket: Ticket, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export interface KeepsakeFiles {
  /** Rejects with LINK_EXPIRED. */
  openTicket(word: string): Promise<Ticket>
  /** How each kind is sent; a kind without one is answered as an expired link. */
  open: Partial<Record<TicketKind, OpenKeepsake>>
}

/** Of the names that files are saved under. */
const endings: Record<TicketKind, string> = {
  book: '.pdf',
  page: '.png',
  cards: '.pdf',
  archive: '.zip',
  'service-pack': '.zip',
}

/** Where people are led whose link no longer holds. */
const EXPIRED_PAGE = '/link-expired'

/**
 * `GET /keepsakes/:word/:name`: files that are not for everyone, for whoever holds a link that has not expired
 * (`memorials.linkTo`). The name is only for the browser to save under: who changes an address has nobody save it as
 * something else than it is.
 */
export const keepsakeFiles =
  ({ openTicket, open }: KeepsakeFiles): FastifyPluginAsync =>
  async (app) => {
    type Named = { Params: { word: string; name: string } }
    // Both by one handler: the HEAD that would be made from the GET forgets the size.
    app.route<Named>({
      method: ['GET', 'HEAD'],
      url: '/keepsakes/:word/:name',
      // Browsers that save a file do not come again by themselves.
      config: { priority: 'ordinary' },
      handler,
    })

    async function handler(request: FastifyRequest<Named>, reply: FastifyReply) {
      void reply
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
      try {
        const { word, name } = request.params
        const ticket = await openTicket(word)
        const send = open[ticket.kind]
        if (!send || !name.endsWith(endings[ticket.kind])) throw new DomainError('LINK_EXPIRED')
        return await send(ticket, request, reply)
      } catch (reason) {
        const isExpired = reason instanceof DomainError && reason.code === 'LINK_EXPIRED'
        if (isExpired && asksForPage(request)) return reply.redirect(EXPIRED_PAGE, 303)
        throw reason
      }
    }
  }
