import { randomBytes } from 'node:crypto'
import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { type ErrorDetails, errorDetails } from '#server/lib/error-details.ts'

export interface LogOptions {
  level: string
  /** Standard output unless said otherwise. */
  to?: { write(line: string): void }
}

/**
 * What Fastify is given: errors by name, message and stack alone, and ids that no restart repeats. The multipart
 * parser would log every header, tokens included.
 */
export const logging = ({ level, to }: LogOptions) => ({
  logger: { level, serializers: { err: reduced, busboyOptions: () => undefined }, ...(to && { stream: to }) },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomBytes(9).toString('base64url'),
})

/**
 * One line a request, once it is answered: its route rather than its address, no query, no headers, no body, so
 * that share links, tokens and what people write stay out.
 */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (isQuiet(request)) request.log.debug(line, 'request')
    else request.log.info(line, 'request')
    done()
  })
}

/** Probes and the files of pages would drown the rest. */
const isQuiet = ({ routeOptions: { url = '' } }: FastifyRequest) => /^\/(healthz|readyz|assets\/)/.test(url)

/** The job queue brings its errors reduced already. */
const reduced = (error: Error | ErrorDetails) => ({
  ...(error instanceof Error ? errorDetails(error) : error),
})
