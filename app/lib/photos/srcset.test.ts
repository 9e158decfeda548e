import { expect, test } from 'vitest'
import { aMedia } from '#app/draft/testing.ts'
import { srcSet } from './srcset.ts'

test('a photo whose answer names no place has the default one', () => {
  const photo = aMedia({ location: undefined as never, filename: 'lake', widths: [320] })
  expect(srcSet(photo, 'avif')).toBe('/assets/photos/lake-320.avif 320w')
})
