import { beforeEach, expect, test, vi } from 'vitest'

/** A browser's history, as much of it as is used: steps back are taken later, as browsers do. */
function aBrowser() {
  const entries: { state: unknown; restoring: string }[] = [{ state: null, restoring: 'auto' }]
  let at = 0
  const listeners = new Set<() => void>()
  const here = () => entries[at] ?? { state: null, restoring: 'auto' }
  const go = (by: number) =>
    setTimeout(() => {
      at = Math.max(0, at + by)
      for (const listener of listeners) listener()
    })
  vi.stubGlobal('history', {
    get state() {
      return here().state
    },
    get scrollRestoration() {
      return here().restoring
    },
    set scrollRestoration(mode: string) {
      here().restoring = mode
    },
    pushState(state: unknown) {
      entries.splice(at + 1, Number.POSITIVE_INFINITY, { state, restoring: here().restoring })
      at += 1
    },
    go,
  })
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => listeners.add(listener))
  return { back: () => go(-1), depth: () => at, restoring: () => here().restoring }
}

/** Every step that was asked for has been taken, and what those asked for. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

async function aPage() {
  const browser = aBrowser()
  const { openLayer } = await import('./open-layers.ts')
  return { browser, openLayer }
}

beforeEach(() => {
  vi.resetModules()
})

test('Back closes what is open, and the next one leaves the page', async () => {
  const { browser, openLayer } = await aPage()
  const close = vi.fn(() => closed())
  const closed = openLayer(close)
  await settled()
  expect(browser.depth()).toBe(1)
  browser.back()
  await settled()
  expect(close).toHaveBeenCalledOnce()
  expect(browser.depth()).toBe(0)
})

test('closed by its own button, it leaves nothing behind, and where the page stands is the page’s', async () => {
  const { browser, openLayer } = await aPage()
  const closed = openLayer(() => {})
  await settled()
  expect(browser.restoring()).toBe('manual')
  closed()
  await settled()
  expect(browser.depth()).toBe(0)
  expect(browser.restoring()).toBe('auto')
})

test('a dialog that gives way to another, and one over another', async () => {
  const { browser, openLayer } = await aPage()
  const first = openLayer(() => {})
  await settled()
  first()
  const close = vi.fn(() => second())
  const second = openLayer(close)
  await settled()
  expect(browser.depth()).toBe(1)
  const closeQuestion = vi.fn(() => question())
  const question = openLayer(closeQuestion)
  await settled()
  expect(browser.depth()).toBe(2)
  browser.back()
  await settled()
  expect([closeQuestion.mock.calls.length, close.mock.calls.length]).toEqual([1, 0])
  browser.back()
  await settled()
  expect(close).toHaveBeenCalledOnce()
  expect(browser.depth()).toBe(0)
})

test('one that will not close now can be asked again', async () => {
  const { browser, openLayer } = await aPage()
  const close = vi.fn()
  openLayer(close)
  await settled()
  browser.back()
  await settled()
  expect(browser.depth()).toBe(1)
  browser.back()
  await settled()
  expect(close).toHaveBeenCalledTimes(2)
})
