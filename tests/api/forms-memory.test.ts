import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { aPaidHost, aPhoto, aUser, mailedCode, startWithPaidHost } from '../support/factories.ts'
import { problemAt, sendBody, sendForm, storesIn, valueIn, visit, wordsOf } from '../support/forms.ts'
import { resumableSender } from '../support/resumable.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// The card for a memory, step by step, as a browser without script has it; where script runs, it sends the same form with
// what its device knows (app/forms/enhance.ts).

const words = 'You were never asked whether you wanted tea.'
const joan = { contributorName: 'Joan Petrie', contributorEmail: 'joan@example.com' }

async function aPlace() {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  return { app, host, form: `/view/${host.memorial.shareSlug}/contribute` }
}

const memories = (app: TestApp) =>
  app.db
    .selectFrom('contributions')
    .select(['uuid', 'message', 'contributorName', 'userUuid'])
    .where('deletedAt', 'is', null)
    .execute()

async function aNamedUser(app: TestApp) {
  const user = await aUser(app)
  const json = { email: user.email, firstName: 'Claire', surname: 'Hollis' }
  await app.api('POST', '/user/save', { token: user.token, json })
  return user
}

/** Asks for a code, and the fields that send it. */
async function askCode(app: TestApp, form: string, fields: Record<string, string>) {
  const asked = await sendForm(app, form, fields)
  const code = await mailedCode(app, String(fields.contributorEmail))
  return { asked, entered: { ...fields, codeToken: valueIn(asked, 'codeToken') ?? '', code } }
}

test('a new visitor is told what is missing, mailed a code, and thanked', async () => {
  const { app, form } = await aPlace()
  const asWritten = wordsOf(await visit(app, form))
  expect(asWritten).toMatch(/A photo from a drawer.*Unable to start verification\. Please try again\./)
  const nothing = await sendForm(app, form, {
    contributorMessage: ' \u200b\u3164',
    contributorEmail: 'joan@',
  })
  expect(nothing.status).toBe(400)
  expect(problemAt(nothing, 'contributorMessage')).toBe('Please include a message or at least one photo.')
  expect(problemAt(nothing, 'contributorEmail')).toBe('Please enter a valid email address.')

  const { asked, entered } = await askCode(app, form, { ...joan, contributorMessage: words })
  expect(asked.status).toBe(200)
  expect(wordsOf(asked)).toContain('joan@example.com')
  expect(wordsOf(asked)).toMatch(/We could not verify the code\. Please try again\..*Failed to resend code/)
  expect(valueIn(asked, 'contributorMessage')).toBe(words)
  const missing = await sendForm(app, form, { ...entered, code: '' })
  expect(problemAt(missing, 'code')).toBe('Enter the verification code that was emailed to you.')
  expect(valueIn(missing, 'codeToken')).toBe(entered.codeToken)
  const wrong = await sendForm(app, form, { ...entered, code: 'AAAAA' })
  expect(problemAt(wrong, 'code')).toBe('The verification code is incorrect.')
  expect(valueIn(wrong, 'contributorMessage')).toBe(words)
  expect(await memories(app)).toEqual([])

  const sent = await sendForm(app, form, entered)
  expect(wordsOf(sent)).toContain('Thank you, Joan')
  expect(await memories(app)).toMatchObject([{ message: words, contributorName: 'Joan Petrie' }])
  const { apiToken, ...others } = storesIn(sent)
  expect(Object.keys(others).sort()).toEqual([
    `code:${form.split('/')[2]}`,
    `memory ${form.split('/')[2]}`,
    `memory-change ${form.split('/')[2]}`,
    'visitor-user',
  ])
  expect(wordsOf(await visit(app, form, { pid: String(apiToken) }))).toContain('You added a memory on')
})

test('a device that has asked for a code is asked for it again after a reload, and another can be mailed', async () => {
  const { app, form } = await aPlace()
  const { asked, entered } = await askCode(app, form, { ...joan, contributorMessage: words })
  const device = { 'awaited-code': String(storesIn(asked)[`code:${form.split('/')[2]}`]) }
  const again = await visit(app, form, device)
  expect(valueIn(again, 'codeToken')).toBe(entered.codeToken)
  expect(valueIn(again, 'contributorEmail')).toBe('joan@example.com')
  const other = await visit(app, `${form}?write`, device)
  expect(valueIn(other, 'codeToken')).toBeNull()
  expect(Object.values(storesIn(other))).toEqual([null])

  const resend = () => sendForm(app, `${form}?other&again=1`, { ...entered, code: 'AAAAA' })
  const early = await resend()
  expect(wordsOf(early)).toMatch(/Failed to resend code A code was just sent.* again in \d+ seconds/)
  expect(valueIn(early, 'codeToken')).toBe(entered.codeToken)
  app.clock.advance({ seconds: 30 })
  const resent = await resend()
  expect(wordsOf(resent)).toContain('A new code is on its way. The earlier one no longer works.')
  expect(valueIn(resent, 'codeToken')).not.toBe(entered.codeToken)
})

test('whoever is signed in adds at once, changes what they added, and takes it away', async () => {
  const { app, form } = await aPlace()
  const claire = await aNamedUser(app)
  const signedIn = { pid: claire.token }
  expect(wordsOf(await visit(app, form, signedIn))).toContain('From Claire Hollis')
  const sent = await sendForm(app, form, { contributorMessage: 'She taught me to drive.' }, signedIn)
  expect(wordsOf(sent)).toContain('Thank you, Claire')

  const change = await visit(app, `${form}?change`, signedIn)
  expect(valueIn(change, 'contributorMessage')).toBe('She taught me to drive.')
  const contributionId = valueIn(change, 'contributionId') ?? ''
  const emptied = await sendForm(app, form, { contributorMessage: '', contributionId }, signedIn)
  expect(problemAt(emptied, 'contributorMessage')).toBe('Please include a message or at least one photo.')
  await sendForm(app, form, { contributorMessage: 'In the red car.', contributionId }, signedIn)
  expect(await memories(app)).toMatchObject([
    { message: 'In the red car.', contributorName: 'Claire Hollis' },
  ])

  expect(wordsOf(await visit(app, `${form}?withdraw`, signedIn))).toContain('Take away what you added?')
  expect((await sendForm(app, `${form}?withdraw`, {})).status).toBe(401)
  expect(await memories(app)).toHaveLength(1)
  const gone = await sendForm(app, `${form}?withdraw`, {}, signedIn)
  expect(wordsOf(gone)).toContain('What you added is taken away')
  expect(await memories(app)).toEqual([])
  // A card that was open meanwhile.
  const late = await sendForm(app, form, { contributorMessage: 'And in the blue.', contributionId }, signedIn)
  expect(wordsOf(late)).toContain('The family has taken down what you had added')
  expect(valueIn(late, 'contributorMessage')).toBe('And in the blue.')
})

test('what was added before is shown with what is written now, and not overwritten', async () => {
  const { app, form } = await aPlace()
  const claire = await aUser(app)
  await sendForm(app, form, { contributorMessage: 'Before.' }, { pid: claire.token })
  const fields = { contributorName: '', contributorEmail: claire.email, contributorMessage: 'Now.' }
  const { entered } = await askCode(app, form, fields)
  const joined = await sendForm(app, form, entered)
  expect(wordsOf(joined)).toContain('You had added something before')
  expect(valueIn(joined, 'contributorMessage')).toBe('Before.\n\nNow.')
  expect(await memories(app)).toMatchObject([{ message: 'Before.' }])
})

test('chosen files wait until it is known who sends them, and go with the words', async () => {
  const { app, host, form } = await aPlace()
  const { entered } = await askCode(app, form, { ...joan, contributorMessage: words, files: 'yes' })
  const known = await sendForm(app, form, entered)
  expect(String(known.body)).toContain('&quot;sendsNow&quot;:true')
  expect(valueIn(known, 'contributorMessage')).toBe(words)
  expect(await memories(app)).toEqual([])

  const token = String(storesIn(known).apiToken)
  const shareSlug = String(form.split('/')[2])
  const photo = await aPhoto()
  const uploads = resumableSender(app, { token, memorial: { uuid: host.memorial.uuid, shareSlug } })
  const begun = await uploads.create({ size: photo.length, kind: 'contribution' })
  const arrived = await uploads.patch(String(begun.header('location')), 0, photo)
  const mediaUuid = arrived.header('x-media-uuid') ?? ''
  const files = { existingPhotoIds: mediaUuid, existingPhotoCaptions: 'Her kitchen' }
  const partly = await sendForm(
    app,
    form,
    { contributorMessage: words, ...files, left: 'yes' },
    { pid: token },
  )
  expect(wordsOf(partly)).toContain('Your memory is saved, but not every photo')
  expect(wordsOf(partly)).toMatch(/Send the changes Continue /)
  // What could not be sent stays on the device.
  expect(storesIn(partly)).toEqual({})
  const contributionId = valueIn(partly, 'contributionId') ?? ''
  expect(valueIn(partly, 'existingPhotoIds')).toBe(mediaUuid)
  expect(valueIn(partly, 'existingPhotoCaptions')).toBe('Her kitchen')
  const own = { contributorMessage: words, contributionId, existingPhotoIds: mediaUuid }
  const captioned = { ...own, existingPhotoCaptions: 'Her garden' }
  const sent = await sendForm(app, form, captioned, { pid: token })
  expect(wordsOf(sent)).toContain('Thank you, Joan')
  const photoNow = () => app.db.selectFrom('media').select(['title', 'deletedAt']).executeTakeFirstOrThrow()
  expect(await photoNow()).toEqual({ title: 'Her garden', deletedAt: null })
  await sendForm(app, form, { ...captioned, removedPhotoIds: mediaUuid }, { pid: token })
  expect((await photoNow()).deletedAt).not.toBeNull()
})

async function aLink(app: TestApp, contact: object) {
  const host = await aPaidHost(app, { contacts: [{ uuid: null, phone: null, ...contact }] })
  const { inviteToken } = await app.db
    .selectFrom('contacts')
    .select('inviteToken')
    .where('memorialUuid', '=', host.memorial.uuid)
    .executeTakeFirstOrThrow()
  return { host, form: `/view/${host.memorial.shareSlug}/contribute`, inviteToken }
}

test('a personal link says who adds; where that address has an account, a code proves it', async () => {
  const { app } = await aPlace()
  const ruth = { email: 'ruth@example.com', firstName: 'Ruth', surname: 'Vale' }
  const { form, inviteToken } = await aLink(app, ruth)
  const shown = await visit(app, `${form}?i=${inviteToken}`)
  expect(wordsOf(shown)).toContain('From Ruth Vale')
  const fields = { contributorName: 'Ruth Vale', contributorEmail: ruth.email, i: inviteToken }
  const sent = await sendForm(app, form, { ...fields, contributorMessage: words })
  expect(wordsOf(sent)).toContain('Thank you, Ruth')
  const [token = '', link] = String(storesIn(sent)[`invited ${form.split('/')[2]}`]).split(' ')
  expect(link).toBe(inviteToken)
  const device = { pid: token, 'invite-token': inviteToken }
  expect(wordsOf(await visit(app, form, device))).toContain('Add to it or change it')

  // Elsewhere the link shows that something was added, and not what.
  const elsewhere = await visit(app, `${form}?i=${inviteToken}`)
  expect(wordsOf(elsewhere)).toContain('You added a memory on')
  expect(wordsOf(elsewhere)).not.toContain(words)
  const asked = await sendForm(app, form, { ...fields, contributorMessage: 'Another.' })
  expect(valueIn(asked, 'codeToken')).toBeTruthy()
  expect(await memories(app)).toMatchObject([{ message: words }])
})

test('on a device where somebody else is signed in, a personal link says who adds, but a host stays who they are', async () => {
  const { app } = await aPlace()
  const ruth = { email: 'ruth@example.com', firstName: 'Ruth', surname: 'Vale' }
  const { form, inviteToken, host } = await aLink(app, ruth)
  const claire = await aUser(app)
  const link = { 'invite-token': inviteToken }
  const sent = await sendForm(app, form, { contributorMessage: words }, { ...link, pid: claire.token })
  expect(wordsOf(sent)).toContain('Thank you, Ruth')
  await sendForm(app, form, { contributorMessage: 'From the host.' }, { ...link, pid: host.token })
  const authors = (await memories(app)).map(({ userUuid }) => userUuid)
  expect(authors).toHaveLength(2)
  expect(authors).not.toContain(claire.uuid)
  expect(authors).toContain(host.uuid)
})

test('somebody else on the same device is asked who they are', async () => {
  const { app, form } = await aPlace()
  const claire = await aUser(app)
  const other = await sendForm(
    app,
    `${form}?other`,
    { ...joan, contributorMessage: words },
    { pid: claire.token },
  )
  expect(valueIn(other, 'codeToken')).toBeTruthy()
  expect(await memories(app)).toEqual([])
})

test('a form that another site sends does nothing, and leads to the card', async () => {
  const { app, form } = await aPlace()
  const claire = await aUser(app)
  for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const fields = { ...joan, contributorMessage: words }
    const answer = await sendForm(app, form, fields, { ...foreign, pid: claire.token })
    expect([answer.status, answer.headers.location]).toEqual([303, form])
  }
  expect(await memories(app)).toEqual([])
  expect((await app.outbox()).filter(({ to }) => to === joan.contributorEmail)).toEqual([])
})

test('of memories that are sent at once one is there, and the others are told of it', async () => {
  const { app } = await aPlace()
  const { form, inviteToken } = await aLink(app, { email: 'ruth@example.com', firstName: 'Ruth' })
  const sent = await Promise.all(
    ['One.', 'Two.', 'Three.'].map((contributorMessage) =>
      sendForm(app, form, { i: inviteToken, contributorMessage, contributorEmail: 'ruth@example.com' }),
    ),
  )
  const thanked = sent.filter((page) => wordsOf(page).includes('Thank you'))
  expect(thanked).toHaveLength(1)
  const [kept, ...others] = await memories(app)
  expect(others).toEqual([])
  // Whoever came second by the link has no session that shows what the first one wrote.
  for (const page of sent.filter((one) => !thanked.includes(one))) {
    const [token = ''] = storesIn(page)[`invited ${form.split('/')[2]}`]?.split(' ') ?? []
    const card = await visit(app, `${form}?change`, { pid: token, 'invite-token': inviteToken })
    expect(wordsOf(card)).not.toContain(kept?.message)
  }
})

test('a form that repeats a field twenty thousand times is answered as any other', async () => {
  const { app, form } = await aPlace()
  const fields = new URLSearchParams({ ...joan, contributorMessage: words })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await sendBody(app, form, `${fields}&${'a&'.repeat(20_000)}`, headers)).status).toBe(200)
})
