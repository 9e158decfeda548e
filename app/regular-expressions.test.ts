import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Read where the words are built, by Node alone. */
const ours = new Set(['app/messages/isolate.ts'])

it('looks behind in no regular expression: Safari before 16.4 then reads nothing of the whole file', () => {
  const files = globSync('{app,contract}/**/*.{ts,tsx}')
  const browsers = files.filter((file) => !ours.has(file) && !file.includes('.test.'))
  expect(browsers.length).toBeGreaterThan(300)
  expect(browsers.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([])
})
