import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Ticket, TicketKind } from '#server/lib/ticket.ts'
import { asksForPage } from './target.ts'

/** Sends the file of a ticket. Rejects with LINK_EXPIRED when it is gone. */
export type OpenKeepsake = (ticket: Ticket, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

interface KindOfFile {
  /** Of its name, such as `.pdf`. */
  extension: string
  open: OpenKeepsake
}

export interface KeepsakeFiles {
  /** Rejects with LINK_EXPIRED. */
  openTicket(word: string): Promise<Ticket>
  /** A kind without an entry counts as an expired link. */
  kinds: Partial<Record<TicketKind, KindOfFile>>
}

/** The page for expired links. */
const EXPIRED_PAGE = '/link-expired'

/**
 * `GET /keepsakes/:word/:name`: private files, for the holder of a link that has not expired (`tickets.makeLinks`). The
 * name is only for saving. Its extension is checked, so that a changed address cannot save the file as another type.
 */
export const keepsakeFiles =
  ({ openTicket, kinds }: KeepsakeFiles): FastifyPluginAsync =>
  async (app) => {
    type Named = { Params: { word: string; name: string } }
    // One handler for both: Fastify's own HEAD for a GET route would lose the size.
    app.route<Named>({
      method: ['GET', 'HEAD'],
      url: '/keepsakes/:word/:name',
      // Browsers do not retry a download by themselves.
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
        const kind = kinds[ticket.kind]
        if (!kind || !name.endsWith(kind.extension)) throw new DomainError('LINK_EXPIRED')
        return await kind.open(ticket, request, reply)
      } catch (reason) {
        const isExpired = reason instanceof DomainError && reason.code === 'LINK_EXPIRED'
        if (isExpired && asksForPage(request)) return reply.redirect(EXPIRED_PAGE, 303)
        throw reason
      }
    }
  }
