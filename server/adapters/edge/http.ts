import type { Edge } from '#server/ports/edge.ts'

const PATIENCE_MS = 5000

interface HttpPurge {
  /** Contains `{url}` for the page's whole address, encoded for a query, or `{path}`, unencoded. */
  url: string
  method: string
  /** Such as the key of a provider's API. */
  header: { name: string; value: string } | null
}

/** Varnish, Fastly, bunny.net and others that purge a page by one request. */
export function httpEdge({ url, method, header, publicUrl }: HttpPurge & { publicUrl: string }): Edge {
  async function purge(path: string) {
    const asked = url.replaceAll('{url}', encodeURIComponent(publicUrl + path)).replaceAll('{path}', path)
    const response = await fetch(asked, {
      method,
      ...(header && { headers: { [header.name]: header.value } }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.arrayBuffer()
    // Some answer 404 when the page was not cached.
    if (!response.ok && response.status !== 404) throw new Error(`The edge answered ${response.status}`)
  }
  return {
    async purge(paths) {
      await Promise.all(paths.map(purge))
    },
  }
}
