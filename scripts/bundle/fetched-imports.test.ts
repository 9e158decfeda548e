import { expect, test } from 'vitest'
import { apartFromThen } from './fetched-imports.ts'

test('what follows an import is called also where its file cannot be fetched', () => {
  expect(apartFromThen("import('./a.ts').then(use, () => {})")).toBe(
    "Promise.resolve(import('./a.ts')).then(use, () => {})",
  )
  expect(apartFromThen("import('./a.ts')\n  .then(use)")).toBe(
    "Promise.resolve(import('./a.ts'))\n  .then(use)",
  )
})

test.each([
  "const { a } = await import('./a.ts')",
  "const load = () => import('./a.ts')",
  "import('./a.ts').catch(() => {})",
])('every other import stays as it is (%s)', (code) => {
  expect(apartFromThen(code)).toBe(code)
})
