import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createElement as element, type ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const ROUTER = 'import * as route0 from "/assets/who.js";window.__reactRouterRouteModules = {"a<b":route0};'
const page = (code: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="modulepreload" href="/assets/b.js"/></head>` +
  `<body><p>$&amp;</p><script nonce="n">window.__reactRouterContext = {};</script>` +
  `<script nonce="n" type="module" async="">${code}</script></body>`

test("the router's scripts wait until the page was painted", () => {
  const html = scriptsAfterPaint(page(ROUTER), 'n')
  expect(html).not.toContain('<link')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('["/assets/a.js","/assets/b.js"]')
  expect(html).toContain('window.__reactRouterContext = {};</script>')
  expect(html).toContain('<p>$&amp;</p>')
})

interface Circumstances {
  hidden?: boolean
  tellsPaint?: boolean
  /** Its images and style sheets are loaded. */
  complete?: boolean
  /** The fallback page is shown. */
  givenUp?: boolean
}

/** Runs the page's script, in a simulated browser that paints, loads and draws frames when told to. */
function aBrowser({
  hidden = false,
  tellsPaint = true,
  complete = false,
  givenUp = false,
}: Circumstances = {}) {
  const script = /<script nonce="n">(\(function[\s\S]*)<\/script>/.exec(
    scriptsAfterPaint(page(ROUTER), 'n'),
  )?.[1]
  const added: { nonce?: string; text?: string; href?: string; onerror?: () => void }[] = []
  const heard = new Map<string, (event: object) => void>()
  const frames: (() => void)[] = []
  const reasons: string[] = []
  const document = {
    hidden,
    readyState: complete ? 'complete' : 'interactive',
    currentScript: { nonce: 'n' },
    createElement: () => ({}),
    head: { appendChild: (one: object) => added.push(one) },
    addEventListener: (name: string, act: () => void) => heard.set(name, act),
  }
  class Observer {
    static supportedEntryTypes = tellsPaint ? ['mark', 'paint'] : ['mark']
    constructor(act: () => void) {
      heard.set('paint', act)
    }
    observe() {}
  }
  const window: { earlyPress?: string } = givenUp ? { earlyPress: 'never' } : {}
  const known = {
    document,
    PerformanceObserver: Observer,
    window,
    addEventListener: (name: string, act: () => void) => heard.set(name, act),
    requestAnimationFrame: (act: () => void) => frames.push(act),
    giveUp: (reason: string) => reasons.push(reason),
  }
  new Function(...Object.keys(known), script ?? '')(...Object.values(known))
  return {
    script,
    added,
    reasons,
    window,
    happens: (name: string, event = {}) => heard.get(name)?.(event),
    drawFrame: () => frames.splice(0).forEach((act) => void act()),
  }
}

test('the page loads the same scripts after its first paint as the router wrote', () => {
  const { script, added, happens, drawFrame } = aBrowser()
  expect(script).not.toContain('<')
  expect(added).toEqual([])
  // Paint, change of visibility and load: the scripts must be added only once.
  for (const name of ['paint', 'visibilitychange', 'load']) happens(name)
  drawFrame()
  drawFrame()
  expect(added.map(({ href, text }) => href ?? text)).toEqual(['/assets/a.js', '/assets/b.js', ROUTER])
  expect(added.at(-1)?.nonce).toBe('n')
})

test.each([{ hidden: true }, { tellsPaint: false }])(
  'scripts load at once where no paint is reported: %o',
  (browser) => {
    expect(aBrowser(browser).added).toHaveLength(3)
  },
)

// Firefox does not report the paint of a page that is reloaded or gone back to, if it was scrolled.
test.each([{ complete: false }, { complete: true }])(
  "scripts load at most two frames after the page's load event if no paint is reported: %o",
  ({ complete }) => {
    const { added, happens, drawFrame } = aBrowser({ complete })
    if (!complete) {
      drawFrame()
      drawFrame()
      expect(added).toEqual([])
      happens('load')
    }
    drawFrame()
    expect(added).toEqual([])
    drawFrame()
    expect(added).toHaveLength(3)
  },
)

test('a page that shows the fallback page loads no scripts', () => {
  const { added, happens } = aBrowser({ givenUp: true, hidden: true })
  happens('paint')
  expect(added).toEqual([])
})

test('scripts that cannot be loaded or parsed are reported as lost', () => {
  const { added, reasons, happens } = aBrowser({ hidden: true })
  added.at(-1)?.onerror?.()
  expect(reasons).toEqual(['lost'])
  happens('error', { error: new SyntaxError() })
  expect(reasons).toEqual(['lost', 'lost'])
})

test('a hydrated page and other errors do not show the fallback page', () => {
  const { reasons, happens, window } = aBrowser({ hidden: true })
  happens('error', { error: new TypeError() })
  window.earlyPress = 'alive'
  happens('error', { error: new SyntaxError() })
  expect(reasons).toEqual([])
})

test('an entry that cannot be loaded is reported as lost', async () => {
  const html = scriptsAfterPaint(page(`${ROUTER}\nimport("/assets/entry.js");`), 'n')
  expect(html).toContain(`import(\\"/assets/entry.js\\").catch(function(){giveUp('lost')})`)
})

test('a page without the router is unchanged', () => {
  const html = page('import "/assets/entry.js"')
  expect(scriptsAfterPaint(html, 'n')).toBe(html)
})

const said =
  '<script type="module">__reactRouterRouteModules</script><link rel="modulepreload" href="/bad.js"/>'

/** As in entry.server.tsx. */
const rendered = (page: ReactElement): Promise<Response> =>
  new Promise((resolve, reject) => {
    const body = new PassThrough()
    const { pipe } = renderToPipeableStream(page, {
      nonce: 'n',
      onAllReady: () => {
        pipe(body)
        text(body).then((html) => resolve(new Response(html)), reject)
      },
      onError: reject,
    })
  })

/** A page as React and the router write it, with one text that looks like their scripts, as words and as data. */
async function realPage(): Promise<string> {
  const root = {
    id: 'root',
    path: '',
    hasLoader: true,
    module: '/assets/root.js',
    imports: ['/assets/dates.js'],
  }
  const build = {
    routes: {
      root: {
        ...root,
        module: {
          default: () =>
            element('html', null, element('body', null, element('p', null, said), element(Scripts))),
          loader: () => ({ said }),
        },
      },
    },
    entry: {
      module: {
        default: (request: Request, _status: number, _headers: Headers, context: EntryContext) =>
          rendered(element(ServerRouter, { context, url: request.url, nonce: 'n' })),
      },
    },
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/a.js'] },
      routes: { root },
      url: '/assets/manifest.js',
      version: '',
    },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
  const ask = createRequestHandler(build, 'production')
  return (await ask(new Request('http://localhost/'), new RouterContextProvider())).text()
}

test('the scripts of the real router wait, and words that look like them stay words', async () => {
  const before = await realPage()
  expect(before).toContain('<link rel="modulepreload" href="/assets/entry.js"')
  const after = scriptsAfterPaint(before, 'n')
  expect(after).not.toMatch(/<link|<script[^>]* type="module"/)
  expect(after).toContain('"/assets/entry.js"')
  expect(after).toContain("catch(function(){giveUp('lost')})")
  const words = (html: string) => /<p>.*?<\/p>/.exec(html)?.[0]
  expect(words(after)).toBe(words(before))
  expect(words(after)).toContain('bad.js')
  expect(after.match(/bad\.js/g)).toHaveLength(before.match(/bad\.js/g)?.length ?? 0)
})
