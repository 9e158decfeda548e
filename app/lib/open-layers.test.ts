import { beforeEach, expect, test, vi } from 'vitest'

/** The part of a browser's history that is used: steps back happen later, as in browsers. */
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
  return {
    back: () => go(-1),
    depth: () => at,
    restoring: () => here().restoring,
    /** Navigates like the router. */
    goTo(idx: number) {
      entries.splice(at + 1, Number.POSITIVE_INFINITY, { state: { idx }, restoring: 'manual' })
      at += 1
    },
    page: () => (here().state as { idx: number }).idx,
  }
}

/** Waits until every requested step has happened, with the steps that follow from it. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

let pages = 0

/** A module of its own for each page; resetting all modules would take them from the other files of this worker. */
async function openLayerOfANewPage(): Promise<(close: () => void) => () => void> {
  pages += 1
  const { openLayer } = await import(/* @vite-ignore */ `./open-layers.ts?page=${pages}`)
  return openLayer
}

async function aPage() {
  const browser = aBrowser()
  const openLayer = await openLayerOfANewPage()
  return { browser, openLayer }
}

/** A page with the router, the second one in this tab. */
async function aRoutedPage() {
  vi.stubGlobal('__reactRouterContext', {})
  const browser = aBrowser()
  browser.goTo(1)
  const openLayer = await openLayerOfANewPage()
  return { browser, openLayer }
}

/** An open dialog; `close` records that it was asked to close. */
async function aDialog(openLayer: (close: () => void) => () => void) {
  const close = vi.fn(() => closed())
  const closed = openLayer(close)
  await settled()
  return { close, closed }
}

beforeEach(() => {
  vi.unstubAllGlobals()
})

test('Back closes a dialog, and the next Back leaves the page', async () => {
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

test('a dialog closed by its button leaves no history entry and restores the page’s scroll restoration', async () => {
  const { browser, openLayer } = await aPage()
  const closed = openLayer(() => {})
  await settled()
  expect(browser.restoring()).toBe('manual')
  closed()
  await settled()
  expect(browser.depth()).toBe(0)
  expect(browser.restoring()).toBe('auto')
})

test('a dialog that replaces another uses one history entry, and Back closes the topmost of two', async () => {
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

test('a dialog that stays open is asked again by the next Back', async () => {
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

test('with the router: Back closes a dialog, and the next Back leaves the page', async () => {
  const { browser, openLayer } = await aRoutedPage()
  const { close } = await aDialog(openLayer)
  browser.back()
  await settled()
  expect(close).toHaveBeenCalledOnce()
  expect([browser.page(), browser.depth()]).toEqual([1, 1])
  browser.back()
  await settled()
  expect(browser.depth()).toBe(0)
})

test('with the router: one Back leaves the page after dialogs that were closed without Back', async () => {
  const { browser, openLayer } = await aRoutedPage()
  const { closed } = await aDialog(openLayer)
  const over = await aDialog(openLayer)
  over.closed()
  closed()
  await settled()
  const again = await aDialog(openLayer)
  again.closed()
  await settled()
  browser.back()
  await settled()
  expect(browser.depth()).toBe(0)
  expect(again.close).not.toHaveBeenCalled()
})

test('with the router: Back returns from a page that a dialog led to, and dialogs work there as before', async () => {
  const { browser, openLayer } = await aRoutedPage()
  const { closed } = await aDialog(openLayer)
  closed()
  await Promise.resolve()
  browser.goTo(2)
  await settled()
  expect(browser.page()).toBe(2)
  browser.back()
  await settled()
  expect(browser.page()).toBe(1)
  const { close } = await aDialog(openLayer)
  browser.back()
  await settled()
  expect(close).toHaveBeenCalledOnce()
  expect(browser.page()).toBe(1)
  browser.back()
  await settled()
  expect(browser.depth()).toBe(0)
})

test('with the router: a dialog that stays open is asked again by the next Back', async () => {
  const { browser, openLayer } = await aRoutedPage()
  const close = vi.fn()
  openLayer(close)
  await settled()
  for (const times of [1, 2]) {
    browser.back()
    await settled()
    expect(close).toHaveBeenCalledTimes(times)
    expect([browser.page(), browser.depth()]).toEqual([1, 2])
  }
})
