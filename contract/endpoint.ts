import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call:
 * - `anyone`: no token needed (a valid one is still recognised)
 * - `unverified`: a token, even before the email is confirmed
 * - `user`: a token of a confirmed account
 * - `moderator`: a confirmed account that is OWNER, ADMIN or MODERATOR of the memorial in the call
 * - `host`: the same, OWNER or ADMIN
 * - `owner`: the same, OWNER only
 * - `operator`: the operator token, or a session of an operator's account that a passkey opened
 */
type Access = 'anyone' | 'unverified' | 'user' | 'moderator' | 'host' | 'owner' | 'operator'

/**
 * What is refused first during overload (server/http/shedding.ts):
 * - `deferrable`: work that can wait and is requested again: files, exports, background jobs
 * - `ordinary`: actions of hosts, and signing in
 * - `essential`: what visitors came for, and payments in progress
 * - `always`: never refused
 */
export type Priority = 'deferrable' | 'ordinary' | 'essential' | 'always'

/** A file of a multipart call. */
export interface FilePart {
  field: string
  maxBytes: number
  /** The error for a larger file. */
  tooLarge: ErrorCode
  /** How often the part may occur, and the error for more; once by default. */
  many?: { most: number; tooMany: ErrorCode }
}

type Shape = z.ZodRawShape

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` marks a parameter. */
  path: string
  summary: string
  access: Access
  /** Where a `moderator`, `host` or `owner` call has its memorial's uuid; the path by default. */
  memorialIn?: 'params' | 'body'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /**
   * Multipart instead of JSON: these files, with `body` read from the text fields. The fields come before the files,
   * since they decide whether the files are stored.
   */
  files?: FilePart[]
  /** The fields of a success answer besides `success` and `msg`. */
  reply?: Shape
  errors?: readonly ErrorCode[]
  /** `ordinary` by default. */
  priority?: Priority
  /** A `user` call that also takes the session of a personal link, about its memorial. */
  admitsInvited?: true
  /** An `operator` call that asks for the passkey again, if that was shown some minutes ago; the token needs none. */
  needsProof?: boolean
  /** An `operator` call for the command line alone. */
  byToken?: boolean
  /** An `operator` call that is not in the log of the operator, or fields that are left out there. */
  unlogged?: true | readonly string[]
}

/** Declares one call of the API: the server mounts it, the browser calls it, the documentation lists it. */
export function endpoint<const S extends Endpoint>(spec: S): S {
  return spec
}

/** A call that only shows the operator something. */
export const operatorList = { access: 'operator', priority: 'deferrable' } as const

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined
type ReplyShape<S extends Endpoint> = S['reply'] extends Shape ? S['reply'] : Record<never, never>

/** The parsed input that a handler gets. */
export type Params<S extends Endpoint> = Parsed<S['params']>
export type Query<S extends Endpoint> = Parsed<S['query']>
export type Body<S extends Endpoint> = Parsed<S['body']>
/** The input that a caller sends. */
export type SentParams<S extends Endpoint> = Sent<S['params']>
export type SentQuery<S extends Endpoint> = Sent<S['query']>
export type SentBody<S extends Endpoint> = Sent<S['body']>
/** What a handler returns: only the reply; the envelope is added around it. */
export type Reply<S extends Endpoint> = z.input<z.ZodObject<ReplyShape<S>>>
/** The answer that a caller gets. */
export type Answer<S extends Endpoint> = { success: true; msg: string | null } & z.output<
  z.ZodObject<ReplyShape<S>>
>

/** A failure of any call. With `code` a screen can show it in the reader's language. */
export interface Failure {
  success: false
  msg: string
  code: ErrorCode
  /** The invalid field, if any. */
  field?: string
  /**
   * It was refused before anything was done: the same request can be sent again, after the seconds of `Retry-After`.
   */
  untouched?: true
}

/** Fills in the `:name` parts of a path, each escaped. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
