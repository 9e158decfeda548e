import { newId } from '#app/draft/ids.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { ArchiveRefused } from '#app/lib/archive/archive-refused.ts'
import type { Archive } from '#app/lib/archive/open-archive.ts'
import { readUuid } from '#app/lib/uuid.ts'
import { withRetries } from '#app/saving/retry.ts'
import { uploadInChunks } from '#app/saving/upload-in-chunks.ts'
import type { Memorial } from '#contract/memorials.ts'
import * as calls from './calls.ts'
import { orderIn, partId, programmeIn } from './day.ts'
import type { Group, Rest } from './look.ts'
import type { FormerMemory, MemoryFile } from './memories.ts'

/** Why something did not come, where no call says it: its file in the archive is damaged or missing. */
type Loss = 'damaged'

/** What did not come, and why: a sentence for people, or what the screen says itself. */
export interface Failure {
  group: Group
  /** Whose it is; empty for Anonymous and for what is nobody's. */
  name: string
  /** The file of a memory that came without it. */
  file: string | null
  reason: string | { loss: Loss }
}

export interface Progress {
  group: Group
  done: number
  total: number
  /** It waits for the connection or the server. */
  isPaused: boolean
}

export interface Bringing {
  archive: Archive
  memorial: Memorial
  rest: Rest
  chosen: ReadonlySet<Group>
  signal: AbortSignal
  tell: (progress: Progress) => void
  /** What does not come is added to it, so that it is known also of what is stopped. */
  failures: Failure[]
}

/**
 * Brings what was chosen, one after the other; what fails is reported, and the others continue. Whatever was done stays, and is passed over the next
 * time. Rejects with `ApiError` when nothing more can be brought, or with the signal's reason.
 */
export async function bringRest(bringing: Bringing): Promise<void> {
  const { rest, chosen, signal, tell, failures } = bringing
  const total = stepsOf(rest, chosen)
  let done = 0
  let group: Group = 'programme'
  const say = (isPaused = false) => tell({ group, done, total, isPaused })
  const work: Work = {
    ...bringing,
    moved() {
      done += 1
      say()
    },
    failed: (failure) => failures.push({ group, file: null, ...failure }),
    send: (attempt) => withRetries(attempt, { signal, onPause: say }),
  }
  // Answers name parts of the day, and the order of service may.
  for (const [next, bring] of [
    ['programme', bringProgramme],
    ['answers', bringAnswers],
    ['memories', bringMemories],
    ['order', bringOrder],
    ['thanks', bringThanks],
  ] as const) {
    const { total: all, here, isOwn } = rest.counts[next]
    if (!chosen.has(next) || all === here || isOwn) continue
    group = next
    say()
    await bring(work)
  }
}

interface Work extends Bringing {
  moved(): void
  failed(failure: Omit<Failure, 'group' | 'file'> & Partial<Pick<Failure, 'file'>>): void
  send<T>(attempt: (moved: () => void) => Promise<T>): Promise<T>
}

const stepsOf = ({ counts, memories, answers, thanks }: Rest, chosen: ReadonlySet<Group>): number => {
  const one = (group: Group) => Number(counts[group].total > counts[group].here && !counts[group].isOwn)
  const steps: Record<Group, number> = {
    memories: memories.reduce((sum, { files }) => sum + 1 + files.length, 0),
    answers: answers.length,
    thanks: thanks.length,
    programme: one('programme'),
    order: one('order'),
  }
  return [...chosen].reduce((sum, group) => sum + steps[group], 0)
}

/** The sentence of an error that concerns this one alone; rejects with one that concerns all. */
function reasonOf(reason: unknown): string {
  if (!(reason instanceof ApiError) || isForAll(reason)) throw reason
  return reason.message
}

const isForAll = ({ status, code }: ApiError): boolean =>
  [0, 401, 429].includes(status) ||
  status >= 500 ||
  ['EMAIL_UNVERIFIED', 'MEMORIAL_NOT_FOUND', 'NOT_PAID', 'NO_ROOM', 'TOO_MANY_BROUGHT'].includes(code ?? '')

async function bringProgramme({ archive, memorial, send, moved, failed }: Work): Promise<void> {
  const params = { memorialUuid: memorial.uuid }
  try {
    const { events: now, version } = await send(() => call(calls.getProgramme, { params }))
    const events = programmeIn(archive, memorial, now[0])
    await send(() => call(calls.saveProgramme, { params, body: { events, version } }))
  } catch (reason) {
    failed({ name: '', reason: reasonOf(reason) })
  }
  moved()
}

async function bringAnswers({ archive, memorial, rest, send, moved, failed }: Work): Promise<void> {
  const params = { memorialUuid: memorial.uuid }
  const parts = await readParts(memorial.uuid, send)
  for (const { name, body } of rest.answers) {
    const answers = body.answers
      .map((one) => ({ ...one, eventUuid: partId(archive, memorial.uuid, one.eventUuid) }))
      // A part that was called off, or did not come.
      .filter(({ eventUuid }) => parts.has(eventUuid) && eventUuid !== memorial.uuid)
    try {
      await send(() => call(calls.bringAnswer, { params, body: { ...body, answers } }))
    } catch (reason) {
      failed({ name, reason: reasonOf(reason) })
    }
    moved()
  }
}

async function readParts(memorialUuid: string, send: Work['send']): Promise<Set<string>> {
  const { events } = await send(() => call(calls.getProgramme, { params: { memorialUuid } }))
  return new Set(events.map(({ uuid }) => uuid))
}

async function bringMemories(work: Work): Promise<void> {
  for (const memory of work.rest.memories) {
    try {
      await bringMemory(work, memory)
    } catch (reason) {
      const why = reasonOf(reason)
      if (!(await isHere(work, memory))) work.failed({ name: memory.name, reason: why })
    }
    work.moved()
  }
}

/** Another device may have brought it meanwhile. */
async function isHere({ memorial, send }: Work, { from }: FormerMemory): Promise<boolean> {
  if (readUuid(from) === null) return false
  const body = { memories: [from], answers: [] }
  const { memories } = await send(() =>
    call(calls.findBrought, { params: { memorialUuid: memorial.uuid }, body }),
  )
  return memories.length > 0
}

/** Its files first: what of them can never come is left out, and said. */
async function bringMemory(work: Work, { name, body, files }: FormerMemory): Promise<void> {
  const { memorial, send, moved, failed } = work
  const photos: { id: string; caption: string; saidDate: string | null }[] = []
  const recordings: { id: string; transcript: string }[] = []
  for (const file of files) {
    const sent = await sendFile(work, file)
    if (typeof sent !== 'string') failed({ name, file: file.name, reason: sent.reason })
    else if (file.kind === 'brought-photo')
      photos.push({ id: sent, caption: file.caption, saidDate: file.saidDate })
    else recordings.push({ id: sent, transcript: file.transcript })
    moved()
  }
  const params = { memorialUuid: memorial.uuid }
  await send(() => call(calls.bringMemory, { params, body: { ...body, photos, recordings } }))
}

type Lost = Pick<Failure, 'reason'>

/** Its uuid here, or why it can never come. */
async function sendFile({ archive, memorial, signal, send }: Work, file: MemoryFile): Promise<string | Lost> {
  const blob = await openFile(archive, file.uuid)
  if (!blob) return { reason: { loss: 'damaged' } }
  const { kind, uuid, name } = file
  const upload = { kind, name, title: '', blob, memorialUuid: memorial.uuid, signal }
  const sendAs = async (clientId: string) =>
    (await send((further) => uploadInChunks({ ...upload, clientId }, further))).mediaUuid
  try {
    return await sendAs(uuid).catch((reason) => {
      // Its id stood on the former page: somebody else has sent a file under it. Its memory is known by its own.
      if (reason instanceof ApiError && reason.field === 'clientId') return sendAs(newId())
      throw reason
    })
  } catch (reason) {
    const isOfFile = reason instanceof ApiError && /^(PHOTO|VIDEO|FILM|VOICE)_/.test(reason.code ?? '')
    if (!isOfFile) throw reason
    return { reason: reason.message }
  }
}

async function openFile(archive: Archive, uuid: string): Promise<File | null> {
  try {
    return await archive.mediaFile(uuid)
  } catch (reason) {
    if (!(reason instanceof ArchiveRefused) || reason.problem === 'unreadable') throw reason
    return null
  }
}

async function bringOrder({ archive, memorial, send, moved, failed }: Work): Promise<void> {
  const params = { memorialUuid: memorial.uuid }
  try {
    const content = orderIn(archive, memorial)
    const { version } = await send(() => call(calls.getOrder, { params }))
    if (content) await send(() => call(calls.saveOrder, { params, body: { content, version } }))
  } catch (reason) {
    failed({ name: '', reason: reasonOf(reason) })
  }
  moved()
}

async function bringThanks({ memorial, rest, send, moved, failed }: Work): Promise<void> {
  const params = { memorialUuid: memorial.uuid }
  for (const { name, body, isThanked } of rest.thanks) {
    try {
      const { line } = await send(() => call(calls.addThanks, { params, body }))
      const marked = { params: { ...params, lineUuid: line.uuid }, body: { thanked: true } }
      if (isThanked) await send(() => call(calls.markThanked, marked))
    } catch (reason) {
      // Somebody removed it here.
      if (!(reason instanceof ApiError && reason.code === 'THANKS_NOT_FOUND'))
        failed({ name, reason: reasonOf(reason) })
    }
    moved()
  }
}
