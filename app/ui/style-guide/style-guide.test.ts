import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const app = join(import.meta.dirname, '../..')

/** The `.tsx` modules that a module imports, directly or not, including itself. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '((?:\.|#app\/)[^']+\.tsx)'/g))
    reachedFrom(path.startsWith('#app/') ? join(app, path.slice(5)) : join(file, '..', path), seen)
  return seen
}

it('the style guide shows every component of app/ui', () => {
  const shown = reachedFrom(join(app, 'routes/dev-ui.tsx'))
  const parts = readdirSync(join(app, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => join(app, 'ui', name))
  expect(parts.length).toBeGreaterThan(50)
  expect(parts.filter((part) => !shown.has(part))).toEqual([])
})

it('every illustration is also used outside the style guide', () => {
  const folder = join(app, 'ui/illustrations')
  const code = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('style-guide/'))
    .map((name) => readFileSync(join(app, name), 'utf8'))
    .join()
  const unused = readdirSync(folder).filter((name) => !code.includes(`illustrations/${name}?url&no-inline`))
  expect(unused).toEqual([])
})
