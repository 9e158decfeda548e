import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { isLanguage, LANGUAGE_COOKIE } from '#languages/index.ts'
import type { Caller } from '#server/lib/caller.ts'
import { makeCookie } from '#server/lib/cookie.ts'
import { isInviteToken } from '#server/lib/invite-token.ts'
import { networkOf } from '#server/lib/network.ts'
import { passCookie, passesIn, type Visitor } from '#server/lib/visitor.ts'
import { type AnyMemorial, type PageServices, pageServices } from '../../app/context.ts'
import { cacheResponse, pageKey, sendCached } from './cached-page-responses.ts'
import { compress, encodingFor } from './compress.ts'
import { cspForDevelopment, cspWithNonce } from './csp.ts'
import { isForeign } from './is-foreign.ts'
import type { PageCache } from './page-cache.ts'
import { READER_LANGUAGE, withRequestLanguage } from './request-language.ts'
import { addressOf, asksForPage, targetOf } from './target.ts'

export interface PagesOptions {
  build: ServerBuild
  development: boolean
  publicUrl: string
  pageCache: PageCache
  /** How long a cache in front of the nodes may keep a page; null: only browsers may cache one. */
  edgeSeconds: number | null
  /** Whose token a form or a card sent with script has in its header. */
  authenticate(token: string): Promise<Caller | null>
  /** The memorial that a personal link opens; null if it opens nothing that is not open already. */
  openByInvitation(
    slug: string,
    visitor: Visitor,
    inviteToken: string,
  ): Promise<{ memorialUuid: string; pass: string } | null>
  /** Whether a network asked for too many unknown addresses: it gets no cached page. */
  isSearching(network: string): boolean
  /** Rejects with TOO_MANY_UNKNOWN where such a network gets no page at all. */
  findByAddress(slug: string, visitor: Visitor): Promise<unknown>
  /** Where visitors' forms are sent, which work without script (docs/decisions/0022, 0021). */
  formPaths: readonly string[]
  /**
   * What pages ask of the product, for one request. They never see a cookie, only what the visitor may see.
   *
   * @param setCookie of the answer
   * @param form the body of a posted form
   */
  services(
    request: FastifyRequest,
    visitor: Visitor,
    setCookie: (cookie: string) => void,
    form?: string,
  ): Omit<PageServices, 'publicUrl' | 'nonce' | 'setMemorialLanguage' | 'cachePageFor' | 'addsScript'>
}

/** Serves everything except API calls: React Router's pages, with a cache for public ones. */
export function servePages(app: FastifyInstance, options: PagesOptions) {
  const { build, development, publicUrl, pageCache, edgeSeconds } = options
  const { origin } = new URL(publicUrl)
  const handle = createRequestHandler(build, development ? 'development' : 'production')

  async function sendRendered(request: FastifyRequest, reply: FastifyReply, form?: string) {
    const { response, nonce } = await render(request, form)
    return send(request, reply, response, nonce)
  }

  const render = (request: FastifyRequest, form?: string) =>
    withRequestLanguage(request, (setMemorialLanguage) => renderIn(setMemorialLanguage, request, form))

  async function renderIn(
    setMemorialLanguage: PageServices['setMemorialLanguage'],
    request: FastifyRequest,
    form?: string,
  ) {
    const nonce = development ? undefined : randomBytes(16).toString('base64')
    let memorialUuid: string | AnyMemorial | undefined
    const added: string[] = []
    const { visitor, cookie } = await visitorOf(request)
    const cookies = cookie ? [cookie] : []
    const context = new RouterContextProvider()
    context.set(pageServices, {
      ...options.services(request, visitor, (made) => void cookies.push(made), form),
      publicUrl,
      nonce,
      setMemorialLanguage,
      cachePageFor: (uuid) => {
        memorialUuid = uuid
      },
      addsScript: (code) => void added.push(code),
    })
    const posted = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }
    const asked = new Request(publicUrl + request.url, { headers: plain(request), ...posted })
    const response = await handle(asked, context)
    for (const one of cookies) response.headers.append('set-cookie', one)
    return { response, nonce, memorialUuid, added }
  }

  /** The visitor, and the cookie that stores the memorial their personal link has just opened. */
  async function visitorOf(request: FastifyRequest): Promise<{ visitor: Visitor; cookie?: string }> {
    const { pathname, searchParams } = addressOf(request)
    const slug = VIEWED.exec(decodeURIComponent(pathname))?.[1]
    const linkToken = searchParams.get('i')
    const network = networkOf(request.ip)
    const token = CARD.test(pathname) && request.headers.pid
    const caller = typeof token === 'string' && token ? await options.authenticate(token) : null
    const visitor = { caller, passes: passesIn(request.headers.cookie), network, linkToken }
    // The router would make a page of this error.
    if (slug && options.isSearching(network)) await options.findByAddress(slug, visitor)
    if (!slug || !isInviteToken(linkToken)) return { visitor }
    const opened = await options.openByInvitation(slug, visitor, linkToken)
    if (!opened) return { visitor }
    const passes = new Map([...visitor.passes, [opened.memorialUuid, opened.pass]])
    return { visitor: { ...visitor, passes }, cookie: passCookie(opened, publicUrl.startsWith('https:')) }
  }

  /** @param changesWith the memorial whose changes make the page stale, if the page itself does not say; null: none */
  async function sendKeepable(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    changesWith?: null,
  ) {
    if (options.isSearching(networkOf(request.ip))) return sendRendered(request, reply)
    const read = await pageCache.read(
      pageKey(path, request.headers),
      async () => {
        const { response, nonce, memorialUuid = changesWith, added } = await render(request)
        // The data of a page (`/view/:slug.data`) contains people's texts unescaped: never send it as HTML.
        const isHtml = response.headers.get('content-type')?.startsWith('text/html')
        if (!nonce || response.status !== 200 || memorialUuid === undefined || !isHtml)
          return { own: { response, nonce } }
        // Listed like other pages (`send`), unless the response says otherwise.
        const isListed = !response.headers.has('x-robots-tag')
        return { forAll: { memorialUuid, html: await response.text(), nonce, added, isListed } }
      },
      isSlideshow(path) ? 'slideshows' : 'pages',
    )
    if ('page' in read) return sendCached(request, reply, read.page, isMemorial(path) ? edgeSeconds : null)
    return send(request, reply, read.own.response, read.own.nonce)
  }

  // A personal link (`?i=…`) or `?sli=true` shows the same page: a script fetches the differences.
  app.get<{ Params: { slug: string } }>('/view/:slug', { onSend: cacheResponse }, (request, reply) =>
    sendKeepable(request, reply, `/view/${request.params.slug}`),
  )
  // A hall full of people may open it at once.
  app.get<{ Params: { slug: string } }>(
    '/view/:slug/slideshow',
    { onSend: cacheResponse },
    (request, reply) => sendKeepable(request, reply, `/view/${request.params.slug}/slideshow`),
  )
  // These two depend only on the language. With a query they are rendered, since the links of the second contain it.
  for (const path of ['/', '/who'])
    app.get(path, { onSend: cacheResponse }, (request, reply) =>
      request.url === path
        ? sendKeepable(request, reply, path, path === '/who' ? null : undefined)
        : sendRendered(request, reply),
    )

  void app.register(async (scope) => {
    readForms(scope)
    serveLanguages(scope, publicUrl)
    for (const url of options.formPaths)
      scope.post(url, (request, reply) =>
        // A form about a memorial comes from its own page: another site would act as its visitor.
        url.startsWith('/view/') && isForeign(request, origin)
          ? reply.redirect(request.url, 303)
          : sendRendered(request, reply, String(request.body ?? '')),
      )
  })

  // The operator's desk is in English alone, as the operator's commands are (docs/decisions/0049).
  app.get('/operator', (request, reply) => {
    request.headers[READER_LANGUAGE] = 'chosen=en'
    return sendRendered(request, reply)
  })

  app.get('/*', async (request, reply) => {
    const { response, nonce } = await render(request)
    // A program that called an unknown address gets the error of a call.
    if (response.status === 404 && !asksForPage(request)) return reply.callNotFound()
    return send(request, reply, response, nonce)
  })
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  nonce: string | undefined,
) {
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (isPage && response.ok) void reply.removeHeader('x-robots-tag')
  // Nothing is stored for other readers, including redirects: a memorial may get its old link back.
  void reply.header('cache-control', 'no-store')
  response.headers.forEach((value, name) => {
    void reply.header(name, value)
  })
  if (isPage) void reply.header('content-security-policy', nonce ? cspWithNonce(nonce) : cspForDevelopment)
  void reply.code(response.status)
  if (!response.body) return reply.send(null)
  const body = Buffer.from(await response.arrayBuffer())
  const encoding = isPage ? encodingFor(request.headers['accept-encoding']) : null
  if (encoding === null) return reply.send(body)
  return reply.header('content-encoding', encoding).send(await compress(body, encoding, QUICKLY))
}

/** Compression quality for a page rendered for one reader. */
const QUICKLY = 4

/** The router's request contains nothing of the reader, only what content negotiation needs. */
function plain(request: FastifyRequest): Record<string, string> {
  const accept = request.headers.accept
  return accept ? { accept } : {}
}

/** What a script reads and sends for whoever is signed in: never kept for other readers. */
const CARD = /^\/view\/[^/]+\/(?:rsvp|contribute|give)$/

/** As the router reads it, which minds neither case nor the ending that asks for the data of a page. */
const VIEWED = /^\/+view\/+([^/]+?)(?:\.data)?(?:\/|$)/i

const isSlideshow = (path: string): boolean => /^\/view\/[^/]+\/slideshow$/.test(path)

const isMemorial = (path: string): boolean => /^\/view\/[^/]+$/.test(path)

/** Lets the routes of a scope read forms, and only forms; other scopes do not (http/bodies.ts). */
export function readForms(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, String(body)),
  )
}

/**
 * `POST /language`: stores the language chosen at the foot of a page on the device, and redirects back. A plain form,
 * so that it works without script; for a scope that reads forms.
 */
export function serveLanguages(forms: FastifyInstance, publicUrl: string) {
  forms.post('/language', { bodyLimit: 4096 }, async (request, reply) => {
    const form = new URLSearchParams(String(request.body ?? ''))
    const language = form.get('language')
    if (isLanguage(language))
      void reply.header('set-cookie', makeCookie(LANGUAGE_COOKIE, language, publicUrl.startsWith('https:')))
    return reply.header('cache-control', 'no-store').redirect(placeOf(request.headers.referer), 303)
  })
}

/**
 * The page that sent the form; the front page if the browser does not say. Only its path counts, so that it stays on
 * our site.
 */
function placeOf(referer: string | undefined): string {
  return /^https?:/i.test(referer ?? '') && URL.canParse(String(referer)) ? targetOf(String(referer)) : '/'
}
