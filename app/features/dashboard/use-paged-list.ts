import { useCallback, useEffect, useRef, useState } from 'react'
import { responses } from '#contract/limits.ts'
import {
  type Change,
  firstPage,
  hasMore,
  type Listed,
  type Pages,
  refreshed,
  withChanges,
  withPage,
} from './paging.ts'

interface Page<Item> {
  items: Item[]
  next: string | null
}

interface Source<Item> {
  /** What the memorial brought along; another list is a fresh look at it. */
  newest: Item[]
  total: number
  /** When that was asked for (`performance.now()`): what is done here later stands in no list that was asked for before. */
  askedAt: number
  /** Asks for the page behind `after`; without it for the newest. */
  ask: (after?: string) => Promise<Page<Item>>
  dateOf: (item: Item) => string
  /** Whether a failure was dealt with elsewhere, e.g. by leading to the login. */
  redirectOnAuthError: (reason: unknown) => boolean
}

export interface PagedList<Item> {
  items: Item[]
  total: number
  hasMore: boolean
  /** Why the last page did not come. */
  error: unknown
  /** Asks for more; gives the id of the first item that was not there before. */
  more(): Promise<string | null>
  put(item: Item): void
  drop(id: string): void
}

/** A list that grows by pages of 25 and survives fresh looks at its head. */
export function usePagedList<Item extends Listed>(source: Source<Item>): PagedList<Item> {
  const { newest, total, askedAt, ask, dateOf, redirectOnAuthError } = source
  const [pages, setPages] = useState(() => firstPage(newest, total))
  const [error, setError] = useState<unknown>(null)
  const seen = useRef(newest)
  // What is shown may change while a page is on its way.
  const latest = useRef(pages)
  const changes = useRef<(Change<Item> & { at: number })[]>([])

  const set = useCallback((change: (pages: Pages<Item>) => Pages<Item>) => {
    latest.current = change(latest.current)
    setPages(latest.current)
  }, [])

  const change = (one: Change<Item>) => {
    changes.current.push({ ...one, at: performance.now() })
    set((now) => withChanges(now, [one], dateOf))
  }
  const changesSince = useCallback((at: number) => changes.current.filter((one) => one.at >= at), [])

  useEffect(() => {
    if (seen.current === newest) return
    seen.current = newest
    set((now) => withChanges(refreshed(now, newest, total), changesSince(askedAt), dateOf))
  }, [newest, total, askedAt, dateOf, set, changesSince])

  const more = useCallback(async () => {
    setError(null)
    const known = new Set(latest.current.items.map(({ id }) => id))
    try {
      for (;;) {
        const begun = performance.now()
        const { items, next } = await ask(latest.current.next ?? undefined)
        set((now) => withChanges(withPage(now, items, next), changesSince(begun), dateOf))
        const added = latest.current.items.find(({ id }) => !known.has(id))
        // The first page may hold nothing but what was here already.
        if (added || next === null) return added?.id ?? null
      }
    } catch (reason) {
      if (!redirectOnAuthError(reason)) setError(reason)
      return null
    }
  }, [ask, dateOf, redirectOnAuthError, set, changesSince])

  // Of a part of the list, such as one answer, few may be among the newest of all.
  const isShort = pages.next === undefined && pages.items.length < Math.min(responses.page, pages.total)
  useEffect(() => {
    if (isShort) void more()
  }, [isShort, more])

  return {
    items: pages.items,
    total: pages.total,
    hasMore: hasMore(pages),
    error,
    more,
    put: (item) => change({ id: item.id, item }),
    drop: (id) => change({ id, item: null }),
  }
}
