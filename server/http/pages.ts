import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type PageServices, pageServices } from '../../app/context.ts'
import { cspWithNonce } from './csp.ts'
import type { KeptPage, KeptPages } from './kept-pages.ts'

export interface PagesOptions {
  build: ServerBuild
  development: boolean
  publicUrl: string
  keptPages: KeptPages
  readPublicMemorial: PageServices['readPublicMemorial']
}

/** Serves everything that is not an API call: React Router's pages, and the kept ones of public memorials. */
export function servePages(app: FastifyInstance, options: PagesOptions) {
  const { build, development, publicUrl, keptPages, readPublicMemorial } = options
  const handle = createRequestHandler(build, development ? 'development' : 'production')

  async function render(request: FastifyRequest) {
    const nonce = randomBytes(16).toString('base64')
    let memorialUuid: string | undefined
    const context = new RouterContextProvider()
    context.set(pageServices, {
      publicUrl,
      nonce: development ? undefined : nonce,
      readPublicMemorial,
      keepFor: (uuid) => {
        memorialUuid = uuid
      },
    })
    const response = await handle(new Request(publicUrl + request.url, { headers: plain(request) }), context)
    return { response, nonce, memorialUuid }
  }

  app.get('/view/:slug', async (request, reply) => {
    // A personal link (`?i=…`) or `?sli=true` shows the same page: what differs is fetched by script.
    const path = request.url.split('?')[0] ?? request.url
    const kept = development ? undefined : keptPages.get(path)
    if (kept) return sendKept(request, reply, kept)
    const begun = keptPages.begin()
    const { response, nonce, memorialUuid } = await render(request)
    if (development || response.status !== 200 || !memorialUuid)
      return send(reply, response, development ? undefined : nonce)
    return sendKept(
      request,
      reply,
      await keptPages.keep(path, memorialUuid, await response.text(), nonce, begun),
    )
  })

  app.get('/*', async (request, reply) => {
    const { response, nonce } = await render(request)
    return send(reply, response, development ? undefined : nonce)
  })
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  void reply
    .header('etag', page.etag)
    .header('cache-control', 'public, no-cache')
    .header('vary', 'accept-encoding')
    .header('content-security-policy', page.csp)
    .type('text/html; charset=utf-8')
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  if (!acceptsBrotli(request)) return reply.send(page.body)
  return reply.header('content-encoding', 'br').send(page.compressed)
}

async function send(reply: FastifyReply, response: Response, nonce: string | undefined) {
  response.headers.forEach((value, name) => {
    void reply.header(name, value)
  })
  if (nonce && response.headers.get('content-type')?.startsWith('text/html'))
    void reply.header('content-security-policy', cspWithNonce(nonce)).header('cache-control', 'no-store')
  return reply.code(response.status).send(response.body ? Buffer.from(await response.arrayBuffer()) : null)
}

const acceptsBrotli = (request: FastifyRequest) =>
  /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))

/** Pages never depend on who asks: only what content negotiation needs goes on to the router. */
function plain(request: FastifyRequest): Record<string, string> {
  const accept = request.headers.accept
  return accept ? { accept } : {}
}
