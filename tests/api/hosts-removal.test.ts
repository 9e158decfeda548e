import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { aHost, aPaidHost, aUser } from '../support/factories.ts'
import {
  aCoHost,
  accept,
  invite,
  list,
  mailedLink,
  mailsTo,
  named,
  remove,
  said,
} from '../support/host-calls.ts'

test('the owner removes a co-host, who gets a friendly mail and loses access at once', async () => {
  const app = await startApp()
  const host = await aHost(app)
  await named(app, host, 'Claire', 'Hollis')
  const joan = await aCoHost(app, host)
  const link = await mailedLink(app, joan.email)
  expect((await remove(app, host, joan.uuid)).body.hosts).toMatchObject([{ role: 'OWNER' }])
  const [mail] = await mailsTo(app, joan.email)
  expect(mail?.subject).toBe('Your part in looking after Margaret Anne Hollis’s memorial')
  expect(mail?.text).toContain('Claire Hollis has ended your part')
  expect(mail?.text).toContain('please talk to Claire Hollis.')
  expect(mail?.text).not.toContain('/view/')

  expect(said(await list(app, host, joan.token))).toEqual([404, 'MEMORIAL_NOT_FOUND'])
  // The link they once accepted no longer works.
  expect(said(await accept(app, link, joan.token))).toEqual([404, 'HOST_INVITATION_INVALID'])
  expect(said(await remove(app, host, joan.uuid))).toEqual([404, 'HOST_NOT_FOUND'])
})

test('the mail to a removed co-host links to the page only while everyone can read it', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const link = `/view/${host.memorial.shareSlug}`
  const mailTo = async (email: string) => (await mailsTo(app, email))[0]?.text
  const change = (fields: Partial<Record<'archivedAt' | 'hiddenAt', Date | null>>) =>
    app.db.updateTable('memorials').set(fields).where('uuid', '=', host.memorial.uuid).execute()
  const [joan, ben, tom] = [await aCoHost(app, host), await aCoHost(app, host), await aCoHost(app, host)]
  await remove(app, host, joan.uuid)
  expect(await mailTo(joan.email)).toContain(link)
  await change({ archivedAt: app.clock.now() })
  await remove(app, host, ben.uuid)
  expect(await mailTo(ben.email)).toContain('has ended your part')
  expect(await mailTo(ben.email)).not.toContain(link)
  await change({ archivedAt: null, hiddenAt: app.clock.now() })
  await remove(app, host, tom.uuid)
  expect(await mailTo(tom.email)).toContain('has ended your part')
  expect(await mailTo(tom.email)).not.toContain(link)
})

test('a co-host can remove another, and leave; the owner cannot be removed', async () => {
  const app = await startApp()
  const host = await aHost(app)
  await named(app, host, 'Claire', 'Hollis')
  const [joan, ben] = [await aCoHost(app, host), await aCoHost(app, host)]
  await named(app, joan, 'Joan', 'Vik')
  expect(said(await remove(app, host, host.uuid, joan.token))).toEqual([409, 'OWNER_STAYS'])
  expect(said(await remove(app, host, host.uuid))).toEqual([409, 'OWNER_STAYS'])
  // Ben's own invitations are withdrawn when he is removed.
  await invite(app, host, 'friend-of-ben@example.com', ben.token)
  const after = await remove(app, host, ben.uuid, joan.token)
  expect(after.body).toMatchObject({ hosts: [{ role: 'OWNER' }, { email: joan.email }], invitations: [] })
  const [toBen] = await mailsTo(app, ben.email)
  expect(toBen?.text).toContain('Joan Vik has ended your part')
  expect(toBen?.text).toContain('please talk to Joan Vik or Claire Hollis.')

  expect((await remove(app, host, joan.uuid, joan.token)).status).toBe(200)
  expect((await mailsTo(app, host.email))[0]?.subject).toBe(
    'Joan Vik no longer helps look after Margaret Anne Hollis’s memorial',
  )
  expect((await list(app, host)).body.hosts).toHaveLength(1)
})

test('of two co-hosts who remove each other at once, one stays', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const [joan, ben] = [await aCoHost(app, host), await aCoHost(app, host)]
  const answers = await Promise.all([
    remove(app, host, ben.uuid, joan.token),
    remove(app, host, joan.uuid, ben.token),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404])
  expect((await list(app, host)).body.hosts).toHaveLength(2)
})

test('a contributor who becomes a co-host is a contributor again when that ends', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const joan = await aUser(app)
  const relationship = { memorialUuid: host.memorial.uuid, userUuid: joan.uuid }
  await app.db
    .insertInto('relationships')
    .values({ ...relationship, relationshipType: 'CONTRIBUTOR' })
    .execute()
  await app.db.insertInto('contributions').values(relationship).execute()
  const kind = async () => {
    const answer = await app.api('POST', '/anon/signin', { json: { ...joan } })
    return answer.body.memorialRelationships[0]?.relationshipType
  }
  expect(said(await remove(app, host, joan.uuid))).toEqual([404, 'HOST_NOT_FOUND'])
  await invite(app, host, joan.email)
  await accept(app, await mailedLink(app, joan.email), joan.token)
  expect(await kind()).toBe('ADMIN')
  await remove(app, host, joan.uuid)
  expect(await kind()).toBe('CONTRIBUTOR')
})
