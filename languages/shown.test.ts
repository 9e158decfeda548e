import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { texts } from './en/index.ts'

const project = join(import.meta.dirname, '..')

async function readSources(folder: string): Promise<string> {
  const names = (await readdir(join(project, folder), { recursive: true })).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  return (await Promise.all(names.map((name) => readFile(join(project, folder, name), 'utf8')))).join('\n')
}

/** The path of each text, such as `screens.share.invite.title`. */
const pathsOf = (tree: object, above = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${above}${key}.`) : [above + key],
  )

test('the product names the key of every text; one that it does not name is shown nowhere', async () => {
  const sources = (await Promise.all(['app', 'contract', 'server', 'scripts'].map(readSources))).join('\n')
  const words = new Set([...sources.matchAll(/[\w-]+/g)].map(([word]) => word))
  // Keys that are put together: `${kind}Help`.
  const endings = [...sources.matchAll(/\}(\w+)`/g)].map(([, ending = '']) => ending)
  const isNamed = (path: string) => {
    const key = path.slice(path.lastIndexOf('.') + 1)
    // Some are the paths of calls.
    const isPath = key.startsWith('/') && sources.includes(`path: '${key}'`)
    return isPath || words.has(key) || endings.some((ending) => key.endsWith(ending))
  }
  expect(pathsOf(texts).filter((path) => !isNamed(path))).toEqual([])
})
