import { expect, test } from 'vitest'
import { oncePer } from './once-per.ts'

test('a value is made once for each language', () => {
  let count = 0
  const next = oncePer((language) => `${language} ${++count}`)
  expect([next('es'), next('ar'), next('es')]).toEqual(['es 1', 'ar 2', 'es 1'])
})
