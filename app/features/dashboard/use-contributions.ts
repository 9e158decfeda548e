import { useCallback, useState } from 'react'
import { call } from '#app/lib/api.ts'
import {
  type Contribution,
  hideContribution,
  listContributions,
  removeContribution,
  restoreContribution,
  thankContributor,
} from '#contract/contributions.ts'
import { newestFirst } from './paging.ts'
import { type PagedList, usePages } from './use-pages.ts'

export interface Contributions {
  pages: PagedList<Contribution>
  /** What is listed: those that were removed here keep their place, so that Undo stands in it. */
  items: Contribution[]
  isRemoved(id: string): boolean
  /** Each rejects with `ApiError`, and nothing is changed then. */
  hide(one: Contribution, hidden: boolean): Promise<void>
  remove(one: Contribution): Promise<void>
  restore(one: Contribution): Promise<void>
  thank(one: Contribution, message: string): Promise<void>
}

interface Source {
  memorialUuid: string
  newest: Contribution[]
  total: number
  ledAway: (reason: unknown) => boolean
}

/** What others added, and what a host may do with it. */
export function useContributions({ memorialUuid, newest, total, ledAway }: Source): Contributions {
  const [removed, setRemoved] = useState<Contribution[]>([])
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
  const pages = usePages({ newest, total, ask, dateOf, ledAway })
  const paramsOf = ({ id }: Contribution) => ({ memorialUuid, contributionId: id })
  const isRemoved = (id: string) => removed.some((one) => one.id === id)

  return {
    pages,
    items: newestFirst([...pages.items.filter(({ id }) => !isRemoved(id)), ...removed], dateOf),
    isRemoved,
    async hide(one, hidden) {
      const { contribution } = await call(hideContribution, { params: paramsOf(one), body: { hidden } })
      pages.put(contribution)
    },
    async remove(one) {
      await call(removeContribution, { params: paramsOf(one) })
      setRemoved((now) => [...now, one])
      pages.drop(one.id)
    },
    async restore(one) {
      const { contribution } = await call(restoreContribution, { params: paramsOf(one) })
      setRemoved((now) => now.filter(({ id }) => id !== one.id))
      pages.put(contribution)
    },
    async thank(one, message) {
      const { contribution } = await call(thankContributor, { params: paramsOf(one), body: { message } })
      pages.put(contribution)
    },
  }
}

const dateOf = ({ dateCreated }: Contribution) => dateCreated
