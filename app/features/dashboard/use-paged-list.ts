import { useCallback, useEffect, useRef, useState } from 'react'
import { useAction } from '#app/lib/use-action.ts'
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
  /** The newest items, loaded with the memorial; a new array replaces them. */
  newest: Item[]
  total: number
  /** When that was asked for (`performance.now()`): what is done here later stands in no list that was asked for before. */
  askedAt: number
  /** Requests the page after the cursor `after`; without it the first page. */
  ask: (after?: string) => Promise<Page<Item>>
  dateOf: (item: Item) => string
}

export interface PagedList<Item> {
  items: Item[]
  total: number
  hasMore: boolean
  /** Why the last page could not be loaded, in words. */
  error: string | null
  /** Loads the next page; returns the id of the first item that is new. */
  more(): Promise<string | null>
  put(item: Item): void
  drop(id: string): void
}

/** A list that is loaded in pages of 25 and keeps them when its newest items are loaded again. */
export function usePagedList<Item extends Listed>(source: Source<Item>): PagedList<Item> {
  const { newest, total, askedAt, ask, dateOf } = source
  const [pages, setPages] = useState(() => firstPage(newest, total))
  const { error, attempt } = useAction()
  const seen = useRef(newest)
  // The list may change while a page is loading.
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
    const known = new Set(latest.current.items.map(({ id }) => id))
    const findNew = () => latest.current.items.find(({ id }) => !known.has(id))
    await attempt(async () => {
      // The first page may hold only items that are already loaded.
      while (!findNew() && latest.current.next !== null) {
        const begun = performance.now()
        const { items, next } = await ask(latest.current.next ?? undefined)
        set((now) => withChanges(withPage(now, items, next), changesSince(begun), dateOf))
      }
    })
    return findNew()?.id ?? null
  }, [ask, dateOf, set, changesSince, attempt])

  // If the list is filtered, e.g. by status, the newest of all items may hold only a few of it.
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
