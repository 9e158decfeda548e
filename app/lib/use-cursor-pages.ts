import { useEffect, useRef, useState } from 'react'

/** One page of a list, and where the next one begins. */
interface ListPage<Item> {
  items: Item[]
  next: string | null
}

/** Reads the page behind a cursor. Outside the component, so that it is the same every time. */
type ReadPage<Item> = (slug: string, after: string) => Promise<ListPage<Item>>

/** Reads pages from a cursor on: so many, or as many as there are. */
async function readPages<Item>(read: ReadPage<Item>, slug: string, from: string, count: number) {
  const pages: Item[][] = []
  let after: string | null = from
  for (let n = 0; n < count && after !== null; n++) {
    const page: ListPage<Item> = await read(slug, after)
    pages.push(page.items)
    after = page.next
  }
  return { pages, next: after }
}

/**
 * A list of a public page behind what its HTML shows.
 *
 * @param first where that ends; when the page was brought up to date, what was read here is read again from there
 * @param lead what in the newest page takes the focus, as a selector: the reader goes on where it begins
 */
export function useCursorPages<Item>(slug: string, first: string, read: ReadPage<Item>, lead: string) {
  const [state, setState] = useState<{ pages: Item[][]; next: string | null }>({ pages: [], next: first })
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const added = useRef<HTMLElement>(null)
  const from = useRef(first)
  const count = state.pages.length

  useEffect(() => {
    if (from.current === first) return
    from.current = first
    if (count === 0) return setState({ pages: [], next: first })
    readPages(read, slug, first, count).then(setState, () => setFailed(true))
  }, [slug, first, count, read])

  async function more(): Promise<void> {
    if (state.next === null) return
    setFailed(false)
    setBusy(true)
    try {
      const { pages, next } = await readPages(read, slug, state.next, 1)
      isAsked.current = true
      setState((before) => ({ pages: [...before.pages, ...pages], next }))
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }

  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAsked.current || state.pages.length === 0) return
    isAsked.current = false
    // The button may be gone now.
    added.current?.querySelector<HTMLElement>(lead)?.focus({ preventScroll: true })
  }, [state.pages, lead])

  // Somebody asked, or what shows this would not be here.
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void more()
  })

  return {
    pages: state.pages,
    next: state.next,
    failed,
    busy,
    /** The newest page. */
    added,
    more,
  }
}
