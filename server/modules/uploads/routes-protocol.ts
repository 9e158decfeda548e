import { createHash } from 'node:crypto'
import { Socket } from 'node:net'
import { Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { OpenedArchive, type Restored } from '#contract/archive.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type Media, type ResumableUpload, resumable } from '#contract/media.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { UploadStore } from '#server/ports/upload-store.ts'

export const tusVersion = '1.0.0'

/** An upload that has begun. */
export interface Upload {
  id: string
  userUuid: string
  facts: ResumableUpload
  /** Bytes that have arrived. */
  offset: number
  size: number
  /** Null as long as it has not. */
  arrived: Arrived | null
}

/** What a complete upload became: a file, or the memorial of an archive. */
export interface Arrived {
  uuid: string
  /** Null of an archive, and when the sender may not see it any more. */
  media: Media | null
  opened?: OpenedArchive
}

/** The same person sending the same file again continues where it stopped, even if the address was lost. */
export function uploadId(facts: ResumableUpload, userUuid: string, size: number): string {
  const { kind, clientId } = facts
  const memorial = 'shareSlug' in facts ? facts.shareSlug : 'memorialUuid' in facts ? facts.memorialUuid : ''
  const identity = [userUuid, memorial, kind, clientId, size].join(' ').toLowerCase()
  return createHash('sha256').update(identity).digest('hex').slice(0, 40)
}

/** The answer for a complete upload, with its result. */
export function answerFinished(reply: FastifyReply, size: number, arrived: Arrived): FastifyReply {
  void reply
    .header('upload-offset', size)
    .header('upload-length', size)
    .header(resumable.mediaUuidHeader, arrived.uuid)
  // The sender has the picture itself.
  const told = arrived.opened ?? (arrived.media && { ...arrived.media, placeholder: null })
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
  const codes = { 409: 'UPLOAD_BROKEN', 413: 'TOO_LARGE' } as const
  return status in codes ? codes[status as keyof typeof codes] : 'BAD_INPUT'
}

/** Bytes buffered before they are written to disk at once. */
const WAITING_BYTES = 1024 * 1024
const CONTENT_TYPE = 'application/offset+octet-stream'

/** The result of a piece, with the protocol's status (tus 1.0, "PATCH"). */
export interface Written {
  status: 204 | 400 | 403 | 409 | 413
  /** Bytes that are there now; null when none were written. */
  offset: number | null
}

const refused = (status: Exclude<Written['status'], 204>): Written => ({ status, offset: null })

/**
 * Writes a piece of an upload from the connection to the store, until `ending`: the connection may be dead, and what
 * arrived until then is kept. Rejects as storage does.
 */
export async function writePiece(
  store: UploadStore,
  request: FastifyRequest,
  upload: Upload,
  ending: AbortSignal,
): Promise<Written> {
  const { 'upload-offset': said, 'content-type': type, 'content-length': length } = request.headers
  if (said === undefined || type === undefined) return refused(403)
  if (typeof said !== 'string' || !/^\d{1,15}$/.test(said) || type !== CONTENT_TYPE) return refused(400)
  if (upload.arrived || upload.offset !== Number(said)) return refused(409)
  const room = upload.size - upload.offset
  if (Number(length ?? 0) > room) return refused(413)
  const piece = pieceOf(request, room, ending)
  const offset = await store.write(upload.id, piece.body, upload.offset)
  return { status: piece.isTooLong() ? 413 : 204, offset }
}

/** At most `room` bytes of a body; it ends early with the connection or with `ending`. */
function pieceOf({ raw }: FastifyRequest, room: number, ending: AbortSignal) {
  let left = room
  let tooLong = false
  /** Whoever keeps them may free their memory: a connection's belong to nobody else. */
  const own = (bytes: Buffer) => (raw.socket instanceof Socket ? bytes : Buffer.from(bytes))
  const body = new Transform({
    highWaterMark: WAITING_BYTES,
    transform(chunk: Buffer, _encoding, pass) {
      tooLong ||= chunk.length > left
      const fitting = chunk.subarray(0, left)
      left -= fitting.length
      pass(null, own(fitting))
    },
  })
  const end = () => {
    raw.unpipe(body)
    body.end()
  }
  raw.once('error', end).once('close', end)
  ending.addEventListener('abort', end, { once: true })
  if (ending.aborted || raw.destroyed) end()
  else raw.pipe(body)
  return { body, isTooLong: () => tooLong }
}
