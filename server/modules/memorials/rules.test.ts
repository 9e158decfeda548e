import { expect, test } from 'vitest'
import { plannedStories, storiesAfter } from './rules.ts'

const A = 'aaaaaaaa-0000-4000-8000-000000000001'
const B = 'bbbbbbbb-0000-4000-8000-000000000002'
const C = 'cccccccc-0000-4000-8000-000000000003'

test('a story keeps its title unless the input has another, and is dropped without title and text', () => {
  const existing = [
    { uuid: A, title: 'The garden' },
    { uuid: B, title: 'The boat' },
    { uuid: C, title: null },
  ]
  const planned = (...inputs: { uuid: string; title?: string | null; text: string }[]) =>
    plannedStories(inputs, existing, () => 'new').map(({ uuid, title, text }) => [uuid, title, text])
  expect(
    planned(
      { uuid: A, text: 'a' },
      { uuid: B, title: null, text: 'b' },
      { uuid: C, title: 'See', text: ' ' },
    ),
  ).toEqual([
    [A, 'The garden', 'a'],
    [B, null, 'b'],
    [C, 'See', ''],
  ])
  // One without a title field, and one whose title and text were both cleared.
  expect(planned({ uuid: A, text: ' ' }, { uuid: B, title: null, text: '' })).toEqual([])
})

test('stories keep their position and id, blank ones are dropped', () => {
  let made = 0
  const newUuid = () => {
    made += 1
    return `new-${made}`
  }
  const inputs = [
    { uuid: B.toUpperCase(), text: ' second ' },
    { uuid: null, text: '\n\t ' },
    { text: 'fresh' },
    { uuid: 'foreign', text: 'somebody else’s id' },
    { uuid: B, text: 'the same id twice' },
  ]
  const existing = [
    { uuid: A, title: null },
    { uuid: B, title: null },
  ]
  expect(plannedStories(inputs, existing, newUuid)).toMatchObject([
    { uuid: B, text: 'second', position: 0 },
    { uuid: 'new-1', text: 'fresh', position: 1 },
    { uuid: 'new-2', text: 'somebody else’s id', position: 2 },
    { uuid: 'new-3', text: 'the same id twice', position: 3 },
  ])
})

test('named stories come first, the others follow', () => {
  const existing = [
    { uuid: A, title: null, text: 'a', position: 0 },
    { uuid: B, title: null, text: 'b', position: 1 },
    { uuid: C, title: null, text: 'c', position: 2 },
  ]
  const after = (stories: { uuid?: string; text: string }[], deleteStoryUuids: string[]) =>
    storiesAfter({ stories, deleteStoryUuids }, existing, () => 'new').map(({ uuid, text }) => [uuid, text])
  expect(after([{ uuid: C.toUpperCase(), text: 'see' }, { text: 'fresh' }], [])).toEqual([
    [C, 'see'],
    ['new', 'fresh'],
    [A, 'a'],
    [B, 'b'],
  ])
  expect(after([], [B.toUpperCase(), 'unknown'])).toEqual([
    [A, 'a'],
    [C, 'c'],
  ])
  expect(after([{ uuid: B, text: ' ' }], [A])).toEqual([[C, 'c']])
  expect(after([{ uuid: A, text: 'kept?' }], [A, B, C])).toEqual([])
})
