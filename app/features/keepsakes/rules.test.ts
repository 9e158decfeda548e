import { expect, test } from 'vitest'
import { hasUnprinted } from './rules.ts'

test('letters that a book has no font for are told before it is made', () => {
  const texts = ['Ève தமிழ்', 'བོད་ཡིག', 'Ève naïve 花 ー שלום عرب हिन्दी ไทย 한 Ω Я 1931 🌹']
  expect(texts.map(hasUnprinted)).toEqual([true, true, false])
})
