import { expect, test } from 'vitest'
import { aDay, joan, to, told, words } from '../support/changed-day.ts'

test('whom an invitation was mailed and who has not answered is told too, if the host wishes, once each', async () => {
  const { app, host, service, wake, save, answer, look, tell, contacts } = await aDay()
  const { uuid } = host.memorial
  const named = (email: string, firstName: string) => ({ email, phone: null, firstName, surname: '' })
  await contacts(
    named('ruth@example.com', 'Ruth'),
    named('joan@example.com', 'Joan'),
    named('stopped@example.com', 'Stop'),
  )
  const invite = () =>
    app.api('POST', '/memorial/send-all-invites', { token: host.token, json: { memorialUuid: uuid } })
  await invite()
  await app.drained()
  const rows = await app.db.selectFrom('contacts').select(['email', 'inviteToken']).execute()
  const tokenOf = (email: string) => rows.find((row) => row.email === email)?.inviteToken
  await app.db
    .updateTable('contacts')
    .set({ unsubscribedAt: new Date() })
    .where('email', '=', 'stopped@example.com')
    .execute()
  await answer({ ...joan, events: [to(wake.uuid)] })
  app.clock.advance({ minutes: 1 })
  await save([{ ...service, begins: '12:30' }, wake])
  // Invited after the change, they read it as it is now.
  await contacts(named('late@example.com', 'Late'))
  app.clock.advance({ minutes: 1 })
  await invite()
  await app.drained()

  const { change } = await look()
  expect([change.counts.mail, change.invited]).toEqual([1, 1])
  const sent = await tell({ revision: change.revision, ...words, invitedToo: true })
  expect(sent.status).toBe(200)
  await app.drained()
  const mails = await told(app)
  expect(mails.map((mail) => mail.to).toSorted()).toEqual(['joan@example.com', 'ruth@example.com'])
  const toRuth = mails.find((mail) => mail.to === 'ruth@example.com')
  expect(toRuth?.text).toContain(`/view/${host.memorial.shareSlug}?i=${tokenOf('ruth@example.com')}`)
  expect(toRuth?.text).toContain('You have not answered yet.')
  expect(toRuth?.text).toContain('12:30')
  expect((await look()).notices[0]).toMatchObject({ invited: 1, counts: { SENT: 1 } })

  await tell({ revision: change.revision, ...words, invitedToo: true })
  await app.drained()
  expect(await told(app)).toHaveLength(2)

  // Not without the host's wish; and not somebody who answered before the mail was sent.
  await save([{ ...service, begins: '13:00' }, wake])
  const second = (await look()).change
  expect(second.invited).toBe(2)
  await tell({ revision: second.revision, ...words })
  await app.drained()
  expect(await told(app)).toHaveLength(3)
  expect((await look()).notices[0]).toMatchObject({ invited: 0 })
})
