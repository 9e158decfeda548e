import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startOwnApp, type TestApp } from '../support/app.ts'
import { anOperator, byToken } from '../support/desk.ts'
import { aPaidHost, aPhoto } from '../support/factories.ts'
import { multipartOf } from '../support/multipart.ts'
import { resumableSender } from '../support/resumable.ts'

// Who calls is asked when the headers come. Whoever holds the body back may be signed out or removed by then.

/** Sends the headers and one byte; `finish` sends the rest and gives the answer, once the server has taken in the first. */
async function held(
  app: TestApp,
  path: string,
  body: Buffer,
  headers: Record<string, string>,
  method = 'POST',
) {
  const server = await app.listen()
  const taken = new Promise<void>((resolve) => app.app.server.once('request', () => setImmediate(resolve)))
  const sending = request(server + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers, 'content-length': body.length },
  })
  const answer = new Promise<{ status: number; body: { code?: string } }>((resolve, reject) =>
    sending
      .on('response', async (response) =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse((await text(response)) || '{}') }),
      )
      .on('error', reject),
  )
  sending.write(body.subarray(0, 1))
  await taken
  return async function finish() {
    sending.end(body.subarray(1))
    const { status, body: said } = await answer
    return [status, said.code]
  }
}

const json = (body: unknown) => Buffer.from(JSON.stringify(body))

test('what a host sends slowly is not done once they are signed out everywhere', async () => {
  const app = await startOwnApp()
  const host = await aPaidHost(app)
  const { token, memorial } = host
  const settings = await held(
    app,
    `/memorial/settings/${memorial.uuid}`,
    json({ visibility: 'PRIVATE', padding: 'x'.repeat(200_000) }),
    { pid: token },
  )
  const removal = await held(app, `/memorial/delete/${memorial.uuid}`, json({}), { pid: token })
  const photo = multipartOf({}, [{ name: 'a.jpg', type: 'image/jpeg', content: await aPhoto() }])
  const upload = await held(app, `/memorial/media/upload/${memorial.uuid}`, photo.body, {
    pid: token,
    'content-type': photo.contentType,
  })
  const content = await aPhoto()
  const url = String((await resumableSender(app, host).create({ size: content.length })).header('location'))
  const piece = await held(
    app,
    url,
    content,
    {
      pid: token,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    'PATCH',
  )
  const { status } = await app.api('POST', '/user/signout-everywhere', {
    token,
    json: { password: host.password },
  })
  expect(status).toBe(200)
  for (const finish of [settings, removal, upload, piece])
    expect(await finish()).toEqual([401, 'UNAUTHENTICATED'])
  expect((await app.api('GET', `/public/memorial/${memorial.shareSlug}`)).body.memorial.media).toEqual([])
})

test('what an operator sends slowly is not done once they are none any more, and not logged', async () => {
  const app = await startOwnApp()
  const mallory = await anOperator(app)
  const promo = await held(app, '/operator/promo', json({ code: 'GHOST', free: true }), {
    pid: mallory.token,
  })
  await byToken(app, 'POST', '/operator/operators/remove', { email: mallory.email })
  expect(await promo()).toEqual([403, 'OPERATOR_ONLY'])
  const { entries } = (await byToken(app, 'GET', '/operator/log')).body
  expect(entries.map(({ call }: { call: string }) => call)).not.toContain('POST /operator/promo')
})

test('a host who sends slowly is heard', async () => {
  const app = await startOwnApp()
  const { token, memorial } = await aPaidHost(app)
  const settings = await held(app, `/memorial/settings/${memorial.uuid}`, json({ visibility: 'PRIVATE' }), {
    pid: token,
  })
  expect(await settings()).toEqual([200, undefined])
})
