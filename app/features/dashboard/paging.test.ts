import { describe, expect, it } from 'vitest'
import {
  firstPage,
  hasMore,
  type Pages,
  refreshed,
  withChanges,
  withItem,
  withoutItem,
  withPage,
} from './paging.ts'

interface Item {
  id: string
  date: string
  words?: string
}

/** `list(5, 1)` has the items 5, 4, 3, 2, 1; each is dated one day later than the next. */
const list = (newest: number, oldest: number): Item[] =>
  Array.from({ length: newest - oldest + 1 }, (_, n) => anItem(newest - n))
const anItem = (n: number): Item => ({
  id: String(n),
  date: `2026-01-${String(n).padStart(2, '0')}T00:00:00Z`,
})
const ids = (pages: Pages<Item>) => pages.items.map(({ id }) => Number(id))
const dateOf = ({ date }: Item) => date

describe('a list of which the newest items are loaded', () => {
  it('knows whether there are more items', () => {
    expect(hasMore(firstPage(list(3, 1), 3))).toBe(false)
    expect(hasMore(firstPage(list(9, 7), 9))).toBe(true)
    expect(hasMore({ ...firstPage(list(9, 7), 9), next: null })).toBe(false)
  })

  it('the first requested page refreshes the newest items', () => {
    const pages = withPage(firstPage(list(8, 6), 8), list(10, 6), 'after 6')
    expect(ids(pages)).toEqual([10, 9, 8, 7, 6])
    expect(pages.next).toBe('after 6')
  })

  it('later pages are appended, without duplicates', () => {
    const first = withPage(firstPage(list(9, 7), 9), list(9, 6), 'after 6')
    const second = withPage(first, list(6, 1), null)
    expect(ids(second)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(hasMore(second)).toBe(false)
  })
})

describe('loading the newest items again', () => {
  const loaded = withPage(withPage(firstPage(list(9, 7), 9), list(9, 7), 'after 7'), list(6, 4), 'after 4')

  it('puts new items on top and keeps the pages that were loaded', () => {
    const pages = refreshed(loaded, list(10, 8), 10)
    expect(ids(pages)).toEqual([10, 9, 8, 7, 6, 5, 4])
    expect(pages).toMatchObject({ next: 'after 4', total: 10 })
  })

  it('drops items that were removed elsewhere', () => {
    const pages = refreshed(loaded, [anItem(9), anItem(7), anItem(6)], 8)
    expect(ids(pages)).toEqual([9, 7, 6, 5, 4])
  })

  it('starts over if the new items do not reach those that were loaded', () => {
    const pages = refreshed(loaded, list(30, 28), 30)
    expect(ids(pages)).toEqual([30, 29, 28])
    expect(pages.next).toBeUndefined()
  })

  it('empties the list when everything was removed', () => {
    expect(refreshed(loaded, [], 0)).toEqual({ items: [], next: null, total: 0 })
  })
})

describe('changing one item', () => {
  const pages = firstPage(list(9, 7), 12)

  it('keeps its place', () => {
    const changed = withItem(pages, { ...anItem(8), words: 'hidden' }, dateOf)
    expect(ids(changed)).toEqual([9, 8, 7])
    expect(changed.items[1]).toMatchObject({ words: 'hidden' })
    expect(changed.total).toBe(12)
  })

  it('an item that is removed and restored has the same place again', () => {
    const gone = withoutItem(pages, '8')
    expect([ids(gone), gone.total]).toEqual([[9, 7], 11])
    const back = withItem(gone, anItem(8), dateOf)
    expect([ids(back), back.total]).toEqual([[9, 8, 7], 12])
  })

  it('removing an item that is not in the list changes nothing', () => {
    expect(withoutItem(pages, '99')).toEqual(pages)
  })
})

it('keeps what was done here while an older list was under way', () => {
  const changed = { ...anItem(3), words: 'approved' }
  const changes = [
    { id: '3', item: changed },
    { id: '2', item: null },
  ]
  const older = refreshed(firstPage(list(3, 1), 3), list(4, 1), 4)
  const pages = withChanges(older, changes, dateOf)
  expect(ids(pages)).toEqual([4, 3, 1])
  expect(pages.items[1]).toBe(changed)
  expect(pages.total).toBe(3)
  expect(withChanges(pages, [], dateOf)).toBe(pages)
})
