import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import { READER_LANGUAGE } from './request-language.ts'

/** Whether the request comes from a cache that separates pages by language: it has sent the language of its reader. */
export const asksForEdge = (headers: IncomingHttpHeaders): boolean => headers[READER_LANGUAGE] !== undefined

/** Lets the cache in front keep the page for some seconds. Browsers revalidate each time (docs/decisions/0019). */
export function keepAtEdge(reply: FastifyReply, seconds: number) {
  void reply
    .header('cache-control', `public, max-age=0, must-revalidate, s-maxage=${seconds}`)
    .header('vary', `accept-encoding, ${READER_LANGUAGE}`)
}
