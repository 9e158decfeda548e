import { call } from '#app/lib/api.ts'
import type { Archive } from '#app/lib/archive/open-archive.ts'
import { readUuid } from '#app/lib/uuid.ts'
import type { HostEvent } from '#contract/events.ts'
import { brought as limits } from '#contract/host-limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import { answersIn, type FormerAnswer } from './answers.ts'
import { findBrought, getOrder, getProgramme, listThanks } from './calls.ts'
import { orderIn, programmeIn } from './day.ts'
import { type FormerMemory, memoriesIn } from './memories.ts'
import { type FormerThanks, thanksIn } from './thanks.ts'

export const groups = ['memories', 'answers', 'programme', 'order', 'thanks'] as const
export type Group = (typeof groups)[number]

/** What an archive has of a group, and how much of it is here already. OWN: the memorial has one that its hosts made here. */
export interface Count {
  total: number
  here: number
  isOwn: boolean
}

/** What an archive holds besides what a draft of a memorial has, without what is here. */
export interface Rest {
  counts: Record<Group, Count>
  memories: FormerMemory[]
  answers: FormerAnswer[]
  thanks: FormerThanks[]
}

/** Compares an archive with what is here. Rejects with `ApiError`. */
export async function lookFor(archive: Archive, memorial: Memorial, signal?: AbortSignal): Promise<Rest> {
  const params = { memorialUuid: memorial.uuid }
  const aborted = signal ? { signal } : {}
  const [memories, answers, thanks] = [
    memoriesIn(archive),
    answersIn(archive),
    thanksIn(archive, memorial.uuid),
  ]
  const here = await findHere(memorial.uuid, memories, answers, signal)
  const thanked = thanks.length > 0 ? await readThanked(memorial.uuid, signal) : new Set<string>()
  const { events } = await call(getProgramme, { params, ...aborted })
  const hasOrder = orderIn(archive, memorial) !== null
  const { version } = hasOrder ? await call(getOrder, { params, ...aborted }) : { version: 0 }
  const count = (total: number, left: number): Count => ({ total, here: total - left, isOwn: false })
  const rest = {
    memories: memories.filter(({ from }) => !here.has(from)),
    answers: answers.filter(({ from }) => !here.has(from)),
    thanks: thanks.filter(({ id }) => !thanked.has(id)),
  }
  return {
    ...rest,
    counts: {
      memories: count(memories.length, rest.memories.length),
      answers: count(answers.length, rest.answers.length),
      thanks: count(thanks.length, rest.thanks.length),
      programme: programmeCount(archive, memorial, events),
      order: { total: Number(hasOrder), here: 0, isOwn: version > 0 },
    },
  }
}

/** Ids of an archive, in small letters as the server says them. */
async function findHere(
  memorialUuid: string,
  memories: readonly FormerMemory[],
  answers: readonly FormerAnswer[],
  signal?: AbortSignal,
): Promise<Set<string>> {
  const here = new Set<string>()
  const most = limits.askedMax
  for (let at = 0; at === 0 || at < Math.max(memories.length, answers.length); at += most) {
    // What is no id is nowhere; asked for with others, it would keep all of them out.
    const some = (all: readonly { from: string }[]) =>
      all
        .slice(at, at + most)
        .map(({ from }) => from)
        .filter((from) => readUuid(from) !== null)
    const body = { memories: some(memories), answers: some(answers) }
    const found = await call(findBrought, { params: { memorialUuid }, body, ...(signal && { signal }) })
    for (const id of [...found.memories, ...found.answers]) here.add(id)
  }
  return here
}

/** Ids of what hosts wrote down here. */
async function readThanked(memorialUuid: string, signal?: AbortSignal): Promise<Set<string>> {
  const here = new Set<string>()
  let after: string | null = null
  do {
    const query: { after?: string } = after === null ? {} : { after }
    const page = await call(listThanks, { params: { memorialUuid }, query, ...(signal && { signal }) })
    for (const { uuid } of page.lines) here.add(uuid)
    after = page.next
  } while (after !== null)
  return here
}

function programmeCount(archive: Archive, memorial: Memorial, events: readonly HostEvent[]): Count {
  const parts = programmeIn(archive, memorial, events[0])
  // A day and a place alone are the draft's.
  const total = parts.length === 1 && isAsCreated(parts, memorial.uuid) ? 0 : parts.length
  const known = new Set(events.map(({ uuid }) => uuid))
  const others = parts.filter(({ uuid }) => uuid !== memorial.uuid)
  const isHere = !isAsCreated(events, memorial.uuid) && others.every(({ uuid }) => known.has(String(uuid)))
  if (total > 0 && isHere && others.length > 0) return { total, here: total, isOwn: false }
  return { total, here: 0, isOwn: !isAsCreated(events, memorial.uuid) }
}

/** Nobody has made a programme: the memorial has a day and a place, and no more. */
function isAsCreated(events: readonly object[], memorialUuid: string): boolean {
  const [first, ...others] = events as readonly Partial<HostEvent>[]
  if (!first) return true
  if (others.length > 0 || first.uuid !== memorialUuid || first.kind !== 'SERVICE') return false
  const { title, begins, endDate, streamUrl, recordingUrl, asksFood, asksAccess, isNotStreamed } = first
  return ![title, begins, endDate, streamUrl, recordingUrl, asksFood, asksAccess, isNotStreamed].some(Boolean)
}
