import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { anArchiveApp, archiveOf, claire } from '../support/archives.ts'
import { aContributor, aPlace } from '../support/contributing.ts'
import { anAppWithDoor, anInvitation, aReply, deliver, memories } from '../support/inbound.ts'
import { inviteAll, inviteToken } from '../support/invitations.ts'
import { restoreAt, saying } from '../support/restoring.ts'

// Whoever quotes a mail of ours, or pastes their own link, shows nobody what opens it (contract/own-tokens.ts).

test('a memory and an answer with the personal link of their writer do not show it, and it goes on working', async () => {
  const { app, host, memorial } = await aPlace()
  const { shareSlug } = memorial
  await app.api('POST', `/memorial/contacts/add/${memorial.uuid}`, {
    token: host.token,
    json: { contacts: [{ email: 'tomas@example.org', firstName: 'Tomás', surname: 'Vega' }] },
  })
  await inviteAll(app, host)
  const token = await inviteToken(app, 'tomas@example.org')
  const link = `https://memorials.example/view/${shareSlug}?i=${token}`
  const safe = `https://safelinks.example/?url=${encodeURIComponent(link)}&data=1`
  const tomas = await aContributor(app, memorial, 'tomas@example.org')
  const sent = await tomas.submit({
    contributorMessage: `She sang.\n${link}\n${safe}\n${token}`,
    inviteToken: token,
  })
  expect([sent.status, sent.body.msg]).toEqual([200, null])
  const answered = await app.api('POST', `/public/memorial/${shareSlug}/rsvp`, {
    json: { name: `Tomás ${token}`, status: 'ATTENDING', message: safe, inviteToken: token },
  })
  expect(answered.status).toBe(200)

  const [memory] = await memories(app)
  expect(memory?.message).toMatch(
    /^She sang\.\nhttp\S+\/view\/\S+\?i=\nhttps:\/\/safelinks\.example\S+data=1$/,
  )
  const answers = await app.api('GET', `/memorial/get/${memorial.uuid}`, { token: host.token })
  for (const { body } of [await app.api('GET', `/public/memorial/${shareSlug}`), answers])
    expect(JSON.stringify(body)).not.toContain(token)
  const mine = await app.api('GET', `/public/memorial/${shareSlug}/mine?inviteToken=${token}`)
  expect(mine.body.invited).toMatchObject({ email: 'tomas@example.org' })
})

test('a mail into which an invitation was pasted, under a name made of it, becomes a memory without what it opens', async () => {
  const app = await anAppWithDoor()
  const { host, address } = await anInvitation(app)
  const invitation = (await app.outbox()).find(({ to }) => to.includes('tomas@example.org'))
  const token = await inviteToken(app, 'tomas@example.org')
  const [, signature = '-'] = address.split(/[-@]/)
  expect(invitation?.text).toContain(token)
  await app.pool.query(`update contacts set first_name = '', surname = ''`)
  // Pasted by hand, from below our first line.
  const [, pasted = ''] = invitation?.text.split('Please write above this line') ?? []
  const text = `I was sent this:\n${pasted.replaceAll(token, `${token.slice(0, 20)}=\n${token.slice(20)}`)}\n${address}`
  await deliver(app, await aReply({ from: `"Tom ${token}" <tomas@example.org>`, to: address, text }), address)
  const [memory] = await memories(app)
  expect(memory?.contributorName).toBe('Tom')
  expect(memory?.message).toContain(`/view/${host.memorial.shareSlug}`)
  const shown = JSON.stringify(memory)
  for (const part of [token.slice(0, 20), token.slice(20), signature]) expect(shown).not.toContain(part)
})

test('an archive brings no such link with it', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const token = `key${'0123456789abcdef'.repeat(2)}`
  const { raw } = await app.api('GET', (await archiveOf(app, host)).archiveUrl)
  const changed = await saying(raw, (said) => {
    const [row] = said.tables.memorials
    return {
      ...said,
      tables: { ...said.tables, memorials: [{ ...row, hostMessage: `Dear all ?i=${token}` }] },
    }
  })
  const other = await anArchiveApp()
  expect((await restoreAt(other, changed)).status).toBe(200)
  expect(await other.db.selectFrom('memorials').select('hostMessage').execute()).toEqual([
    { hostMessage: 'Dear all ?i=' },
  ])
})

test('whatever the database keeps to open something by a link has the shape by which it is found', async () => {
  const app = await startApp()
  const { rows } = await app.pool.query<{ place: string }>(
    `select concat(table_name, '.', column_name) as place from information_schema.columns
     where table_schema = 'public' and column_name ~ '(^|_)token$'
       and not (data_type = 'text' and (column_default = 'new_token()' or column_default is null))`,
  )
  expect(rows).toEqual([])
  const made = await app.pool.query<{ token: string }>('select new_token() as token')
  expect(made.rows[0]?.token).toMatch(/^key[0-9a-f]{32}$/)
})
