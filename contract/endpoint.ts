import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call:
 * - `anyone`: no token needed (a valid one is still recognised)
 * - `unverified`: a token, even before the email is confirmed
 * - `user`: a token of a confirmed account
 * - `moderator`: a confirmed account that is OWNER, ADMIN or MODERATOR of the memorial the call names
 * - `host`: the same, OWNER or ADMIN
 * - `owner`: the same, OWNER alone
 * - `operator`: the operator token
 */
type Access = 'anyone' | 'unverified' | 'user' | 'moderator' | 'host' | 'owner' | 'operator'

/**
 * What is refused first when more come than can be served (server/http/shedding.ts):
 * - `deferrable`: work that can wait, and is asked for again: files, exports, what is made in the background
 * - `ordinary`: what a host does, and signing in
 * - `essential`: what visitors came for, and money that is under way
 * - `always`: never refused
 */
export type Priority = 'deferrable' | 'ordinary' | 'essential' | 'always'

/** What a multipart call carries beside its fields. */
export interface FilePart {
  field: string
  maxBytes: number
  /** What the sender is told when it is larger. */
  tooLarge: ErrorCode
  /** It may come so many times; what more gets to read. Once, if not given. */
  many?: { most: number; tooMany: ErrorCode }
}

type Shape = z.ZodRawShape

export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` marks a parameter. */
  path: string
  summary: string
  access: Access
  /** Where a `moderator`, `host` or `owner` call names its memorial; `path` unless said otherwise. */
  memorialIn?: 'params' | 'body'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Most bytes of a JSON body, where `jsonBodyBytes` is not enough; never for whoever has no confirmed account. */
  bodyBytes?: number
  /**
   * Multipart instead of JSON: these files, with `body` read from the text fields. Those stand before the files: by them
   * it is decided whether the files are kept.
   */
  files?: FilePart[]
  /** What stands in a success answer beside `success` and `msg`. */
  reply?: Shape
  errors?: readonly ErrorCode[]
  /** `ordinary` unless said otherwise. */
  priority?: Priority
  /** Set on calls that are declared, and answered by a later release. */
  planned?: true
}

export type Endpoint = EndpointSpec

/** Declares one call of the API: the server mounts it, the browser calls it, the documentation prints it. */
export function endpoint<const S extends EndpointSpec>(spec: S): S {
  return spec
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined
type ReplyShape<S extends EndpointSpec> = S['reply'] extends Shape ? S['reply'] : Record<never, never>

/** What a handler receives. */
export type Params<S extends EndpointSpec> = Parsed<S['params']>
export type Query<S extends EndpointSpec> = Parsed<S['query']>
export type Body<S extends EndpointSpec> = Parsed<S['body']>
/** What a caller sends. */
export type SentParams<S extends EndpointSpec> = Sent<S['params']>
export type SentQuery<S extends EndpointSpec> = Sent<S['query']>
export type SentBody<S extends EndpointSpec> = Sent<S['body']>
/** What a handler returns: the reply alone; the envelope is put around it. */
export type Reply<S extends EndpointSpec> = z.input<z.ZodObject<ReplyShape<S>>>
/** What a caller gets. */
export type Answer<S extends EndpointSpec> = { success: true; msg: string | null } & z.output<
  z.ZodObject<ReplyShape<S>>
>

/** A failure of any call. `code` lets a screen say it in the reader's language. */
export interface Failure {
  success: false
  msg: string
  code: ErrorCode
  /** Names the field when one is to blame. */
  field?: string
  /** It was refused before anything was done: the same can be sent again, after the seconds of `Retry-After`. */
  untouched?: true
}

/** Fills the `:name` parts of a path, each escaped. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
