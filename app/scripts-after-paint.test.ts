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

interface Circumstances {
  hidden?: boolean
  tellsPaint?: boolean
  /** Its images and sheets are there already. */
  complete?: boolean
  /** Plain words stand in the place of the page. */
  givenUp?: boolean
}

/** Runs what the page runs, with a browser that paints, loads and draws frames when told. */
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

test('what the page runs after its first paint is what the router wrote', () => {
  const { script, added, happens, drawFrame } = aBrowser()
  expect(script).not.toContain('<')
  expect(added).toEqual([])
  // The paint, somebody who looks away meanwhile, and all that comes later: once is enough.
  for (const name of ['paint', 'visibilitychange', 'load']) happens(name)
  drawFrame()
  drawFrame()
  expect(added.map(({ href, text }) => href ?? text)).toEqual(['/assets/a.js', '/assets/b.js', ROUTER])
  expect(added.at(-1)?.nonce).toBe('n')
})

test.each([{ hidden: true }, { tellsPaint: false }])(
  'nobody waits for a paint that is not told: %o',
  (browser) => {
    expect(aBrowser(browser).added).toHaveLength(3)
  },
)

// Firefox tells no paint of a page that is reloaded, or gone back to, where it was scrolled.
test.each([{ complete: false }, { complete: true }])(
  'a paint that is never told is waited for no longer than two frames after all has come: %o',
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

test('a page that shows plain words fetches nothing', () => {
  const { added, happens } = aBrowser({ givenUp: true, hidden: true })
  happens('paint')
  expect(added).toEqual([])
})

test('scripts that cannot be fetched or read are said to be lost', () => {
  const { added, reasons, happens } = aBrowser({ hidden: true })
  added.at(-1)?.onerror?.()
  expect(reasons).toEqual(['lost'])
  happens('error', { error: new SyntaxError() })
  expect(reasons).toEqual(['lost', 'lost'])
})

test('what goes wrong in a page that is alive, or in another way, replaces nothing', () => {
  const { reasons, happens, window } = aBrowser({ hidden: true })
  happens('error', { error: new TypeError() })
  window.earlyPress = 'alive'
  happens('error', { error: new SyntaxError() })
  expect(reasons).toEqual([])
})

test('an entry that cannot be fetched is said to be lost', async () => {
  const html = scriptsAfterPaint(page(`${ROUTER}\nimport("/assets/entry.js");`), 'n')
  expect(html).toContain(`import(\\"/assets/entry.js\\").catch(function(){giveUp('lost')})`)
})

test('a page without the router is left as it is', () => {
  const html = page('import "/assets/entry.js"')
  expect(scriptsAfterPaint(html, 'n')).toBe(html)
})
