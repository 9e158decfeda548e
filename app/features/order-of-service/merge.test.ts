import { expect, test } from 'vitest'
import type { OrderContent, OrderItem } from '#contract/order-of-service.ts'
import { isSameContent, moved } from './content.ts'
import { mergeContents, settled } from './merge.ts'

const part = (id: string, title = id): OrderItem => ({
  id,
  kind: 'WORDS',
  title,
  by: '',
  source: '',
  text: '',
})
const order = (ids: string, more: Partial<OrderContent> = {}): OrderContent => ({
  name: null,
  years: '',
  when: null,
  portraitUuid: null,
  photoUuids: [],
  eventUuids: null,
  items: [...ids].map((id) => part(id)),
  thanks: '',
  hasCode: true,
  ...more,
})
const idsOf = ({ items }: OrderContent) => items.map(({ id }) => id).join('')
const titled = (content: OrderContent, id: string, title: string) => ({
  ...content,
  items: content.items.map((item) => (item.id === id ? part(id, title) : item)),
})

test('what each side changed alone is in the merged one', () => {
  const base = order('abc')
  const { content, conflicts } = mergeContents(
    base,
    titled({ ...base, thanks: 'Thank you' }, 'a', 'Mine'),
    titled({ ...base, years: '1941' }, 'c', 'Theirs'),
  )
  expect(conflicts).toEqual([])
  expect(content).toMatchObject({ thanks: 'Thank you', years: '1941' })
  expect(content.items.map(({ title }) => title)).toEqual(['Mine', 'b', 'Theirs'])
})

test('what both changed is asked about, and settled as decided', () => {
  const base = order('ab')
  const [mine, theirs] = [titled(base, 'a', 'Mine'), { ...titled(base, 'a', 'Theirs'), years: '1941' }]
  const { content, conflicts } = mergeContents({ ...base }, { ...mine, years: '1942' }, theirs)
  expect(conflicts).toHaveLength(2)
  expect(settled(content, [])).toMatchObject({ years: '1942', items: [{ title: 'Mine' }, {}] })
  expect(settled(content, conflicts)).toMatchObject({ years: '1941', items: [{ title: 'Theirs' }, {}] })
})

test.each([
  ['both added a part', 'ab', 'axb', 'aby', 'axby'],
  ['one moved a part, the other added one', 'abc', 'cab', 'abcx', 'cxab'],
  ['the other moved a part', 'abc', 'abc', 'bca', 'bca'],
  ['one removed a part that the other left alone', 'abc', 'ac', 'abc', 'ac'],
  ['the other removed a part', 'abc', 'abc', 'ab', 'ab'],
  ['both began from the same', 'abc', 'abc', 'abc', 'abc'],
])('%s', (_, base, mine, theirs, expected) => {
  expect(idsOf(mergeContents(order(base), order(mine), order(theirs)).content)).toBe(expected)
})

test('a part that one side removed stays where the other changed it', () => {
  const base = order('ab')
  const { content } = mergeContents(base, order('a'), titled(base, 'b', 'Changed'))
  expect(content.items.map(({ title }) => title)).toEqual(['a', 'Changed'])
})

test('parts move by one place, and no further than the end', () => {
  const { items } = order('abc')
  const ids = (list: OrderItem[]) => list.map(({ id }) => id).join('')
  expect(ids(moved(items, 'a', 1))).toBe('bac')
  expect(ids(moved(items, 'c', -1))).toBe('acb')
  expect(ids(moved(items, 'a', -1))).toBe('abc')
  expect(isSameContent(order('abc'), { ...order('abc'), items: moved(items, 'a', 1) })).toBe(false)
})
