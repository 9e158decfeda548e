import type { FastifyReply, FastifyRequest } from 'fastify'
import { OpenedArchive, type Restored } from '#contract/archive.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type Media, resumable } from '#contract/media.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Finished } from '#server/ports/upload-store.ts'
import type { Written } from './routes-piece.ts'

export const tusVersion = '1.0.0'

/** What a complete upload became; `media` is null when the sender may not see it any more. */
export interface Result {
  done: Finished
  media: Media | null
}

/** The answer for a complete upload, with its result. */
export function answerFinished(reply: FastifyReply, { done, media }: Result): FastifyReply {
  void reply
    .header('upload-offset', done.size)
    .header('upload-length', done.size)
    .header(resumable.mediaUuidHeader, done.mediaUuid)
  // The sender has the picture itself.
  const told = done.opened ?? (media && { ...media, placeholder: null })
  return told ? reply.header(resumable.mediaHeader, inHeader(told)) : reply
}

const inHeader = (told: object): string => Buffer.from(JSON.stringify(told)).toString('base64')

/** A header has room for little: proxies take 4 KB of all headers. */
const NAMES_BYTES = 1500

/** What a sender is told of their archive: of many damaged files, the first. */
export function presentOpened({ damaged, ...restored }: Restored): OpenedArchive {
  let bytes = 0
  const named = damaged.filter((name) => {
    bytes += Buffer.byteLength(name)
    return bytes <= NAMES_BYTES
  })
  return OpenedArchive.parse({ ...restored, damaged: named, damagedCount: damaged.length })
}

/** `name value` pairs, each value in Base64; without one it is null. */
export function metadataOf(request: FastifyRequest): unknown {
  const pairs = String(request.headers['upload-metadata'] ?? '').split(',')
  const read = new Map(pairs.map(readPair))
  if (read.size < pairs.length) throw new DomainError('BAD_INPUT', { field: 'Upload-Metadata' })
  return Object.fromEntries(read)
}

function readPair(pair: string): [name: string, value: string | null] {
  const [, name, value] = /^([\w-]+)(?: ((?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?))?$/.exec(pair) ?? []
  if (name === undefined) throw new DomainError('BAD_INPUT', { field: 'Upload-Metadata' })
  return [name, value ? Buffer.from(value, 'base64').toString('utf8') : null]
}

export function sizeOf(request: FastifyRequest): number {
  const length = request.headers['upload-length']
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length))
    throw new DomainError('BAD_INPUT', { field: 'Upload-Length' })
  return Number(length)
}

/** The code for a piece that was not written. */
export function codeFor(status: Exclude<Written['status'], 204>): ErrorCode {
  const codes = { 404: 'NOT_FOUND', 409: 'UPLOAD_BROKEN', 413: 'TOO_LARGE', 500: 'INTERNAL' } as const
  return status in codes ? codes[status as keyof typeof codes] : 'BAD_INPUT'
}
