import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp } from '../support/app.ts'
import { aPaidHost, aPhoto, upload } from '../support/factories.ts'
import { metadata } from '../support/resumable.ts'

test('no response may be framed, have its type guessed, or reveal the page its reader came from', async () => {
  const app = await startApp({ publicUrl: 'https://memorials.example' })
  const host = await aPaidHost(app)
  const { token } = host
  const { uuid, shareSlug } = host.memorial
  const { body } = await upload(app, host, { content: await aPhoto() })
  await app.drained()
  const photo = `/media/${uuid}/${body.media.filename}`
  const sheet = await app.api('POST', `/memorial/card-sheet/${uuid}`, { token, json: {} })
  const facts = { memorialUuid: uuid, kind: 'photo', clientId: randomUUID(), filename: 'a.jpg' }
  const announced = {
    'tus-resumable': '1.0.0',
    'upload-length': '9',
    'upload-metadata': metadata(facts),
  }
  const inject = (method: 'POST' | 'OPTIONS', url: string, headers: Record<string, string>) =>
    app.app.inject({ method, url, headers })

  const answers: Record<string, { status: number; headers: Record<string, unknown> }> = {
    call: await app.api('GET', '/user', { token }),
    'call refused': await app.api('GET', '/user'),
    'call with a bad body': await app.api('POST', '/anon/signin', { json: [] }),
    'call of nothing': await app.api('POST', '/nowhere'),
    'address that cannot be read': await app.api('GET', '/%zz'),
    'another method': await app.api('OPTIONS', '/user'),
    'public memorial': await app.api('GET', `/public/memorial/${shareSlug}`),
    'table of answers': await app.api('GET', `/memorial/rsvps/csv/${uuid}`, { token }),
    health: await app.api('GET', '/healthz'),
    readiness: await app.api('GET', '/readyz'),
    metrics: await app.api('GET', '/metrics', { token: OPERATOR_TOKEN }),
    documentation: await app.api('GET', '/docs'),
    photo: await app.api('GET', `${photo}.jpg`),
    'part of a photo': await app.api('GET', `${photo}.jpg`, { headers: { range: 'bytes=0-9' } }),
    'photo that is not there': await app.api('GET', `/media/${uuid}/none.jpg`),
    'picture for links': await app.api('GET', `/share/${shareSlug}.png`),
    keepsake: await app.api('GET', String(sheet.body.url ?? '/keepsakes/x/y')),
    'upload begun': ofInjected(await inject('POST', '/uploads', { pid: token, ...announced })),
    'upload refused': ofInjected(await inject('POST', '/uploads', announced)),
    'upload asked about': ofInjected(await inject('OPTIONS', '/uploads', {})),
    'form for the word': ofInjected(
      await inject('POST', `/view/${shareSlug}/open`, {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    ),
    'link from a mail': await app.api('GET', '/public/unsubscribe/x'),
  }
  for (const [kind, { headers }] of Object.entries(answers)) {
    expect([kind, headers]).toMatchObject([
      kind,
      {
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
        'permissions-policy': expect.stringContaining('geolocation=()'),
      },
    ])
    const policy = String(headers['content-security-policy'])
    expect([kind, /default-src '(none|self)'/.test(policy)]).toEqual([kind, true])
    expect([kind, /unsafe-eval'|\*/.test(policy.replace("'wasm-unsafe-eval'", ''))]).toEqual([kind, false])
    // An unreadable path never reaches a hook: its response is a short error in JSON.
    if (kind === 'address that cannot be read') continue
    expect([kind, headers]).toMatchObject([
      kind,
      {
        'x-frame-options': 'DENY',
        'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
        'strict-transport-security': expect.stringContaining('max-age='),
        'cross-origin-opener-policy': 'same-origin',
      },
    ])
  }
  for (const kind of ['call', 'call refused', 'call with a bad body', 'public memorial', 'table of answers'])
    expect([kind, answers[kind]?.headers]).toMatchObject([
      kind,
      {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="api.json"',
        'cache-control': 'no-store',
      },
    ])
  expect(answers.photo?.status).toBe(200)
  expect(answers['part of a photo']?.status).toBe(206)
  expect(answers['upload begun']?.status).toBe(201)
})

const ofInjected = (answer: { statusCode: number; headers: object }) => ({
  status: answer.statusCode,
  headers: { ...answer.headers } as Record<string, unknown>,
})
