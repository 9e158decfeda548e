import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { isLanguage, LANGUAGE_COOKIE } from '#languages/index.ts'
import type { Caller } from '#server/lib/caller.ts'
import { isInviteToken } from '#server/lib/invite-token.ts'
import { networkOf } from '#server/lib/network.ts'
import { passCookie, passesIn, type Visitor } from '#server/lib/visitor.ts'
import {
  type AnyMemorial,
  type CheckoutPages,
  type PageServices,
  type PublicMemorialResult,
  pageServices,
} from '../../app/context.ts'
import { cacheResponse, markCacheable, wayOf } from './cached-page-responses.ts'
import { compress, encodingFor } from './compress.ts'
import { cspForDevelopment, cspWithNonce } from './csp.ts'
import { asksForEdge, keepAtEdge } from './edge.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { READER_LANGUAGE, withRequestLanguage } from './request-language.ts'
import { addressOf, asksForPage, targetOf } from './target.ts'

export interface PagesOptions {
  build: ServerBuild
  development: boolean
  publicUrl: string
  operator: PageServices['operator']
  price: PageServices['price']
  pageCache: PageCache
  /** How long a cache in front of the nodes may keep a page; null: only browsers may cache one. */
  edgeSeconds: number | null
  readPublicMemorial(slug: string, visitor: Visitor): Promise<PublicMemorialResult>
  /** Where the code of a printed address leads now. */
  readPrintedCode: PageServices['readPrintedCode']
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
  /** The sandbox's payment page; null with real payments. */
  checkout: CheckoutPages | null
  forms: PageForms
}

/** The visitors' forms, which work without script (docs/decisions/0022, 0021). */
export interface PageForms {
  /** Where they are sent. */
  paths: readonly string[]
  /**
   * What they and their pages ask of the product, for one request.
   *
   * @param form the body of a posted form
   */
  services(request: FastifyRequest, visitor: Visitor, form?: string): FormServices
}

type FormServices = Pick<
  PageServices,
  | 'readCalendar'
  | 'answerRsvp'
  | 'readAnswerer'
  | 'beginGift'
  | 'readGift'
  | 'sendReport'
  | 'stopMails'
  | 'readMailedAbout'
  | 'askForYearlyNote'
  | 'confirmYearlyNote'
  | 'readMore'
  | 'readDecade'
  | 'readSlideshow'
>

/** Serves everything except API calls: React Router's pages, with a cache for public ones. */
export function servePages(app: FastifyInstance, options: PagesOptions) {
  const { build, development, publicUrl, pageCache, edgeSeconds, readPublicMemorial, forms } = options
  const handle = createRequestHandler(build, development ? 'development' : 'production')

  /** @param form the body of a posted form */
  const render = (request: FastifyRequest, form?: string) =>
    withRequestLanguage(request, (setMemorialLanguage) => renderIn(setMemorialLanguage, request, form))

  async function renderIn(
    setMemorialLanguage: PageServices['setMemorialLanguage'],
    request: FastifyRequest,
    form?: string,
  ) {
    const nonce = randomBytes(16).toString('base64')
    let memorialUuid: string | AnyMemorial | undefined
    const added: string[] = []
    const { visitor, cookie } = await visitorOf(request)
    const context = new RouterContextProvider()
    context.set(pageServices, {
      publicUrl,
      operator: options.operator,
      price: options.price,
      nonce: development ? undefined : nonce,
      setMemorialLanguage,
      // The router never sees a cookie, only what role the reader has in a memorial.
      readPublicMemorial: (slug) => readPublicMemorial(slug, visitor),
      readPrintedCode: options.readPrintedCode,
      checkout: options.checkout,
      ...forms.services(request, visitor, form),
      cachePageFor: (uuid) => {
        memorialUuid = uuid
      },
      addsScript: (code) => void added.push(code),
    })
    const posted = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }
    const asked = new Request(publicUrl + request.url, { headers: plain(request), ...posted })
    const response = await handle(asked, context)
    if (cookie) response.headers.append('set-cookie', cookie)
    return { response, nonce: development ? undefined : nonce, memorialUuid, added }
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
    if (options.isSearching(networkOf(request.ip))) {
      const { response, nonce } = await render(request)
      return send(request, reply, response, nonce)
    }
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
    if ('page' in read) return sendKept(request, reply, read.page, isMemorial(path) ? edgeSeconds : null)
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
    app.get(path, { onSend: cacheResponse }, async (request, reply) => {
      if (request.url === path) return sendKeepable(request, reply, path, path === '/who' ? null : undefined)
      const { response, nonce } = await render(request)
      return send(request, reply, response, nonce)
    })

  void app.register(async (scope) => {
    readForms(scope)
    serveLanguages(scope, publicUrl)
    for (const url of forms.paths)
      scope.post(url, async (request, reply) => {
        const { response, nonce } = await render(request, String(request.body ?? ''))
        return send(request, reply, response, nonce)
      })
  })

  // The operator's desk is in English alone, as the operator's commands are (docs/decisions/0049).
  app.get('/operator', async (request, reply) => {
    request.headers[READER_LANGUAGE] = 'chosen=en'
    const { response, nonce } = await render(request)
    return send(request, reply, response, nonce)
  })

  app.get('/*', async (request, reply) => {
    const { response, nonce } = await render(request)
    // A program that called an unknown address gets the error of a call.
    if (response.status === 404 && !asksForPage(request)) return reply.callNotFound()
    return send(request, reply, response, nonce)
  })
}

function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  edgeSeconds: number | null,
) {
  if (page.isListed) void reply.removeHeader('x-robots-tag')
  void reply
    .header('etag', page.etag)
    .header('cache-control', 'public, no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('content-security-policy', page.csp)
    .type('text/html; charset=utf-8')
  if (edgeSeconds && asksForEdge(request.headers)) keepAtEdge(reply, edgeSeconds)
  const way = wayOf(request.headers, page)
  markCacheable(reply, page, way)
  if (way === 'known') return reply.code(304).send()
  if (way === 'identity') return reply.send(page.body)
  return reply.header('content-encoding', way).send(page.compressed[way])
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
const CARD = /^\/view\/[^/]+\/rsvp$/

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

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * `POST /language`: stores the language chosen at the foot of a page on the device, and redirects back. A plain form,
 * so that it works without script; for a scope that reads forms.
 */
export function serveLanguages(forms: FastifyInstance, publicUrl: string) {
  forms.post('/language', { bodyLimit: 4096 }, async (request, reply) => {
    const form = new URLSearchParams(String(request.body ?? ''))
    const language = form.get('language')
    if (isLanguage(language)) void reply.header('set-cookie', cookie(language, publicUrl))
    return reply.header('cache-control', 'no-store').redirect(placeOf(request.headers.referer), 303)
  })
}

function cookie(language: string, publicUrl: string): string {
  const parts = [
    `${LANGUAGE_COOKIE}=${language}`,
    'Path=/',
    `Max-Age=${YEAR_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  return [...parts, ...(publicUrl.startsWith('https:') ? ['Secure'] : [])].join('; ')
}

/**
 * The page that sent the form; the front page if the browser does not say. Only its path counts, so that it stays on
 * our site.
 */
function placeOf(referer: string | undefined): string {
  return /^https?:/i.test(referer ?? '') && URL.canParse(String(referer)) ? targetOf(String(referer)) : '/'
}
