import { expect, test } from 'vitest'
import { listFoldersIn, nameOfFile, replaceAddresses } from './rules-addresses.ts'

const OURS = 'https://memorials.example'

const answer = (place: (name: string) => string, ours = OURS) => ({
  memorial: {
    media: [{ location: place('a'), filename: 'a', url: `${place('a')}/a.jpg`, title: '/media/m/a.jpg' }],
    profilePhoto: null,
    film: { poster: { url: `${place('p')}/p.jpg`, width: 3 }, sources: [{ url: `${place('v')}/v.mp4` }] },
  },
  photos: [{ url: `${ours}${place('a')}/a.jpg` }],
  story: 'see /media/m/a.jpg',
  url: 'https://example.com/media/m/a.jpg',
  where: { location: '/media/m', url: '/media/m' },
  on: new Date(0),
})
const before = answer(() => '/media/m')

test('every media address is replaced, each by its file, and nothing else', () => {
  const sealed = (name: string) => `/media/m/seal-of-${name}`
  expect(replaceAddresses(before, ({ name }) => sealed(name), OURS)).toEqual(answer(sealed))
  const { photos: _, ...forReaders } = before
  const { photos: __, ...elsewhere } = answer(() => 'https://cdn.example.com/p/m')
  expect(replaceAddresses(forReaders, () => 'https://cdn.example.com/p/m', OURS)).toEqual(elsewhere)
})

test('a sealed address stays unchanged', () => {
  const once = replaceAddresses(before, () => '/media/m/seal', OURS)
  expect(replaceAddresses(once, () => '/elsewhere', OURS)).toEqual(once)
  expect([...listFoldersIn(once, OURS)]).toEqual([])
  expect([...listFoldersIn(before, OURS)]).toEqual(['m'])
})

test('all sizes of a file have the same name', () => {
  expect(['a.jpg', 'a-320.avif', 'a-2048.webp', 'a.mp4'].map(nameOfFile)).toEqual(['a', 'a', 'a', 'a'])
  const uuid = 'cccccccc-0000-4000-8000-000000000003'
  expect([`${uuid}.jpg`, `${uuid}-640.jpg`].map(nameOfFile)).toEqual([uuid, uuid])
  expect(['', 'a', '#server/a.jpg', 'a.b.jpg', '-.jpg'].map(nameOfFile)).toEqual([
    null,
    null,
    null,
    null,
    '-',
  ])
})
