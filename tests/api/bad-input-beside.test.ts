import { expect, test } from 'vitest'
import type { Sent } from '../support/app.ts'
import { answer, aStrangeRequest, NUL, strange, strangeNames } from '../support/strange.ts'

const PATIENCE = { timeout: 300_000 }

test('routes outside of the contract handle bad input as well as its calls', PATIENCE, async () => {
  const { app, names, token } = await aStrangeRequest()
  const confirm = {
    clientSecret: 'x',
    cardNumber: '4242424242424242',
    expMonth: 1,
    expYear: 2040,
    cvc: 123,
    name: 'Ana',
  }
  const places: [string, string, Sent][] = [
    ['GET', '/media/NAME/x.jpg', {}],
    ['GET', `/media/${names.memorialUuid}/NAME`, {}],
    ['GET', '/dev/mailbox/NAME', {}],
    ['GET', '/dev/mailbox/NAME/html', {}],
    ['GET', '/public/unsubscribe/NAME', {}],
    ['GET', '/public/digest/end/NAME', {}],
    ['POST', '/sandbox/payment-intents/NAME/confirm', { json: confirm }],
    ['POST', '/sandbox/payment-intents/NAME/authenticate', { json: { clientSecret: 'x', approve: true } }],
    ['HEAD', '/uploads/NAME', { token, headers: { 'tus-resumable': '1.0.0' } }],
    ['PATCH', '/uploads/NAME', { token, headers: { 'tus-resumable': '1.0.0' } }],
    ['DELETE', '/uploads/NAME', { token, headers: { 'tus-resumable': '1.0.0' } }],
    ['GET', '/docs/NAME', {}],
    ['GET', '/NAME', {}],
  ]
  for (const [method, path, sent] of places)
    for (const name of strangeNames) {
      const { status } = await app.api(
        method,
        path.replace('NAME', () => name),
        sent,
      )
      expect([method, path, name, status < 500]).toEqual([method, path, name, true])
    }
  for (const json of strange)
    for (const field of Object.keys(confirm)) {
      const body = { json: { ...confirm, [field]: json } }
      await answer(app, 'POST', '/sandbox/payment-methods', body, { [field]: json })
      await answer(app, 'POST', '/sandbox/payment-intents/pi_1/confirm', body, { [field]: json })
    }
  for (const value of ['', 'x'.repeat(10_000), '\u00ff', '{}', 'null'])
    for (const header of [
      'pid',
      'range',
      'if-none-match',
      'upload-metadata',
      'upload-length',
      'upload-offset',
    ]) {
      const headers = { 'tus-resumable': '1.0.0', pid: token, [header]: value }
      for (const [method, url] of [
        ['GET', '/user'],
        ['GET', '/media/x/x.jpg'],
        ['POST', '/uploads'],
      ] as const)
        expect([header, value, (await app.api(method, url, { headers })).status < 500]).toEqual([
          header,
          value,
          true,
        ])
    }
})

test('forms that break off or have odd field names get an error in the usual form', PATIENCE, async () => {
  const { app, names, token: pid } = await aStrangeRequest()
  const url = `/memorial/media/upload/${names.memorialUuid}`
  const field = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = (name: string, content: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${NUL}../a\ud83c.jpg"\r\n\r\n${content}\r\n`
  const closed = (...parts: string[]) => `${parts.join('')}--x--`
  const bodies = [
    '',
    '--x--',
    'nonsense',
    field('title', 'cut off'),
    closed(field('title', NUL)),
    closed(field('__proto__', 'x')),
    closed(field('constructor', 'x')),
    closed(field('title', 'a'), field('title', 'b')),
    closed(field('clientId', 'mine'), file('file', 'x')),
    closed(field('title', 'x'.repeat(900_000)).repeat(3)),
    closed(field('title', 'x').repeat(2000)),
    closed(file('file', 'no photo')),
    closed(file('file', '')),
    closed(file('other', 'x')),
    closed(file('file', 'x'), file('file', 'y')),
    '--x\r\n\r\n\r\n--x--',
    `--x\r\ncontent-disposition: form-data\r\n\r\nx\r\n--x--`,
  ]
  for (const type of [
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'multipart/form-data; boundary=',
  ])
    for (const payload of bodies) {
      const response = await app.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { pid, 'content-type': type },
      })
      const { statusCode } = response
      const about = [type, payload.slice(0, 200), statusCode]
      expect([...about, statusCode >= 400 && statusCode < 500, response.json().success]).toEqual([
        ...about,
        true,
        false,
      ])
    }
})
