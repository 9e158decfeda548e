import { expect, test } from 'vitest'
import { hasUnprinted } from './rules.ts'

test.each(['தமிழ்', 'བོད་ཡིག'])('%s is told before the book is made', (text) => {
  expect(hasUnprinted(`Ève ${text}`)).toBe(true)
  expect(hasUnprinted('Ève naïve 花 ー שלום عرب हिन्दी ไทย 한 Ω Я 1931 🌹')).toBe(false)
})
