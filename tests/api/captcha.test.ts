import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, onTestFinished, test } from 'vitest'
import { openApp, startApp, type TestApp } from '../support/app.ts'
import { aPuzzle, solved } from '../support/captcha.ts'
import { freshDatabase } from '../support/database.ts'

const SECRET = 'a secret of sixteen and more'
let count = 0

function signUp(app: TestApp, captcha?: string | null) {
  count += 1
  const json = { email: `person-${count}@example.com`, password: 'correct horse battery', captcha }
  return app.api('POST', '/anon/signup', { json, headers: { 'x-forwarded-for': `203.0.113.${count}` } })
}

async function twoNodes(secret: string | null) {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const { dataDir } = await startApp()
  const open = () => openApp({ dataDir, database, changes: { captcha: { always: true, secret } } })
  const nodes = await Promise.all([open(), open()])
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.close()))
  })
  return nodes
}

test('with captchas off, no call asks for one', async () => {
  const app = await startApp()
  expect((await signUp(app)).status).toBe(200)
  expect((await signUp(app, 'whatever')).status).toBe(200)
})

test('with captchas on, signing up needs a solved one, which works once', async () => {
  const app = await startApp({ captcha: { always: true, secret: SECRET } })
  for (const captcha of [undefined, null, '', 'x', Buffer.from('{}').toString('base64')])
    expect((await signUp(app, captcha)).body).toMatchObject({ success: false, code: 'CAPTCHA_NEEDED' })
  const proof = await solved(await aPuzzle(app))
  expect((await signUp(app, proof)).status).toBe(200)
  const again = await signUp(app, proof)
  expect([again.status, again.body.code]).toEqual([403, 'CAPTCHA_NEEDED'])
  expect((await signUp(app, await solved(await aPuzzle(app)))).status).toBe(200)
})

test('of many requests that use one captcha at once, on two nodes, one succeeds', async () => {
  const [first, second] = await twoNodes(SECRET)
  const proof = await solved(await aPuzzle(first))
  const answers = await Promise.all([first, second, first, second, second].map((node) => signUp(node, proof)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403])
})

test('a captcha that is foreign, too easy, expired or unsolved is refused', async () => {
  const app = await startApp({ captcha: { always: true, secret: SECRET } })
  const puzzle = await aPuzzle(app)
  const own = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 2000,
    keyPrefix: '00',
    deriveKey,
    hmacSignatureSecret: 'somebody else entirely',
    expiresAt: new Date(Date.now() + 60_000),
  })
  const easier = { ...puzzle, parameters: { ...puzzle.parameters, cost: 1 } }
  const longer = { ...puzzle, parameters: { ...puzzle.parameters, expiresAt: 99_999_999_999 } }
  for (const wrong of [own, easier, longer])
    expect((await signUp(app, await solved(wrong))).body.code).toBe('CAPTCHA_NEEDED')
  const guess = { challenge: puzzle, solution: { counter: 1, derivedKey: '00'.repeat(32) } }
  const unsolved = Buffer.from(JSON.stringify(guess)).toString('base64')
  expect((await signUp(app, unsolved)).body.code).toBe('CAPTCHA_NEEDED')

  const late = await solved(puzzle)
  app.clock.advance({ minutes: 11 })
  expect((await signUp(app, late)).body.code).toBe('CAPTCHA_NEEDED')
})

test('a used captcha is deleted once it would have expired anyway', async () => {
  const app = await startApp({ captcha: { always: true, secret: SECRET } })
  await signUp(app, await solved(await aPuzzle(app)))
  const spent = () => app.db.selectFrom('captchaSpent').selectAll().execute()
  await app.run('privacy.sweep', {})
  expect(await spent()).toHaveLength(1)
  app.clock.advance({ minutes: 11 })
  await app.run('privacy.sweep', {})
  expect(await spent()).toEqual([])
})

test('without a configured secret, each node accepts the captchas of the other', async () => {
  const [first, second] = await twoNodes(null)
  expect((await signUp(second, await solved(await aPuzzle(first)))).status).toBe(200)
  expect((await signUp(first, await solved(await aPuzzle(second)))).status).toBe(200)
})
