import { useCallback, useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import {
  approveContributions,
  blockContributor,
  type HostContribution,
  hideContribution,
  listContributions,
  removeContribution,
  restoreContribution,
  typeOffContribution,
  writeRecordingTranscript,
} from '#contract/contributions.ts'
import { dateMedia, type Media, updateMedia } from '#contract/media.ts'
import type { PhotoDate } from '#contract/photo-date.ts'
import { sendThanks } from '#contract/thanks.ts'
import { newestFirst } from './paging.ts'
import { usePagedList } from './use-paged-list.ts'

/** Who wrote a memory on paper, and what it says. */
export interface Typed {
  contributorName: string
  message: string
}

interface Source {
  memorialUuid: string
  newest: HostContribution[]
  total: number
  /** When those were asked for (`performance.now()`). */
  askedAt: number
}

/**
 * The contributions to a memorial, and the host's actions on them. Each action rejects with `ApiError`, and then nothing
 * has changed; pending ones that no longer exist are dropped.
 */
export function useContributions(source: Source) {
  const { memorialUuid, newest, total, askedAt } = source
  const [removed, setRemoved] = useState<HostContribution[]>([])
  const [blocked, setBlocked] = useState<string[]>([])
  // Items that were pending when first seen stay at the front, so that the list does not move while the host approves.
  const waited = useRef(new Set<string>())
  const placeOf = useCallback(({ id, state, dateCreated }: HostContribution) => {
    if (state === 'PENDING') waited.current.add(id)
    return waited.current.has(id) ? inFront(dateCreated) : dateCreated
  }, [])
  const ask = useCallback(
    async (after?: string) => {
      const query = after === undefined ? {} : { after }
      const { contributions: items, next } = await call(listContributions, {
        params: { memorialUuid },
        query,
      })
      return { items, next }
    },
    [memorialUuid],
  )
  const pages = usePagedList({ newest, total, askedAt, ask, dateOf: placeOf })
  const paramsOf = ({ id }: HostContribution) => ({ memorialUuid, contributionId: id })
  const isRemoved = (id: string) => removed.some((one) => one.id === id)
  const isPending = (id: string) => pages.items.some((one) => one.id === id && one.state === 'PENDING')

  async function setHidden(one: HostContribution, hidden: boolean) {
    const { contribution } = await call(hideContribution, { params: paramsOf(one), body: { hidden } })
    pages.put(contribution)
  }

  async function setApproved(some: readonly HostContribution[], approved: boolean) {
    const contributionIds = some.map(({ id }) => id)
    const { contributions } = await call(approveContributions, {
      params: { memorialUuid },
      body: { contributionIds, approved },
    }).catch(noneIsLeft)
    for (const contribution of contributions) pages.put(contribution)
    for (const id of contributionIds) if (!contributions.some((one) => one.id === id)) pages.drop(id)
  }

  return {
    pages,
    /** The listed items. Those removed here keep their place, where Undo is shown. */
    items: newestFirst([...pages.items.filter(({ id }) => !isRemoved(id)), ...removed], placeOf),
    isRemoved,
    /** Whether it was removed and its contributor blocked. */
    isBlocked: (id: string) => blocked.includes(id),
    /** How many are pending by now of those that were when the newest were loaded. */
    countWaiting: (before: number) =>
      before - newest.filter(({ id, state }) => state === 'PENDING' && !isPending(id)).length,
    hide: (one: HostContribution) => setHidden(one, true),
    /** Shows one that is hidden or pending. */
    show: (one: HostContribution) => setHidden(one, false),
    /** The next pending ones take their places. */
    async approveTogether(some: readonly HostContribution[]) {
      for (const { id } of some) waited.current.delete(id)
      await setApproved(some, true)
      if (pages.hasMore) await pages.more()
    },
    returnToPending: (some: readonly HostContribution[]) => setApproved(some, false),
    async remove(one: HostContribution) {
      await call(removeContribution, { params: paramsOf(one) })
      setRemoved((now) => [...now, one])
      pages.drop(one.id)
    },
    /** Removes it and blocks its contributor. */
    async block(one: HostContribution) {
      await call(blockContributor, { params: paramsOf(one) })
      setBlocked((now) => [...now, one.id])
      setRemoved((now) => [...now, one])
      pages.drop(one.id)
    },
    async restore(one: HostContribution) {
      const { contribution } = await call(restoreContribution, { params: paramsOf(one) })
      setRemoved((now) => now.filter(({ id }) => id !== one.id))
      pages.put(contribution)
    },
    async thank(one: HostContribution, words: string) {
      const params = { memorialUuid, lineUuid: one.id }
      const { line } = await call(sendThanks, { params, body: { words } })
      pages.put({ ...one, dateThanked: line.dateThanked })
    },
    /** Writes what a memory on paper says; gives what somebody else wrote since `before`, and then nothing has changed. */
    async typeOff(one: HostContribution, typed: Typed, before: Typed): Promise<Typed | null> {
      const body = { ...typed, before }
      const { contribution, isWritten } = await call(typeOffContribution, { params: paramsOf(one), body })
      pages.put(contribution)
      if (isWritten) return null
      return { contributorName: contribution.contributorName ?? '', message: contribution.message }
    },
    /** Writes down what is said in one of its recordings, unless somebody changed it since `replaces`. */
    async writeDown(
      one: HostContribution,
      body: { recordingId: string; transcript: string; replaces: string },
    ) {
      const { contribution } = await call(writeRecordingTranscript, { params: paramsOf(one), body })
      pages.put(contribution)
    },
    /** Whether one of its films is heard in the slideshow. */
    async setSound(one: HostContribution, { uuid: mediaUuid, title }: Media, withSound: boolean) {
      const { media } = await call(updateMedia, { params: { mediaUuid }, body: { title, withSound } })
      const recordings = one.recordings?.map((own) => (own.uuid === mediaUuid ? { ...own, ...media } : own))
      pages.put({ ...one, ...(recordings && { recordings }) })
    },
    /** Says when some of its photos and films were taken; null: hosts say nothing. */
    async date(one: HostContribution, mediaUuids: readonly string[], date: PhotoDate | null) {
      const body = { mediaUuids: [...mediaUuids], date }
      const { media } = await call(dateMedia, { params: { memorialUuid }, body })
      const dated = (file: Media) => ({ ...file, ...media.find(({ uuid }) => uuid === file.uuid) })
      const { recordings } = one
      pages.put({
        ...one,
        media: one.media.map(dated),
        ...(recordings && { recordings: recordings.map(dated) }),
      })
    },
    /** What is said in one of its recordings by now; empty also where it is gone. */
    async readWords(one: HostContribution, recordingId: string): Promise<string> {
      // Restoring what is there changes nothing, and answers with it.
      const { contribution } = await call(restoreContribution, { params: paramsOf(one) })
      pages.put(contribution)
      return contribution.recordings?.find(({ uuid }) => uuid === recordingId)?.transcript ?? ''
    },
  }
}

export type Contributions = ReturnType<typeof useContributions>

/** None of them exist any more: they are dropped from the list, as a single missing one is. */
function noneIsLeft(reason: unknown): { contributions: HostContribution[] } {
  if (reason instanceof ApiError && reason.code === 'CONTRIBUTION_NOT_FOUND') return { contributions: [] }
  throw reason
}

/** Adds a hundred years, as the server does to order pending ones first. */
function inFront(date: string): string {
  const place = new Date(date)
  place.setUTCFullYear(place.getUTCFullYear() + 100)
  return place.toISOString()
}
