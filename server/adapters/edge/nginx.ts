import { languages } from '#contract/languages/index.ts'
import type { Edge } from '#server/ports/edge.ts'

const PATIENCE_MS = 3000

/** As docs/examples/nginx.conf keeps pages apart: by what their reader chose by hand, else prefers, and by encoding. */
const readers: Record<string, string>[] = [
  {},
  ...languages.flatMap((language) => [{ cookie: `language=${language}` }, { 'accept-language': language }]),
].flatMap((reader) => ['br', 'gzip'].map((encoding) => ({ ...reader, 'accept-encoding': encoding })))

/**
 * nginx as docs/examples/nginx.conf sets it up. It has no call that purges: it is asked for the page past its cache, and the
 * node answers with nothing, to be kept until a moment that is over (`http/edge.ts`). That takes the place of the page.
 *
 * @param addresses of every nginx, as this process reaches them: each has a cache of its own
 */
export function nginxEdge({
  addresses,
  publicUrl,
}: {
  addresses: readonly string[]
  publicUrl: string
}): Edge {
  const { host } = new URL(publicUrl)
  async function ask(url: string, reader: Record<string, string>) {
    const response = await fetch(url, {
      headers: { ...reader, host, 'edge-purge': '1' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.arrayBuffer()
    if (response.headers.get('edge-purge') !== 'done')
      throw new Error(`${new URL(url).host} does not purge: it answered ${response.status}`)
  }
  return {
    async purge(paths) {
      const urls = addresses.flatMap((address) => paths.map((path) => address + path))
      await Promise.all(urls.flatMap((url) => readers.map((reader) => ask(url, reader))))
    },
  }
}
