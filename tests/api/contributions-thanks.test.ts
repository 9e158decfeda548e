import { expect, test } from 'vitest'
import { responses } from '#contract/limits.ts'
import { one } from '../support/contributing.ts'
import { aUser, readMemorial, startWithHost } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'
import { aContribution } from '../support/responses.ts'

test('a contributor is thanked by mail, once, in the words of the host', async () => {
  const { app, host } = await startWithHost()
  const helper = await aCoHost(app, host)
  await app.api('POST', '/user/save', {
    token: helper.token,
    json: { firstName: 'Ruth', surname: 'Vale' },
  })
  const { uuid: id } = await aContribution(app.pool, host.memorial.uuid, { email: 'joan@example.com' })
  const thanked = await one(app, helper, id).thank('  Dear Joan,\nthank you <3  ')
  expect(thanked.status).toBe(200)
  expect(thanked.body.line.dateThanked).toMatch(/Z$/)
  expect((await readMemorial(app, host)).contributions[0].dateThanked).toBe(thanked.body.line.dateThanked)

  const [mail, ...others] = (await app.outbox()).filter(({ to }) => to.includes('joan@example.com'))
  expect(others).toEqual([])
  expect(mail?.subject).toContain('Margaret Anne Hollis')
  for (const words of ['Ruth Vale', 'Dear Joan,\nthank you <3', `/view/${host.memorial.shareSlug}`])
    expect(mail?.text).toContain(words)
  expect(mail?.html).toContain('thank you &lt;3')
  // Signed by whoever writes it, or not at all.
  expect(mail?.text.split('thank you <3').at(1)).not.toContain('Ruth Vale')

  const again = await one(app, host, id).thank('And again')
  expect([again.status, again.body.code]).toEqual([409, 'ALREADY_THANKED'])
  expect((await app.outbox()).filter(({ to }) => to.includes('joan@example.com'))).toHaveLength(1)
})

test('an account is thanked at its own address; a contributor without an address cannot be thanked', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  const visitor = await aUser(app)
  const own = await aContribution(app.pool, uuid, { email: null, userUuid: visitor.uuid })
  expect((await one(app, host, own.uuid).thank('Thank you')).status).toBe(200)
  const subjects = (await app.outbox())
    .filter(({ to }) => to.includes(visitor.email))
    .map((mail) => mail.subject)
  expect(subjects).toContainEqual(expect.stringContaining('Margaret'))
  const nobodys = await aContribution(app.pool, uuid, { name: null, email: null })
  const refused = await one(app, host, nobodys.uuid).thank('Thank you')
  expect([refused.status, refused.body.code]).toEqual([409, 'CONTRIBUTOR_UNREACHABLE'])
  expect(refused.body.msg).not.toBe('')
})

test('thanks need a text that is not too long; hiding needs a boolean', async () => {
  const { app, host } = await startWithHost()
  const { uuid: id } = await aContribution(app.pool, host.memorial.uuid)
  const calls = one(app, host, id)
  for (const words of [undefined, null, 7, '', ' \n ', 'x'.repeat(responses.thanksMax + 1)]) {
    const { status, body } = await calls.thank(words)
    expect([words, status, body.code, body.field]).toEqual([words, 400, 'BAD_INPUT', 'words'])
  }
  for (const hidden of [undefined, null, 'yes']) {
    const { status, body } = await calls.hide(hidden)
    expect([hidden, status, body.field]).toEqual([hidden, 400, 'hidden'])
  }
  expect((await calls.thank('x'.repeat(responses.thanksMax))).status).toBe(200)
})
