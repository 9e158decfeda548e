import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { brand } from '#contract/brand.ts'
import { directionOf, tagOf } from '#languages/index.ts'
import { languageOfRequest } from '#server/lib/language.ts'

const style = 'body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.25rem/1.6 system-ui,sans-serif}'
const hash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * A page that needs no further request.
 *
 * @param seconds after which it reloads itself; null: never. A posted form is sent again only when the reader reloads.
 */
export function sendWords(
  request: FastifyRequest,
  reply: FastifyReply,
  words: string,
  seconds: number | null,
) {
  const language = languageOfRequest(request)
  const reloads = seconds !== null && request.method === 'GET'
  void reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${tagOf(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        (reloads ? `<meta http-equiv="refresh" content="${seconds}">` : '') +
        `<title>${brand.name}</title><style>${style}</style></head><body><main><p>${words}</p></main></body></html>`,
    )
}
