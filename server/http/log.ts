import { randomFillSync } from 'node:crypto'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { type ErrorDetails, errorDetails } from '#server/lib/error-details.ts'

export interface LogOptions {
  level: string
  /** Standard output by default. */
  to?: { write(line: string): void }
}

/**
 * Fastify's log options: errors with name, message and stack only, and unique request ids. The multipart parser would
 * log every header, including tokens.
 */
export const logging = ({ level, to }: LogOptions) => ({
  logger: { level, serializers: { err: reduced, busboyOptions: () => undefined }, ...(to && { stream: to }) },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: requestId,
})

const ID_BYTES = 9
const random = Buffer.alloc(512 * ID_BYTES)
let used = random.length

/**
 * Twelve characters, unique across restarts. Random bytes are fetched for many ids at once: otherwise they would cost a
 * fifteenth of answering a cached page.
 */
export function requestId(): string {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += ID_BYTES
  return random.toString('base64url', used - ID_BYTES, used)
}

/** The log entry of an answered request. */
interface RequestLine {
  /** If the logger does not add it itself. */
  reqId?: string
  method: string | undefined
  route: string
  status: number
  ms: number
}

export const logRequest = (log: FastifyBaseLogger, line: RequestLine) => log.info(line, 'request')

/**
 * Logs one line per answered request: its route rather than its address, no query, headers or body. So share links,
 * tokens and people's texts are not logged.
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

/** Health checks and assets would drown the rest. */
const isQuiet = ({ routeOptions: { url = '' } }: FastifyRequest) => /^\/(healthz|readyz|assets\/)/.test(url)

/** The job queue has already reduced its errors. */
const reduced = (error: Error | ErrorDetails) => ({
  ...(error instanceof Error ? errorDetails(error) : error),
})
