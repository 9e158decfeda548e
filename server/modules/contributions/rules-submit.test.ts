import { expect, it } from 'vitest'
import { arrangeFiles, captioned, type OwnFile } from './rules-submit.ts'

const shown = (uuid: string): OwnFile => ({ uuid, role: 'CONTRIBUTION', used: true, removed: false })
const sentAhead = (uuid: string): OwnFile => ({ uuid, role: 'CONTRIBUTION', used: false, removed: false })
const takenOut = (uuid: string): OwnFile => ({ uuid, role: 'CONTRIBUTION', used: true, removed: true })
const named = (...uuids: string[]) => uuids.map((uuid) => ({ uuid, title: null }))
const order = (own: OwnFile[], kept: string[], removed: string[] = []) =>
  arrangeFiles(own, { removed, kept: named(...kept) }).files.map(({ uuid }) => uuid)

it('photos that the form names come first, the others follow in their order', () => {
  const own = [shown('a'), shown('b'), shown('c'), sentAhead('d'), sentAhead('e')]
  expect(order(own, ['d', 'c'])).toEqual(['d', 'c', 'a', 'b'])
  expect(order(own, ['d', 'd'])).toEqual(['d', 'a', 'b', 'c'])
  expect(order(own, [])).toEqual(['a', 'b', 'c'])
})

it('a photo that the form removes is removed, even if the form also names it', () => {
  const own = [shown('a'), shown('b'), sentAhead('c'), takenOut('d')]
  expect(arrangeFiles(own, { removed: ['b', 'c', 'd'], kept: named('b', 'a') })).toEqual({
    files: named('a'),
    removed: ['b', 'c'],
  })
})

it('photos of others, and photos that are gone, are refused', () => {
  expect(() => order([shown('a')], ['b'])).toThrow('This photo is no longer here.')
  expect(() => order([shown('a')], [], ['b'])).toThrow('This photo is no longer here.')
  expect(() => order([takenOut('a')], ['a'])).toThrow('This photo is no longer here.')
})

it('the limit counts the photos after the change, not before', () => {
  const thirty = Array.from({ length: 30 }, (_, n) => shown(`p${n}`))
  expect(() => order([...thirty, sentAhead('x')], ['x'])).toThrow('You can add up to 30 photos.')
  expect(order([...thirty, sentAhead('x')], ['x'], ['p0'])).toHaveLength(30)
})

it('captions are matched to ids whatever their letter case', () => {
  expect(captioned(['AB', 'c'], ['One'])).toEqual([
    { uuid: 'ab', title: 'One' },
    { uuid: 'c', title: null },
  ])
})
