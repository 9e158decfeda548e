import { expect, test } from 'vitest'
import { decadesToChoose } from './decades-to-choose.ts'

const today = '2026-11-26'

test('decades of a life are offered, as far as it is known', () => {
  expect(decadesToChoose({ birthDate: '1981-03-12', deathDate: '2019' }, today)).toEqual([
    1980, 1990, 2000, 2010,
  ])
  expect(decadesToChoose({ birthDate: '2001', deathDate: '' }, today)).toEqual([2000, 2010, 2020])
  expect(decadesToChoose({ birthDate: '', deathDate: '' }, today)).toHaveLength(13)
})

test('what is still being typed offers something', () => {
  expect(decadesToChoose({ birthDate: '19', deathDate: '9999' }, today)[0]).toBe(1900)
  expect(decadesToChoose({ birthDate: '2031', deathDate: '1999' }, today)).toEqual([1990])
})
