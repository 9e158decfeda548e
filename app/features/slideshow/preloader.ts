interface PreloaderOptions<Picture> {
  /** Resolves once the picture can be shown without delay; rejects when it cannot be loaded. */
  load(slide: number, signal: AbortSignal): Promise<Picture>
  /** Frees the memory of a picture. */
  drop(picture: Picture): void
  onReady(slide: number): void
  onBroken(slide: number): void
  onDropped(slide: number): void
}

/** The picture that is waited for and one more: three would slow down the next one. */
const CONCURRENCY = 2

interface Held<Picture> {
  picture?: Picture
  loading: AbortController | null
}

/**
 * Keeps the pictures of the few wanted slides only, loaded in the given order. One that failed is not retried as long
 * as it stays wanted.
 */
export function createPreloader<Picture>(options: PreloaderOptions<Picture>) {
  const { load, drop, onReady, onBroken, onDropped } = options
  const held = new Map<number, Held<Picture>>()
  let wanted: readonly number[] = []

  function want(slides: readonly number[]): void {
    wanted = slides
    for (const slide of [...held.keys()]) if (!slides.includes(slide)) release(slide)
    loadMore()
  }

  function release(slide: number): void {
    const { picture, loading } = held.get(slide) ?? {}
    held.delete(slide)
    loading?.abort()
    if (picture === undefined) return
    drop(picture)
    onDropped(slide)
  }

  function loadMore(): void {
    for (const slide of wanted) {
      if ([...held.values()].filter(({ loading }) => loading !== null).length >= CONCURRENCY) return
      if (!held.has(slide)) void begin(slide)
    }
  }

  async function begin(slide: number): Promise<void> {
    const loading = new AbortController()
    const entry: Held<Picture> = { loading }
    held.set(slide, entry)
    try {
      const picture = await load(slide, loading.signal)
      if (loading.signal.aborted) return drop(picture)
      entry.picture = picture
      entry.loading = null
      onReady(slide)
    } catch {
      if (loading.signal.aborted) return
      entry.loading = null
      onBroken(slide)
    }
    loadMore()
  }

  return {
    want,
    /** Undefined until it is loaded. */
    get: (slide: number): Picture | undefined => held.get(slide)?.picture,
    close: () => want([]),
  }
}
