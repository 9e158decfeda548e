import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { slim } from './slim-calls.ts'

test('a call becomes its address, and the rest of its module is re-exported', () => {
  const calls = new Map([['getUser', { method: 'GET', path: '/user', access: 'unverified' }]])
  expect(slim('/c/accounts.ts', calls, ['Code', 'getUser', 'User'])).toBe(
    [
      'export const getUser = {"method":"GET","path":"/user"}',
      'export { Code, User } from "/c/accounts.ts?whole"',
    ].join('\n'),
  )
  expect(slim('/c/accounts.ts', calls, ['getUser'])).not.toContain('whole')
})

test('the app reads only the address of a call', () => {
  const names = new Set(endpoints.map(({ name }) => name))
  const app = join(import.meta.dirname, '../../app')
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(app, file), 'utf8') }))
  const imported = ({ text }: { text: string }) =>
    [...text.matchAll(/^import \{([^}]*)\} from '#contract\//gm)].flatMap(([, list = '']) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter((one) => names.has(one.split(' as ')[0] ?? ''))
        .map((one) => one.split(' as ').at(-1) ?? ''),
    )
  expect(files.flatMap(imported)).toContain('getMemorial')
  const read = files.flatMap((one) =>
    imported(one).flatMap((name) =>
      [...one.text.matchAll(new RegExp(`(?<![\\w.'#])${name}\\.(\\w+)`, 'g'))]
        .filter(([, field = '']) => !['method', 'path'].includes(field))
        .map(([found]) => `${one.file}: ${found}`),
    ),
  )
  expect(read).toEqual([])
})
