import { expect, it } from 'vitest'
import { placePieces } from './place-pieces.ts'

/** A place where no line may end shown as `~`. */
const pieces = (text: string) => placePieces(text).map((piece) => piece.replaceAll('\u00a0', '~'))

it('ends its pieces at commas, and no line after an abbreviation or a number', () => {
  expect(pieces("St. Mary's Church, 12 St. Mary's Rd, Kingscliff")).toEqual([
    "St.~Mary's Church,",
    "12~St.~Mary's Rd,",
    'Kingscliff',
  ])
  expect(pieces('R. Dr. João 4b, Lisboa')).toEqual(['R.~Dr.~João 4b,', 'Lisboa'])
  expect(pieces('قاعة السلام، شارع النيل')).toEqual(['قاعة السلام،', 'شارع النيل'])
})

it('leaves a place without either as it is', () => {
  expect(pieces('The garden behind the Street. Then left')).toEqual([
    'The garden behind the Street. Then left',
  ])
  expect(pieces('The hall,\nby the sea')).toEqual(['The hall,\nby the sea'])
  expect(pieces('')).toEqual([])
})
