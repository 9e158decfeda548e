import { useState } from 'react'
import { call } from '#app/lib/api.ts'
import type { AnsweredEvent } from '#contract/events.ts'
import type { Memorial } from '#contract/memorials.ts'
import {
  approveRsvp,
  blockAnswerer,
  type HostRsvp,
  type RsvpCounts,
  removeRsvp,
  restoreRsvp,
} from '#contract/rsvps.ts'
import { recounted } from './part-answers.ts'
import { rsvpCountKeys } from './rsvp-count-keys.ts'

export interface RsvpRemoval {
  /** Answers removed here; they keep their place, where Undo is shown. */
  removed: HostRsvp[]
  isRemoved(id: string): boolean
  /** Whether it was removed and its sender blocked. */
  isBlocked(id: string): boolean
  /** Whether a proved person with its address has an answer that still stands. */
  isBesideProven(rsvp: HostRsvp): boolean
  /** The counts, corrected by what was removed and approved since the memorial was loaded. */
  counts: RsvpCounts
  /** The parts of the day, their counts corrected in the same way. */
  programme: AnsweredEvent[]
  /** Each of these rejects with `ApiError`, and then nothing has changed. */
  remove(rsvp: HostRsvp): Promise<void>
  /** Approves a pending answer, which counts from now on. */
  approve(rsvp: HostRsvp): Promise<HostRsvp>
  block(rsvp: HostRsvp): Promise<void>
  restore(rsvp: HostRsvp): Promise<HostRsvp>
}

interface Removed {
  rsvp: HostRsvp
  isBlocked: boolean
  /** The counts that still include it. */
  countedIn: RsvpCounts
}

/** The answers that a host removed on this page, and the calls to approve, remove, block and restore answers. */
export function useRsvpRemoval({ uuid: memorialUuid, rsvpCounts, programme }: Memorial): RsvpRemoval {
  const [gone, setGone] = useState<readonly Removed[]>([])
  const [letIn, setLetIn] = useState<readonly Omit<Removed, 'isBlocked'>[]>([])
  const sinceRead = <One extends { countedIn: RsvpCounts }>(all: readonly One[]) =>
    all.filter(({ countedIn }) => countedIn === rsvpCounts)
  const find = (id: string) => gone.find(({ rsvp }) => rsvp.id === id)
  const paramsOf = ({ id }: HostRsvp) => ({ memorialUuid, rsvpId: id })
  const note = (rsvp: HostRsvp, isBlocked: boolean) =>
    setGone((now) => [...now, { rsvp, isBlocked, countedIn: rsvpCounts }])

  return {
    removed: gone.map(({ rsvp }) => rsvp),
    isRemoved: (id) => find(id) !== undefined,
    isBesideProven: ({ besideProven, email }) =>
      besideProven &&
      !gone.some(
        ({ rsvp }) => rsvp.proven && rsvp.email !== null && rsvp.email.toLowerCase() === email?.toLowerCase(),
      ),
    isBlocked: (id) => find(id)?.isBlocked ?? false,
    counts: sinceRead(gone).reduce(
      (counts, { rsvp }) => changed(counts, rsvp, -1),
      sinceRead(letIn).reduce(
        (counts, { rsvp }) => changed(changed(counts, { ...rsvp, awaitsLook: true }, -1), rsvp, 1),
        rsvpCounts,
      ),
    ),
    programme: sinceRead(gone).reduce(
      (parts, { rsvp }) => recounted(parts, rsvp, memorialUuid, -1),
      sinceRead(letIn).reduce((parts, { rsvp }) => recounted(parts, rsvp, memorialUuid, 1), programme),
    ),
    async remove(rsvp) {
      await call(removeRsvp, { params: paramsOf(rsvp) })
      note(rsvp, false)
    },
    async block(rsvp) {
      await call(blockAnswerer, { params: paramsOf(rsvp) })
      note(rsvp, true)
    },
    async approve(rsvp) {
      const { rsvp: approved } = await call(approveRsvp, { params: paramsOf(rsvp) })
      setLetIn((now) => [...now, { rsvp: approved, countedIn: rsvpCounts }])
      return approved
    },
    async restore(rsvp) {
      const restored = await call(restoreRsvp, { params: paramsOf(rsvp) })
      setGone((now) => now.filter((one) => one.rsvp.id !== rsvp.id))
      return restored.rsvp
    },
  }
}

/** @param by 1 adds the answer to the counts, -1 takes it out */
function changed(counts: RsvpCounts, { status, guests, awaitsLook }: HostRsvp, by: 1 | -1): RsvpCounts {
  if (awaitsLook) return { ...counts, waiting: counts.waiting + by }
  const name = rsvpCountKeys[status]
  const coming = status === 'ATTENDING' ? guests : 0
  return { ...counts, [name]: counts[name] + by, guests: counts.guests + by * coming }
}
