import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { scriptsAfterPaint } from '../scripts-after-paint.ts'
import { earlyPressScript } from './early-press.ts'
import { copyAddressScript, fallbackScript } from './fallback-scripts.ts'

const taking = scriptsAfterPaint(
  '<script nonce="n" type="module" async="">window.__reactRouterRouteModules = {}</script>',
  'n',
).replace(/^<script nonce="n">|<\/script>$/g, '')

test.each([
  ['before the page', fallbackScript],
  ['for early presses', earlyPressScript],
  ['behind the plain words', copyAddressScript],
  ['after the first paint', taking],
])('the oldest browsers can parse the script %s', (_, script) => {
  expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
})

interface Lacking {
  toSpliced?: boolean
  OffscreenCanvas?: boolean
}

/** Runs the head scripts of a page in a browser that lacks something. */
function aPage({ comesWithPlainWords = true, lacking = {} as Lacking } = {}) {
  const attributes = new Map(comesWithPlainWords ? [['data-plain', 'off']] : [])
  const documentElement = {
    hasAttribute: (name: string) => attributes.has(name),
    removeAttribute: (name: string) => attributes.delete(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  }
  const window: Window['window'] & Record<string, unknown> = Object.assign(Object.create(null), {
    OffscreenCanvas: lacking.OffscreenCanvas ? undefined : class {},
  })
  const heard: ((event: object) => void)[] = []
  const known = {
    document: { documentElement },
    window,
    giveUp: (reason: 'old') => window.giveUp?.(reason),
    addEventListener: (_: string, act: (event: object) => void) => heard.push(act),
    removeEventListener: (_: string, act: (event: object) => void) => heard.splice(heard.indexOf(act), 1),
  }
  const script = lacking.toSpliced
    ? fallbackScript.replace('[].toSpliced', '[].noSuchMethod')
    : fallbackScript
  new Function(...Object.keys(known), script + earlyPressScript)(...Object.values(known))
  /** Whether the browser does its own action for a press. */
  const press = (button: object | null) => {
    let isLeft = true
    const event = {
      target: { closest: () => button },
      preventDefault: () => {
        isLeft = false
      },
    }
    for (const act of [...heard]) act(event)
    return isLeft
  }
  return { window, press, shows: () => attributes.get('data-plain') }
}

test('a browser with all features shows the page and remembers an early press', () => {
  const { window, press, shows } = aPage()
  expect(shows()).toBeUndefined()
  const button = {}
  expect(press(button)).toBe(false)
  expect(window.earlyPress).toBe(button)
  expect(press({ form: { method: 'post' } })).toBe(true)
  expect(press(null)).toBe(true)
})

test.each([{ toSpliced: true }, { OffscreenCanvas: true }])(
  'a browser that lacks a feature shows the fallback page and handles presses itself: %o',
  (lacking) => {
    const { press, shows } = aPage({ lacking })
    expect(shows()).toBe('old')
    expect(press({})).toBe(true)
  },
)

test('when scripts fail to load, the fallback page appears and the browser handles presses', () => {
  const { window, press, shows } = aPage()
  expect(press({})).toBe(false)
  window.giveUp?.('lost')
  expect(shows()).toBe('lost')
  expect(press({})).toBe(true)
})

test('a page that works without script stays, and the browser handles its presses', () => {
  const { press, shows } = aPage({ comesWithPlainWords: false, lacking: { toSpliced: true } })
  expect(shows()).toBeUndefined()
  expect(press({})).toBe(true)
})
