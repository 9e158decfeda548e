import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import { READER_LANGUAGE } from './request-language.ts'

/** How many seconds a cache in front of all nodes may keep a public page. */
export interface EdgeCaching {
  seconds: number
  /** How much longer it may serve the page while it fetches a newer one. */
  staleSeconds: number
}

/** Whether the request comes from a cache that separates pages by language: it has sent the language of its reader. */
export const asksForEdge = (headers: IncomingHttpHeaders): boolean => headers[READER_LANGUAGE] !== undefined

/** Allows the cache in front to keep the page. Browsers revalidate each time, as always (docs/decisions/0019). */
export function keepAtEdge(reply: FastifyReply, { seconds, staleSeconds }: EdgeCaching) {
  void reply
    .header(
      'cache-control',
      `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}`,
    )
    .header('vary', `accept-encoding, ${READER_LANGUAGE}`)
}

/** nginx requests a page past its cache to purge it (adapters/edge/nginx.ts). */
export const asksToPurge = (headers: IncomingHttpHeaders): boolean => headers['edge-purge'] !== undefined

/**
 * An empty, already expired response: nginx stores it instead of the page, and the next reader's request goes to a
 * node.
 */
export const sendPurged = (reply: FastifyReply) =>
  reply.header('x-accel-expires', '@1').header('edge-purge', 'done').send('')
