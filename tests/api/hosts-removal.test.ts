import { expect, test } from 'vitest'
import { aUser, startWithHost, startWithPaidHost } from '../support/factories.ts'
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
  withdraw,
} from '../support/host-calls.ts'

test('the owner removes a co-host, who gets a friendly mail and loses access at once', async () => {
  const { app, host } = await startWithHost()
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
  const { app, host } = await startWithPaidHost()
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

test('a removed co-host leaves nobody behind: only the owner asks, takes back and removes', async () => {
  const { app, host } = await startWithHost()
  const [joan, ben] = [await aCoHost(app, host), await aCoHost(app, host)]
  const asked = (await invite(app, host, 'friend@example.com')).body.invitations[0].uuid
  for (const answer of [
    await invite(app, host, 'friend-of-ben@example.com', ben.token),
    await withdraw(app, host, asked, ben.token),
    await remove(app, host, joan.uuid, ben.token),
    await remove(app, host, ben.uuid, ben.token),
  ])
    expect(said(answer)).toEqual([404, 'MEMORIAL_NOT_FOUND'])
  const after = await remove(app, host, ben.uuid)
  expect(after.body.hosts).toMatchObject([{ role: 'OWNER' }, { email: joan.email }])
  expect(after.body.invitations).toMatchObject([{ email: 'friend@example.com' }])
  expect(said(await remove(app, host, host.uuid))).toEqual([409, 'OWNER_STAYS'])
})

test('an invitation ends with whoever sent it being the owner', async () => {
  const { app, host } = await startWithHost()
  const [ben, joan] = [await aCoHost(app, host), await aUser(app)]
  await invite(app, host, joan.email)
  const link = await mailedLink(app, joan.email)
  const { uuid } = host.memorial
  for (const [userUuid, relationshipType] of [
    [host.uuid, 'ADMIN'],
    [ben.uuid, 'OWNER'],
  ] as const)
    await app.db
      .updateTable('relationships')
      .set({ relationshipType })
      .where('memorialUuid', '=', uuid)
      .where('userUuid', '=', userUuid)
      .execute()
  expect(said(await accept(app, link, joan.token))).toEqual([404, 'HOST_INVITATION_INVALID'])
  expect((await list(app, host, ben.token)).body.invitations).toEqual([])
})

test('a co-host leaves by themselves, and the owner is told', async () => {
  const { app, host } = await startWithHost()
  const joan = await aCoHost(app, host)
  await named(app, joan, 'Joan', 'Vik')
  const leave = (token: string) => app.api('POST', `/memorial/hosts/leave/${host.memorial.uuid}`, { token })
  expect(said(await leave(host.token))).toEqual([404, 'MEMORIAL_NOT_FOUND'])
  expect((await leave(joan.token)).status).toBe(200)
  expect((await mailsTo(app, host.email))[0]?.subject).toBe(
    'Joan Vik no longer helps look after Margaret Anne Hollis’s memorial',
  )
  expect((await list(app, host)).body.hosts).toHaveLength(1)
})

test('a contributor who becomes a co-host is a contributor again when that ends', async () => {
  const { app, host } = await startWithHost()
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
