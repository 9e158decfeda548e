import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type Endpoint, fillPath } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { OPERATOR_TOKEN, openApp, type TestApp } from '../support/app.ts'
import { aPhoto } from '../support/factories.ts'
import { multipartOf } from '../support/multipart.ts'
import { answer, endings, NUL, rightBody, strange, strangeNames } from '../support/strange.ts'
import { anAccount, aWholeMemorial } from '../support/whole-memorial.ts'
import { lastingData } from '../support/worker.ts'

// 4,000 other cases in each run, each answered without an error of the server. Failing cases are printed. FUZZ_TIMES=10
// runs ten times as many.
const times = Number(process.env.FUZZ_TIMES ?? 1)
const cases = { calls: 3000 * times, bytes: 250 * times, multipart: 450 * times, resumable: 300 * times }
const PATIENCE = { timeout: 600_000 * times }
/** Cases at once: while one waits for the database, others use the processor. */
const BESIDE = 8

/** A memorial with one of everything, in an app without a worker: only the HTTP layer is tested. */
async function aWorldToFuzz() {
  const app = await openApp({ ...(await lastingData()), changes: { role: 'web' } })
  onTestFinished(app.close)
  const { ids, tokens } = await aWholeMemorial(app)
  // Calls that end an account or its memorial use a spare one.
  const spare = await anAccount(app)
  return { app, ids, tokens: { ...tokens, spare: spare.token, operator: OPERATOR_TOKEN } }
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('ana@example.com', '2026-02-30', '0412 555 777', NUL, '__proto__', 'OWNER', 'ATTENDING'),
)
const anything = fc.oneof(
  { weight: 3, arbitrary: text },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...strange.filter((one) => !(typeof one === 'string' && one.length > 1000))),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) },
  { weight: 1, arbitrary: fc.oneof(fc.double(), fc.integer(), fc.uuid(), fc.boolean()) },
)

/** A valid body with some changes at any depth, and now and then an unknown field. */
function nearly(right: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(right)) {
    const [first] = right
    const one = first === undefined ? anything : nearly(first)
    return fc.oneof(
      { weight: 4, arbitrary: fc.array(one, { maxLength: 4 }) },
      { weight: 1, arbitrary: anything },
    )
  }
  if (typeof right === 'object' && right !== null) {
    const fields = Object.fromEntries(Object.entries(right).map(([name, value]) => [name, nearly(value)]))
    const whole = fc.record(fields, { requiredKeys: [] })
    const more = fc
      .tuple(whole, fc.dictionary(text, anything, { maxKeys: 2 }))
      .map(([a, b]) => ({ ...b, ...a }))
    return fc.oneof(
      { weight: 5, arbitrary: fc.record(fields) },
      { weight: 3, arbitrary: whole },
      { weight: 1, arbitrary: more },
      { weight: 1, arbitrary: anything },
    )
  }
  return fc.oneof({ weight: 4, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: anything })
}

/** Whether the body of a call has any fields; some take only a file. */
const takesFields = ({ body }: Endpoint): boolean =>
  body instanceof z.ZodObject ? Object.keys(body.shape).length > 0 : body !== undefined

/** Runs in any order, several at once. Gives the number of cases. */
async function inTurns<T>(things: T[], ask: (thing: T) => Promise<void>): Promise<number> {
  const waiting = things.values()
  let asked = 0
  const worker = async () => {
    for (const thing of waiting) {
      await ask(thing)
      asked += 1
    }
  }
  await Promise.all(Array.from({ length: BESIDE }, worker))
  return asked
}

/** Each case has its own address, because rate limits would answer before the input is read. */
const anAddress = () => ({
  'x-forwarded-for': Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.'),
})

test('every call, with almost valid bodies and addresses', PATIENCE, async () => {
  const { app, ids, tokens } = await aWorldToFuzz()
  const each = Math.ceil(cases.calls / endpoints.length)
  let asked = 0
  for (const { name, endpoint } of endpoints) {
    const { memorialUuid } = ids
    const right = rightBody(name, ids)
    expect([name, Object.keys(right).length > 0]).toEqual([name, takesFields(endpoint)])
    const body = nearly(right)
    const names = fc.record(
      Object.fromEntries(
        Object.entries(ids).map(([key, value]) => [
          key,
          fc.oneof(
            { weight: 6, arbitrary: fc.constant(value) },
            { weight: 1, arbitrary: fc.constantFrom(memorialUuid, randomUUID()) },
            { weight: 1, arbitrary: fc.constantFrom(...strangeNames.filter((one) => one.length < 400)) },
          ),
        ]),
      ),
    )
    const query = fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      {
        weight: 1,
        arbitrary: fc
          .dictionary(
            fc.oneof(fc.constantFrom(...Object.keys(endpoint.query?.shape ?? { after: 1 })), text),
            text,
            { maxKeys: 3 },
          )
          .map((pairs) => `?${new URLSearchParams(pairs)}`),
      },
    )
    const ends = endings.has(name) || name === 'deleteAccount'
    const whose = endpoint.access === 'operator' ? 'operator' : ends ? 'spare' : 'owner'
    const token = fc.oneof(
      { weight: 6, arbitrary: fc.constant(tokens[whose]) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(undefined, tokens.unverified, tokens.stranger, tokens.moderator),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 80 }) },
    )
    const drawn = fc.sample(fc.record({ body, names, query, token }), each)
    asked += await inTurns(drawn, async ({ body, names, query, token }) => {
      const url = pathOf(endpoint.path, names) + query
      const sent = { token, headers: { 'content-type': 'application/json', ...anAddress() } }
      const json = endpoint.method === 'GET' ? {} : { json: JSON.stringify(body) }
      await answer(app, endpoint.method, url, { ...sent, ...json }, body)
    })
  }
  expect(asked).toBeGreaterThanOrEqual(cases.calls)
  expect((await app.api('GET', `/memorial/get/${ids.memorialUuid}`, { token: tokens.owner })).status).toBe(
    200,
  )
})

/** Odd names are not encoded again. */
const pathOf = (path: string, names: Record<string, string>) =>
  fillPath(
    path.replaceAll(/:(\w+)/g, (whole, name) => (names[name]?.includes('%') ? names[name] : whole)),
    names,
  )

test('bytes that only claim to be JSON', PATIENCE, async () => {
  const { app, ids, tokens } = await aWorldToFuzz()
  const right = Buffer.from(JSON.stringify(rightBody('createMemorial', ids)))
  const broken = fc
    .tuple(fc.nat(right.length), fc.uint8Array({ maxLength: 40 }), fc.nat(12))
    .map(([at, bytes, skip]) => Buffer.concat([right.subarray(0, at), bytes, right.subarray(at + skip)]))
  const deep = fc
    .nat(20_000)
    .map((depth) => Buffer.from(`{"stories":${'['.repeat(depth)}${']'.repeat(depth)}}`))
  const poisoned = fc
    .constantFrom('{"__proto__":{"admin":1}}', '{"constructor":{"prototype":{"x":1}}}')
    .map((one) => Buffer.from(one))
  const noise = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))
  const type = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'x',
    '',
  )
  const body = fc.oneof({ weight: 4, arbitrary: broken }, { weight: 2, arbitrary: noise }, deep, poisoned)
  const asked = await inTurns(fc.sample(fc.record({ body, type }), cases.bytes), async ({ body, type }) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/memorial/create',
      headers: { pid: tokens.owner, ...(type && { 'content-type': type }) },
      payload: body,
    })
    expectEnvelope(answer, body.toString('base64'))
  })
  expect(asked).toBe(cases.bytes)
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
})

test('forms with files that are cut off, mixed up or wrong', PATIENCE, async () => {
  const { app, ids, tokens } = await aWorldToFuzz()
  const photo = await aPhoto()
  const targets = fc.constantFrom(
    `/memorial/media/upload/${ids.memorialUuid}`,
    '/memorial/contribution',
    ...endpoints.filter(({ endpoint }) => endpoint.files).map(({ endpoint }) => fillPath(endpoint.path, ids)),
  )
  const form = fc
    .record({
      fields: fc.dictionary(
        fc.oneof(
          fc.constantFrom('title', 'shareSlug', 'clientId', 'role', 'contributorName', 'photoCaptions'),
          text,
        ),
        text,
        { maxKeys: 4 },
      ),
      name: fc.oneof(text, fc.constantFrom('a.jpg', '../../x.jpg', '')),
      field: fc.oneof(fc.constantFrom('file', 'photos', 'video', 'poster'), text),
      type: fc.constantFrom('image/jpeg', 'image/svg+xml', 'video/webm', 'text/html', ''),
      content: fc.oneof(
        fc.constant(photo),
        fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
        fc.nat(photo.length).map((end) => photo.subarray(0, end)),
      ),
      files: fc.nat(3),
    })
    .map(({ fields, files, ...file }) =>
      multipartOf({ shareSlug: ids.slug, ...fields }, Array(files).fill(file)),
    )
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.oneof(
      { weight: 2, arbitrary: fc.constant(new Uint8Array()) },
      fc.uint8Array({ maxLength: 30 }),
      fc.constantFrom(Buffer.from('\r\n'), Buffer.from('\r\n------tests-of-afterglow--\r\n')),
    ),
    skip: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat(60), fc.constant(1e9)),
    boundary: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, fc.constantFrom('x', '"', ' ; boundary=y')),
  })
  const drawn = fc.sample(fc.record({ form, change, url: targets }), cases.multipart)
  const asked = await inTurns(drawn, async ({ form, change, url }) => {
    const at = Math.floor(form.body.length * change.at)
    const payload = Buffer.concat([
      form.body.subarray(0, at),
      change.bytes,
      form.body.subarray(at + change.skip),
    ])
    const headers = { pid: tokens.owner, 'content-type': form.contentType + change.boundary, ...anAddress() }
    expectEnvelope(
      await app.app.inject({ method: 'POST', url, headers, payload }),
      payload.toString('base64'),
    )
  })
  expect(asked).toBe(cases.multipart)
})

test('resumable uploads with wrong headers and chunks', PATIENCE, async () => {
  const { app, ids, tokens } = await aWorldToFuzz()
  const number = fc.oneof(
    fc.nat(2000).map(String),
    fc.constantFrom('-1', '1e9', '99999999999999999999', '0x10', ' ', 'NaN'),
  )
  const printable = fc.string({ unit: 'grapheme-ascii', maxLength: 80 })
  const facts = { memorialUuid: ids.memorialUuid, kind: 'photo', filename: 'a.jpg', clientId: randomUUID() }
  const written = Object.entries(facts).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  )
  const headers = fc.record(
    {
      'tus-resumable': fc.constantFrom('1.0.0', '0.2.2', 'x'),
      'upload-length': number,
      'upload-offset': number,
      'upload-defer-length': fc.constantFrom('1', '2'),
      'upload-concat': fc.constantFrom('partial', 'final;/uploads/x'),
      'upload-checksum': printable,
      'x-http-method-override': fc.constantFrom('DELETE', 'PATCH', 'TRACE'),
      'upload-metadata': fc.oneof(
        fc.constant(written.join(',')),
        fc.subarray(written).map((some) => some.join(',')),
        printable,
      ),
      'content-type': fc.constantFrom('application/offset+octet-stream', 'application/json', 'text/plain'),
    },
    { requiredKeys: ['tus-resumable'] },
  )
  const begun = await begin(app, tokens.owner, written.join(','))
  const path = fc.oneof(
    fc.constantFrom('/uploads', '/uploads/', begun, `/uploads/${randomUUID()}`),
    fc.constantFrom(...strangeNames.filter((one) => one.length < 400)).map((name) => `/uploads/${name}`),
  )
  const method = fc.constantFrom('POST', 'PATCH', 'HEAD', 'DELETE', 'OPTIONS', 'GET', 'PUT')
  const piece = fc.uint8Array({ maxLength: 300 })
  const token = fc.constantFrom(tokens.owner, tokens.owner, tokens.stranger, undefined)
  const drawn = fc.sample(fc.record({ headers, path, method, piece, token }), cases.resumable)
  const asked = await inTurns(drawn, async ({ headers, path, method, piece, token }) => {
    const answer = await app.app.inject({
      method: method as 'POST',
      url: path,
      headers: { ...headers, ...(token && { pid: token }) },
      ...(method !== 'HEAD' && method !== 'GET' && { payload: Buffer.from(piece) }),
    })
    if (answer.statusCode >= 500)
      throw new Error(
        `${method} ${path} ${JSON.stringify(headers)} answered ${answer.statusCode} ${answer.body}`,
      )
  })
  expect(asked).toBe(cases.resumable)
})

test('routes outside of the contract, with odd values in each field and header', PATIENCE, async () => {
  const { app, tokens } = await aWorldToFuzz()
  const card = { cardNumber: '4242424242424242', expMonth: 1, expYear: 2040, cvc: 123, name: 'Ana' }
  for (const value of strange)
    for (const field of ['clientSecret', ...Object.keys(card)]) {
      const odd = { [field]: value }
      for (const path of ['payment-methods', 'payment-intents/pi_1/confirm'])
        await answer(app, 'POST', `/sandbox/${path}`, { json: { clientSecret: 'x', ...card, ...odd } }, odd)
    }
  for (const value of ['', 'x'.repeat(10_000), '\u00ff', '{}', 'null'])
    for (const header of [
      'pid',
      'range',
      'if-none-match',
      'upload-metadata',
      'upload-length',
      'upload-offset',
    ])
      for (const [method, url] of [
        ['GET', '/user'],
        ['GET', '/media/x/x.jpg'],
        ['POST', '/uploads'],
      ] as const) {
        const headers = { 'tus-resumable': '1.0.0', pid: tokens.owner, [header]: value }
        const { status } = await app.api(method, url, { headers })
        expect([header, value, url, status < 500]).toEqual([header, value, url, true])
      }
})

async function begin(app: TestApp, token: string, metadata: string): Promise<string> {
  const { statusCode, headers } = await app.app.inject({
    method: 'POST',
    url: '/uploads',
    headers: { pid: token, 'tus-resumable': '1.0.0', 'upload-length': '500', 'upload-metadata': metadata },
  })
  expect(statusCode).toBe(201)
  return new URL(String(headers.location), 'http://localhost').pathname
}

function expectEnvelope({ statusCode, body }: { statusCode: number; body: string }, about: string) {
  const envelope: unknown = JSON.parse(body)
  const isEnvelope =
    typeof envelope === 'object' && envelope !== null && 'success' in envelope && 'msg' in envelope
  if (statusCode >= 500 || !isEnvelope) throw new Error(`${about} answered ${statusCode} ${body}`)
}
