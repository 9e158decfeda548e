import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A file that runs in Node only: what compiles messages. */
const ours = new Set(['app/messages/isolate.ts'])

it('no regular expression in browser code has a lookbehind, with which Safari before 16.4 cannot parse the whole file', () => {
  const files = globSync('{app,contract}/**/*.{ts,tsx}')
  const browsers = files.filter((file) => !ours.has(file) && !file.includes('.test.'))
  expect(browsers.length).toBeGreaterThan(300)
  expect(browsers.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([])
})
