import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'

test('the mailbox opens under the names of this machine, not under other names that lead here', async () => {
  const app = await startApp()
  const read = async (path: string, host: string) =>
    (await app.api('GET', path, { headers: { host } })).status
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000'])
    expect([host, await read('/dev/mailbox.json', host)]).toEqual([host, 200])
  for (const host of [
    'evil.example',
    'memorials.example:443',
    'localhost.evil.example',
    'evil.example:3000',
    '10.0.0.1',
    'x@localhost/',
  ])
    for (const path of [
      '/dev/mailbox',
      '/dev/mailbox.json',
      '/dev/mailbox/x/html',
      '//dev/mailbox.json',
      '/%64ev/mailbox.json',
    ])
      expect([host, path, await read(path, host)]).toEqual([host, path, 404])
  expect(await read('/healthz', 'evil.example')).toBe(200)
})

test('the example for one machine publishes its port, and so its mailbox, to that machine alone', async () => {
  const compose = await readFile(new URL('../../compose.yaml', import.meta.url), 'utf8')
  const published = [...compose.matchAll(/ports: \['([^']+)'\]/g)].map(([, port]) => port)
  expect(published).toEqual(['127.0.0.1:8080:80'])
})
