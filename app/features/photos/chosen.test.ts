import { expect, test } from 'vitest'
import { memorial } from '#contract/limits.ts'
import { fileKey, sortChosen } from './chosen.ts'

const file = (name: string, size = 100, lastModified = 1) => ({ name, size, lastModified })
const none: ReadonlySet<string> = new Set()

test('a file chosen again is a duplicate, in this tab and after a reload', () => {
  const hat = file('hat.jpg')
  const converted = file('IMG_1.heic', 900)
  const { added, duplicates } = sortChosen(
    [hat, converted, file('hat.jpg', 101), file('roses.jpg')],
    [{ name: 'hat.jpg', size: 100 }],
    new Set([fileKey(converted)]),
  )
  expect(added).toEqual([file('hat.jpg', 101), file('roses.jpg')])
  expect(duplicates).toEqual([hat, converted])
})

test('a file chosen twice at once is added once', () => {
  const { added, duplicates } = sortChosen([file('a.jpg'), file('a.jpg'), file('a.jpg', 100, 2)], [], none)
  expect(added).toEqual([file('a.jpg'), file('a.jpg', 100, 2)])
  expect(duplicates).toHaveLength(1)
})

test('files beyond the limit of a memorial are surplus', () => {
  const photos = Array.from({ length: memorial.photosMax - 1 }, (_, at) => ({ name: `${at}.jpg`, size: 1 }))
  const { added, surplus } = sortChosen([file('x.jpg'), file('y.jpg')], photos, none)
  expect([added.length, surplus.length]).toEqual([1, 1])
})
