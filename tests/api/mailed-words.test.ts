import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { startWithPaidHost } from '../support/factories.ts'
import { inviteAll } from '../support/invitations.ts'
import { anEvent, programmeOf } from '../support/programme.ts'

// Anybody can make a memorial and type a stranger's address: what they write about the day must advertise nothing.

const offer = 'Cheap flowers at evil.dev'

/** Every mail to an address, with its calendar file, decoded. */
async function mailsTo(app: TestApp, address: string): Promise<string[]> {
  await app.drained()
  const outbox = join(app.dataDir, 'outbox')
  const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
  return mails
    .filter((eml) => eml.includes(address))
    .map((eml) =>
      [
        eml.replaceAll(/=\r?\n/g, ''),
        ...[...eml.matchAll(/^[A-Za-z\d+/]{40,}(?:\r?\n[A-Za-z\d+/=]+)*/gm)].map(([part]) =>
          Buffer.from(part, 'base64').toString().replaceAll(/\r\n /g, ''),
        ),
      ].join('\n'),
    )
}

test.each([
  ['a day without a programme', false],
  ['a programme', true],
])('of %s, nothing that advertises is mailed to an address that was typed', async (_, hasProgramme) => {
  const { app, host } = await startWithPaidHost({
    memorialDate: '2031-11-28',
    address: offer,
    details: offer,
    contacts: [{ email: 'invited@example.com' }],
  })
  const { uuid, shareSlug } = host.memorial
  if (hasProgramme)
    await programmeOf(app, host).save([
      anEvent({ uuid, place: offer, details: offer, streamUrl: 'https://evil.dev/pay' }),
    ])
  await inviteAll(app, host)
  await app.api('POST', `/public/memorial/${shareSlug}/rsvp`, {
    json: { name: 'Joan', email: 'typed@example.com', status: 'ATTENDING', guests: 0, message: '' },
  })
  for (const address of ['invited@example.com', 'typed@example.com']) {
    const mails = await mailsTo(app, address)
    expect(mails).toHaveLength(1)
    expect(mails[0]).not.toContain('evil')
  }
  expect((await mailsTo(app, 'typed@example.com'))[0]).toContain('BEGIN:VEVENT')
})

test('a place and details without an offer are in the calendar file, with a stream of a known site', async () => {
  const { app, host } = await startWithPaidHost({ memorialDate: '2031-11-28' })
  const { uuid, shareSlug } = host.memorial
  const words = { place: 'St Brigid’s Hall', details: 'Bring a flower', streamUrl: 'https://youtu.be/abc' }
  await programmeOf(app, host).save([anEvent({ uuid, ...words })])
  await app.api('POST', `/public/memorial/${shareSlug}/rsvp`, {
    json: { name: 'Joan', email: 'typed@example.com', status: 'ATTENDING', guests: 0, message: '' },
  })
  const [mail] = await mailsTo(app, 'typed@example.com')
  for (const word of Object.values(words)) expect(mail).toContain(word)
})
