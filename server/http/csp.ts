import { createHash } from 'node:crypto'

/**
 * Only our own origin. WebAssembly for HEIC in a worker; blobs for photos and recordings that have not left
 * the device; style attributes are refused (styles set by script are fine).
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

/** For a page made for one response: the nonce itself. */
export const cspWithNonce = (nonce: string) => policy(` 'nonce-${nonce}'`, ` 'nonce-${nonce}'`)

/**
 * In development: Vite and React Refresh put scripts and styles of their own into every page, without a nonce, and
 * their changes come over a socket. Other origins stay shut, so that what would fail later fails here too.
 */
export const cspForDevelopment = policy(" 'unsafe-inline'", " 'unsafe-inline'").replace(
  "connect-src 'self'",
  "connect-src 'self' ws:",
)

/** For script files, which workers are started from. */
export const cspForScripts = policy('', '')

/** For answers that are not pages. */
export const cspForData = "default-src 'none'; frame-ancestors 'none'"

/** For photos and videos opened by themselves: browsers show those on a page of their own, with styles of their own. */
export const cspForMedia =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** For documents opened by themselves: browsers put them into a page of their own, as an object in it. */
export const cspForPdf =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/**
 * A page's policy with another origin for photos and videos (`MEDIA_BASE_URL`). Only elements of the page take them from
 * there: what scripts fetch stays on our own.
 */
export const withMedia = (csp: string, origin: string): string =>
  csp
    .replace("img-src 'self'", `img-src 'self' ${origin}`)
    .replace("media-src 'self' blob:", `media-src 'self' ${origin} blob:`)

/**
 * Makes a rendered page keepable: its nonce is replaced by the hashes of exactly the scripts and styles that
 * carried it, so body and policy belong together for as long as the page is kept.
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
