import { getPriority } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { brand } from '#contract/brand.ts'
import type { Dependencies, PageNeeds } from '#server/compose.ts'
import type { Config } from '#server/config.ts'
import { OPERATOR_TOKEN, openApp, type TestApp } from '../support/app.ts'
import { eventually } from '../support/eventually.ts'
import { aHost, aPaidHost, aPhoto, aUser } from '../support/factories.ts'
import { useUpLimit } from '../support/limits.ts'
import { startProcess } from '../support/product-process.ts'
import { resumableSender } from '../support/resumable.ts'
import { lastingData, urlOf } from '../support/worker.ts'

/** Several nodes on one database and one storage. */
async function aPlace() {
  const { dataDir, database } = await lastingData()
  return {
    database,
    async node(changes: Partial<Config> = {}, served?: Dependencies['pages']) {
      let needs: PageNeeds | undefined
      const pages: Dependencies['pages'] = (scope, given) => {
        needs = given
        return served?.(scope, given)
      }
      const app = await openApp({ dataDir, database, changes, pages })
      onTestFinished(app.close)
      return { app, kept: needs?.pageCache }
    },
  }
}

test('a page in the cache of one node is dropped when another node changes its memorial', async () => {
  const place = await aPlace()
  const [one, other] = [await place.node(), await place.node()]
  const host = await aPaidHost(one.app)
  const unchanged = await aPaidHost(one.app)
  const { kept } = other
  if (!kept) throw new Error('A node with pages keeps them')
  for (const { memorial } of [host, unchanged]) {
    const forAll = { memorialUuid: memorial.uuid, html: '<p>', nonce: 'n', added: [], isListed: false }
    // Notifications of what the factory did may still be on their way.
    await eventually(async () => {
      await kept.read(memorial.uuid, async () => ({ forAll }))
      expect(kept.get(memorial.uuid)).toBeDefined()
    })
  }
  const edit = { uuid: host.memorial.uuid, hostMessage: 'Thank you all' }
  expect((await one.app.api('POST', '/memorial/edit', { token: host.token, json: edit })).status).toBe(200)
  await eventually(() => expect(kept.get(host.memorial.uuid)).toBeUndefined())
  expect(kept.get(unchanged.memorial.uuid)).toBeDefined()
})

test('rate limits count on all nodes together', async () => {
  const place = await aPlace()
  const nodes = [(await place.node()).app, (await place.node()).app] as const
  const user = await aUser(nodes[0])
  const signIn = (app: TestApp) =>
    app.api('POST', '/anon/signin', { json: { email: user.email, password: 'not this one' } })
  const statuses: number[] = []
  for (let at = 0; at < 12; at += 1) statuses.push((await signIn(nodes[at % 2 === 0 ? 0 : 1])).status)
  expect(statuses.slice(0, 10)).not.toContain(429)
  expect(statuses.slice(10)).toEqual([429, 429])
})

test('a web node leaves jobs to a worker, and a worker answers only probes and metrics', async () => {
  const place = await aPlace()
  const web = (await place.node({ role: 'web' })).app
  const { body } = await web.api('POST', '/anon/signup', {
    json: { email: 'ana@example.com', password: 'correct horse battery' },
  })
  const states = async () => {
    const { rows } = await place.database.pool.query(
      `select distinct state::text from pgboss.job where name = 'account.code'`,
    )
    return rows.map(({ state }) => state)
  }
  expect(await states()).toEqual(['created'])

  const worker = (await place.node({ role: 'worker' })).app
  const [mail] = await worker.outbox()
  expect(mail?.to).toContain('ana@example.com')
  expect(await states()).toEqual(['completed'])

  expect((await web.api('GET', '/user', { token: body.token })).status).toBe(200)
  for (const path of ['/healthz', '/readyz']) expect((await worker.api('GET', path)).status).toBe(200)
  expect((await worker.api('GET', '/metrics', { token: OPERATOR_TOKEN })).body).toContain('jobs{')
  for (const path of ['/user', '/', '/docs', '/dev/mailbox', '/media/none/none.jpg'])
    expect([path, (await worker.api('GET', path, { token: body.token })).status]).toEqual([path, 404])
})

test('an upload that was begun on one node can be finished on another', async () => {
  const place = await aPlace()
  const [one, other] = [(await place.node()).app, (await place.node()).app]
  const host = await aHost(one)
  const photo = Buffer.concat([await aPhoto(), Buffer.alloc(50_000)])
  const began = await resumableSender(one, host).create({ size: photo.length })
  const url = began.header('location') ?? ''
  await resumableSender(one, host).patch(url, 0, photo.subarray(0, 20_000))
  const there = resumableSender(other, host)
  expect((await there.head(url)).header('upload-offset')).toBe('20000')
  const done = await there.patch(url, 20_000, photo.subarray(20_000))
  expect(done.status).toBe(204)
  // Both give the same result when asked what became of it.
  const uuid = done.header('x-media-uuid')
  expect(uuid).toBeTruthy()
  expect((await resumableSender(one, host).head(url)).header('x-media-uuid')).toBe(uuid)
  const { memorial } = (await one.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token }))
    .body
  expect(memorial.media).toHaveLength(1)
})

test('only trusted proxies can set the address of a caller', async () => {
  const place = await aPlace()
  const trusting = (await place.node()).app
  const alone = (await place.node({ trustProxy: [] })).app
  const from = async (app: TestApp, address: string) =>
    (
      await app.api('POST', '/anon/signup', {
        json: { email: `${address.replaceAll('.', '-')}@example.com`, password: 'correct horse battery' },
        headers: { 'x-forwarded-for': address },
      })
    ).status
  // With a trusted proxy, each of these addresses is a network of its own.
  for (let at = 0; at < 12; at += 1) expect(await from(trusting, `203.0.113.${at}`)).toBe(200)
  const statuses = []
  await useUpLimit(alone, 'accountByIp', '127.0.0.1', 10)
  for (let at = 0; at < 12; at += 1) statuses.push(await from(alone, `198.51.100.${at}`))
  expect(statuses.filter((status) => status === 403)).toHaveLength(2)
})

/** A node in a process of its own. */
async function aProcess(environment: Record<string, string>) {
  const { database } = await lastingData()
  const product = await startProcess({ DATABASE_URL: urlOf(database.connection), ...environment })
  await product.written(`${brand.name} is at`)
  return product
}

test('a node that is stopped reports that it is not ready before it stops listening', {
  timeout: 300_000,
}, async () => {
  const product = await aProcess({ SHUTDOWN_DELAY_SECONDS: '4' })
  const ready = () => fetch(`${product.url}/readyz`).then(({ status }) => status)
  expect(await ready()).toBe(200)
  product.child.kill('SIGTERM')
  await product.written('Finishing')
  expect(await ready()).toBe(503)
  // Requests that still come are answered.
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
  expect(await product.ended).toBe(0)
})

test.each([
  ['web', 0],
  ['worker', 5],
])(
  'a %s node runs at nice %i more than it was started with',
  { timeout: 300_000 },
  async (ROLE, niceness) => {
    const product = await aProcess({ ROLE })
    expect(getPriority(product.child.pid) - getPriority()).toBe(niceness)
  },
)
