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
  thankContributor,
} from '#contract/contributions.ts'
import { newestFirst } from './paging.ts'
import { type PagedList, usePagedList } from './use-paged-list.ts'

export interface Contributions {
  pages: PagedList<HostContribution>
  /** What is listed: those that were removed here keep their place, so that Undo stands in it. */
  items: HostContribution[]
  isRemoved(id: string): boolean
  /** Removed, and whoever added it shut out. */
  isBlocked(id: string): boolean
  /** Each rejects with `ApiError`, and nothing is changed then. */
  hide(one: HostContribution, hidden: boolean): Promise<void>
  /** Shows those that wait, or lets them wait again. What is gone meanwhile leaves the list. */
  approve(some: readonly HostContribution[], approved: boolean): Promise<void>
  remove(one: HostContribution): Promise<void>
  /** Removes it, and shuts its account out. */
  block(one: HostContribution): Promise<void>
  restore(one: HostContribution): Promise<void>
  thank(one: HostContribution, message: string): Promise<void>
}

interface Source {
  memorialUuid: string
  newest: HostContribution[]
  total: number
  /** When those were asked for (`performance.now()`). */
  askedAt: number
  redirectOnAuthError: (reason: unknown) => boolean
  /** Told when one no longer waits, or waits again. */
  onHandled?: (id: string, isHandled: boolean) => void
}

/** What others added, and what a host may do with it. */
export function useContributions(source: Source): Contributions {
  const { memorialUuid, newest, total, askedAt, redirectOnAuthError, onHandled = () => undefined } = source
  const [removed, setRemoved] = useState<HostContribution[]>([])
  const [blocked, setBlocked] = useState<string[]>([])
  // What waited when it was first seen stays in front, so that nothing moves under the hand that approves it.
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

  return {
    pages,
    items: newestFirst([...pages.items.filter(({ id }) => !isRemoved(id)), ...removed], placeOf),
    isRemoved,
    isBlocked: (id) => blocked.includes(id),
    async hide(one, hidden) {
      const { contribution } = await call(hideContribution, { params: paramsOf(one), body: { hidden } })
      pages.put(contribution)
      onHandled(one.id, true)
    },
    async approve(some, approved) {
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
    },
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
      const { contribution } = await call(thankContributor, { params: paramsOf(one), body: { message } })
      pages.put(contribution)
    },
  }
}

/** All of them are gone meanwhile: they leave the list like any other that is. */
function noneIsLeft(reason: unknown): { contributions: HostContribution[] } {
  if (reason instanceof ApiError && reason.code === 'CONTRIBUTION_NOT_FOUND') return { contributions: [] }
  throw reason
}

/** A hundred years later, as the server orders them. */
function inFront(date: string): string {
  const place = new Date(date)
  place.setUTCFullYear(place.getUTCFullYear() + 100)
  return place.toISOString()
}
