import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { passCookie, passesIn, type Visitor } from '#server/lib/visitor.ts'
import {
  type AnyMemorial,
  type CheckoutPages,
  type PageServices,
  type PublicMemorialResult,
  pageServices,
} from '../../app/context.ts'
import { compress, encodingFor } from './compress.ts'
import { cspForDevelopment, cspWithNonce } from './csp.ts'
import { asksForEdge, asksToPurge, type EdgeCaching, keepAtEdge, sendPurged } from './edge.ts'
import { type GuestGiving, giftByForm, giftOfPage } from './gift-form.ts'
import { noteKeptAnswer, sendNoted, wayOf } from './kept-page-answers.ts'
import type { KeptPage, KeptPages } from './kept-pages.ts'
import { serveLanguages } from './languages.ts'
import { type MoreLists, moreOfOthers } from './more-lists.ts'
import { pageKey } from './page-key.ts'
import { readForms } from './read-forms.ts'
import { forReader } from './reader.ts'
import { reportByForm, type SendReport } from './report-form.ts'
import { type Answering, answererOf, isInviteToken, rsvpByForm } from './rsvp-form.ts'
import { type Stopping, stopByForm } from './stop-form.ts'
import { addressOf, asksForPage } from './target.ts'

export interface PagesOptions {
  build: ServerBuild
  development: boolean
  publicUrl: string
  operator: PageServices['operator']
  price: PageServices['price']
  /** Whether mails go to the outbox. */
  hasOutbox: boolean
  keptPages: KeptPages
  /** null: nothing but browsers may keep a page. */
  edge: EdgeCaching | null
  readPublicMemorial(slug: string, visitor: Visitor): Promise<PublicMemorialResult>
  /** What a personal link opens; null where it opens nothing that is not open already. */
  openByInvitation(
    slug: string,
    visitor: Visitor,
    inviteToken: string,
  ): Promise<{ memorialUuid: string; pass: string } | null>
  contributing: MoreLists
  sendReport: SendReport
  stopping: Stopping
  answering: Answering
  guestGiving: GuestGiving
  /** The sandbox's payment page; null where real payments are taken. */
  checkout: CheckoutPages | null
}

/** The forms of visitors, which work without script (docs/decisions/0110, 0173). */
const FORMS = [
  '/view/:slug/rsvp',
  '/view/:slug/report',
  '/view/:slug/give',
  '/sandbox/checkout/:id',
  '/unsubscribe/:inviteToken',
  '/digest/end/:token',
]

/** Serves everything that is not an API call: React Router's pages, and the kept ones of public memorials. */
export function servePages(app: FastifyInstance, options: PagesOptions) {
  const { build, development, publicUrl, keptPages, edge, readPublicMemorial } = options
  const { contributing, answering, guestGiving, sendReport, stopping, checkout } = options
  const handle = createRequestHandler(build, development ? 'development' : 'production')

  /** @param form the body of one that was posted */
  const render = (request: FastifyRequest, form?: string) =>
    forReader(request, (speak) => renderIn(speak, request, form))

  async function renderIn(speak: PageServices['speak'], request: FastifyRequest, form?: string) {
    const nonce = randomBytes(16).toString('base64')
    let memorialUuid: string | AnyMemorial | undefined
    const added: string[] = []
    const { visitor, cookie } = await visitorOf(request)
    const context = new RouterContextProvider()
    context.set(pageServices, {
      publicUrl,
      operator: options.operator,
      price: options.price,
      hasOutbox: options.hasOutbox,
      nonce: development ? undefined : nonce,
      speak,
      // The router never sees a cookie: what it may know of the reader is who they are to a memorial.
      readPublicMemorial: (slug) => readPublicMemorial(slug, visitor),
      readMore: moreOfOthers(contributing, visitor),
      answerRsvp: rsvpByForm(answering, request, visitor),
      readAnswerer: answererOf(answering, request, visitor, form),
      beginGift: giftByForm(guestGiving, request, visitor, publicUrl),
      readGift: giftOfPage(guestGiving, visitor),
      checkout,
      sendReport: reportByForm(sendReport, request, visitor),
      stopMails: stopByForm(stopping, request),
      keepFor: (uuid) => {
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

  /** Whoever asks, and the cookie by which their device keeps what their personal link has just opened. */
  async function visitorOf(request: FastifyRequest): Promise<{ visitor: Visitor; cookie?: string }> {
    const visitor = { caller: null, passes: passesIn(request.headers.cookie) }
    const { pathname, searchParams } = addressOf(request)
    const slug = /^\/view\/([^/]+)/.exec(pathname)?.[1]
    const inviteToken = searchParams.get('i')
    if (!slug || !isInviteToken(inviteToken)) return { visitor }
    const opened = await options.openByInvitation(slug, visitor, inviteToken)
    if (!opened) return { visitor }
    const passes = new Map([...visitor.passes, [opened.memorialUuid, opened.pass]])
    return { visitor: { ...visitor, passes }, cookie: passCookie(opened, publicUrl.startsWith('https:')) }
  }

  /** @param changesWith the memorial that the page changes with, where it does not say so itself; null: with none */
  async function sendKeepable(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    changesWith?: null,
  ) {
    if (edge && asksToPurge(request.headers)) return sendPurged(reply)
    const read = await keptPages.read(pageKey(path, request.headers), async () => {
      const { response, nonce, memorialUuid = changesWith, added } = await render(request)
      // The data of a page (`/view/:slug.data`) carries people's words unescaped: never to be sent as HTML.
      const isHtml = response.headers.get('content-type')?.startsWith('text/html')
      if (!nonce || response.status !== 200 || memorialUuid === undefined || !isHtml)
        return { own: { response, nonce } }
      // As other pages are (`send`), where they do not say otherwise.
      const isListed = !response.headers.has('x-robots-tag')
      return { forAll: { memorialUuid, html: await response.text(), nonce, added, isListed } }
    })
    if ('page' in read) {
      const mayPass = path.startsWith('/view/') && !read.hadTakenAway
      return sendKept(request, reply, read.page, mayPass ? edge : null)
    }
    return send(request, reply, read.own.response, read.own.nonce)
  }

  // A personal link (`?i=…`) or `?sli=true` shows the same page: what differs is fetched by script.
  app.get<{ Params: { slug: string } }>('/view/:slug', { onSend: noteKeptAnswer }, (request, reply) =>
    sendKeepable(request, reply, `/view/${request.params.slug}`),
  )
  // These two depend on the language alone. A query would stand in the links of the second.
  for (const path of ['/', '/who'])
    app.get(path, { onSend: noteKeptAnswer }, async (request, reply) => {
      if (request.url === path) return sendKeepable(request, reply, path, path === '/who' ? null : undefined)
      const { response, nonce } = await render(request)
      return send(request, reply, response, nonce)
    })

  void app.register(async (forms) => {
    readForms(forms)
    serveLanguages(forms, publicUrl)
    for (const url of FORMS)
      forms.post(url, async (request, reply) => {
        const { response, nonce } = await render(request, String(request.body ?? ''))
        return send(request, reply, response, nonce)
      })
  })

  app.get('/*', async (request, reply) => {
    const { response, nonce } = await render(request)
    // A program that asked for a call that is none gets the answer of a call.
    if (response.status === 404 && !asksForPage(request)) return reply.callNotFound()
    return send(request, reply, response, nonce)
  })
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage, edge: EdgeCaching | null) {
  if (page.isListed) void reply.removeHeader('x-robots-tag')
  void reply
    .header('etag', page.etag)
    .header('cache-control', 'public, no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('content-security-policy', page.csp)
    .type('text/html; charset=utf-8')
  if (edge && asksForEdge(request.headers)) keepAtEdge(reply, edge)
  const way = wayOf(request.headers, page)
  sendNoted(reply, page, way)
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
  // Nothing of it may be taken for the next reader's, redirects included: a memorial may get its old link back.
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

/** For a page that is made for one reader. */
const QUICKLY = 4

/** Nothing of who asks is in the request that the router gets: only what content negotiation needs. */
function plain(request: FastifyRequest): Record<string, string> {
  const accept = request.headers.accept
  return accept ? { accept } : {}
}
