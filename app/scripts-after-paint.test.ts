import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const ROUTER = 'import * as route0 from "/assets/who.js";window.__reactRouterRouteModules = {"a<b":route0};'
const page = (code: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="modulepreload" href="/assets/b.js"/></head>` +
  `<body><p>$&amp;</p><script nonce="n">window.__reactRouterContext = {};</script>` +
  `<script nonce="n" type="module" async="">${code}</script></body>`

test('the scripts of the router wait until the page was painted', () => {
  const html = scriptsAfterPaint(page(ROUTER), 'n')
  expect(html).not.toContain('<link')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('["/assets/a.js","/assets/b.js"]')
  expect(html).toContain('window.__reactRouterContext = {};</script>')
  expect(html).toContain('<p>$&amp;</p>')
})

/** Runs what the page runs, with a browser that paints when told. */
function aBrowser({ hidden = false, tellsPaint = true } = {}) {
  const script = /<script nonce="n">(\(function[\s\S]*)<\/script>/.exec(
    scriptsAfterPaint(page(ROUTER), 'n'),
  )?.[1]
  const added: { nonce?: string; text?: string; href?: string }[] = []
  const heard: (() => void)[] = []
  const document = {
    hidden,
    currentScript: { nonce: 'n' },
    createElement: () => ({}),
    head: { appendChild: (one: object) => added.push(one) },
    addEventListener: (_: string, act: () => void) => heard.push(act),
  }
  class Observer {
    static supportedEntryTypes = tellsPaint ? ['mark', 'paint'] : ['mark']
    constructor(act: () => void) {
      heard.push(act)
    }
    observe() {}
  }
  new Function('document', 'PerformanceObserver', script ?? '')(document, Observer)
  return { script, added, heard }
}

test('what the page runs after its first paint is what the router wrote', () => {
  const { script, added, heard } = aBrowser()
  expect(script).not.toContain('<')
  expect(added).toEqual([])
  // The paint, and somebody who looks away meanwhile: once is enough.
  for (const act of heard) act()
  expect(added.map(({ href, text }) => href ?? text)).toEqual(['/assets/a.js', '/assets/b.js', ROUTER])
  expect(added.at(-1)?.nonce).toBe('n')
})

test.each([{ hidden: true }, { tellsPaint: false }])(
  'nobody waits for a paint that is not told: %o',
  (browser) => {
    expect(aBrowser(browser).added).toHaveLength(3)
  },
)

test('a page without the router is left as it is', () => {
  const html = page('import "/assets/entry.js"')
  expect(scriptsAfterPaint(html, 'n')).toBe(html)
})
