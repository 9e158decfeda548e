import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freshDatabase } from './support/database.ts'

const project = new URL('../', import.meta.url)
const read = (path: string) => readFile(new URL(path, project), 'utf8')

test.each(['docs/threat-model.md', 'docs/asvs.md', 'docs/privacy.md'])(
  'every file that %s names is there',
  async (path) => {
    const text = await read(path)
    const named = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+|[\w-]+\.(?:json|md))`/g)].map(
      ([, file = '']) => file,
    )
    const decisions = [...text.matchAll(/docs\/decisions\/\d{4}/g)].length
    expect(named.length + decisions).toBeGreaterThan(3)
    expect(named.filter((file) => !existsSync(fileURLToPath(new URL(file, project))))).toEqual([])
  },
)

test('docs/privacy.md lists every table there is, and no other', async () => {
  const listed = [...(await read('docs/privacy.md')).matchAll(/^\| `(\w+)` \|/gm)].map(
    ([, table = '']) => table,
  )
  const database = await freshDatabase()
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  await database.close()
  expect(listed.sort()).toEqual(rows.map(({ name }) => name).sort())
})
