import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { dayIn } from '../support/day-in.ts'
import { aUser, startWithPaidHost } from '../support/factories.ts'
import { anEvent, programmeOf } from '../support/programme.ts'

const day = { memorialDate: '2031-11-28', address: 'St Mary’s, Sydney' }

async function aMemorial(memorial: Record<string, unknown> = day) {
  const { app, host } = await startWithPaidHost(memorial)
  const { uuid } = host.memorial
  const asHost = (path: string, json: object) => app.api('POST', path, { token: host.token, json })
  return {
    app,
    host,
    ...programmeOf(app, host),
    /** Their ids, in order. */
    async contacts(...emails: string[]): Promise<string[]> {
      const json = { contacts: emails.map((email) => ({ email })) }
      const { body } = await asHost(`/memorial/contacts/add/${uuid}`, json)
      return body.contacts.map((contact: { uuid: string }) => contact.uuid)
    },
    invite: () => asHost('/memorial/send-all-invites', { memorialUuid: uuid }),
    inviteAgain: (contactUuid?: string) =>
      asHost('/memorial/resend-invite', { memorialUuid: uuid, contactUuid }),
  }
}

const mailTo = async (app: TestApp, address: string) =>
  (await app.outbox()).find(({ to }) => to === address)?.text ?? ''

test('an invitation lists the parts of the day that its reader may see, in their language', async () => {
  const { app, host, contacts, save, invite, inviteAgain } = await aMemorial()
  const user = await aUser(app)
  await app.db.updateTable('users').set({ language: 'es' }).where('email', '=', user.email).execute()
  const [rose, , reader = ''] = await contacts('rose@example.com', 'other@example.com', user.email)
  const chosen = { audience: 'CHOSEN', contactUuids: [rose, reader] }
  await save([
    anEvent({ uuid: host.memorial.uuid, kind: 'SERVICE', begins: '11:00', ends: null, place: day.address }),
    anEvent({ title: 'Wake' }),
    anEvent({ kind: 'BURIAL', begins: '17:00', ends: null, place: 'Row 4', ...chosen }),
    anEvent({ title: 'Walk', isCancelled: true }),
  ])
  await invite()
  const forRose = await mailTo(app, 'rose@example.com')
  for (const words of [
    'These are the parts of the day:',
    'The service, Friday 28 November 2031, 11:00 am Australian Eastern Time, St Mary’s, Sydney',
    'Wake, Friday 28 November 2031, 2:30 pm Australian Eastern Time, Bondi Pavilion',
    'The burial, Friday 28 November 2031, 5:00 pm Australian Eastern Time, Row 4',
    'Walk, Friday 28 November 2031, 2:30 pm Australian Eastern Time, Bondi Pavilion\nThis is not taking place.',
    'You can say there whether you are able to come.',
  ])
    expect(forRose).toContain(words)
  const forOther = await mailTo(app, 'other@example.com')
  expect(forOther).toContain('Wake, Friday 28 November 2031')
  expect(forOther).not.toContain('Burial')
  expect(forOther).not.toContain('Row 4')
  const inSpanish = await mailTo(app, user.email)
  expect(inSpanish).toContain('Estas son las partes del día:')
  expect(inSpanish).toMatch(/[Ee]ntierro, viernes, 28 de noviembre de 2031, .*17:00.*, Row 4/)

  app.clock.advance({ days: 2 })
  await inviteAgain(rose)
  const again = await mailTo(app, 'rose@example.com')
  expect(again).not.toBe(forRose)
  expect(again).toContain('The burial, Friday 28 November 2031, 5:00 pm')
})

test('an invitation to a plain date names no parts, and one to a programme asks for an answer until it is over', async () => {
  const plain = await aMemorial()
  await plain.contacts('rose@example.com')
  await plain.invite()
  expect(await mailTo(plain.app, 'rose@example.com')).not.toContain('parts of the day')

  const { app, contacts, save, invite } = await aMemorial({ memorialDate: null })
  await contacts('rose@example.com')
  await save([anEvent()])
  await invite()
  const mail = await mailTo(app, 'rose@example.com')
  expect(mail).toContain('The gathering, Friday 28 November 2031, 2:30 pm')
  expect(mail).toContain('You can say there whether you are able to come.')
})

test('the reminder lists the parts that were not answered, too', async () => {
  const { app, host, save, answer } = await aMemorial()
  const date = dayIn(app, 5)
  const wake = anEvent({ title: 'Wake', date })
  const burial = anEvent({ kind: 'BURIAL', date, begins: '17:00', ends: null, place: 'Row 4' })
  await save([anEvent({ uuid: host.memorial.uuid, date, begins: '11:00' }), wake, burial])
  const events = [{ eventUuid: wake.uuid, status: 'ATTENDING', guests: 0 }]
  await answer({ name: 'Joan', email: 'joan@example.com', status: 'ATTENDING', events })
  const confirmed = await mailTo(app, 'joan@example.com')
  expect(confirmed).toContain('Wake, ')
  expect(confirmed).not.toContain('Burial')
  app.clock.advance({ days: 3 })
  await app.run('rsvp.reminders', {})
  const reminder = await mailTo(app, 'joan@example.com')
  expect(reminder).toContain('It is the only reminder of this day.')
  expect(reminder).toContain('These are the parts of the day:')
  expect(reminder).toMatch(/Wake, .*2:30 pm.*\nComing\n/)
  expect(reminder).toMatch(/The burial, .*5:00 pm.*, Row 4\n\n/)
})
