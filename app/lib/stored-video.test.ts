import { expect, test } from 'vitest'
import { storedVideo } from './stored-video.ts'

const size = { width: 640, height: 480 }
const webm = { url: '/media/m/a.webm', type: 'video/webm', bytes: 9000 } as const
const mp4 = { url: '/media/m/a-1.mp4', type: 'video/mp4', bytes: 7000 } as const
const poster = { url: '/media/m/a-2.jpg', width: 640, height: 480 }
const recorded = { url: webm.url, extension: 'webm', ...size }

test('lists the files in the given order, and offers the first one for saving', () => {
  const { sources, file } = storedVideo({ ...recorded, poster, sources: [mp4, webm] })
  expect(sources).toEqual([
    { src: mp4.url, type: 'video/mp4' },
    { src: webm.url, type: 'video/webm' },
  ])
  expect(file).toEqual(mp4)
})

test('without a still each file starts at its first picture', () => {
  const { sources, poster: none } = storedVideo({ ...recorded, sources: [mp4, webm] })
  expect(none).toBeUndefined()
  expect(sources.map(({ src }) => src)).toEqual(['/media/m/a-1.mp4#t=0.1', '/media/m/a.webm#t=0.1'])
})

test.each([
  ['webm', 'video/webm'],
  ['mp4', 'video/mp4'],
] as const)('accepts a %s from a draft of an earlier release', (extension, type) => {
  const shown = storedVideo({ ...recorded, extension, poster })
  expect(shown).toEqual({
    sources: [{ src: webm.url, type }],
    poster: poster.url,
    file: { url: webm.url, type, bytes: null },
  })
})
