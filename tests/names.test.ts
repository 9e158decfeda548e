import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type ModuleItem, type Pattern, parse } from '@swc/core'
import { expect, test } from 'vitest'
import { before, irregularParticiples, pronouns, verbs } from './names.json' with { type: 'json' }
import { tracked } from './support/tracked-files.ts'

const project = new URL('../', import.meta.url)
const read = (path: string) => readFile(new URL(path, project), 'utf8')

/** Names that React Router asks a route for. */
const routeExports = /^(loader|action|clientLoader|clientAction|meta|links|headers|handle|clientMiddleware)$/
/** Words that end like a participle and are none. */
const noParticiple = /^(feed|seed|need|speed|embed|bed)$/

const firstWord = (name: string) => /^[a-z]+/.exec(name)?.[0] ?? ''
const isVerb = (word: string) => verbs.includes(word)

/** Components (a capital), hooks (`useX`) and booleans (`isX`) have beginnings of their own. */
const isFunctionName = (name: string) =>
  /^([A-Z]|(use|is|has|may)[A-Z])/.test(name) || isVerb(firstWord(name))

const isParticipleOrPronoun = (name: string) =>
  pronouns.includes(name) ||
  irregularParticiples.includes(name) ||
  (/^[a-z]+ed$/.test(name) && !noParticiple.test(name))

/** The closed list of docs/style.md; a test is named as what it tests. */
function isFileName(path: string): boolean {
  const name = basename(path).replace(/(\.[\w-]+)*\.test(\.tsx?)$/, '$2')
  const isUseCase = /^[a-z]+-[a-z0-9-]+\.tsx?$/.test(name) && isVerb(firstWord(name))
  if (path.startsWith('server/modules/'))
    return isUseCase || /^((routes|rules|present)(-[a-z-]+)?|queries|jobs)\.tsx?$|^emails\.tsx$/.test(name)
  return (
    isUseCase ||
    /^[A-Z]\w+\.(tsx|css)$|^use-[a-z0-9-]+\.tsx?$|^rules(-[a-z-]+)?\.ts$|^(paths|testing)\.tsx?$/.test(name)
  )
}

const isFunction = (type?: string) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
const nameOf = (pattern: Pattern) => (pattern.type === 'Identifier' ? [pattern.value] : [])

/** What a statement exports: each name, and whether it is a function's. */
function exportsOf(item: ModuleItem): { name: string; isAct: boolean }[] {
  if (item.type !== 'ExportDeclaration') return []
  const { declaration } = item
  if (declaration.type === 'FunctionDeclaration') return [{ name: declaration.identifier.value, isAct: true }]
  if (declaration.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) =>
    nameOf(id).map((name) => ({ name, isAct: isFunction(init?.type) })),
  )
}

async function faultsOf(path: string, source: string) {
  const { body } = await parse(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' })
  const isRoute = path.startsWith('app/routes/') || path === 'app/root.tsx'
  const exported = body.flatMap(exportsOf).filter(({ name }) => !(isRoute && routeExports.test(name)))
  const bare = exported.filter(({ name }) => isParticipleOrPronoun(name))
  const acts = exported.filter((one) => one.isAct && !isFunctionName(one.name) && !bare.includes(one))
  return { bare: bare.map(({ name }) => `${path} ${name}`), acts: acts.map(({ name }) => `${path} ${name}`) }
}

/** Fails with what is new, and with what is gone and still listed: the list only shrinks. */
function expectOnly(found: string[], listed: string[], instead: string): void {
  const fresh = found.filter((one) => !listed.includes(one))
  expect(fresh, `${instead} (docs/style.md). Rename these, never add them to tests/names.json`).toEqual([])
  const gone = listed.filter((one) => !found.includes(one))
  expect(gone, 'Well done: these are gone, so take them out of "before" in tests/names.json').toEqual([])
}

test('exported names of app, server and contract are as docs/style.md says', {
  timeout: 120_000,
}, async () => {
  const paths = tracked('app/*.ts', 'app/*.tsx', 'server/*.ts', 'server/*.tsx', 'contract/*.ts')
  const acts: string[] = []
  const bare: string[] = []
  for (const path of paths.filter((one) => !/\.(test|d)\.tsx?$/.test(one))) {
    const faults = await faultsOf(path, await read(path))
    acts.push(...faults.acts)
    bare.push(...faults.bare)
  }
  expect(paths.length).toBeGreaterThan(500)
  expectOnly(acts, before.functions, 'An exported function begins with a verb of "verbs" in tests/names.json')
  expectOnly(bare, before.bare, 'A thing is called by its noun: previousAnswer, not said, kept or theirs')
})

test('files of modules and features have the names of docs/style.md', () => {
  const paths = tracked(
    'server/modules/*.ts',
    'server/modules/*.tsx',
    'app/features/*.ts',
    'app/features/*.tsx',
  )
  const faults = paths.filter((path) => !isFileName(path))
  expectOnly(faults, before.files, 'Name the file by its act (submit-rsvp.ts), or as the closed list says')
})
