import { useEffect, useRef, useState } from 'react'

/** One page of a list, and the cursor of the next one. */
interface ListPage<Item> {
  items: Item[]
  next: string | null
}

/** Reads the page after a cursor. Define it outside the component, so that it stays the same function. */
type ReadPage<Item> = (slug: string, after: string) => Promise<ListPage<Item>>

/** Reads up to `count` pages from a cursor on. */
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
 * The pages of a list on a public page that follow those in its HTML.
 *
 * @param first the cursor after the pages in the HTML; when it changes, the pages that were read here are read again
 * @param lead selector for the element in the newest page that takes the focus, so that the person continues there
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

  // Reads the first page at once: this component is shown only after somebody asked for more.
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
    /** For the element with the newest page. */
    added,
    more,
  }
}
