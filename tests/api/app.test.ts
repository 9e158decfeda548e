import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { fillPath } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { jsonBodyBytes } from '#server/http/body-limits.ts'
import { openApp, startApp, startOwnApp } from '../support/app.ts'
import { asAdmin } from '../support/database-server.ts'
import { aUser, startWithHost } from '../support/factories.ts'
import { lastingData } from '../support/worker.ts'

const failure = (code: string) => ({
  success: false,
  code,
  msg: expect.any(String),
  error: expect.any(String),
})

test('the app reports whether it is alive and whether it is ready', async () => {
  const app = await startOwnApp()
  for (const path of ['/healthz', '/readyz'])
    expect(await app.api('GET', path)).toMatchObject({ status: 200, body: { success: true, msg: null } })
  await rm(join(app.dataDir, 'media'), { recursive: true })
  expect(await app.api('GET', '/readyz')).toMatchObject({ status: 503, body: failure('SERVER_BUSY') })
  expect((await app.api('GET', '/healthz')).status).toBe(200)
})

test('without its database the app is alive but not ready, does not reveal the reason, and can be closed', async () => {
  const { dataDir, database } = await lastingData()
  const app = await openApp({ dataDir, database })
  await asAdmin(inject('database').connection, `drop database ${database.connection.database} with (force)`)
  expect((await app.api('GET', '/healthz')).status).toBe(200)
  expect(await app.api('GET', '/readyz')).toMatchObject({ status: 503, body: failure('SERVER_BUSY') })
  const signIn = await app.api('POST', '/anon/signin', {
    json: { email: 'ana@example.com', password: 'secret' },
  })
  expect(signIn).toMatchObject({ status: 500, body: failure('INTERNAL') })
  expect(signIn.body.msg).toBe('Our servers are busy right now. Please try again in a few moments.')
  await app.close()
})

test('every response has the security headers', async () => {
  const app = await startApp()
  const answers = [
    await app.api('GET', '/healthz'),
    await app.api('GET', '/user'),
    await app.api('POST', '/nowhere'),
    await app.api('GET', '/media/none/none.jpg'),
    await app.api('GET', '/%zz'),
  ]
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'x-request-id': expect.stringMatching(/^[\w-]{12}$/),
    })
  expect(answers[0]?.headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(answers[0]?.headers['strict-transport-security']).toBeUndefined()
  expect(answers[0]?.headers['x-powered-by']).toBeUndefined()
  expect(answers[1]?.headers['cache-control']).toBe('no-store')

  const secure = await startApp({ publicUrl: 'https://example.com' })
  const { headers } = await secure.api('GET', '/healthz')
  expect(headers['strict-transport-security']).toContain('max-age=')
})

test('other origins get no header that would let their pages read a response', async () => {
  const app = await startApp()
  const origin = 'https://elsewhere.example'
  const asked = await app.api('OPTIONS', '/anon/signin', {
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'pid' },
  })
  const read = await app.api('GET', '/public/memorial/ana', { headers: { origin } })
  for (const { headers } of [asked, read])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  expect(asked.status).toBe(404)
})

test('an unknown path gets an error in the usual form', async () => {
  const app = await startApp()
  for (const [method, path, status, code] of [
    ['GET', '/memorial', 404, 'NOT_FOUND'],
    ['POST', '/memorial/unknown', 404, 'NOT_FOUND'],
    ['DELETE', '/user', 404, 'NOT_FOUND'],
    ['GET', `/public/memorial/${'x'.repeat(601)}`, 404, 'NOT_FOUND'],
    ['GET', '/public/memorial/%E0%A4%A', 400, 'BAD_INPUT'],
    ['POST', '/public/memorial/%zz/rsvp', 400, 'BAD_INPUT'],
  ] as const)
    expect([path, await app.api(method, path)]).toMatchObject([path, { status, body: failure(code) }])
})

test('every declared call is answered', async () => {
  const app = await startApp()
  const uuid = '00000000-0000-4000-8000-000000000000'
  const names = {
    memorialUuid: uuid,
    mediaUuid: uuid,
    photoUuid: uuid,
    contactUuid: uuid,
    slug: 'ana',
    inviteToken: 'x',
  }
  for (const { name, endpoint } of endpoints) {
    const url = fillPath(endpoint.path, names)
    const { status, body } = await app.api(endpoint.method, url, { json: {} })
    const isUnknown = status === 404 && body.code === 'NOT_FOUND'
    expect([name, isUnknown]).toEqual([name, false])
    expect([name, typeof body.success, typeof body.msg]).toEqual([
      name,
      'boolean',
      body.success ? 'object' : 'string',
    ])
  }
})

test('a body must have a content type that the call accepts', async () => {
  const app = await startApp()
  const { token } = await aUser(app)
  const save = (type: string, payload: string) =>
    app.app.inject({
      method: 'POST',
      url: '/user/save',
      headers: { pid: token, 'content-type': type },
      payload,
    })
  const names = '{"firstName":"Ana","surname":"Silva"}'
  for (const [type, payload, status, code] of [
    ['text/plain', names, 415, 'UNSUPPORTED_TYPE'],
    ['application/xml', '<names/>', 415, 'UNSUPPORTED_TYPE'],
    ['application/x-www-form-urlencoded', 'firstName=Ana&surname=Silva', 415, 'UNSUPPORTED_TYPE'],
    ['multipart/form-data; boundary=x', '--x--', 415, 'UNSUPPORTED_TYPE'],
    ['nonsense', names, 415, 'UNSUPPORTED_TYPE'],
    ['application/json', '{"firstName":', 400, 'BAD_INPUT'],
    ['application/json', '', 400, 'BAD_INPUT'],
    ['application/json', 'null', 400, 'BAD_INPUT'],
    ['application/json', '[1]', 400, 'BAD_INPUT'],
    ['application/json', '"text"', 400, 'BAD_INPUT'],
    [
      'application/json',
      '{"__proto__":{"emailVerified":true},"firstName":"A","surname":"B"}',
      400,
      'BAD_INPUT',
    ],
    [
      'application/json',
      '{"constructor":{"prototype":{"x":1}},"firstName":"A","surname":"B"}',
      400,
      'BAD_INPUT',
    ],
  ] as const) {
    const answer = await save(type, payload)
    expect([type, payload, answer.statusCode, answer.json()]).toMatchObject([
      type,
      payload,
      status,
      failure(code),
    ])
    expect(answer.json().msg).not.toMatch(/unexpected|JSON|proto|object/i)
  }
  expect((await save('application/json; charset=utf-8', names)).json()).toMatchObject({
    user: { firstName: 'Ana' },
  })
})

test('a body that is too large is refused, and without a session it is not read at all', async () => {
  const { app, host } = await startWithHost()
  const send = (path: string, bytes: number, token: string) =>
    app.api('POST', path, { token, json: { uuid: host.memorial.uuid, filler: 'x'.repeat(bytes) } })
  expect(await send('/user/save', jsonBodyBytes, host.token)).toMatchObject({
    status: 413,
    body: failure('TOO_MUCH_TEXT'),
  })
  expect((await send('/memorial/edit', jsonBodyBytes, 'nobody')).status).toBe(401)
})

test('unknown fields are ignored, a wrong type is an error that names its field', async () => {
  const { app, host } = await startWithHost()
  const call = (path: string, json: object) => app.api('POST', path, { token: host.token, json })
  const extra = await call('/user/save', {
    firstName: 'Ana',
    surname: 'Silva',
    emailVerified: false,
    uuid: 7,
  })
  expect(extra.body.user).toMatchObject({ firstName: 'Ana', uuid: host.uuid, emailVerified: true })

  const { uuid } = host.memorial
  const wrong: [string, object, string][] = [
    ['/anon/signin', { email: 7, password: 'x' }, 'email'],
    ['/anon/signin', { email: 'ana@example.com', password: ['x'] }, 'password'],
    ['/user/save', { firstName: {}, surname: 'x' }, 'firstName'],
    ['/user/code/confirm', { code: 12345 }, 'code'],
    ['/memorial/create', { nameOfPerson: 7 }, 'nameOfPerson'],
    ['/memorial/create', { nameOfPerson: 'Ana', clientId: 'mine' }, 'clientId'],
    ['/memorial/edit', { uuid: 7 }, 'uuid'],
    ['/memorial/edit', { uuid, mediaUuids: 'all' }, 'mediaUuids'],
    ['/memorial/edit', { uuid, mediaUuids: ['x'] }, 'mediaUuids.0'],
    ['/memorial/edit', { uuid, stories: [{ text: 7 }] }, 'stories.0.text'],
    ['/memorial/edit', { uuid, contacts: [{ email: 7 }] }, 'contacts.0.email'],
    ['/memorial/edit', { uuid, memorialDate: 20250105 }, 'memorialDate'],
    ['/memorial/edit', { uuid, version: '1' }, 'version'],
    ['/memorial/payment', { memorialUuid: uuid, paymentIntentId: 7 }, 'paymentIntentId'],
    ['/memorial/resend-invite', { memorialUuid: uuid, contactUuid: null }, 'contactUuid'],
  ]
  for (const [path, json, field] of wrong) {
    const { status, body } = await call(path, json)
    expect([path, status, body.code, body.field]).toEqual([path, 400, 'BAD_INPUT', field])
    // The message names the field as the screen or as the payload does.
    const called = new RegExp(`${field.replaceAll('.', '\\.')}|email|password|name|text|code|date|story`, 'i')
    expect([field, body.msg]).toEqual([field, expect.stringMatching(called)])
  }
})
