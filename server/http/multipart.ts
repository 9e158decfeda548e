import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import type { FilePart } from '#contract/endpoint.ts'
import { isDiskRefusal } from '#server/lib/disk-refusal.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { jsonBodyBytes } from './body-limits.ts'

/** A complete file in the uploads folder, which is deleted with the call unless the handler takes it. */
export interface IncomingFile {
  field: string
  path: string
  bytes: number
  /** The sender's name for it: shown, never trusted. */
  originalName: string
}

export type Fields = Record<string, string | string[]>

interface Receiving {
  uploadsDir: string
  /** Called once, with the fields so far, before the first file is stored; rejects to refuse the files. */
  admit(fields: Fields): Promise<void>
}

/**
 * Streams a multipart body to disk. Rejects with the part's own `tooLarge`, with UPLOAD_BROKEN when the connection
 * ended early, or with the disk's error; files that had arrived are deleted then.
 */
export async function receiveMultipart(
  request: FastifyRequest,
  parts: FilePart[],
  { uploadsDir, admit }: Receiving,
) {
  await mkdir(uploadsDir, { recursive: true })
  const files: IncomingFile[] = []
  const fields: Fields = {}
  let fieldBytes = 0
  const discard = async () => {
    await Promise.all(files.map((file) => rm(file.path, { force: true })))
  }
  let refusal: Error | undefined
  let isAdmitted = false

  try {
    const largest = Math.max(1, ...parts.map((part) => part.maxBytes))
    for await (const part of request.parts({ limits: { fileSize: largest + 1 } })) {
      if (part.type === 'field') {
        const value = String(part.value)
        fieldBytes += Buffer.byteLength(value)
        if (fieldBytes > jsonBodyBytes) refusal = new DomainError('TOO_LARGE')
        else append(fields, part.fieldname, value)
        continue
      }
      const expected = parts.find((one) => one.field === part.fieldname)
      const before = files.filter((file) => file.field === part.fieldname).length
      if (expected?.many && before >= expected.many.most) refusal ??= new DomainError(expected.many.tooMany)
      if (!expected || before >= (expected.many?.most ?? 1) || refusal) {
        await drain(part.file)
        continue
      }
      if (!isAdmitted) {
        // The refusal is sent once the body was read.
        refusal = await admit(fields).then(
          () => undefined,
          (reason: Error) => reason,
        )
        if (refusal) {
          await drain(part.file)
          continue
        }
        isAdmitted = true
      }
      const path = join(uploadsDir, randomUUID())
      const file = { field: part.fieldname, path, bytes: 0, originalName: part.filename ?? '' }
      files.push(file)
      await pipeline(part.file, createWriteStream(path, { highWaterMark: 1 << 20 }))
      file.bytes = part.file.bytesRead
      if (part.file.truncated || file.bytes > expected.maxBytes) refusal = new DomainError(expected.tooLarge)
    }
  } catch (cause) {
    await discard()
    // The rest is read and dropped: otherwise the next call on this connection would wait until the connection times
    // out.
    request.raw.unpipe().resume()
    if (cause instanceof DomainError || isDiskRefusal(cause)) throw cause
    request.log.info({ reason: cause instanceof Error ? cause.message : 'unknown' }, 'upload ended early')
    throw new DomainError('UPLOAD_BROKEN')
  }
  if (refusal) {
    await discard()
    throw refusal
  }
  return { files, fields, discard }
}

/** Reads to the end without storing: a browser reads the answer only after it sent the whole body. */
async function drain(stream: Readable) {
  for await (const _ of stream);
}

function append(fields: Fields, name: string, value: string) {
  const before = fields[name]
  if (before === undefined) fields[name] = value
  else fields[name] = Array.isArray(before) ? [...before, value] : [before, value]
}

/** Per account and node: two videos of the largest size, and photos besides. */
const MOST_BYTES = 700 * 1024 * 1024
const AGAIN_SECONDS = 30

/** Counts bytes of incoming files by account, from before the first is stored until the call ends. */
export function countUploadsInFlight(most = MOST_BYTES) {
  const passing = new Map<string, number>()

  /**
   * Rejects with SERVER_BUSY while the account has too much in progress; otherwise returns the function that ends it.
   */
  return (account: string, bytes: number): (() => void) => {
    const before = passing.get(account) ?? 0
    // An account without other uploads may always begin.
    if (before > 0 && before + bytes > most)
      throw new DomainError('SERVER_BUSY', { retryAfterSeconds: AGAIN_SECONDS })
    passing.set(account, before + bytes)
    return () => {
      const left = (passing.get(account) ?? 0) - bytes
      if (left > 0) passing.set(account, left)
      else passing.delete(account)
    }
  }
}
