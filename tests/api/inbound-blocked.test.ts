import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import type { Host } from '../support/hosts.ts'
import { anAppWithDoor, anInvitation, aReply, deliver, memories, received } from '../support/inbound.ts'

const call = (app: TestApp, { token, memorial }: Pick<Host, 'token' | 'memorial'>, id: string) =>
  app.api('POST', `/memorial/contribution/block/${memorial.uuid}/${id}`, { token })

const listed = async (app: TestApp, { token, memorial }: Pick<Host, 'token' | 'memorial'>) =>
  (await app.api('GET', `/memorial/contributions/${memorial.uuid}`, { token })).body.contributions

const blocked = async (app: TestApp, { token, memorial }: Pick<Host, 'token' | 'memorial'>) =>
  (await app.api('GET', `/memorial/blocked/${memorial.uuid}`, { token })).body.blocked

test('whoever sent a memory by mail alone is blocked by their address, and let in again', async () => {
  const app = await anAppWithDoor()
  const { host, address } = await anInvitation(app)
  await deliver(app, await aReply({ to: address, text: 'Unkind words.' }), address)
  const [memory] = await memories(app)
  expect(await listed(app, host)).toMatchObject([{ canBlock: true }])
  expect((await call(app, host, memory?.uuid ?? '')).status).toBe(200)
  expect(await listed(app, host)).toEqual([])
  await deliver(app, await aReply({ to: address, text: 'More of them.' }), address)
  expect((await received(app)).at(-1)).toMatchObject({ state: 'DROPPED', droppedFor: 'BLOCKED' })
  // Nothing more by another way either.
  const rsvp = { name: 'T', email: 'tomas@example.org', status: 'ATTENDING' }
  const answer = await app.api('POST', `/public/memorial/${host.memorial.shareSlug}/rsvp`, { json: rsvp })
  expect(answer.body.code).toBe('BLOCKED')

  const [entry] = await blocked(app, host)
  expect(entry).toMatchObject({ email: 'tomas@example.org', proven: true })
  await app.api('POST', `/memorial/unblock/${host.memorial.uuid}/${entry.id}`, { token: host.token })
  await deliver(app, await aReply({ to: address, text: 'Kind words.' }), address)
  await app.drained()
  expect(await listed(app, host)).toMatchObject([{ message: 'Kind words.' }])
})

test('a blocked sender without a name is listed without an address; a host who wrote by mail is not blocked', async () => {
  const app = await anAppWithDoor()
  const { host, address } = await anInvitation(app)
  await deliver(app, await aReply({ to: address, text: 'Words.' }), address)
  const [memory] = await memories(app)
  await app.pool.query('update contributions set contributor_name = null')
  await call(app, host, memory?.uuid ?? '')
  expect(await blocked(app, host)).toMatchObject([{ name: '', email: '' }])

  await app.pool.query('delete from blocked')
  await deliver(app, await aReply({ to: address, text: 'Mine.' }), address)
  const mine = (await memories(app)).at(-1)
  await app.pool.query('update contributions set contributor_email = $1', [host.email])
  expect(await listed(app, host)).toMatchObject([{ canBlock: false }])
  expect((await call(app, host, mine?.uuid ?? '')).body.code).toBe('CANNOT_BLOCK')
})
