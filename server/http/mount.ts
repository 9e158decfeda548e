import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Body, Endpoint, Params, Query, Reply } from '#contract/endpoint.ts'
import type { Caller, Hosted } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { type IncomingFile, receiveMultipart } from './multipart.ts'
import { parseInput } from './parse.ts'

/** What a handler gets: facts, never the request. */
export interface HandlerContext<S extends Endpoint> {
  params: Params<S>
  query: Query<S>
  body: Body<S>
  caller: S['access'] extends 'anyone' ? Caller | null : S['access'] extends 'operator' ? null : Caller
  host: S['access'] extends 'host' | 'owner' ? Hosted : null
  files: IncomingFile[]
  ip: string
}

export type Handler<S extends Endpoint> = (
  context: HandlerContext<S>,
) => Promise<Reply<S>> | Reply<S> | Promise<void> | void

export type Mount = <S extends Endpoint>(endpoint: S, handler: Handler<S>) => void

/** How the web layer learns who calls and what they may touch. */
export interface Gate {
  /** Null for a token that is unknown, revoked or expired. */
  authenticate(token: string): Promise<Caller | null>
  /** Rejects with MEMORIAL_NOT_FOUND unless the caller hosts it. */
  authorise(caller: Caller, memorialUuid: string, as: 'host' | 'owner'): Promise<Hosted>
  isOperator(token: string): boolean
}

/** Makes `mount`: one declared call becomes one route that authenticates, authorises, parses, acts, answers. */
export function mounter(app: FastifyInstance, gate: Gate, uploadsDir: string) {
  const mounted = new Set<Endpoint>()

  const mount: Mount = (endpoint, handler) => {
    mounted.add(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => answer(endpoint, handler, request, reply),
    })
  }

  async function answer<S extends Endpoint>(
    endpoint: S,
    handler: Handler<S>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    void reply.header('cache-control', 'no-store')
    const caller = await identify(endpoint, request)
    const params = parseInput(endpoint.params, request.params)
    const query = parseInput(endpoint.query, request.query)
    const memorialFromPath = memorialUuidOf(endpoint, 'params', params)
    // Before a byte of an upload is read, its sender has been shown the door or let in.
    let host = memorialFromPath && caller ? await authorise(endpoint, caller, memorialFromPath) : null

    const multipart =
      endpoint.files && request.isMultipart()
        ? await receiveMultipart(request, endpoint.files, uploadsDir)
        : undefined
    try {
      const body = parseInput(endpoint.body, multipart?.fields ?? request.body ?? {})
      const memorialFromBody = memorialUuidOf(endpoint, 'body', body)
      if (memorialFromBody && caller) host = await authorise(endpoint, caller, memorialFromBody)

      const context = { params, query, body, caller, host, files: multipart?.files ?? [], ip: request.ip }
      // The gate above has made the context what the declaration promises.
      const result = await handler(context as HandlerContext<S>)
      return { success: true, msg: null, ...result }
    } finally {
      await multipart?.discard()
    }
  }

  async function identify(endpoint: Endpoint, request: FastifyRequest): Promise<Caller | null> {
    const token = headerOf(request, 'pid')
    if (endpoint.access === 'operator') {
      if (!token || !gate.isOperator(token)) throw new DomainError('UNAUTHENTICATED')
      return null
    }
    const caller = token ? await gate.authenticate(token) : null
    if (endpoint.access === 'anyone') return caller
    if (!caller) throw new DomainError('UNAUTHENTICATED')
    if (endpoint.access !== 'unverified' && !caller.emailVerified) throw new DomainError('EMAIL_UNVERIFIED')
    return caller
  }

  function authorise(endpoint: Endpoint, caller: Caller, memorialUuid: string) {
    return gate.authorise(caller, memorialUuid, endpoint.access === 'owner' ? 'owner' : 'host')
  }

  return { mount, mounted }
}

const MemorialNamed = z.union([
  z.object({ memorialUuid: z.string() }).transform((named) => named.memorialUuid),
  z.object({ uuid: z.string() }).transform((named) => named.uuid),
])

function memorialUuidOf(endpoint: Endpoint, place: 'params' | 'body', values: unknown): string | null {
  if (endpoint.access !== 'host' && endpoint.access !== 'owner') return null
  if ((endpoint.memorialIn ?? 'params') !== place) return null
  return MemorialNamed.parse(values)
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
