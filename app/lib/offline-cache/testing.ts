/** A `CacheStorage` in memory for tests, with the members that are used here. */
export function cachesDouble() {
  const all = new Map<string, Map<string, Response>>()
  let trouble: Error | null = null

  const pathOf = (of: RequestInfo | URL) =>
    new URL(of instanceof Request ? of.url : String(of), 'http://localhost').pathname

  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: async (of: RequestInfo | URL) => entries.get(pathOf(of))?.clone(),
      put: async (of: RequestInfo | URL, response: Response) => {
        if (trouble) throw trouble
        if (response.type === 'error') throw new TypeError('Failed to fetch')
        entries.set(pathOf(of), response.clone())
      },
      delete: async (of: RequestInfo | URL) => entries.delete(pathOf(of)),
      keys: async () => [...entries.keys()].map((path) => new Request(`http://localhost${path}`)),
    }
  }

  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (of: RequestInfo | URL, options?: { cacheName?: string }) =>
      all
        .get(options?.cacheName ?? '')
        ?.get(pathOf(of))
        ?.clone(),
  }

  return {
    caches: caches as unknown as CacheStorage,
    /** The paths in a cache, sorted. */
    paths: (name: string): string[] => [...(all.get(name)?.keys() ?? [])].sort(),
    failPuts: (reason: Error) => {
      trouble = reason
    },
  }
}
