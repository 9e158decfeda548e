import { Socket } from 'node:net'
import { Transform } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { UploadStore } from '#server/ports/upload-store.ts'
import type { WritingTurns } from './writing-turns.ts'

/** Bytes buffered before they are written to disk at once. */
const WAITING_BYTES = 1024 * 1024
const CONTENT_TYPE = 'application/offset+octet-stream'

/** The result of a piece, with the protocol's status (tus 1.0, "PATCH"). */
export interface Written {
  status: 204 | 400 | 403 | 404 | 409 | 413 | 500
  /** Bytes that are there now; null when none were written. */
  offset: number | null
}

const refused = (status: Exclude<Written['status'], 204>): Written => ({ status, offset: null })

/**
 * Writes a piece of an upload from the connection to the store. Only one call at a time writes to an upload: a later
 * one ends the earlier one, whose connection may be dead; what arrived until then is kept. Rejects as storage does.
 */
export async function writePiece(
  { store, turns }: { store: UploadStore; turns: WritingTurns },
  request: FastifyRequest,
  id: string,
): Promise<Written> {
  const { 'upload-offset': said, 'content-type': type, 'content-length': length } = request.headers
  if (said === undefined || type === undefined) return refused(403)
  if (typeof said !== 'string' || !/^\d{1,15}$/.test(said) || type !== CONTENT_TYPE) return refused(400)

  const turn = await turns.take(id)
  if (!turn) return refused(500)
  let there: number | null = null
  try {
    const { upload } = turn
    if (!upload) return refused(404)
    if (upload.offset !== Number(said)) return refused(409)
    const room = upload.size - upload.offset
    if (Number(length ?? 0) > room) return refused(413)
    const piece = pieceOf(request, room, turn.wanted)
    const offset = await store.write(id, piece.body, upload.offset)
    if (offset < upload.size) there = offset
    return { status: piece.isTooLong() ? 413 : 204, offset }
  } finally {
    // The rest of an unwanted body is read and dropped, so that the next call on the connection need not wait for it.
    request.raw.unpipe().resume()
    turn.end(there)
  }
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
