import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { passCookie, passesIn, type Visitor } from '#server/lib/visitor.ts'
import { isoDayOf } from '#server/mails/dates.ts'
import {
  type CheckoutPages,
  type PageServices,
  type PublicMemorialResult,
  pageServices,
} from '../../app/context.ts'
import { compress } from './compress.ts'
import { cspForDevelopment, cspWithNonce } from './csp.ts'
import { type GuestGiving, giftByForm, giftOfPage } from './gift-form.ts'
import type { KeptPage, KeptPages } from './kept-pages.ts'
import { serveLanguages } from './languages.ts'
import { type MoreLists, moreOfOthers } from './more-lists.ts'
import { readForms } from './read-forms.ts'
import { forReader, wishOf } from './reader.ts'
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
  const { build, development, publicUrl, keptPages, readPublicMemorial } = options
  const { contributing, answering, guestGiving, sendReport, stopping, checkout } = options
  const handle = createRequestHandler(build, development ? 'development' : 'production')

  /** @param form the body of one that was posted */
  const render = (request: FastifyRequest, form?: string) =>
    forReader(request, (speak) => renderIn(speak, request, form))

  async function renderIn(speak: PageServices['speak'], request: FastifyRequest, form?: string) {
    const nonce = randomBytes(16).toString('base64')
    let memorialUuid: string | undefined
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
    })
    const posted = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }
    const asked = new Request(publicUrl + request.url, { headers: plain(request), ...posted })
    const response = await handle(asked, context)
    if (cookie) response.headers.append('set-cookie', cookie)
    return { response, nonce: development ? undefined : nonce, memorialUuid }
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

  app.get<{ Params: { slug: string } }>('/view/:slug', async (request, reply) => {
    // A personal link (`?i=…`) or `?sli=true` shows the same page: what differs is fetched by script. What is
    // ahead today is over tomorrow, so a page serves its day; and those who asked for the same language.
    const key = `${isoDayOf(new Date())} ${wishOf(request)} ${request.params.slug}`
    const underWay = keptPages.awaited(key)
    const kept = keptPages.get(key) ?? (underWay && (await underWay))
    if (kept) return sendKept(request, reply, kept)
    const rendering = keptPages.begin(key)
    try {
      const { response, nonce, memorialUuid } = await render(request)
      // The data of a page (`/view/:slug.data`) carries people's words unescaped: never to be sent as HTML.
      const isHtml = response.headers.get('content-type')?.startsWith('text/html')
      if (!nonce || response.status !== 200 || !memorialUuid || !isHtml)
        return await send(request, reply, response, nonce)
      const html = await response.text()
      const isListed = !response.headers.has('x-robots-tag')
      const made = { memorialUuid, html, nonce, isListed }
      return sendKept(request, reply, await keptPages.keep(rendering, made))
    } finally {
      keptPages.end(rendering)
    }
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

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  if (page.isListed) void reply.removeHeader('x-robots-tag')
  void reply
    .header('etag', page.etag)
    .header('cache-control', 'public, no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('content-security-policy', page.csp)
    .type('text/html; charset=utf-8')
  if (isKnown(request, page.etag)) return reply.code(304).send()
  if (!acceptsBrotli(request)) return reply.send(page.body)
  return reply.header('content-encoding', 'br').send(page.compressed)
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
  if (!isPage || !acceptsBrotli(request)) return reply.send(body)
  return reply.header('content-encoding', 'br').send(await compress(body, QUICKLY))
}

/** Of Brotli, for a page that is made for one reader. */
const QUICKLY = 4

/** RFC 9110 §13.1.2: any of a list, compared weakly, since proxies that compress weaken what they pass on. */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = String(request.headers['if-none-match'] ?? '').split(',')
  return known.some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
}

/** Named, and not refused by `;q=0`. */
const acceptsBrotli = (request: FastifyRequest) =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''))

/** Nothing of who asks is in the request that the router gets: only what content negotiation needs. */
function plain(request: FastifyRequest): Record<string, string> {
  const accept = request.headers.accept
  return accept ? { accept } : {}
}
