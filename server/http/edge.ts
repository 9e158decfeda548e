import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import { READER_LANGUAGE } from './reader.ts'

/** For how long a cache in front of all nodes may keep a memorial's public page; in seconds. */
export interface EdgeCaching {
  seconds: number
  /** For how much longer it may answer with it while it asks us for a newer one. */
  staleSeconds: number
}

/** Whether a cache asks that knows by what to keep pages apart: it has said which language its reader wants. */
export const asksForEdge = (headers: IncomingHttpHeaders): boolean => headers[READER_LANGUAGE] !== undefined

/** Says that the page may be kept at the edge. Browsers ask each time, as ever (docs/decisions/0071). */
export function keepAtEdge(reply: FastifyReply, { seconds, staleSeconds }: EdgeCaching) {
  void reply
    .header(
      'cache-control',
      `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}`,
    )
    .header('vary', `accept-encoding, ${READER_LANGUAGE}`)
}

/** nginx asks past its cache for a page that it is to forget (adapters/edge/nginx.ts). */
export const asksToPurge = (headers: IncomingHttpHeaders): boolean => headers['edge-purge'] !== undefined

/** Nothing, to be kept until a moment that is over: it takes the place of the page, and whoever reads next asks a node. */
export const sendPurged = (reply: FastifyReply) =>
  reply.header('x-accel-expires', '@1').header('edge-purge', 'done').send('')
