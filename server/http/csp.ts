import type { FastifyInstance } from 'fastify'
import type { PageOrigins } from '#server/ports/payments.ts'

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
    // Captions are in the page itself (contract/captions.ts).
    "media-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** For a page rendered for one response, with its nonce. */
export const cspWithNonce = (nonce: string) => policy(` 'nonce-${nonce}'`, ` 'nonce-${nonce}'`)

/** For a page that is the same for every reader, with the hashes of its inline scripts and styles. */
export const cspWithHashes = (scripts: readonly string[], styles: readonly string[]) =>
  policy(scripts.map(asSource).join(''), styles.map(asSource).join(''))

const asSource = (hash: string) => ` '${hash}'`

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

/** Adds what the provider's form needs to a page's policy. Answers that are no page allow no scripts. */
export function addPayments(csp: string, { scripts, calls, frames }: PageOrigins): string {
  if (!csp.includes("script-src 'self'")) return csp
  const opened = csp
    .replace("script-src 'self'", `script-src 'self' ${scripts.join(' ')}`)
    .replace("connect-src 'self'", `connect-src 'self' ${calls.join(' ')}`)
  return `${opened}; frame-src 'self' ${frames.join(' ')}`
}

/**
 * Allows other origins in pages: one for media, and those of the provider's form, for its script, its frames with their
 * wallets, and a wallet's own window.
 */
export function allowOrigins(app: FastifyInstance, media: string | null, payments: PageOrigins | null): void {
  const wallets = payments?.frames.map((origin) => ` "${origin}"`).join('')
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy === 'string') {
      const shown = media ? withMedia(policy, media) : policy
      void reply.header('content-security-policy', payments ? addPayments(shown, payments) : shown)
    }
    if (payments) void reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    const permissions = reply.getHeader('permissions-policy')
    if (payments && typeof permissions === 'string')
      void reply.header(
        'permissions-policy',
        permissions.replace('payment=(self)', `payment=(self${wallets})`),
      )
    done()
  })
}
