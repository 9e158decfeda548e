import { Metadata } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { OpenedArchive, type Restored } from '#contract/archive.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type Media, resumable } from '#contract/media.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Finished } from '#server/ports/upload-store.ts'

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

/** Sends the library's answer through ours, so that it gets our headers. */
export function relay(reply: FastifyReply, response: Response): FastifyReply {
  for (const name of ['upload-offset', 'upload-length', 'upload-expires']) {
    const value = response.headers.get(name)
    if (value !== null) void reply.header(name, value)
  }
  return reply.code(response.status)
}

/** A request with only what the protocol needs. */
export function webRequest({ method }: FastifyRequest, id: string): Request {
  return new Request(`http://uploads${resumable.path}/${id}`, {
    method,
    headers: { 'tus-resumable': tusVersion },
  })
}

export function metadataOf(request: FastifyRequest): unknown {
  try {
    return Metadata.parse(String(request.headers['upload-metadata'] ?? ''))
  } catch {
    throw new DomainError('BAD_INPUT', { field: 'Upload-Metadata' })
  }
}

export function sizeOf(request: FastifyRequest): number {
  const length = request.headers['upload-length']
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length))
    throw new DomainError('BAD_INPUT', { field: 'Upload-Length' })
  return Number(length)
}

/** The code for an error of the library. */
export function codeFor(status: number): ErrorCode {
  if (status === 404 || status === 410) return 'NOT_FOUND'
  if (status === 409) return 'UPLOAD_BROKEN'
  if (status === 413) return 'TOO_LARGE'
  return status >= 500 ? 'INTERNAL' : 'BAD_INPUT'
}
