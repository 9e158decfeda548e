import { expect, test } from 'vitest'
import { plannedPhotos } from './rules-arrange.ts'

const A = 'aaaaaaaa-0000-4000-8000-000000000001'
const B = 'bbbbbbbb-0000-4000-8000-000000000002'
const C = 'cccccccc-0000-4000-8000-000000000003'

test('named photos come first; removed ones are skipped, unknown ones refuse the whole edit', () => {
  const photos = [
    { uuid: A, deletedAt: null },
    { uuid: B, deletedAt: null },
    { uuid: C, deletedAt: new Date(0) },
  ]
  const plan = (named: string[], deletePhotoUuids: string[] = []) =>
    plannedPhotos({ photos: named.map((uuid) => ({ uuid, title: 'new' })), deletePhotoUuids }, photos)
  const [first, second] = [
    { uuid: A, title: null },
    { uuid: B, title: 'new' },
  ]
  expect(plan([B.toUpperCase(), C])).toEqual({ shown: [second, first], removed: [] })
  expect(plan([B], [A, C])).toEqual({ shown: [second], removed: [A, C] })
  expect(plan([A], [A])).toEqual({ shown: [{ uuid: B, title: null }], removed: [A] })
  expect(plan(['foreign'])).toBeNull()
  expect(plan([A], ['foreign'])).toBeNull()
})
