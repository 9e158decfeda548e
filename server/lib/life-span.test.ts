import { expect, test } from 'vitest'
import { lifeSpanIn } from './life-span.ts'

const whole = { birthDate: '1931-03-12', deathDate: '2026-11-03' }

test.each([
  ['en', whole, '12 March 1931 – 3 November 2026'],
  ['es', whole, '12 de marzo de 1931 – 3 de noviembre de 2026'],
  ['pt', whole, '12 de março de 1931 – 3 de novembro de 2026'],
  ['ar', whole, '12 مارس 1931 – 3 نوفمبر 2026'],
  ['en', { birthDate: '1931~', deathDate: '2026' }, 'about 1931 – 2026'],
  ['es', { birthDate: '1931~', deathDate: '2026-11' }, 'hacia 1931 – noviembre de 2026'],
  ['en', { birthDate: '1931', deathDate: null }, 'born 1931'],
  ['en', { birthDate: '1931-03' }, 'born March 1931'],
  ['en', { deathDate: '2026-11-03' }, 'died 3 November 2026'],
  ['es', { birthDate: '1931-03-12' }, 'nació el 12 de marzo de 1931'],
  ['es', { birthDate: '1931' }, 'nació en 1931'],
  ['es', { birthDate: '1931~' }, 'nació hacia 1931'],
  ['pt', { deathDate: '2026-11-03' }, 'faleceu em 3 de novembro de 2026'],
  ['pt', { deathDate: '2026~' }, 'faleceu por volta de 2026'],
  ['ar', { birthDate: '1931' }, 'الميلاد: 1931'],
  ['ar', { deathDate: '2026~' }, 'الوفاة: نحو 2026'],
  ['en', {}, ''],
  ['en', { birthDate: null, deathDate: null }, ''],
] as const)('in %s: %o', (language, dates, words) => {
  expect(lifeSpanIn(language, dates)).toBe(words)
})
