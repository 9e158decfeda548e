import { useState } from 'react'
import { call } from '#app/lib/api.ts'
import type { Memorial } from '#contract/memorials.ts'
import { blockAnswerer, type HostRsvp, type RsvpCounts, removeRsvp, restoreRsvp } from '#contract/rsvps.ts'
import { counted } from './counted.ts'

export interface RsvpRemoval {
  /** Removed here, and kept in their places, so that Undo stands there. */
  removed: HostRsvp[]
  isRemoved(id: string): boolean
  /** Removed, and whoever gave it shut out. */
  isBlocked(id: string): boolean
  /** Without what was removed since the memorial was read. */
  counts: RsvpCounts
  /** Each rejects with `ApiError`, and nothing is changed then. */
  remove(rsvp: HostRsvp): Promise<void>
  block(rsvp: HostRsvp): Promise<void>
  restore(rsvp: HostRsvp): Promise<HostRsvp>
}

interface Removed {
  rsvp: HostRsvp
  isBlocked: boolean
  /** The counts that still hold it. */
  countedIn: RsvpCounts
}

/** Which answers a host removed on this page, and the ways to remove one and bring it back. */
export function useRsvpRemoval({ uuid: memorialUuid, rsvpCounts }: Memorial): RsvpRemoval {
  const [gone, setGone] = useState<readonly Removed[]>([])
  const find = (id: string) => gone.find(({ rsvp }) => rsvp.id === id)
  const paramsOf = ({ id }: HostRsvp) => ({ memorialUuid, rsvpId: id })
  const note = (rsvp: HostRsvp, isBlocked: boolean) =>
    setGone((now) => [...now, { rsvp, isBlocked, countedIn: rsvpCounts }])

  return {
    removed: gone.map(({ rsvp }) => rsvp),
    isRemoved: (id) => find(id) !== undefined,
    isBlocked: (id) => find(id)?.isBlocked ?? false,
    counts: gone
      .filter(({ countedIn }) => countedIn === rsvpCounts)
      .reduce((counts, { rsvp }) => without(counts, rsvp), rsvpCounts),
    async remove(rsvp) {
      await call(removeRsvp, { params: paramsOf(rsvp) })
      note(rsvp, false)
    },
    async block(rsvp) {
      await call(blockAnswerer, { params: paramsOf(rsvp) })
      note(rsvp, true)
    },
    async restore(rsvp) {
      const restored = await call(restoreRsvp, { params: paramsOf(rsvp) })
      setGone((now) => now.filter((one) => one.rsvp.id !== rsvp.id))
      return restored.rsvp
    },
  }
}

function without(counts: RsvpCounts, { status, guests }: HostRsvp): RsvpCounts {
  const name = counted[status]
  const coming = status === 'ATTENDING' ? guests : 0
  return { ...counts, [name]: counts[name] - 1, guests: counts.guests - coming }
}
