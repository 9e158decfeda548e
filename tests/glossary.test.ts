import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { parse } from '@swc/core'
import { expect, test } from 'vitest'
import { retired } from './names.json' with { type: 'json' }
import { tracked } from './support/tracked-files.ts'

const project = new URL('../', import.meta.url)
const read = (path: string) => readFile(new URL(path, project), 'utf8')

interface FormerName {
  old: string
  folder: string
}

/** The names that were retired, by the folder below which none of them is used again. */
const formerNames: FormerName[] = Object.entries(retired).flatMap(([folder, names]) =>
  Object.keys(names).map((old) => ({ old, folder })),
)

/** `kept-pages`, `KeptPages` and `keptPages` are the same name. */
const plain = (name: string) =>
  name
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())

/** All identifiers of a source file, including names of properties and types. */
async function identifiersIn(source: string, isJsx: boolean): Promise<Set<string>> {
  const names = new Set<string>()
  collect(await parse(source, { syntax: 'typescript', tsx: isJsx, target: 'es2024' }), names)
  return names
}

function collect(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) for (const one of node) collect(one, names)
  else if (node instanceof Object) {
    const { type, value } = node as { type?: unknown; value?: unknown }
    if (type === 'Identifier' && typeof value === 'string') names.add(plain(value))
    for (const child of Object.values(node)) collect(child, names)
  }
}

const isBelow = (path: string, folder: string) => path.startsWith(`${folder}/`)

/** The names of the folders of a file, and its own without extensions. */
const namesOf = (path: string) =>
  [...dirname(path).split('/'), basename(path).replace(/\..*$/, '')].map(plain)

async function foundIn(path: string, former: readonly FormerName[], source: string): Promise<string[]> {
  const banned = former.filter(({ folder }) => isBelow(path, folder))
  const inPath = namesOf(path)
  const inSource = banned.length > 0 ? await identifiersIn(source, path.endsWith('x')) : new Set<string>()
  return banned
    .filter(({ old }) => inPath.includes(plain(old)) || inSource.has(plain(old)))
    .map(({ old }) => `${path}: ${old}`)
}

test('no name that tests/names.json has retired is used again', { timeout: 120_000 }, async () => {
  const sources = tracked('*.ts', '*.tsx')
  const found: string[] = []
  for (const path of sources) found.push(...(await foundIn(path, formerNames, await read(path))))
  expect(formerNames.length).toBeGreaterThan(50)
  expect(sources.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test('a retired name is found as a variable, a property, a type and a file name, but not in a text', async () => {
  const former = ['takeTurn', 'KeptPages', 'press'].map((old) => ({ old, folder: 'server' }))
  const check = (path: string, source: string) => foundIn(path, former, source)
  expect(await check('server/a.ts', 'export const takeTurn = 1')).toEqual(['server/a.ts: takeTurn'])
  expect(await check('server/a.ts', 'deps.takeTurn()')).toHaveLength(1)
  expect(await check('server/a.ts', "type A = Pick<{ takeTurn: 1 }, 'takeTurn'>")).toHaveLength(1)
  expect(await check('server/a.tsx', 'const a = <p title={takeTurn}>b</p>')).toHaveLength(1)
  expect(await check('server/a.ts', "// takeTurn\nexport const a = 'takeTurn'")).toEqual([])
  expect(await check('app/a.ts', 'export const takeTurn = 1')).toEqual([])
  expect(await check('server/http/kept-pages.test.ts', '')).toHaveLength(1)
  expect(await check('server/a.ts', 'const keptPages = new Map()')).toHaveLength(1)
  expect(await check('server/ports/press.ts', '')).toHaveLength(1)
  expect(await check('server/adapters/press/fonts.ts', '')).toHaveLength(1)
  expect(await check('server/ports/press-release.ts', '')).toEqual([])
})
