import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startOwnApp, type TestApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'
import { strangeNames } from '../support/strange.ts'
import { visitorPages } from '../support/visitor-pages.ts'

interface Heard {
  status: number
  location: string | undefined
  text: string
}

/** Sends a request whose first line is exactly this; clients, and `inject`, would normalise it. */
async function say(
  app: TestApp,
  method: string,
  target: string,
  lines: string[] = [],
  body = '',
): Promise<Heard> {
  const { port } = new URL(await app.listen())
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    let heard = ''
    socket.setEncoding('latin1')
    socket.on('data', (piece) => {
      heard += piece
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
    const head = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines]
    socket.write(`${head.join('\r\n')}\r\n${body && `Content-Length: ${body.length}\r\n`}\r\n${body}`)
  })
  const location = /^location: (.*)\r$/im.exec(text)?.[1]
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1]), location, text }
}

const odd = [
  '*',
  '//host:99999/',
  '//[/',
  '///',
  '/\\evil.example/',
  '/\\\\evil.example/..',
  'file:///etc/passwd',
  'ftp://host/view/x',
  'http://',
  'http://[/',
  'http://host:99999/',
  'https://user:word@host/view/x?i=1',
  'javascript:alert(1)',
  '//view/x/rsvp?i=1',
  '/view/x#//[',
  '/view//host:99999/rsvp',
  '/view/x/..//[/rsvp',
  '/?q=//[',
  '/view/x?http://[',
]

test('legal but odd URLs get the same answer as any unknown one', async () => {
  const app = await startOwnApp({}, { pages: visitorPages })
  for (const target of odd)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'])
      for (const accept of ['text/html', 'application/json']) {
        const { status } = await say(app, method, target, [`Accept: ${accept}`])
        expect([method, target, status]).toEqual([
          method,
          target,
          expect.toSatisfy((s) => s >= 200 && s < 500),
        ])
      }
})

test('a URL in absolute form is treated as its path, whatever host it names', async () => {
  const app = await startOwnApp({}, { pages: visitorPages })
  const { memorial } = await aPaidHost(app)
  const path = `/view/${memorial.shareSlug}`
  for (const target of [`http://localhost${path}`, `HTTP://elsewhere.example:81${path}`, `/${path}`]) {
    const { status, text } = await say(app, 'GET', target, ['Accept: text/html'])
    expect([target, status]).toEqual([target, 200])
    expect(text).toContain(memorial.nameOfPerson)
  }
  expect((await say(app, 'GET', 'http://x/healthz')).status).toBe(200)
})

test('odd slugs in the URL of a page cause no server error, by GET or as a form', async () => {
  const app = await startOwnApp({}, { pages: visitorPages })
  const { memorial } = await aPaidHost(app)
  const names = [...strangeNames, 'a%0Ab', 'a%7Fb', 'a%C2%85b', '%E7%8E%8B', '%E2%80%AE', memorial.shareSlug]
  const pages = [
    '/view/:',
    '/view/:/rsvp',
    '/view/:/give',
    '/view/:/give/:',
    '/view/:/report',
    '/view/:/contribute',
    '/view/:/calendar.ics',
    '/view/:/open',
    '/view/:/picture.jpg',
    '/sandbox/checkout/:',
    '/unsubscribe/:',
    '/public/unsubscribe/:',
    '/digest/end/:',
    '/public/digest/end/:',
    '/host-invitation/:',
    '/keepsakes/:/:',
    '/media/:/:',
    '/media/:/:/:',
    '/dev/mailbox/:',
    '/dev/mailbox/:/html',
  ]
  const form = ['Content-Type: application/x-www-form-urlencoded', 'Accept: text/html']
  const words = new URLSearchParams({
    status: 'ATTENDING',
    name: 'Ana',
    email: 'ana@example.com',
    reason: 'OTHER',
  })
  for (const page of pages)
    for (const name of names) {
      const target = page.replaceAll(':', name)
      const read = await say(app, 'GET', target, ['Accept: text/html'])
      const sent = await say(app, 'POST', target, form, String(words))
      for (const { status } of [read, sent])
        expect([target.slice(0, 200), status]).toEqual([
          target.slice(0, 200),
          expect.toSatisfy((s) => s >= 200 && s < 500),
        ])
    }
})

test('a slug with control characters is not found', async () => {
  const app = await startOwnApp({}, { pages: visitorPages })
  for (const name of ['a%00b', 'a%0d%0ab', 'a%1fb', 'a%7fb', 'a%c2%85b'])
    for (const page of ['', '/rsvp', '/give', '/report', '/contribute'])
      expect([
        name,
        page,
        (await say(app, 'GET', `/view/${name}${page}`, ['Accept: text/html'])).status,
      ]).toEqual([name, page, 404])
})

test('choosing a language redirects to a page of ours, whatever the referrer says', async () => {
  const app = await startOwnApp({}, { pages: visitorPages })
  const body = 'language=es'
  const type = 'Content-Type: application/x-www-form-urlencoded'
  for (const referer of [
    'foo:/\\evil.example',
    'foo:/\\/evil.example/x',
    'foo://host//evil.example',
    'http://host//evil.example/',
    'http://host/\\evil.example/',
    'https://host/%5cevil.example',
    '//evil.example/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[/',
    'x'.repeat(3000),
  ]) {
    const { status, location } = await say(app, 'POST', '/language', [type, `Referer: ${referer}`], body)
    expect([referer, status]).toEqual([referer, 303])
    const led = new URL(location ?? '', 'https://our.example/language')
    expect([referer, led.origin]).toEqual([referer, 'https://our.example'])
  }
  const back = await say(app, 'POST', '/language', [type, 'Referer: http://localhost/view/ana?i=x'], body)
  expect(back.location).toBe('/view/ana?i=x')
})
