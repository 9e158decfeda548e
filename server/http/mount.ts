import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Body, Endpoint, FilePart, Params, Query, Reply } from '#contract/endpoint.ts'
import type { Caller, HostAccess, ModeratorAccess } from '#server/lib/caller.ts'
import { type Device, readDevice } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { type LanguagePreferences, languagePreferencesOf } from '#server/lib/language.ts'
import { networkOf } from '#server/lib/network.ts'
import { type OperatorCaller, TOKEN_NAME } from '#server/lib/operator-caller.ts'
import { passesIn, type Visitor } from '#server/lib/visitor.ts'
import { requireReadable } from './bodies.ts'
import { anonymousBodyBytes, jsonBodyBytes } from './body-limits.ts'
import { countUploadsInFlight, type Fields, type IncomingFile, receiveMultipart } from './multipart.ts'
import { parseInput } from './parse.ts'

/** The input of a handler: parsed facts, never the request itself. */
interface HandlerContext<S extends Endpoint> {
  params: Params<S>
  query: Query<S>
  body: Body<S>
  caller: S['access'] extends 'anyone' ? Caller | null : S['access'] extends 'operator' ? null : Caller
  host: S['access'] extends 'host' | 'owner'
    ? HostAccess
    : S['access'] extends 'moderator'
      ? ModeratorAccess
      : null
  operator: S['access'] extends 'operator' ? OperatorCaller : null
  /** For calls about a public memorial: `access.requireReadable` decides who may read it. */
  visitor: Visitor
  files: IncomingFile[]
  ip: string
  device: Device
  languages: LanguagePreferences
  /** Aborted when the client has gone before it was answered. */
  signal: AbortSignal
}

/** Returns the reply, or where that may be large the whole answer as a stream of JSON, which has its media addresses. */
type Handler<S extends Endpoint> = (
  context: HandlerContext<S>,
) => Promise<Reply<S>> | Reply<S> | Promise<void> | void | Readable

/**
 * Called once per call, before its files are stored and before its handler; rejects to refuse the call. `body` has the
 * fields before the files; `bytes` is the size of the files as far as it is known, 0 without files.
 */
type AdmissionCheck<S extends Endpoint> = (
  context: Omit<HandlerContext<S>, 'files' | 'languages' | 'signal'> & { bytes: number },
) => Promise<void>

export type Mount = <S extends Endpoint>(
  endpoint: S,
  handler: Handler<S>,
  admission?: AdmissionCheck<S>,
) => void

/** Authentication and access for the web layer. */
export interface Authoriser {
  /** Null for a token that is unknown, revoked or expired. */
  authenticate(token: string): Promise<Caller | null>
  /** Rejects with MEMORIAL_NOT_FOUND unless the caller hosts it. */
  authorise(caller: Caller, memorialUuid: string, as: 'host' | 'owner'): Promise<HostAccess>
  /** Rejects with MEMORIAL_NOT_FOUND unless the caller moderates or hosts it. */
  authoriseModerator(caller: Caller, memorialUuid: string): Promise<ModeratorAccess>
  isOperator(token: string): boolean
  /** Rejects unless the caller is an operator who showed a passkey as the call asks for it. */
  authoriseOperator(caller: Caller | null, asks: Pick<Endpoint, 'byToken' | 'needsProof'>): OperatorCaller
  /** Before a call of the operator is done. */
  logCall(endpoint: Endpoint, who: string, input: { params: unknown; body: unknown }): Promise<void>
}

/** The caller, and the part of the input that is in the address. */
interface Admitted<S extends Endpoint> {
  caller: Caller | null
  operator: OperatorCaller | null
  host: ModeratorAccess | null
  params: Params<S>
  query: Query<S>
  /** Whether the body was there by then; a request without a connection (`inject`) does not say, and is. */
  isWhole: boolean
}

export interface MountOptions {
  authoriser: Authoriser
  /** Folder of uploads until they are stored; on the same disk as the storage folder, so that files can be moved. */
  uploadsDir: string
  /** Rejects with DISK_LOW while the disk has room only for running uploads. */
  requireSpace(): Promise<void>
  /** For a caller's own answer: media that are not public get addresses that expire. */
  addressed<T>(answer: T, userUuid: string): Promise<T>
  /** Whether the address is https: then cookies are sent over TLS alone, and HSTS is on. */
  secure: boolean
}

/**
 * Makes `mount`: it turns one declared call into one route that authenticates, authorises, parses, runs the handler and
 * answers.
 */
export function mounter(app: FastifyInstance, options: MountOptions) {
  const { authoriser, uploadsDir, requireSpace, secure, addressed } = options
  const mounted = new Set<Endpoint>()
  const enter = countUploadsInFlight()

  const mount: Mount = (endpoint, handler, ask) => {
    mounted.add(endpoint)
    const admitted = new WeakMap<FastifyRequest, Admitted<typeof endpoint>>()
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // Anybody can get a token of an unconfirmed account.
      bodyLimit: ['anyone', 'unverified'].includes(endpoint.access) ? anonymousBodyBytes : jsonBodyBytes,
      config: { priority: endpoint.priority ?? 'ordinary' },
      onRequest: async (request, reply) => {
        // If a browser opens an answer directly, it is a file to save, whatever it contains: never a page.
        void reply
          .header('cache-control', 'no-store')
          .header('content-disposition', 'attachment; filename="api.json"')
        admitted.set(request, await admit(endpoint, request))
      },
      handler: async (request, reply) => {
        const admission = admitted.get(request)
        if (!admission) throw new Error('A request came past the gate')
        return answer([endpoint, handler, ask], request, reply, admission)
      },
    })
  }

  /** Authenticates and authorises the request before its body is read. */
  async function admit<S extends Endpoint>(
    endpoint: S,
    request: FastifyRequest,
    needsProof = endpoint.needsProof === true,
  ): Promise<Admitted<S>> {
    const { access, byToken = false } = endpoint
    const operator = access === 'operator' ? await identifyOperator(request, { byToken, needsProof }) : null
    const caller = operator ? null : await identify(endpoint, request)
    const params = parseInput(endpoint.params, request.params) as Params<S>
    const query = parseInput(endpoint.query, request.query) as Query<S>
    const host = await authorised(endpoint, caller, 'params', params)
    return { caller, operator, params, query, host, isWhole: request.raw.complete !== false }
  }

  async function answer<S extends Endpoint>(
    [endpoint, handler, ask]: Parameters<typeof mount<S>>,
    request: FastifyRequest,
    reply: FastifyReply,
    atHeaders: Admitted<S>,
  ) {
    let admission = atHeaders
    const { files: parts = [] } = endpoint
    requireReadable(request, endpoint)
    let end = () => {}
    let isAsked = false
    async function contextFor(fields: unknown) {
      const body = parseInput(endpoint.body, fields)
      const { isWhole, ...known } = admission
      return {
        ...known,
        body,
        host: admission.host ?? (await authorised(endpoint, admission.caller, 'body', body)),
        visitor: {
          caller: admission.caller,
          passes: passesIn(request.headers.cookie),
          network: networkOf(request.ip),
          linkToken: LinkNamed.parse(body ?? known.query ?? {}).inviteToken,
        },
        ip: networkOf(request.ip),
        device: readDevice(request, (cookie) => void reply.header('set-cookie', cookie), secure),
      }
    }
    // The gate has made the context match the declaration.
    async function admitFiles(fields: Fields) {
      const bytes = sizeOf(request, parts)
      await ask?.({ ...(await contextFor(fields)), bytes } as Parameters<AdmissionCheck<S>>[0])
      isAsked = true
      await requireSpace()
      end = enter(admission.caller?.uuid ?? networkOf(request.ip), bytes)
    }
    let multipart: Awaited<ReturnType<typeof receiveMultipart>> | undefined
    try {
      if (endpoint.files && request.isMultipart())
        multipart = await receiveMultipart(request, parts, { uploadsDir, admit: admitFiles })
      // Whoever sent it slowly may have been signed out or removed meanwhile. An operator's proof lasts for the upload that
      // it began.
      if (!admission.isWhole)
        admission = await admit(endpoint, request, endpoint.needsProof === true && !endpoint.files)
      const context = await contextFor(multipart?.fields ?? request.body ?? {})
      if (!isAsked) await ask?.({ ...context, bytes: 0 } as Parameters<AdmissionCheck<S>>[0])
      const files = multipart?.files ?? []
      const languages = languagePreferencesOf(request)
      const given = { ...context, files, languages, signal: watchGone(reply.raw) } as HandlerContext<S>
      if (admission.operator && endpoint.unlogged !== true)
        await authoriser.logCall(endpoint, admission.operator.name, context)
      const result = await withMediaAddresses(endpoint, admission.caller, async () => handler(given))
      if (result instanceof Readable) return reply.type('application/json; charset=utf-8').send(result)
      return { success: true, msg: null, ...result }
    } finally {
      end()
      await multipart?.discard()
    }
  }

  /** Prepares an answer or an error for the caller. */
  async function withMediaAddresses<T>(
    { access }: Endpoint,
    caller: Caller | null,
    ask: () => Promise<T>,
  ): Promise<T> {
    // Public calls add media addresses themselves (modules/file-access).
    if (!caller || access === 'anyone') return ask()
    try {
      const answer = await ask()
      return answer instanceof Readable ? answer : await addressed(answer, caller.uuid)
    } catch (reason) {
      if (!(reason instanceof DomainError) || !reason.details.extra) throw reason
      const extra = await addressed(reason.details.extra, caller.uuid)
      throw new DomainError(reason.code, { ...reason.details, extra })
    }
  }

  async function identify(endpoint: Endpoint, request: FastifyRequest): Promise<Caller | null> {
    const token = headerOf(request, 'pid')
    const caller = token ? await authoriser.authenticate(token) : null
    if (endpoint.access === 'anyone') return caller
    if (!caller) throw new DomainError('UNAUTHENTICATED')
    const isInvited = endpoint.admitsInvited && caller.invitedTo !== null
    if (endpoint.access !== 'unverified' && !caller.emailVerified && !isInvited)
      throw new DomainError('EMAIL_UNVERIFIED')
    return caller
  }

  /** The operator token, or a session of an operator's account. */
  async function identifyOperator(
    request: FastifyRequest,
    asks: Pick<Endpoint, 'byToken' | 'needsProof'>,
  ): Promise<OperatorCaller> {
    const token = headerOf(request, 'pid')
    if (token && authoriser.isOperator(token)) return { name: TOKEN_NAME }
    return authoriser.authoriseOperator(token ? await authoriser.authenticate(token) : null, asks)
  }

  async function authorised(
    endpoint: Endpoint,
    caller: Caller | null,
    place: 'params' | 'body',
    values: unknown,
  ): Promise<ModeratorAccess | null> {
    const memorialUuid = memorialUuidOf(endpoint, place, values)
    if (!memorialUuid || !caller) return null
    if (endpoint.access === 'moderator') return authoriser.authoriseModerator(caller, memorialUuid)
    return authoriser.authorise(caller, memorialUuid, endpoint.access === 'owner' ? 'owner' : 'host')
  }

  return { mount, mounted }
}

/** The size that the sender declares; without one, the most that the call accepts. */
function sizeOf(request: FastifyRequest, parts: FilePart[]): number {
  const said = Number(request.headers['content-length'])
  return said > 0 ? said : parts.reduce((sum, { maxBytes, many }) => sum + maxBytes * (many?.most ?? 1), 0)
}

const MemorialNamed = z.union([
  z.object({ memorialUuid: z.string() }).transform((named) => named.memorialUuid),
  z.object({ uuid: z.string() }).transform((named) => named.uuid),
])

const LinkNamed = z.object({ inviteToken: z.string().nullish().catch(null) })

function memorialUuidOf(endpoint: Endpoint, place: 'params' | 'body', values: unknown): string | null {
  if (!['moderator', 'host', 'owner'].includes(endpoint.access)) return null
  if ((endpoint.memorialIn ?? 'params') !== place) return null
  return MemorialNamed.parse(values)
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Aborted when the connection ends before the answer has left, also where it ended before this was asked for. */
export function watchGone(raw: ServerResponse): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed && !raw.writableFinished) gone.abort()
  else raw.once('close', () => raw.writableFinished || gone.abort())
  return gone.signal
}
