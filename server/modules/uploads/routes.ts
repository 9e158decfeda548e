import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenedArchive } from '#contract/archive.ts'
import { errors } from '#contract/errors.ts'
import { type Media, ResumableUpload, resumable } from '#contract/media.ts'
import { failureEnvelope } from '#server/http/errors.ts'
import type { Authoriser } from '#server/http/mount.ts'
import { parseInput } from '#server/http/parse.ts'
import { prioritise } from '#server/http/shedding.ts'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { networkOf } from '#server/lib/network.ts'
import { passesIn, type Visitor } from '#server/lib/visitor.ts'
import { openArchive } from '#server/modules/archive/open-archive.ts'
import * as fileAccess from '#server/modules/file-access/service.ts'
import * as media from '#server/modules/media/service.ts'
import type { Context } from '#server/ports/context.ts'
import { type Locks, withLock } from '#server/ports/locks.ts'
import { type Finished, type OpenUpload, type UploadStore, uploadId } from '#server/ports/upload-store.ts'
import { writePiece } from './routes-piece.ts'
import {
  answerFinished,
  codeFor,
  metadataOf,
  presentOpened,
  type Result,
  sizeOf,
  tusVersion,
} from './routes-protocol.ts'
import { nameWritingLock, writingTurns } from './writing-turns.ts'

const ID = /^[0-9a-f]{40}$/
const SWEEP_EVERY_MS = 60 * 60 * 1000
const takingOf = (id: string) => `upload taken ${id}`

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
  const turns = writingTurns({ store, locks })
  await sweep()
  const sweepTimer = setInterval(sweep, SWEEP_EVERY_MS).unref()
  scope.addHook('onClose', async () => {
    clearInterval(sweepTimer)
    turns.close()
  })

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
    const { caller } = visitor
    const sent = parseInput(ResumableUpload, metadataOf(request))
    const size = sizeOf(request)
    const way = await wayOf(sent, visitor, size)

    const facts = { ...sent, userUuid: caller.uuid }
    const id = uploadId(facts, size)
    void reply.code(201).header('location', `${resumable.path}/${id}`)
    const waying = await withLock(locks, takingOf(id), async () => {
      const there = await way.find()
      if (there) {
        const before = await store.finished(id)
        const done = before ?? { userUuid: caller.uuid, size, mediaUuid: there.uuid, facts }
        await withLock(locks, nameWritingLock(id), () => finish(id, done))
        answerFinished(reply, await resultFor(caller, done, there.media))
        return []
      }
      if (!(await store.open(id))) await requireSpace()
      const waying = await way.begin(id)
      // It was finished before and then removed, so it is uploaded again.
      await store.forget(id)
      const { offset } = await store.begin(id, facts, size)
      void reply.header('upload-offset', offset)
      return waying
    })
    // A running write to one of them is ended first.
    for (const other of waying) await withLock(locks, nameWritingLock(other), () => store.discard(other))
    return reply.send()
  })

  async function finish(id: string, how: Finished): Promise<void> {
    await Promise.all([store.finish(id, how), media.endUpload(context, id)])
  }

  scope.head<Named>(`${resumable.path}/:id`, async (request, reply) => {
    const visitor = await visitorOf(request)
    const { upload, done } = await find(request, visitor.caller)
    if (done) return answerFinished(reply.code(200), await lookUp(done, visitor)).send()
    // All bytes arrived, but the process ended before the file was taken.
    if (upload.offset === upload.size)
      return answerFinished(reply.code(200), await take(upload.id, visitor)).send()
    const { offset, size } = await inTurn(upload.id, async (there) => there)
    return reply.header('upload-offset', offset).header('upload-length', size).send()
  })

  scope.patch<Named>(`${resumable.path}/:id`, async (request, reply) => {
    const visitor = await visitorOf(request)
    const { upload, done } = await find(request, visitor.caller)
    if (done) {
      const isRetry = request.headers['upload-offset'] === String(done.size)
      answerFinished(reply.code(isRetry ? 204 : 409), await lookUp(done, visitor))
      return isRetry ? reply.send() : reply.send(failureEnvelope(request, 'UPLOAD_BROKEN'))
    }
    const { status, offset } = await writePiece({ store, turns }, request, upload.id)
    void reply.code(status)
    if (status !== 204) return reply.send(failureEnvelope(request, codeFor(status)))
    if (offset !== upload.size) return reply.header('upload-offset', offset).send()
    // Asked again: while the bytes came, they may have been signed out.
    return answerFinished(reply, await take(upload.id, await visitorOf(request))).send()
  })

  scope.delete<Named>(`${resumable.path}/:id`, async (request, reply) => {
    const visitor = await visitorOf(request)
    const { upload, done } = await find(request, visitor.caller)
    if (done) return reply.code(204).send()
    await inTurn(upload.id, ({ id }) => store.discard(id))
    await media.endUpload(context, upload.id)
    return reply.code(204).send()
  })

  /** Works on an upload while nobody writes to it: a running write is ended first. */
  async function inTurn<T>(id: string, work: (there: OpenUpload) => Promise<T>): Promise<T> {
    const turn = await turns.take(id)
    if (!turn) throw new Error('Whoever writes to the upload does not stop')
    try {
      if (!turn.upload) throw new DomainError('NOT_FOUND')
      return await work(turn.upload)
    } finally {
      turn.end(null)
    }
  }

  /** Hands a complete file over, once, however often it is called. A refused file is deleted. */
  function take(id: string, visitor: SignedIn): Promise<Result> {
    return withLock(locks, takingOf(id), async () => {
      const { done, upload } = await look(id)
      if (done) return lookUp(done, visitor)
      if (!upload) throw new DomainError('NOT_FOUND')
      try {
        const { facts, size } = upload
        const { uuid, media: taken, opened } = await handOver(upload, visitor)
        const how = { userUuid: visitor.caller.uuid, size, mediaUuid: uuid, facts, ...(opened && { opened }) }
        await finish(id, how)
        return resultFor(visitor.caller, how, taken)
      } catch (reason) {
        if (reason instanceof DomainError && errors[reason.code].status < 500) {
          await store.discard(id)
          await media.endUpload(context, id)
        }
        throw reason
      }
    })
  }

  const resultFor = async (caller: Caller, done: Finished, taken: Media | null): Promise<Result> => ({
    done,
    media: taken && (await fileAccess.withOwnAddresses(context, taken, caller.uuid)),
  })

  /** The result of an upload that was finished before, with the file as it is now. */
  async function lookUp(done: Finished, visitor: SignedIn): Promise<Result> {
    try {
      const there = await (await wayOf(done.facts, visitor, done.size)).find()
      return there ? resultFor(visitor.caller, done, there.media) : { done, media: null }
    } catch (reason) {
      if (reason instanceof DomainError) return { done, media: null }
      throw reason
    }
  }

  async function handOver(upload: OpenUpload, visitor: SignedIn) {
    const { facts, size } = upload
    const way = await wayOf(facts, visitor, size)
    const { path, release } = await store.local(upload)
    return way.take(path).finally(release)
  }

  /** How an upload is looked up, begun and taken. Rejects where the sender may not send it. */
  async function wayOf(sent: ResumableUpload, visitor: SignedIn, size: number): Promise<Way> {
    const { clientId } = sent
    if (sent.kind === 'archive') {
      const archive = openArchive(context, visitor.caller, clientId, size)
      return {
        ...archive,
        async take(path) {
          const { restored, ...arrived } = await archive.take(path)
          return restored ? { ...arrived, opened: presentOpened(restored) } : arrived
        },
      }
    }
    const destination = await media.authoriseDestination(context, sent, visitor, size)
    return {
      async find() {
        const there = await media.findArrived(context, destination, clientId)
        return there && { uuid: there.uuid, media: there }
      },
      begin: (id) => media.beginUpload(context, id, destination, size),
      async take(path) {
        const file = { path, bytes: size, originalName: sent.filename ?? '' }
        const wanted = { title: sent.title ?? '', clientId }
        const { mediaUuid, media: taken } = await media.takeUpload(context, destination, file, wanted)
        return { uuid: mediaUuid, media: taken }
      },
    }
  }

  async function visitorOf(request: FastifyRequest): Promise<SignedIn> {
    const { pid, cookie } = request.headers
    const caller = typeof pid === 'string' && pid !== '' ? await authoriser.authenticate(pid) : null
    if (!caller) throw new DomainError('UNAUTHENTICATED')
    // `media.authoriseDestination` decides to which memorial.
    if (!caller.emailVerified && caller.invitedTo === null) throw new DomainError('EMAIL_UNVERIFIED')
    return { caller, passes: passesIn(cookie), network: networkOf(request.ip) }
  }

  /** Somebody else's upload gets the same error as an unknown one. */
  async function find(request: FastifyRequest<Named>, caller: Caller) {
    const { id } = request.params
    const known = turns.known(id)
    const { done, upload } = known ? { done: null, upload: known } : await look(id)
    if (done?.userUuid === caller.uuid) return { done, upload: null }
    if (upload?.facts.userUuid !== caller.uuid) throw new DomainError('NOT_FOUND')
    return { upload, done: null }
  }

  async function look(id: string) {
    if (!ID.test(id)) return { done: null, upload: null }
    const [done, upload] = await Promise.all([store.finished(id), store.open(id)])
    return { done, upload }
  }

  async function sweep(): Promise<void> {
    // Unavailable storage stops neither the start nor uploads.
    await store.sweep().catch((reason) => scope.log.warn({ err: reason }, 'old uploads stay for now'))
  }
}

type SignedIn = Visitor & { caller: Caller }

/** What an upload became: a file, or the memorial of an archive. */
interface Arrived {
  uuid: string
  media: Media | null
  opened?: OpenedArchive
}

interface Way {
  find(): Promise<Arrived | undefined>
  /** Returns ids of the uploads that are given up. */
  begin(id: string): Promise<string[]>
  take(path: string): Promise<Arrived>
}

interface Named {
  Params: { id: string }
}
