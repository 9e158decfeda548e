import { expect, test } from 'vitest'
import { isHeic } from './is-heic.ts'

const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'

test.each([
  ['content alone', heic, 'photo.jpg', true],
  ['the sequence brands', '\0\0\0\x18ftypmsf1\0\0\0\0msf1hevc', 'burst', true],
  ['the name where the content says nothing', 'something else', 'IMG_1.HEIC', true],
  ['the other name', 'something else', 'img.heif', true],
  ['a JPEG that was named so', '\xff\xd8\xff\xe0', 'IMG_1.heic', false],
  ['AVIF', '\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'photo.avif', false],
  ['nothing of the kind', 'Dear all', 'heic.txt', false],
])('decides whether a file is HEIC: %s', async (_what, content, name, expected) => {
  const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0))
  expect(await isHeic(new File([bytes], name))).toBe(expected)
})

test('recognises a blob without a name by its content', async () => {
  expect(await isHeic(new Blob([heic]))).toBe(true)
  expect(await isHeic(new Blob([]))).toBe(false)
})
