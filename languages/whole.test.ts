import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from './index.ts'

// Compiles a copy of this folder from which something was taken out.

const project = join(import.meta.dirname, '..')
const others = languages.filter((language) => language !== 'en')

let copy: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'languages-'))
  for (const linked of ['contract', 'node_modules'])
    await symlink(join(project, linked), join(copy, linked), 'dir')
  await cp(join(project, 'languages'), join(copy, 'languages'), { recursive: true })
  const imports = { '#contract/*': './contract/*', '#languages/*': './languages/*' }
  await writeFile(join(copy, 'package.json'), JSON.stringify({ type: 'module', imports }))
  const compilerOptions = { types: [], rootDirs: [] }
  const config = { extends: join(project, 'tsconfig.json'), compilerOptions, include: ['languages/index.ts'] }
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(config))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

/** The files that do not compile, sorted. */
function faultyFiles(): Promise<string[]> {
  const tsc = join(project, 'node_modules/typescript/bin/tsc')
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [tsc, '-p', copy, '--pretty', 'false'], { cwd: copy }, (failure, stdout) => {
      const files = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error TS/gm)].map(([, file = '']) => file)
      if (failure && files.length === 0) reject(new Error(stdout, { cause: failure }))
      else resolve([...new Set(files)].sort())
    })
  })
}

/** A property that is one line. */
const SENTENCE = /^ +\w+: ['"`(].*,\n/gm

/** A file without the last of its sentences; the same if it has none of one line. */
function withoutSentence(source: string): string {
  const last = [...source.matchAll(SENTENCE)].at(-1)
  return last ? source.slice(0, last.index) + source.slice(last.index + last[0].length) : source
}

/** The files of the languages besides English that say something, such as `languages/es/screens/view.ts`. */
async function filesWithSentences(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const language of others)
    for (const name of await readdir(join(copy, 'languages', language), { recursive: true })) {
      const file = `languages/${language}/${name}`
      if (!file.endsWith('.ts') || file.endsWith('/same-as-english.ts')) continue
      const source = await readFile(join(copy, file), 'utf8')
      if (withoutSentence(source) !== source) found.set(file, source)
    }
  return found
}

test('a language from which any one thing is missing does not compile: a sentence, a file, the folder', async () => {
  expect(await faultyFiles()).toEqual([])

  const files = await filesWithSentences()
  for (const [file, source] of files) await writeFile(join(copy, file), withoutSentence(source))
  expect(await faultyFiles()).toEqual([...files.keys()].sort())
  const kinds = ['calls/cards', 'calls/errors', 'calls/fields', 'calls/general', 'print', 'tables']
  for (const kind of [
    ...kinds,
    'mails/accounts',
    'mails/events',
    'screens/view',
    'screens/programme',
    'screens/message',
    'screens/card-sheet',
    'screens/offline',
    'screens/archive-site',
    'service-pack-files',
  ])
    for (const language of others) expect([...files.keys()]).toContain(`languages/${language}/${kind}.ts`)
  for (const [file, source] of files) await writeFile(join(copy, file), source)

  await rm(join(copy, 'languages/pt/screens/offline.ts'))
  await rm(join(copy, 'languages/es'), { recursive: true })
  expect(await faultyFiles()).toEqual(['languages/index.ts', 'languages/pt/screens/index.ts'])
}, 60_000)
