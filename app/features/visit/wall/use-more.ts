import { useEffect, useRef, useState } from 'react'
import { addressOf } from '#app/lib/address-of.ts'
import { call } from '#app/lib/api.ts'
import type { PublicContribution } from '#contract/contributions.ts'
import type { listPublicContributions } from '#contract/visitors.ts'

const list = addressOf<typeof listPublicContributions>({
  method: 'GET',
  path: '/public/memorial/:slug/contributions',
})

type Pages = PublicContribution[][]

/** Reads pages of the wall from a cursor on: so many, or as many as there are. */
async function read(
  slug: string,
  from: string,
  count: number,
): Promise<{ pages: Pages; next: string | null }> {
  const pages: Pages = []
  let after: string | null = from
  for (let n = 0; n < count && after !== null; n++) {
    const page: { contributions: PublicContribution[]; next: string | null } = await call(list, {
      params: { slug },
      query: { after },
    })
    pages.push(page.contributions)
    after = page.next
  }
  return { pages, next: after }
}

/**
 * The wall behind what the page shows.
 *
 * @param first where that ends; when the page was brought up to date, what was read here is read again from there
 */
export function useMore(slug: string, first: string) {
  const [state, setState] = useState<{ pages: Pages; next: string | null }>({ pages: [], next: first })
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const added = useRef<HTMLDivElement>(null)
  const from = useRef(first)
  const count = state.pages.length

  useEffect(() => {
    if (from.current === first) return
    from.current = first
    if (count === 0) return setState({ pages: [], next: first })
    read(slug, first, count).then(setState, () => setFailed(true))
  }, [slug, first, count])

  return {
    pages: state.pages,
    isLast: state.next === null,
    failed,
    busy,
    /** The newest page, to lead the focus to. */
    added,
    async more(): Promise<void> {
      if (state.next === null) return
      setFailed(false)
      setBusy(true)
      try {
        const { pages, next } = await read(slug, state.next, 1)
        setState((before) => ({ pages: [...before.pages, ...pages], next }))
        // The button may be gone now, and the reader goes on where the new ones begin.
        requestAnimationFrame(() => added.current?.querySelector('article')?.focus({ preventScroll: true }))
      } catch {
        setFailed(true)
      }
      setBusy(false)
    },
  }
}
