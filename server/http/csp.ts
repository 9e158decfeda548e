import { createHash } from 'node:crypto'

/**
 * Only our own origin. WebAssembly for HEIC in a worker; blobs for photos and recordings that are still on the device;
 * no style attributes (styles set by script are allowed).
 */
const policy = (scripts: string, styles: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${scripts}`,
    "worker-src 'self'",
    `style-src 'self'${styles}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** For a page rendered for one response, with its nonce. */
export const cspWithNonce = (nonce: string) => policy(` 'nonce-${nonce}'`, ` 'nonce-${nonce}'`)

/**
 * For development: Vite and React Refresh add scripts and styles without a nonce to every page, and use a socket. Other
 * origins stay blocked, so that what would fail in production fails here too.
 */
export const cspForDevelopment = policy(" 'unsafe-inline'", " 'unsafe-inline'").replace(
  "connect-src 'self'",
  "connect-src 'self' ws:",
)

/** For script files, which may start as workers. */
export const cspForScripts = policy('', '')

/** For answers that are not pages. */
export const cspForData = "default-src 'none'; frame-ancestors 'none'"

/** For photos and videos opened directly: browsers show those on their own page, with their own styles. */
export const cspForMedia =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** For documents opened directly: browsers embed them as an object in their own page. */
export const cspForPdf =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/**
 * Adds another origin for photos and videos to a page's policy (`MEDIA_BASE_URL`). Only elements of the page may load
 * from there, not scripts.
 */
export const withMedia = (csp: string, origin: string): string =>
  csp
    .replace("img-src 'self'", `img-src 'self' ${origin}`)
    .replace("media-src 'self' blob:", `media-src 'self' ${origin} blob:`)

/**
 * Makes a rendered page cacheable: replaces its nonce by the hashes of exactly the scripts and styles that had it, so
 * that body and policy match as long as the page is cached.
 *
 * @param added scripts that the page adds to itself
 */
export function seal(
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
  return { body: Buffer.from(body), csp: policy([...hashes.script].join(''), [...hashes.style].join('')) }
}

const hashOf = (code: string) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`

const inlineWith = (nonce: string) =>
  new RegExp(
    `<(script|style)([^>]*?) nonce="${nonce.replaceAll(/[+/=]/g, '\\$&')}"([^>]*)>([\\s\\S]*?)</\\1>`,
    'g',
  )
