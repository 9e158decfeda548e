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
  return {
    back: () => go(-1),
    depth: () => at,
    restoring: () => here().restoring,
    /** As the router goes to another page. */
    goTo(idx: number) {
      entries.splice(at + 1, Number.POSITIVE_INFINITY, { state: { idx }, restoring: 'manual' })
      at += 1
    },
    page: () => (here().state as { idx: number }).idx,
  }
}

/** Every step that was asked for has been taken, and what those asked for. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

let pages = 0

/** A module of its own for each page; forgetting all modules would take them from the other files of this worker. */
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

/** A page with the router, the second of this tab. */
async function aRoutedPage() {
  vi.stubGlobal('__reactRouterContext', {})
  const browser = aBrowser()
  browser.goTo(1)
  const openLayer = await openLayerOfANewPage()
  return { browser, openLayer }
}

/** A dialog that is open, and what it was asked. */
async function aDialog(openLayer: (close: () => void) => () => void) {
  const close = vi.fn(() => closed())
  const closed = openLayer(close)
  await settled()
  return { close, closed }
}

beforeEach(() => {
  vi.unstubAllGlobals()
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

test('with the router: Back closes a dialog, and the next one leaves the page', async () => {
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

test('with the router: after dialogs that closed by themselves, one Back leaves the page', async () => {
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

test('with the router: a dialog that leads to another page is not in the way of coming back', async () => {
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

test('with the router: one that will not close now can be asked again', async () => {
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
