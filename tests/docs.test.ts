import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { variables } from '#server/config.ts'
import { freshDatabase } from './support/database.ts'
import { tracked } from './support/tracked-files.ts'

const project = new URL('../', import.meta.url)
const read = (path: string) => readFile(new URL(path, project), 'utf8')

test.each(['CONTRIBUTING.md', 'docs/threat-model.md', 'docs/asvs.md', 'docs/privacy.md', 'docs/browsers.md'])(
  'every file that %s names exists',
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

test('docs/privacy.md lists every table, and no other', async () => {
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

test('docs/decisions/README.md lists every record by its title, and each has a status and a date', async () => {
  const records = (await readdir(new URL('docs/decisions/', project)))
    .filter((name) => /^\d/.test(name))
    .sort()
  const lines = await Promise.all(
    records.map(async (name) => {
      const text = await read(`docs/decisions/${name}`)
      const [, number = '', title] = /^# (\d{4}): (.+)\n\nAccepted, \d{4}-\d\d-\d\d\./.exec(text) ?? []
      expect(
        name.startsWith(`${number}-`) && number,
        `${name} begins with its number, title and status`,
      ).toBeTruthy()
      return `- [${number}](${name}) ${title}`
    }),
  )
  const index = await read('docs/decisions/README.md')
  expect(index.split('\n').filter((line) => line.startsWith('- '))).toEqual(lines)
})

test('decision records are few, short, and none amends another', async () => {
  const records = (await readdir(new URL('docs/decisions/', project))).filter((name) => /^\d/.test(name))
  expect(records.length).toBeLessThanOrEqual(50)
  for (const name of records) {
    const lines = (await read(`docs/decisions/${name}`)).split('\n')
    expect(lines.length, `${name} is at most a page`).toBeLessThanOrEqual(61)
    expect(
      lines.filter((line) => line.length > 120),
      name,
    ).toEqual([])
    const others = lines.slice(1).filter((line) => /(?<![.,\d])0\d{3}\b/.test(line) && !line.includes('0100'))
    expect(others, `${name} names no other record`).toEqual([])
  }
})

/** The form of a heading in links: small letters and hyphens (GitHub's rule). */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

test('every link of a document leads to an existing file and heading', async () => {
  const documents = tracked('*.md')
  const dead: string[] = []
  for (const document of documents) {
    for (const [, link = ''] of (await read(document)).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)) {
      const { href, hash } = new URL(link, new URL(document, project))
      const target = new URL(href.replace(hash, ''))
      const isThere = existsSync(fileURLToPath(target))
      const headings = hash && isThere ? [...(await readFile(target, 'utf8')).matchAll(/^#+ (.+)$/gm)] : []
      const isHeading = hash === '' || headings.some(([, heading = '']) => `#${anchorOf(heading)}` === hash)
      if (!isThere || !isHeading) dead.push(`${document}: ${link}`)
    }
  }
  expect(documents.length).toBeGreaterThan(50)
  expect(dead).toEqual([])
})

test('every decision that code refers to exists', async () => {
  const records = (await readdir(new URL('docs/decisions/', project))).map((name) => name.slice(0, 4))
  const cited = spawnSync('git', ['grep', '-hoE', 'docs/decisions/[0-9]{4}', '--', ':!docs/decisions'], {
    cwd: fileURLToPath(project),
    encoding: 'utf8',
  }).stdout
  const numbers = [...new Set(cited.match(/\d{4}/g))]
  expect(numbers.length).toBeGreaterThan(30)
  expect(numbers.filter((number) => !records.includes(number))).toEqual([])
})

/** The headings of a specification, and the pages of a design, that were never part of this repository. */
const CITED = '[Ss]pec [12] ?§|\\b[Tt]he spec(ification)?\\b|product-decisions|visual\\.md'

test('nothing refers to a document outside of this repository', () => {
  const search = ['grep', '--no-index', '--exclude-standard', '-nIE', CITED, '--', '.']
  const others = [':!package-lock.json', ':!tests/docs.test.ts', ':!.git']
  const { stdout, status } = spawnSync('git', [...search, ...others], {
    cwd: fileURLToPath(project),
    encoding: 'utf8',
  })
  expect(stdout.split('\n').filter(Boolean)).toEqual([])
  // Status 1 means that git searched and found nothing.
  expect(status).toBe(1)
})

/** The requirements of levels 1 and 2 (OWASP ASVS 4.0.3) by section, without deleted ones and those of level 3 only. */
const points: Record<string, string> = {
  ...{ '1.1': '1-7', '1.2': '1-4', '1.4': '1,4,5', '1.5': '1-4', '1.6': '1-4', '1.7': '1-2', '1.8': '1-2' },
  ...{ '1.9': '1-2', '1.10': '1', '1.11': '1-2', '1.12': '2', '1.14': '1-6' },
  ...{ '2.1': '1-12', '2.2': '1-3', '2.3': '1-3', '2.4': '1-6', '2.5': '1-7', '2.6': '1-3', '2.7': '1-6' },
  ...{ '2.8': '1-7', '2.9': '1-3', '2.10': '1-4' },
  ...{ '3.1': '1', '3.2': '1-4', '3.3': '1-4', '3.4': '1-5', '3.5': '1-3', '3.7': '1' },
  ...{ '4.1': '1-3,5', '4.2': '1-2', '4.3': '1-3' },
  ...{ '5.1': '1-5', '5.2': '1-8', '5.3': '1-10', '5.4': '1-3', '5.5': '1-4' },
  ...{ '6.1': '1-3', '6.2': '1-6', '6.3': '1-2', '6.4': '1-2' },
  ...{ '7.1': '1-4', '7.2': '1-2', '7.3': '1,3,4', '7.4': '1-3' },
  ...{ '8.1': '1-4', '8.2': '1-3', '8.3': '1-8', '9.1': '1-3', '9.2': '1-4', '10.2': '1-2', '10.3': '1-3' },
  ...{ '11.1': '1-8', '12.1': '1-3', '12.2': '1', '12.3': '1-6', '12.4': '1-2', '12.5': '1-2', '12.6': '1' },
  ...{ '13.1': '1,3-5', '13.2': '1-3,5,6', '13.3': '1-2', '13.4': '1-2' },
  ...{ '14.1': '1-4', '14.2': '1-6', '14.3': '2-3', '14.4': '1-7', '14.5': '1-4' },
}

/** `2.1.1`, `2.1.2` for `2.1`, 1 and 2. */
const numbered = (section: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `${section}.${first + at}`)

test('docs/asvs.md lists every requirement of level 2, once', async () => {
  const wanted = Object.entries(points).flatMap(([section, ranges]) =>
    ranges.split(',').flatMap((range) => {
      const [first = '', last = first] = range.split('-')
      return numbered(section, Number(first), Number(last))
    }),
  )
  const cells = [...(await read('docs/asvs.md')).matchAll(/^\| ([^|]*) \|/gm)].map(([, cell = '']) => cell)
  const listed = cells.flatMap((cell) =>
    [...cell.matchAll(/(\d+\.\d+)\.(\d+)(?: to \d+\.\d+\.(\d+))?/g)].flatMap(
      ([, section = '', first, last = first]) => numbered(section, Number(first), Number(last)),
    ),
  )
  expect(wanted).toHaveLength(260)
  expect(listed.sort()).toEqual(wanted.sort())
})

test('docs/operations.md lists the fields of the line that is logged for each request', async () => {
  const [, fields = ''] = /interface RequestLine \{(.*?)\n\}/s.exec(await read('server/http/log.ts')) ?? []
  const names = [...fields.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = '']) => name)
  const [, section = ''] = (await read('docs/operations.md')).split('\n## Watching\n')
  const [said = ''] = section.split('\n## ')
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !said.includes(`\`${name}\``))).toEqual([])
})

/** Paths in the text of docs/architecture.md, some without their ending, and some from the folder `app` or `server`. */
const ROOTS = ['', 'app/', 'app/features/', 'server/', 'server/modules/', 'docs/']
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.md']

const isPath = (path: string) =>
  ROOTS.some((root) =>
    ENDINGS.some((ending) => existsSync(fileURLToPath(new URL(root + path + ending, project)))),
  )

test('every path in docs/architecture.md exists', async () => {
  const text = await read('docs/architecture.md')
  const inText = [...text.replace(/```.*?```/gs, '').matchAll(/`([\w@.-]+(?:\/[\w.-]+)+\/?)`/g)].map(
    ([, path = '']) => path,
  )
  expect(inText.length).toBeGreaterThan(30)
  expect(inText.filter((path) => !isPath(path))).toEqual([])
})

test('docs/architecture.md names every folder of the product and every module of the server', async () => {
  const text = await read('docs/architecture.md')
  const named = [...text.matchAll(/`([\w./-]+?)\/?`/g)].map(([, path = '']) => path)
  const folders = tracked('.').flatMap((path) => {
    const [top = '', second = '', third = '', fourth] = path.split('/')
    if (second === '' || top.startsWith('.')) return []
    if ((top !== 'app' && top !== 'server') || third === '') return [top]
    return fourth !== undefined && second === 'modules' ? [third] : [top, `${top}/${second}`]
  })
  expect(folders.length).toBeGreaterThan(1000)
  expect([...new Set(folders)].filter((folder) => !named.includes(folder))).toEqual([])
})

test('docs/operations.md says how to change each secret', async () => {
  const [, section = ''] = (await read('docs/operations.md')).split('\n## Secrets\n')
  const [said = ''] = section.split('\n## ')
  const secrets = variables.filter((name) => /SECRET|TOKEN|_KEY|(DATABASE|SMTP)_URL/.test(name))
  expect(secrets.length).toBeGreaterThan(9)
  expect(secrets.filter((name) => !said.includes(`\`${name}\``))).toEqual([])
})
