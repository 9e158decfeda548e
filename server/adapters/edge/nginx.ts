import { languages } from '#languages/index.ts'
import type { Edge } from '#server/ports/edge.ts'

const PATIENCE_MS = 3000

/**
 * The variants of a page that docs/examples/nginx.conf caches: by the language chosen by hand or preferred, by how
 * English dates are written, and by encoding.
 */
const readers: Record<string, string>[] = [
  {},
  { 'accept-language': 'en-AU' },
  { cookie: 'language=en', 'accept-language': 'en-AU' },
  ...languages.flatMap((language) => [{ cookie: `language=${language}` }, { 'accept-language': language }]),
].flatMap((reader) => ['br', 'gzip'].map((encoding) => ({ ...reader, 'accept-encoding': encoding })))

/**
 * nginx with the configuration of docs/examples/nginx.conf. It has no purge call. Instead we request the page past its
 * cache, and the node answers with an empty, already expired response (`http/edge.ts`), which replaces the page.
 *
 * @param addresses of every nginx, as this process reaches them: each has its own cache
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
