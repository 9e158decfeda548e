import { createHash } from 'node:crypto'
import { cspWithHashes } from './csp.ts'

/**
 * Makes a rendered page cacheable: replaces its nonce by the hashes of exactly the scripts and styles that had it, so
 * that body and policy match as long as the page is cached.
 *
 * A regular expression finds them. Nobody but the renderer knows the nonce, so nothing that people wrote can look like
 * an element with it, and between its tags is what a browser takes as the script: everything up to the first `</script>`.
 * A parser, which reads whole pages, would find the same (docs/decisions/0003).
 *
 * @param added scripts that the page adds to itself
 */
export function sealPage(
  html: string,
  nonce: string,
  added: readonly string[] = [],
): { body: Buffer; csp: string } {
  const hashes = { script: new Set(added.map(hashOf)), style: new Set<string>() }
  const body = html
    .replaceAll(
      inlineWith(nonce),
      (_, element: 'script' | 'style', before: string, after: string, code: string) => {
        if (code) hashes[element].add(hashOf(code))
        return `<${element}${before}${after}>${code}</${element}>`
      },
    )
    .replaceAll(` nonce="${nonce}"`, '')
  return { body: Buffer.from(body), csp: cspWithHashes([...hashes.script], [...hashes.style]) }
}

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

const inlineWith = (nonce: string) =>
  new RegExp(
    `<(script|style)([^>]*?) nonce="${nonce.replaceAll(/[+/=]/g, '\\$&')}"([^>]*)>([\\s\\S]*?)</\\1>`,
    'g',
  )
