import { describe, expect, it, test } from 'vitest'
import { clearsAfterAWeek, lastDayKept, mayAskAgain } from './rules.ts'

const browser = (can: readonly string[], isInstalled = false) => ({
  supports: (property: string, value: string) => can.includes(`${property}: ${value}`),
  has: (name: string) => can.includes(name),
  isInstalled,
})

describe('clears after a week', () => {
  it.each([
    ['Safari on a Mac', ['GestureEvent', '-webkit-nbsp-mode: space'], true],
    ['any browser of an iPhone', ['GestureEvent', '-webkit-touch-callout: none'], true],
    ['WebKitGTK, which knows no gestures', ['-webkit-nbsp-mode: space'], true],
    ['a WebKit that has dropped its old property', ['GestureEvent'], true],
    ['a browser that can none of it', ['chrome', '-webkit-line-clamp: 2'], false],
  ])('%s', (_, can, expected) => {
    expect(clearsAfterAWeek(browser(can))).toBe(expected)
  })

  it('not when it is installed on the home screen', () => {
    expect(clearsAfterAWeek(browser(['GestureEvent'], true))).toBe(false)
  })
})

test.each([
  ['2026-11-23T00:00:00', '2026-11-29'],
  ['2026-11-23T23:59:59', '2026-11-29'],
  ['2026-12-28T09:00:00', '2027-01-03'],
  ['2028-02-27T09:00:00', '2028-03-04'],
])('whoever visits at %s finds everything until the end of %s', (now, day) => {
  const last = lastDayKept(new Date(now))
  const local = [last.getFullYear(), last.getMonth() + 1, last.getDate()]
  expect(local.map((part) => String(part).padStart(2, '0')).join('-')).toBe(day)
})

describe('the browser is asked for persistence', () => {
  const now = Date.parse('2026-11-23T09:00:00Z')
  const day = 24 * 60 * 60 * 1000

  it.each([
    ['once', null, true],
    ['not again the same week', String(now - 6.9 * day), false],
    ['again after a week', String(now - 7 * day), true],
    ['also where what is stored cannot be read', 'soon', true],
    ['also after the clock was set back', String(now + day), true],
  ])('%s', (_, askedAt, expected) => {
    expect(mayAskAgain(askedAt, now)).toBe(expected)
  })
})
