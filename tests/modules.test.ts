import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { tracked } from './support/tracked-files.ts'

const project = new URL('../', import.meta.url)
const read = (path: string) => readFile(new URL(path, project), 'utf8')

/** The functions that a file exports. */
const exportsOf = (source: string) =>
  [...source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => name)

/** docs/decisions/0001 */
const DOZEN = 12

test('no file of a module offers more than a dozen functions to others', async () => {
  const files = tracked('server/modules/*/*.ts').filter((path) => !/\/(rules|queries)|\.test\.ts$/.test(path))
  const offered = await Promise.all(files.map(async (path) => ({ path, names: exportsOf(await read(path)) })))
  expect(offered.find(({ path }) => path.includes('/access/auth'))?.names).toContain('requireReadable')
  expect(offered.filter(({ names }) => names.length > DOZEN)).toEqual([])
})

/**
 * Where the functions of a module are: they are found by name and called with what they need. An object of closures
 * that is made once and handed on leads a reader to a list of names (docs/decisions/0001).
 */
test('acts are functions of a context, none of them made inside another', async () => {
  const other = /\/(routes|jobs|rules)[^/]*$|\.test\.ts$/
  const acts = tracked('server/modules/*/*.ts').filter((path) => !other.test(path))
  const sources = await Promise.all(acts.map(async (path) => ({ path, source: await read(path) })))
  const nested = /^ +(?:async )?function\*? \w+/m
  const isMade = /\bdeps\b|\w+Deps\b|ReturnType<typeof create/
  expect(sources.length).toBeGreaterThan(150)
  expect(sources.filter(({ source }) => nested.test(source)).map(({ path }) => path)).toEqual([])
  expect(sources.filter(({ source }) => isMade.test(source)).map(({ path }) => path)).toEqual([])
})

/** A file this long has more than one subject. */
const LONG = 400
const GENERATED = ['server/ports/database-types.ts']

test('no file that is written by hand is longer than 400 lines', async () => {
  const sources = tracked('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.sql', '*.sh')
  const own = sources.filter((path) => !GENERATED.includes(path))
  const lengths = await Promise.all(
    own.map(async (path) => ({ path, lines: (await read(path)).split('\n').length - 1 })),
  )
  expect(own.length).toBeGreaterThan(2500)
  expect(lengths.filter(({ lines }) => lines > LONG)).toEqual([])
})
