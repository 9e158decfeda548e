import { randomFillSync } from 'node:crypto'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
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
  genReqId: requestId,
})

const ID_BYTES = 9
const random = Buffer.alloc(512 * ID_BYTES)
let used = random.length

/** Twelve characters that no restart repeats. Random bytes are fetched for many at once: alone they would be a fifteenth of answering a kept page. */
export function requestId(): string {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += ID_BYTES
  return random.toString('base64url', used - ID_BYTES, used)
}

/** What is said of an answered request. */
interface RequestLine {
  /** Where the log does not say it itself. */
  reqId?: string
  method: string | undefined
  route: string
  status: number
  ms: number
}

export const logRequest = (log: FastifyBaseLogger, line: RequestLine) => log.info(line, 'request')

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
    else logRequest(request.log, line)
    done()
  })
}

/** Probes and the files of pages would drown the rest. */
const isQuiet = ({ routeOptions: { url = '' } }: FastifyRequest) => /^\/(healthz|readyz|assets\/)/.test(url)

/** The job queue brings its errors reduced already. */
const reduced = (error: Error | ErrorDetails) => ({
  ...(error instanceof Error ? errorDetails(error) : error),
})
