import { expect, test } from 'vitest'
import type { Media } from '#contract/media.ts'
import { photosByDecade } from './life-photos.ts'

const media = (uuid: string, date: string | null = null) => ({ uuid, date }) as Media

test('photos and films stand in their decades; a decade may have films alone', () => {
  const groups = photosByDecade({
    media: [media('late', '1961'), media('undated')],
    films: [media('film', '1948-05'), media('undated film')],
    contributedPhotos: [{ media: media('theirs'), from: 'Tom' }],
    life: {
      decades: [
        { decade: 1940, photos: 0, films: 1 },
        { decade: 1960, photos: 3, films: 1 },
      ],
      undated: 2,
      photos: [{ media: media('early', '196X'), from: 'Tom' }],
      films: [{ media: media('their film', '1963'), from: 'Tom' }],
    },
  })
  const uuids = (list: { photo: Media }[]) => list.map(({ photo }) => photo.uuid)
  expect(
    groups.map(({ decade, photos, films, further }) => [decade, uuids(photos), uuids(films), further]),
  ).toEqual([
    [1940, [], ['film'], 0],
    [1960, ['early', 'late'], ['their film'], 1],
    [null, ['undated', 'theirs'], [], 0],
  ])
})
