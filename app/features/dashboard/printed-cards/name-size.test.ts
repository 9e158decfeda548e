import { expect, it } from 'vitest'
import { nameSize, shortLink } from './name-size.ts'

it('shortLink leaves the scheme out', () => {
  expect(shortLink('https://afterglow.example/view/margaret-4f2a9c')).toBe(
    'afterglow.example/view/margaret-4f2a9c',
  )
  expect(shortLink('http://localhost:3000/view/a-b')).toBe('localhost:3000/view/a-b')
})

it.each([
  ['Margaret Anne Hollis', 'short'],
  ['Maria da Conceição Ferreira dos Santos', 'long'],
  ['Wolfeschlegelstein', 'long'],
  ['Donaudampfschifffahrtsgesellschaft', 'longest'],
  ['Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios', 'longest'],
])('the size of the name %s is %s', (name, length) => {
  expect(nameSize(name)).toBe(length)
})
