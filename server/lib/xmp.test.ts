import { expect, test } from 'vitest'
import { xmpOf } from './xmp.ts'

const nothing = { caption: '', takenAt: null, time: '', credit: '', people: [] }

test('a picture of which nothing is known has no packet', () => {
  expect(xmpOf(nothing)).toBe(null)
})

test('what XML cannot contain is left out, and signs are escaped', () => {
  const text = String(xmpOf({ ...nothing, caption: 'A<b> & "c"\u0000\u0007\uD800 عيد 🌹' }))
  expect(text).toContain('A&#60;b&#62; &#38; &#34;c&#34;\uFFFD عيد 🌹')
})
