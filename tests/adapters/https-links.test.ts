import { execFileSync } from 'node:child_process'
import type { LookupAddress } from 'node:dns'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { httpsLinks } from '#server/adapters/links/https-links.ts'

let folder = ''
let tls = { key: '', cert: '' }

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'afterglow-links-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=watch.example -addext subjectAltName=DNS:watch.example,DNS:other.example -keyout ${key} -out ${cert}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  )
  tls = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Names = Record<string, string[] | NodeJS.ErrnoException>

/** A resolver of these names; others do not exist. */
const resolving = (names: Names) =>
  ((hostname: string, _: object, done: (error: Error | null, found?: LookupAddress[]) => void) => {
    const found = names[hostname] ?? Object.assign(new Error('none'), { code: 'ENOTFOUND' })
    if (found instanceof Error) done(found)
    else
      done(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
  }) as never

async function aSite(listener: RequestListener) {
  let asked = 0
  const server = createServer(tls, (request, response) => {
    asked += 1
    listener(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  onTestFinished(() => server.closeAllConnections())
  const { port } = server.address() as AddressInfo
  const names: Names = { 'watch.example': ['127.0.0.1'], 'other.example': ['127.0.0.1'] }
  return {
    asked: () => asked,
    names,
    check: (url = 'https://watch.example/x') =>
      httpsLinks({
        resolve: resolving(names),
        isAllowed: (address) => address === '127.0.0.1',
        port,
        ca: tls.cert,
      }).check(url),
  }
}

test.each([
  [200, null],
  [204, null],
  [401, null],
  [403, null],
  [429, null],
  [404, 'MISSING'],
  [410, 'MISSING'],
  [400, 'BROKEN'],
  [500, 'BROKEN'],
  [503, 'BROKEN'],
])('a site that answers with %i is %s', async (status, found) => {
  const site = await aSite((_, response) => response.writeHead(status).end())
  expect(await site.check()).toBe(found)
})

test('what a site answers is not read, however much it is', async () => {
  let ended = false
  const site = await aSite((_, response) => {
    response.on('close', () => {
      ended = true
    })
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  })
  expect(await site.check()).toBeNull()
  await expect.poll(() => ended).toBe(true)
})

test.each([
  'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n',
])('another protocol that nobody asked for is no answer, and its connection ends', async (answer) => {
  let ended = false
  const site = await aSite((_, response) => {
    response.socket?.on('close', () => {
      ended = true
    })
    response.socket?.write(answer)
  })
  expect(await site.check()).toBe('BROKEN')
  await expect.poll(() => ended).toBe(true)
})

test('a connection that closes without an answer is silent', async () => {
  const site = await aSite((_, response) => response.socket?.end())
  expect(await site.check()).toBe('SILENT')
})

test('whatever a site answers, a try ends in its time', { timeout: 300_000 }, async () => {
  const site = await aSite((_, response) => void response.socket?.write('HTTP/1.1 100 Continue\r\n\r\n'))
  expect(await site.check()).toBe('SILENT')
})

test('a redirect is followed, but only to https and to public addresses, and not for ever', async () => {
  let to = 'https://other.example/y'
  const site = await aSite((request, response) => {
    if (request.headers.host?.startsWith('other')) response.writeHead(200).end()
    else response.writeHead(302, { location: to }).end()
  })
  expect(await site.check()).toBeNull()
  for (const [target, found] of [
    ['http://other.example/y', 'UNSAFE'],
    ['https://169.254.169.254/latest/meta-data', 'PRIVATE'],
    ['https://127.0.0.1/x', 'PRIVATE'],
    ['https://[::1]/x', 'PRIVATE'],
    ['https://localhost/x', 'PRIVATE'],
    ['https://10.0.0.1.nip.io/x', 'PRIVATE'],
    ['file:///etc/passwd', 'UNSAFE'],
    ['https://inside.example/x', 'PRIVATE'],
    ['https://other.example:22/x', 'UNKNOWN'],
    ['/x', 'BROKEN'],
  ] as const) {
    site.names['inside.example'] = ['192.168.1.1']
    to = target
    expect([target, await site.check()]).toEqual([target, found])
  }
  expect(site.asked()).toBeLessThan(30)
})

test('a name that leads into a private network is not connected to, even beside a public address', async () => {
  const site = await aSite((_, response) => response.writeHead(200).end())
  for (const addresses of [['10.0.0.1'], ['127.0.0.1', '10.0.0.1'], ['::1'], []]) {
    site.names['watch.example'] = addresses
    expect(await site.check()).toBe('PRIVATE')
  }
  expect(site.asked()).toBe(0)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '::7f00:1',
  '::127.0.0.1',
  '::a00:1',
])('by default no connection goes to %s', async (address) => {
  const links = httpsLinks({ resolve: resolving({ 'watch.example': [address] }) })
  expect(await links.check('https://watch.example/x')).toBe('PRIVATE')
})

test('no such name, no connection here, an unknown certificate and no answer are told apart', async () => {
  const site = await aSite((_, response) => response.writeHead(200).end())
  expect(await site.check('https://gone.example/x')).toBe('NO_NAME')
  site.names['watch.example'] = Object.assign(new Error('no network'), { code: 'EAI_AGAIN' })
  expect(await site.check()).toBe('UNKNOWN')
  site.names['watch.test-site.org'] = ['127.0.0.1']
  expect(await site.check('https://watch.test-site.org/x')).toBe('UNSAFE')
  const closed = httpsLinks({
    resolve: resolving({ 'watch.example': ['127.0.0.1'] }),
    isAllowed: () => true,
    port: 1,
  })
  expect(await closed.check('https://watch.example/x')).toBe('SILENT')
  expect(await closed.check('https://watch.example:8443/x')).toBe('UNKNOWN')
})
