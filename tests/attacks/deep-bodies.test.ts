import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fillPath } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { anonymousBodyBytes, jsonBodyBytes } from '#server/http/body-limits.ts'
import { startApp } from '../support/app.ts'
import { startWithHost } from '../support/factories.ts'
import { rightBody } from '../support/strange.ts'
import { aWholeMemorial } from '../support/whole-memorial.ts'

const json = { 'content-type': 'application/json' }
const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

test('a body nested deeper than any request needs is refused before it is parsed, from strangers and hosts', async () => {
  const { app, host } = await startWithHost()
  const send = (url: string, payload: string) =>
    app.app.inject({ method: 'POST', url, headers: { ...json, pid: host.token }, payload })
  for (const nested of [lists(33), objects(33), lists(30_000), objects(10_000)])
    for (const [url, text] of [
      ['/anon/signin', nested],
      ['/anon/signin', `{"email":${nested}}`],
      ['/memorial/edit', `{"uuid":"${host.memorial.uuid}","unknown":${nested}}`],
      ['/memorial/edit', `{"uuid":"${host.memorial.uuid}","details":"\\\\","x":${nested}}`],
    ] as const) {
      const answer = await send(url, text)
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 400, 'BAD_INPUT'])
    }
  const within = `{"uuid":"${host.memorial.uuid}","details":"${'['.repeat(1500)}","unknown":${lists(31)}}`
  expect((await send('/memorial/edit', within)).statusCode).toBe(200)
})

test('a megabyte of deep nesting or of tiny values are refused before they are parsed', async () => {
  const { app, host } = await startWithHost()
  const room = jsonBodyBytes - 1000
  for (const field of ['stories', 'contacts', 'unknown'])
    for (const value of [objects(Math.floor(room / 6)), `[${'0,'.repeat(room / 2)}0]`]) {
      const answer = await app.app.inject({
        method: 'POST',
        url: '/memorial/edit',
        headers: { ...json, pid: host.token },
        payload: `{"uuid":"${host.memorial.uuid}","${field}":${value}}`,
      })
      // If the list had been validated, the answer would name its field.
      expect([field, answer.statusCode, answer.json().field]).toEqual([field, 400, undefined])
    }
})

test('without a confirmed account a body is limited to 64 KB, far more than any request needs', async () => {
  const app = await startApp()
  const { ids, tokens } = await aWholeMemorial(app)
  const open = endpoints.filter(
    ({ endpoint }) => ['anyone', 'unverified'].includes(endpoint.access) && endpoint.method !== 'GET',
  )
  expect(open.length).toBeGreaterThan(8)
  for (const { name, endpoint } of open) {
    const right = rightBody(name, ids)
    expect(JSON.stringify(right).length).toBeLessThan(anonymousBodyBytes / 16)
    const answer = await app.api(endpoint.method, fillPath(endpoint.path, { ...ids, token: randomUUID() }), {
      token: tokens.owner,
      json: { ...right, filler: 'x'.repeat(anonymousBodyBytes) },
    })
    expect([name, answer.status, answer.body.code]).toEqual([name, 413, 'TOO_LARGE'])
  }
})

test('the limits hold for forms as well', async () => {
  const app = await startApp()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const url of ['/public/unsubscribe/x', '/view/ana/open']) {
    const payload = `word=${'x'.repeat(anonymousBodyBytes)}`
    const answer = await app.app.inject({ method: 'POST', url, headers, payload })
    expect([url, answer.statusCode]).toEqual([url, 413])
  }
})
