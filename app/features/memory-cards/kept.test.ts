import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Card, letterCorners } from './cards.ts'
import { dropFiles, keepCards, keepFile, readCards } from './kept.ts'

const rows = new Map<string, string>()

beforeEach(() => {
  rows.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => rows.get(key) ?? null,
      setItem: (key: string, value: string) => rows.set(key, value),
      removeItem: (key: string) => rows.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const photo = { id: 'photo', blob: new Blob(['photo']), url: 'blob:photo', width: 100, height: 200 }
const card = (id: string, changed: Partial<Card> = {}): Card => ({
  id,
  photo,
  corners: letterCorners(photo),
  picture: { blob: new Blob([id]), url: `blob:${id}` },
  name: '',
  words: '',
  filed: null,
  ...changed,
})
const urlOf = () => 'blob:again'

async function keepBoth(cards: Card[]) {
  await keepFile(photo.id, photo.blob)
  for (const { id, picture } of cards) if (picture) await keepFile(id, picture.blob)
  keepCards('m', 'claire', cards)
}

test('what is not filed is found again with what was typed, by the same person alone', async () => {
  const cards = [card('a', { name: 'Lakshmi', words: 'Lemons', ratio: 0.7 }), card('b', { picture: null })]
  await keepBoth([...cards, card('c', { filed: {} as Card['filed'] })])
  const again = await readCards('m', 'claire', urlOf)
  expect(again).toMatchObject([
    { id: 'a', name: 'Lakshmi', words: 'Lemons', ratio: 0.7, corners: letterCorners(photo) },
    { id: 'b', picture: null },
  ])
  expect(await again[0]?.picture?.blob.text()).toBe('a')
  expect(await readCards('m', 'ruth', urlOf)).toEqual([])
  expect(await readCards('other', 'claire', urlOf)).toEqual([])
})

test('a card whose photograph is gone is not found; its photograph stays while another card is on it', async () => {
  const [one, other] = [card('a'), card('b')]
  await keepBoth([one, other])
  await dropFiles(one, [one, other])
  expect(await readCards('m', 'claire', urlOf)).toMatchObject([{ id: 'a', picture: null }, { id: 'b' }])
  await dropFiles(other, [other])
  expect(await readCards('m', 'claire', urlOf)).toEqual([])
})

test('once all are filed nothing is left; damaged storage is nothing', async () => {
  keepCards('m', 'claire', [card('a', { filed: {} as Card['filed'] })])
  expect(rows.size).toBe(0)
  rows.set('memorial-cards-m', '{"userUuid":"claire","cards":[{"id":7}]}')
  expect(await readCards('m', 'claire', urlOf)).toEqual([])
})
