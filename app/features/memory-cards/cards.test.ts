import { expect, test } from 'vitest'
import { Uuid } from '#contract/fields.ts'
import { type Card, cardId, changeCards, letterCorners } from './cards.ts'

const card = (id: string): Card => ({
  id,
  photo: { id: 'photo', blob: new Blob(), url: '', width: 100, height: 200 },
  corners: letterCorners({ width: 100, height: 200 }),
  picture: null,
  name: '',
  words: '',
  filed: null,
})

test('the same photograph has the same ids, another place or photograph others', async () => {
  const [one, other] = [new Blob(['one']), new Blob(['other'])]
  const ids = await Promise.all([
    cardId(one, 0),
    cardId(new Blob(['one']), 0),
    cardId(one, 1),
    cardId(other, 0),
  ])
  expect(ids[0]).toBe(ids[1])
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(Uuid.parse(id)).toBe(id)
})

test('a photograph that is chosen again adds nothing, and loses nothing that was typed', () => {
  const typed = changeCards([card('a')], { type: 'typed', id: 'a', words: 'Lemons' })
  const again = changeCards(typed, { type: 'found', cards: [card('a'), card('b')] })
  expect(again.map(({ id, words }) => [id, words])).toEqual([
    ['a', 'Lemons'],
    ['b', ''],
  ])
})

test('one that is left out is gone, others stay', () => {
  expect(changeCards([card('a'), card('b')], { type: 'left', id: 'a' })).toMatchObject([{ id: 'b' }])
})

test('corners of a letter begin within the photograph', () => {
  expect(letterCorners({ width: 100, height: 200 })).toEqual([
    { x: 8, y: 16 },
    { x: 92, y: 16 },
    { x: 92, y: 184 },
    { x: 8, y: 184 },
  ])
})
