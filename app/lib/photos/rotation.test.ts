import { expect, test } from 'vitest'
import { aMedia, aPhoto } from '#app/draft/testing.ts'
import { rotationShown } from './rotation.ts'

test.each([
  ['of this device', { rotation: 3 }, true, 3],
  [
    'of this device, which the server has turned',
    { rotation: 1, serverMedia: aMedia({ rotation: 1 }) },
    true,
    1,
  ],
  ['of the server, before it is told', { rotation: 1, serverMedia: aMedia() }, false, 1],
  ['of the server, as it has turned it', { rotation: 1, serverMedia: aMedia({ rotation: 1 }) }, false, 0],
  ['of the server, turned on', { rotation: 0, serverMedia: aMedia({ rotation: 3 }) }, false, 1],
])('the rotation of a picture %s', (_whose, change, isLocal, expected) => {
  expect(rotationShown(aPhoto(change), isLocal)).toBe(expected)
})
