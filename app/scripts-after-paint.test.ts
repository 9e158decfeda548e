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

test('what the page runs then is what the router wrote', () => {
  const added: { nonce?: string; text?: string; href?: string }[] = []
  const html = scriptsAfterPaint(page(ROUTER), 'n')
  const script = /<script nonce="n">(\(function[\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  expect(script).not.toContain('<')
  const frames: (() => void)[] = []
  const document = {
    hidden: false,
    currentScript: { nonce: 'n' },
    createElement: () => ({}),
    head: { appendChild: (one: object) => added.push(one) },
    addEventListener: (_: string, act: () => void) => frames.push(act),
  }
  const run = new Function('document', 'requestAnimationFrame', 'setTimeout', script)
  run(
    document,
    (act: () => void) => frames.push(act),
    (act: () => void) => act(),
  )
  expect(added).toEqual([])
  // The frame, and somebody who looks away meanwhile: once is enough.
  for (const act of frames) act()
  expect(added.map(({ href, text }) => href ?? text)).toEqual(['/assets/a.js', '/assets/b.js', ROUTER])
  expect(added.at(-1)?.nonce).toBe('n')
})

test('a page that nobody looks at fetches them at once', () => {
  const added: object[] = []
  const script =
    /<script nonce="n">(\(function[\s\S]*)<\/script>/.exec(scriptsAfterPaint(page(ROUTER), 'n'))?.[1] ?? ''
  const document = {
    hidden: true,
    currentScript: { nonce: 'n' },
    createElement: () => ({}),
    head: { appendChild: (one: object) => added.push(one) },
  }
  new Function('document', script)(document)
  expect(added).toHaveLength(3)
})

test('a page without the router is left as it is', () => {
  const html = page('import "/assets/entry.js"')
  expect(scriptsAfterPaint(html, 'n')).toBe(html)
})
