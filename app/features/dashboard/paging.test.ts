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

/** `list(5, 1)`: five, four … one; each a day later than the one behind it. */
const list = (newest: number, oldest: number): Item[] =>
  Array.from({ length: newest - oldest + 1 }, (_, n) => anItem(newest - n))
const anItem = (n: number): Item => ({
  id: String(n),
  date: `2026-01-${String(n).padStart(2, '0')}T00:00:00Z`,
})
const ids = (pages: Pages<Item>) => pages.items.map(({ id }) => Number(id))
const dateOf = ({ date }: Item) => date

describe('a list whose newest are here', () => {
  it('knows whether there is more', () => {
    expect(hasMore(firstPage(list(3, 1), 3))).toBe(false)
    expect(hasMore(firstPage(list(9, 7), 9))).toBe(true)
    expect(hasMore({ ...firstPage(list(9, 7), 9), next: null })).toBe(false)
  })

  it('takes the page that was asked for first as a fresh look at the newest', () => {
    const pages = withPage(firstPage(list(8, 6), 8), list(10, 6), 'after 6')
    expect(ids(pages)).toEqual([10, 9, 8, 7, 6])
    expect(pages.next).toBe('after 6')
  })

  it('adds every further page behind, and nothing twice', () => {
    const first = withPage(firstPage(list(9, 7), 9), list(9, 6), 'after 6')
    const second = withPage(first, list(6, 1), null)
    expect(ids(second)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(hasMore(second)).toBe(false)
  })
})

describe('reading the newest again', () => {
  const loaded = withPage(withPage(firstPage(list(9, 7), 9), list(9, 7), 'after 7'), list(6, 4), 'after 4')

  it('puts new ones on top and keeps the pages that were loaded', () => {
    const pages = refreshed(loaded, list(10, 8), 10)
    expect(ids(pages)).toEqual([10, 9, 8, 7, 6, 5, 4])
    expect(pages).toMatchObject({ next: 'after 4', total: 10 })
  })

  it('lets go of those that were removed elsewhere', () => {
    const pages = refreshed(loaded, [anItem(9), anItem(7), anItem(6)], 8)
    expect(ids(pages)).toEqual([9, 7, 6, 5, 4])
  })

  it('starts over where it no longer meets what was loaded', () => {
    const pages = refreshed(loaded, list(30, 28), 30)
    expect(ids(pages)).toEqual([30, 29, 28])
    expect(pages.next).toBeUndefined()
  })

  it('is empty when everything is gone', () => {
    expect(refreshed(loaded, [], 0)).toEqual({ items: [], next: null, total: 0 })
  })
})

describe('one item', () => {
  const pages = firstPage(list(9, 7), 12)

  it('is changed in its place', () => {
    const changed = withItem(pages, { ...anItem(8), words: 'hidden' }, dateOf)
    expect(ids(changed)).toEqual([9, 8, 7])
    expect(changed.items[1]).toMatchObject({ words: 'hidden' })
    expect(changed.total).toBe(12)
  })

  it('leaves, and comes back where it was', () => {
    const gone = withoutItem(pages, '8')
    expect([ids(gone), gone.total]).toEqual([[9, 7], 11])
    const back = withItem(gone, anItem(8), dateOf)
    expect([ids(back), back.total]).toEqual([[9, 8, 7], 12])
  })

  it('that is not there leaves nothing changed', () => {
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
