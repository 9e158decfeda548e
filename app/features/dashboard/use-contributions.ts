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
import { type Media, updateMedia } from '#contract/media.ts'
import { dateMedia } from '#contract/media-dates.ts'
import type { PhotoDate } from '#contract/photo-date.ts'
import { sendThanks } from '#contract/thanks.ts'
import { newestFirst } from './paging.ts'
import { type PagedList, usePagedList } from './use-paged-list.ts'

export interface Contributions {
  pages: PagedList<HostContribution>
  /** The listed items. Those removed here keep their place, where Undo is shown. */
  items: HostContribution[]
  isRemoved(id: string): boolean
  /** Whether it was removed and its contributor blocked. */
  isBlocked(id: string): boolean
  /** Each of these rejects with `ApiError`, and then nothing has changed. */
  hide(one: HostContribution): Promise<void>
  /** Shows one that is hidden or pending. */
  show(one: HostContribution): Promise<void>
  /** Approves pending ones. Those that no longer exist are dropped from the list. */
  approve(some: readonly HostContribution[]): Promise<void>
  /** Makes them pending again. Those that no longer exist are dropped from the list. */
  returnToPending(some: readonly HostContribution[]): Promise<void>
  remove(one: HostContribution): Promise<void>
  /** Removes it and blocks its contributor. */
  block(one: HostContribution): Promise<void>
  restore(one: HostContribution): Promise<void>
  thank(one: HostContribution, message: string): Promise<void>
  /** Writes what a memory on paper says; gives what somebody else wrote since `before`, and then nothing has changed. */
  typeOff(one: HostContribution, typed: Typed, before: Typed): Promise<Typed | null>
  /** Writes down what is said in one of its recordings, unless somebody changed it since `replaces`. */
  writeDown(
    one: HostContribution,
    words: { recordingId: string; transcript: string; replaces: string },
  ): Promise<void>
  /** Whether one of its films is heard in the slideshow. */
  setSound(one: HostContribution, recording: Media, withSound: boolean): Promise<void>
  /** Says when some of its photos and films were taken; null: hosts say nothing. */
  date(one: HostContribution, mediaUuids: readonly string[], date: PhotoDate | null): Promise<void>
  /** What is said in one of its recordings by now; empty also where it is gone. */
  readWords(one: HostContribution, recordingId: string): Promise<string>
}

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
  redirectOnAuthError: (reason: unknown) => boolean
  /** Called when a contribution is no longer pending, or is pending again. */
  onHandled?: (id: string, isHandled: boolean) => void
}

/** The contributions to a memorial, and the host's actions on them. */
export function useContributions(source: Source): Contributions {
  const { memorialUuid, newest, total, askedAt, redirectOnAuthError, onHandled = () => undefined } = source
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
  const pages = usePagedList({ newest, total, askedAt, ask, dateOf: placeOf, redirectOnAuthError })
  const paramsOf = ({ id }: HostContribution) => ({ memorialUuid, contributionId: id })
  const isRemoved = (id: string) => removed.some((one) => one.id === id)

  async function setHidden(one: HostContribution, hidden: boolean) {
    const { contribution } = await call(hideContribution, { params: paramsOf(one), body: { hidden } })
    pages.put(contribution)
    onHandled(one.id, true)
  }

  async function setApproved(some: readonly HostContribution[], approved: boolean) {
    const contributionIds = some.map(({ id }) => id)
    const { contributions } = await call(approveContributions, {
      params: { memorialUuid },
      body: { contributionIds, approved },
    }).catch(noneIsLeft)
    for (const contribution of contributions) {
      pages.put(contribution)
      onHandled(contribution.id, contribution.state !== 'PENDING')
    }
    for (const id of contributionIds) if (!contributions.some((one) => one.id === id)) pages.drop(id)
  }

  return {
    pages,
    items: newestFirst([...pages.items.filter(({ id }) => !isRemoved(id)), ...removed], placeOf),
    isRemoved,
    isBlocked: (id) => blocked.includes(id),
    hide: (one) => setHidden(one, true),
    show: (one) => setHidden(one, false),
    approve: (some) => setApproved(some, true),
    returnToPending: (some) => setApproved(some, false),
    async remove(one) {
      await call(removeContribution, { params: paramsOf(one) })
      onHandled(one.id, true)
      setRemoved((now) => [...now, one])
      pages.drop(one.id)
    },
    async block(one) {
      await call(blockContributor, { params: paramsOf(one) })
      onHandled(one.id, true)
      setBlocked((now) => [...now, one.id])
      setRemoved((now) => [...now, one])
      pages.drop(one.id)
    },
    async restore(one) {
      const { contribution } = await call(restoreContribution, { params: paramsOf(one) })
      setRemoved((now) => now.filter(({ id }) => id !== one.id))
      pages.put(contribution)
      onHandled(one.id, contribution.state !== 'PENDING')
    },
    async thank(one, message) {
      const params = { memorialUuid, lineUuid: one.id }
      const { line } = await call(sendThanks, { params, body: { words: message } })
      pages.put({ ...one, dateThanked: line.dateThanked })
    },
    async typeOff(one, typed, before) {
      const body = { ...typed, before }
      const { contribution, isWritten } = await call(typeOffContribution, { params: paramsOf(one), body })
      pages.put(contribution)
      if (isWritten) return null
      return { contributorName: contribution.contributorName ?? '', message: contribution.message }
    },
    async writeDown(one, body) {
      const { contribution } = await call(writeRecordingTranscript, { params: paramsOf(one), body })
      pages.put(contribution)
    },
    async setSound(one, { uuid: mediaUuid, title }, withSound) {
      const { media } = await call(updateMedia, { params: { mediaUuid }, body: { title, withSound } })
      const recordings = one.recordings?.map((own) => (own.uuid === mediaUuid ? { ...own, ...media } : own))
      pages.put({ ...one, ...(recordings && { recordings }) })
    },
    async date(one, mediaUuids, date) {
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
    async readWords(one, recordingId) {
      // Restoring what is there changes nothing, and answers with it.
      const { contribution } = await call(restoreContribution, { params: paramsOf(one) })
      pages.put(contribution)
      return contribution.recordings?.find(({ uuid }) => uuid === recordingId)?.transcript ?? ''
    },
  }
}

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
