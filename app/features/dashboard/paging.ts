/**
 * A list of which the newest items are loaded. `next` is the cursor of the page after them, null if all are loaded, and
 * undefined until a page is requested (the memorial comes with its newest items, but no cursor).
 */
export interface Pages<Item> {
  items: Item[]
  next: string | null | undefined
  /** The number of items, loaded or not. */
  total: number
}

export interface Listed {
  id: string
}

export const firstPage = <Item>(newest: Item[], total: number): Pages<Item> => ({
  items: newest,
  next: newest.length < total ? undefined : null,
  total,
})

export const hasMore = ({ items, next, total }: Pages<unknown>): boolean =>
  next !== null && items.length < total

/** Adds a page. The first page that is requested may hold items that came in meanwhile, so it goes first. */
export function withPage<Item extends Listed>(
  pages: Pages<Item>,
  page: Item[],
  next: string | null,
): Pages<Item> {
  const { items, total } = pages
  const joined =
    pages.next === undefined ? [...page, ...without(items, page)] : [...items, ...without(page, items)]
  return { items: joined, next, total: next === null ? joined.length : Math.max(total, joined.length) }
}

/** Updates the newest items: older items that were loaded stay, items that no longer exist are dropped. */
export function refreshed<Item extends Listed>(
  pages: Pages<Item>,
  newest: Item[],
  total: number,
): Pages<Item> {
  const last = newest.at(-1)
  if (!last) return total === 0 ? firstPage(newest, total) : { ...pages, total }
  const at = pages.items.findIndex(({ id }) => id === last.id)
  const older = at < 0 || newest.length >= total ? [] : pages.items.slice(at + 1)
  if (older.length === 0) return firstPage(newest, total)
  return { items: [...newest, ...older], next: pages.next, total }
}

/** Replaces one item, or inserts it at its date. */
export function withItem<Item extends Listed>(
  pages: Pages<Item>,
  item: Item,
  dateOf: (item: Item) => string,
): Pages<Item> {
  const { items, total } = pages
  if (items.some(({ id }) => id === item.id))
    return { ...pages, items: items.map((one) => (one.id === item.id ? item : one)) }
  return { ...pages, items: newestFirst([...items, item], dateOf), total: total + 1 }
}

export function withoutItem<Item extends Listed>(pages: Pages<Item>, id: string): Pages<Item> {
  const items = pages.items.filter((one) => one.id !== id)
  return { ...pages, items, total: pages.total - (pages.items.length - items.length) }
}

/** What was done here to one item: as it is now, or gone. */
export interface Change<Item> {
  id: string
  item: Item | null
}

/** With what was done here since a list was asked for, which therefore cannot know it. */
export const withChanges = <Item extends Listed>(
  pages: Pages<Item>,
  changes: readonly Change<Item>[],
  dateOf: (item: Item) => string,
): Pages<Item> =>
  changes.reduce(
    (now, { id, item }) => (item === null ? withoutItem(now, id) : withItem(now, item, dateOf)),
    pages,
  )

/** Items of the same time keep their order. Dates are ISO texts. */
export const newestFirst = <Item>(items: Item[], dateOf: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => Date.parse(dateOf(other)) - Date.parse(dateOf(one)))

function without<Item extends Listed>(items: Item[], others: Item[]): Item[] {
  const known = new Set(others.map(({ id }) => id))
  return items.filter(({ id }) => !known.has(id))
}
