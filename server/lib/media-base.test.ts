import { expect, test } from 'vitest'
import { mediaFrom } from './media-base.ts'

const photo = (base: string) => ({
  location: `${base}/m`,
  filename: 'a',
  url: `${base}/m/a.jpg`,
  title: '/media/',
})
const answer = (base: string) => ({
  memorial: { media: [photo(base)], profilePhoto: null, poster: { url: `${base}/m/p.jpg`, width: 3 } },
  story: 'see /media/m/a.jpg',
  url: 'https://example.com/media/m',
  on: new Date(0),
})

test('moves the addresses of media and nothing else', async () => {
  const ask = async (_slug: string) => answer('/media')
  expect(await mediaFrom('https://cdn.example.com/p')(ask)('a-slug')).toEqual(
    answer('https://cdn.example.com/p'),
  )
  expect(await mediaFrom(null)(ask)('a-slug')).toEqual(answer('/media'))
})
