import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { OpenedArchive } from '#contract/archive.ts'
import { errors } from '#contract/errors.ts'
import { ResumableUpload, resumable } from '#contract/media.ts'
import { failureEnvelope } from '#server/http/errors.ts'
import type { Authoriser } from '#server/http/mount.ts'
import { parseInput } from '#server/http/parse.ts'
import { prioritise } from '#server/http/shedding.ts'
import type { Caller } from '#server/lib/caller.ts'
import { dayBefore } from '#server/lib/day-before.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { networkOf } from '#server/lib/network.ts'
import { passesIn, type Visitor } from '#server/lib/visitor.ts'
import { openArchive } from '#server/modules/archive/open-archive.ts'
import * as fileAccess from '#server/modules/file-access/authorise-files.ts'
import { beginUpload } from '#server/modules/media/require-quota.ts'
import { authoriseDestination, findArrived, takeUpload } from '#server/modules/media/take-upload.ts'
import type { Context } from '#server/ports/context.ts'
import { type Locks, withLock } from '#server/ports/locks.ts'
import type { UploadStore } from '#server/ports/upload-store.ts'
import {
  type Arrived,
  answerFinished,
  codeFor,
  metadataOf,
  presentOpened,
  sizeOf,
  tusVersion,
  type Upload,
  uploadId,
  writePiece,
} from './routes-protocol.ts'

const SWEEP_EVERY_MS = 60 * 60 * 1000
const WRITER_PATIENCE_MS = 30_000
const takingOf = (id: string) => `upload taken ${id}`
const writingOf = (id: string) => `upload written ${id}`

interface Options {
  context: Context
  store: UploadStore
  /** Shared by all nodes with the same store. */
  locks: Locks
  authoriser: Pick<Authoriser, 'authenticate'>
  /** Rejects with DISK_LOW while there is room only for running uploads. */
  requireSpace(): Promise<void>
}

/** Resumable uploads (tus 1.0, contract/media.ts `resumable`). What arrived survives a crash of either side. */
export function resumableUploads(options: Options) {
  return async (app: FastifyInstance) => {
    await app.register((scope) => mountUploads(scope, options))
  }
}

async function mountUploads(scope: FastifyInstance, options: Options) {
  const { context, store, locks, authoriser, requireSpace } = options
  const { db } = context
  await sweep()
  const sweepTimer = setInterval(sweep, SWEEP_EVERY_MS).unref()
  scope.addHook('onClose', async () => clearInterval(sweepTimer))

  prioritise(scope, 'deferrable')
  // The body stays a stream that only the upload reads.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.addHook('onRequest', async (request, reply) => {
    void reply.header('tus-resumable', tusVersion).header('cache-control', 'no-store')
    if (request.method === 'OPTIONS' || request.headers['tus-resumable'] === tusVersion) return
    return reply.code(412).header('tus-version', tusVersion).send(failureEnvelope(request, 'BAD_INPUT'))
  })

  scope.options(resumable.path, (_request, reply) =>
    reply
      .code(204)
      .header('tus-version', tusVersion)
      .header('tus-extension', 'creation,expiration,termination')
      .send(),
  )

  scope.post(resumable.path, async (request, reply) => {
    const visitor = await visitorOf(request)
    const { uuid: userUuid } = visitor.caller
    const facts = parseInput(ResumableUpload, metadataOf(request))
    const size = sizeOf(request)
    const way = await wayOf(facts, visitor, size)

    const id = uploadId(facts, userUuid, size)
    void reply.code(201).header('location', `${resumable.path}/${id}`)
    const waying = await withLock(locks, takingOf(id), async () => {
      const arrived = await way.find()
      if (arrived) {
        await withLock(locks, writingOf(id), () => finish({ id, userUuid, facts, size }, arrived))
        const done = await look(id)
        answerFinished(reply, size, await presentArrived(visitor, { ...done?.arrived, ...arrived }))
        return []
      }
      const before = await look(id)
      if (!before || before.arrived) {
        await requireSpace()
        // It was finished before and then removed, so it is uploaded again.
        await store.discard(id)
      }
      const waying = await way.begin(id)
      void reply.header('upload-offset', await store.offset(id))
      return waying
    })
    // A running write to one of them is ended first.
    for (const other of waying) await withLock(locks, writingOf(other), () => store.discard(other))
    return reply.send()
  })

  scope.head<Named>(`${resumable.path}/:id`, async (request, reply) => {
    const visitor = await visitorOf(request)
    const { id, size } = await find(request, visitor)
    const { offset } = await inTurn(id, async (there) => there)
    if (offset < size) return reply.header('upload-offset', offset).header('upload-length', size).send()
    // All bytes may have arrived, but the process ended before the file was taken.
    return answerFinished(reply.code(200), size, await take(id, visitor)).send()
  })

  scope.patch<Named>(`${resumable.path}/:id`, async (request, reply) => {
    const visitor = await visitorOf(request)
    const { id, size, arrived } = await find(request, visitor)
    if (arrived) {
      const isRetry = request.headers['upload-offset'] === String(size)
      answerFinished(reply.code(isRetry ? 204 : 409), size, await take(id, visitor))
      return isRetry ? reply.send() : reply.send(failureEnvelope(request, 'UPLOAD_BROKEN'))
    }
    const { status, offset } = await inTurn(id, (there, wanted) =>
      writePiece(store, request, there, wanted),
    ).finally(() => {
      // The rest of an unwanted body is read and dropped, so that the next call on the connection need not wait for it.
      request.raw.unpipe().resume()
    })
    void reply.code(status)
    if (status !== 204) return reply.send(failureEnvelope(request, codeFor(status)))
    if (offset !== size) return reply.header('upload-offset', offset).send()
    // Asked again: while the bytes came, they may have been signed out.
    return answerFinished(reply, size, await take(id, await visitorOf(request))).send()
  })

  scope.delete<Named>(`${resumable.path}/:id`, async (request, reply) => {
    const { id, arrived } = await find(request, await visitorOf(request))
    if (!arrived) await inTurn(id, async (there) => there.arrived ?? giveUp(id))
    return reply.code(204).send()
  })

  /**
   * Works on an upload while nobody else writes to it, on any node: a running write, maybe of a dead connection, is ended
   * first.
   */
  async function inTurn<T>(id: string, work: (there: Upload, wanted: AbortSignal) => Promise<T>): Promise<T> {
    const wanted = new AbortController()
    const onWanted = () => wanted.abort()
    const release = await locks.acquire(writingOf(id), { onWanted, patienceMs: WRITER_PATIENCE_MS })
    try {
      const there = await look(id)
      if (!there) throw new DomainError('NOT_FOUND')
      return await work(there, wanted.signal)
    } finally {
      await release()
    }
  }

  /** Hands a complete file over, once, however often it is called. A refused file is deleted. */
  function take(id: string, visitor: SignedIn): Promise<Arrived> {
    return withLock(locks, takingOf(id), async () => {
      const upload = await look(id)
      if (!upload) throw new DomainError('NOT_FOUND')
      const { facts, size, arrived } = upload
      if (arrived) return presentArrived(visitor, { ...arrived, media: await findNow(upload, visitor) })
      try {
        const way = await wayOf(facts, visitor, size)
        const { path, release } = await store.local(id, size)
        const taken = await way.take(path).finally(release)
        await finish({ ...upload, userUuid: visitor.caller.uuid }, taken)
        return presentArrived(visitor, taken)
      } catch (reason) {
        if (reason instanceof DomainError && errors[reason.code].status < 500) await giveUp(id)
        throw reason
      }
    })
  }

  const presentArrived = async (
    { caller }: SignedIn,
    { media: taken, ...arrived }: Arrived,
  ): Promise<Arrived> => ({
    ...arrived,
    media: taken && (await fileAccess.withOwnAddresses(context, taken, caller.uuid)),
  })

  /** The file as it is now; null when they may not see it any more. */
  async function findNow({ facts, size }: Upload, visitor: SignedIn) {
    try {
      return (await (await wayOf(facts, visitor, size)).find())?.media ?? null
    } catch (reason) {
      if (reason instanceof DomainError) return null
      throw reason
    }
  }

  /** How an upload is looked up, begun and taken. Rejects where the sender may not send it. */
  async function wayOf(sent: ResumableUpload, visitor: SignedIn, size: number): Promise<Way> {
    const { clientId } = sent
    if (sent.kind === 'archive') {
      const archive = openArchive(context, visitor.caller, sent, size)
      return {
        ...archive,
        async take(path) {
          const { restored, ...arrived } = await archive.take(path)
          return restored ? { ...arrived, opened: presentOpened(restored) } : arrived
        },
      }
    }
    const destination = await authoriseDestination(context, sent, visitor, size)
    return {
      async find() {
        const there = await findArrived(context, destination, clientId)
        return there && { uuid: there.uuid, media: there }
      },
      begin: (id) => beginUpload(context, id, sent, destination.sender, size),
      async take(path) {
        const file = { path, bytes: size, originalName: sent.filename ?? '' }
        const wanted = { title: sent.title ?? '', clientId }
        const { mediaUuid, media: taken } = await takeUpload(context, destination, file, wanted)
        return { uuid: mediaUuid, media: taken }
      },
    }
  }

  async function visitorOf(request: FastifyRequest): Promise<SignedIn> {
    const { pid, cookie } = request.headers
    const caller = typeof pid === 'string' && pid !== '' ? await authoriser.authenticate(pid) : null
    if (!caller) throw new DomainError('UNAUTHENTICATED')
    // `authoriseDestination` decides to which memorial.
    if (!caller.emailVerified && caller.invitedTo === null) throw new DomainError('EMAIL_UNVERIFIED')
    return { caller, passes: passesIn(cookie), network: networkOf(request.ip) }
  }

  /** Somebody else's upload gets the same error as an unknown one. */
  async function find(request: FastifyRequest<Named>, { caller }: SignedIn): Promise<Upload> {
    const { id } = request.params
    const upload = await look(id)
    if (upload?.userUuid !== caller.uuid) throw new DomainError('NOT_FOUND')
    return upload
  }

  /** Null for an upload that is unknown, given up, or over a day old. */
  async function look(id: string): Promise<Upload | null> {
    const row = await db
      .selectFrom('uploadsUnderWay')
      .selectAll()
      .where('id', '=', id)
      .where('begunAt', '>', dayBefore(context.clock.now()))
      .executeTakeFirst()
    if (!row) return null
    const { userUuid, bytes, arrivedUuid, opened } = row
    const size = Number(bytes)
    const arrived = arrivedUuid
      ? { uuid: arrivedUuid, media: null, ...(opened && { opened: OpenedArchive.parse(opened) }) }
      : null
    const offset = arrived ? size : await store.offset(id)
    return { id, userUuid, facts: ResumableUpload.parse(row.facts), size, offset, arrived }
  }

  /** Keeps for a day what an upload became; its bytes are not needed any more. */
  async function finish(
    { id, userUuid, facts, size }: Pick<Upload, 'id' | 'userUuid' | 'facts' | 'size'>,
    { uuid: arrivedUuid, opened }: Arrived,
  ): Promise<void> {
    const done = { begunAt: context.clock.now(), arrivedUuid, opened: opened ? JSON.stringify(opened) : null }
    await db
      .insertInto('uploadsUnderWay')
      .values({ id, userUuid, bytes: size, facts: JSON.stringify(facts), ...done })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...done, opened: sql`coalesce(excluded.opened, uploads_under_way.opened)` }),
      )
      .execute()
    await store.discard(id)
  }

  async function giveUp(id: string): Promise<void> {
    await store.discard(id)
    await db.deleteFrom('uploadsUnderWay').where('id', '=', id).execute()
  }

  /** Deletes what nobody continues for a day, and what a crash has left. */
  async function sweep(): Promise<void> {
    try {
      const stored = [...(await store.ids())]
      const underWay = await db
        .selectFrom('uploadsUnderWay')
        .select('id')
        .where('begunAt', '>', dayBefore(context.clock.now()))
        .where('arrivedUuid', 'is', null)
        .execute()
      const known = new Set(underWay.map(({ id }) => id))
      for (const id of stored) if (!known.has(id)) await store.discard(id)
    } catch (reason) {
      // Unavailable storage stops neither the start nor uploads.
      scope.log.warn({ err: reason }, 'old uploads stay for now')
    }
  }
}

type SignedIn = Visitor & { caller: Caller }

interface Way {
  find(): Promise<Arrived | undefined>
  /** Returns ids of the uploads that are given up. */
  begin(id: string): Promise<string[]>
  take(path: string): Promise<Arrived>
}

interface Named {
  Params: { id: string }
}
