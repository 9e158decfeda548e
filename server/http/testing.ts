import Fastify from 'fastify'
import { type RouterContextProvider, redirect, type ServerBuild } from 'react-router'
import { onTestFinished } from 'vitest'
import type { Language } from '#languages/index.ts'
import { pageServices } from '../../app/context.ts'
import { currentLocale } from '../../app/messages/current-locale.ts'
import { cspForData } from './csp.ts'
import { PageCache } from './page-cache.ts'
import { type PagesOptions, servePages } from './pages.ts'

/** The memorial of the page. */
export const MEMORIAL = '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11'

/** A product with one page: the text of a memorial, which a test may change, remove or move. */
export function startPages({ development = false, edgeSeconds = null as number | null } = {}) {
  const memorial = {
    words: 'Margaret',
    state: 'open' as 'open' | 'missing' | 'moved',
    renderings: 0,
    isListed: true,
    language: null as Language | null,
  }
  const pageCache = new PageCache()
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  // The default headers of every answer (`app.ts`): nothing may be loaded or indexed until a page allows it.
  app.addHook(
    'onRequest',
    async (_request, reply) =>
      void reply.headers({ 'content-security-policy': cspForData, 'x-robots-tag': 'noindex' }),
  )
  servePages(app, {
    build: buildOf(async (context) => {
      const { cachePageFor, nonce, setMemorialLanguage, addsScript } = context.get(pageServices)
      memorial.renderings += 1
      const { words } = memorial
      if (memorial.state === 'moved') return redirect('/view/new-name', 301)
      if (memorial.state === 'missing') return html('Not here', 404)
      cachePageFor(MEMORIAL)
      addsScript('later()')
      setMemorialLanguage(memorial.language)
      const unlisted = memorial.isListed ? {} : { 'x-robots-tag': 'noindex' }
      return html(`<style nonce="${nonce}">b{}</style><h1>${words}</h1>${spokenAs()}`, 200, unlisted)
    }),
    development,
    publicUrl: 'http://localhost:3000',
    pageCache,
    edgeSeconds,
    isSearching: () => false,
    findByAddress: async () => undefined,
    authenticate: async () => null,
    openByInvitation: async () => null,
    formPaths: [],
    // The page of these tests asks nothing of the product.
    services: () => ({}) as ReturnType<PagesOptions['services']>,
  })
  onTestFinished(() => app.close())
  return {
    memorial,
    pageCache,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    choose: (language: string, referer?: string) =>
      app.inject({
        method: 'POST',
        url: '/language',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...(referer && { referer }) },
        payload: `language=${language}`,
      }),
  }
}

/** Shows in which language it was rendered, unless English, and how it writes dates, unless as in the US. */
function spokenAs() {
  const { language, dates } = currentLocale()
  return (language === 'en' ? '' : `<p>${language}</p>`) + (dates ? `<i>${dates}</i>` : '')
}

const html = (body: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })

type Render = (context: Readonly<RouterContextProvider>) => Promise<Response>

/** Stands for React Router's build: one route for every address. */
function buildOf(render: Render): ServerBuild {
  const route = { id: 'all', path: '*' }
  const build = {
    routes: { all: { ...route, module: { default: () => null } } },
    entry: {
      module: { default: (...[, , , , context]: unknown[]) => render(context as RouterContextProvider) },
    },
    assets: { entry: { imports: [], module: '' }, routes: { all: route }, url: '', version: '' },
    publicPath: '/',
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }
  return build as unknown as ServerBuild
}
