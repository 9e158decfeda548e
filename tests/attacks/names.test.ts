import { expect, test } from 'vitest'
import { aContributor, photos, wallOf } from '../support/contributing.ts'
import { aPhoto, startWithPaidHost, upload } from '../support/factories.ts'
import type { MultipartFields } from '../support/multipart.ts'

/** Characters that reverse a line, break it, or are invisible in it. */
const odd = 'Ana\r\nBcc: all\u202egpj.x\u2066\u0000\u0085 Silva\u2028'
const plain = 'Ana Bcc: allgpj.x Silva'
/** A caption may have several lines; its line breaks are kept. */
const plainLines = 'Ana\nBcc: allgpj.x Silva'

test('control characters that are pasted into a name or caption are removed, and the text is kept', async () => {
  const { app, host } = await startWithPaidHost({
    nameOfPerson: odd,
    contacts: [{ email: 'joan@example.com', firstName: odd, surname: odd }],
  })
  const { shareSlug } = host.memorial
  expect(host.memorial.nameOfPerson).toBe(plain)
  expect(host.memorial.contacts).toMatchObject([{ firstName: plain, surname: plain }])
  const saved = await app.api('POST', '/user/save', {
    token: host.token,
    json: { firstName: odd, surname: odd },
  })
  expect(saved.body.user).toMatchObject({ firstName: plain, surname: plain })
  const photo = await upload(app, host, { content: await aPhoto(), fields: { title: odd } })
  expect(photo.body.media.title).toBe(plainLines)
  const answer = { name: odd, email: 'kim@example.com', status: 'ATTENDING', message: 'Yes\nof course' }
  const answered = await app.api('POST', `/public/memorial/${shareSlug}/rsvp`, { json: answer })
  expect(answered.body.rsvp).toMatchObject({ name: plain, message: 'Yes\nof course' })
  const ana = await aContributor(app, host.memorial)
  const added = await ana.submit(
    { contributorName: odd, contributorMessage: 'Two\nlines', photoCaptions: odd },
    await photos(1),
  )
  expect(added.body.contribution).toMatchObject({
    contributorName: plain,
    message: 'Two\nlines',
    media: [{ title: plainLines }],
  })
})

test('a name of invisible characters counts as empty', async () => {
  const { app, host } = await startWithPaidHost()
  const answer = { name: '\u200b\u2060\u202e', email: 'kim@example.com', status: 'ATTENDING', message: '' }
  const url = `/public/memorial/${host.memorial.shareSlug}/rsvp`
  expect(await app.api('POST', url, { json: answer })).toMatchObject({ status: 400, body: { field: 'name' } })
})

test('a memory with an advertisement in its name or caption waits for a host, like one in its words', async () => {
  const { app, host } = await startWithPaidHost()
  await app.api('POST', `/memorial/settings/${host.memorial.uuid}`, {
    token: host.token,
    json: { visibility: 'LINK', searchIndexed: false, appearAtOnce: 'EVERYONE' },
  })
  const words = { contributorMessage: 'We are so sorry.' }
  const offers: [MultipartFields, number][] = [
    [{ contributorName: 'Order at flowers.com' }, 0],
    [{ contributorName: 'Bitcoin Joe' }, 0],
    [{ photoCaptions: ['By the sea', 'www.flo\u200bwers.test'] }, 2],
  ]
  for (const [fields, images] of offers) {
    const someone = await aContributor(app, host.memorial)
    const { status, body } = await someone.submit({ ...words, ...fields }, await photos(images))
    expect([fields, status, body.contribution?.state]).toEqual([fields, 200, 'PENDING'])
  }
  const loud = await aContributor(app, host.memorial)
  const { body } = await loud.submit({ ...words, contributorName: 'MARGARET ELIZABETH PETRIE-WILLIAMSON' })
  expect(body.contribution.state).toBe('VISIBLE')
  expect(await wallOf(app, host.memorial)).toHaveLength(1)

  // A memory that was visible is screened again when its name changes.
  const changed = await loud.submit({ ...words, contributorName: 'flowers.com' })
  expect(changed.body.contribution.state).toBe('PENDING')
})
