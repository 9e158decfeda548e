import { expect, test } from 'vitest'
import { isMediaSealed, readMediaSeal, sealEnds, sealMedia } from './media-seal.ts'

const file = { folder: 'm', name: 'a' }
const now = new Date('2026-11-23T16:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

test.each(['h', 'r'] as const)(
  'a seal for %s has an expiry, and is valid for one file and one secret',
  (audience) => {
    const made = { audience, expiresAt: sealEnds(audience, now) }
    const word = sealMedia(file, made, 'secret')
    expect(readMediaSeal(word)).toEqual(made)
    expect(isMediaSealed(file, word, 'secret')).toBe(true)
    expect(isMediaSealed(file, word, 'another')).toBe(false)
    expect(isMediaSealed({ ...file, name: 'b' }, word, 'secret')).toBe(false)
    expect(isMediaSealed({ ...file, folder: 'n' }, word, 'secret')).toBe(false)
    const later = { ...made, expiresAt: new Date(made.expiresAt.getTime() + DAY_MS) }
    const [, mac] = word.split('_')
    expect(isMediaSealed(file, `${sealMedia(file, later, '').split('_')[0]}_${mac}`, 'secret')).toBe(false)
    const other = { ...made, audience: audience === 'h' ? ('r' as const) : ('h' as const) }
    expect(isMediaSealed(file, `${sealMedia(file, other, '').split('_')[0]}_${mac}`, 'secret')).toBe(false)
  },
)

test('readers get one to two days, hosts three to four weeks', () => {
  const daysOf = (audience: 'h' | 'r', at: Date) => (sealEnds(audience, at).getTime() - at.getTime()) / DAY_MS
  for (let hour = 0; hour < 24 * 8; hour += 1) {
    const at = new Date(now.getTime() + hour * 60 * 60 * 1000)
    expect(daysOf('r', at)).toBeGreaterThan(1)
    expect(daysOf('r', at)).toBeLessThanOrEqual(2)
    expect(daysOf('h', at)).toBeGreaterThan(21)
    expect(daysOf('h', at)).toBeLessThanOrEqual(28)
  }
})

test('an invalid seal is refused', () => {
  for (const word of [
    '',
    'h',
    'x1_aaaaaaaaaaaaaaaaaaaaaa',
    'h_aaaaaaaaaaaaaaaaaaaaaa',
    'h1_aaa',
    'hzzzzzzz_aaaaaaaaaaaaaaaaaaaaaa',
  ])
    expect([word, readMediaSeal(word)]).toEqual([word, null])
})
