import { afterEach, expect, test, vi } from 'vitest'
import { readInviteToken, rememberInviteToken } from './invite-token.ts'

afterEach(() => vi.unstubAllGlobals())

/** A tab at an address, whose storage may be closed. */
function openTab(href: string, { isClosed = false } = {}) {
  const stored = new Map<string, string>()
  const tab = { location: new URL(href) }
  vi.stubGlobal('location', tab.location)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isClosed) throw new DOMException('closed', 'SecurityError')
      stored.set(key, value)
    },
  })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: URL) => vi.stubGlobal('location', new URL(url)),
  })
  return { address: () => location.href }
}

test('a personal link is taken out of the address, and a reload still knows it', () => {
  const tab = openTab('https://memorials.example/view/margaret?sli=true&i=secret#contribute')
  rememberInviteToken()
  expect(tab.address()).toBe('https://memorials.example/view/margaret?sli=true#contribute')
  expect(readInviteToken()).toBe('secret')
  rememberInviteToken()
  expect([tab.address().includes('secret'), readInviteToken()]).toEqual([false, 'secret'])
})

test('where nothing can be stored it stays in the address', () => {
  const tab = openTab('https://memorials.example/view/margaret?i=secret', { isClosed: true })
  rememberInviteToken()
  expect(tab.address()).toBe('https://memorials.example/view/margaret?i=secret')
  expect(readInviteToken()).toBe('secret')
})
