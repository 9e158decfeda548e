import { describe, expect, it } from 'vitest'
import type { Media } from '#contract/media.ts'
import { createMemorial, editMemorial } from '#contract/memorials.ts'
import * as plain from './edits.ts'
import * as ofLists from './list-edits.ts'
import { loadMemorial } from './memorial.ts'
import { toCreatePayload, toEditPayload } from './payload.ts'
import type { ContentPart } from './rules.ts'
import { blankDraft, type Draft } from './schema.ts'
import { aContact, aMedia, aMemorial, aPhoto, uuid } from './testing.ts'

const edits = { ...plain, ...ofLists }

const apply = (draft: ReturnType<typeof blankDraft>, ...all: plain.Edit[]) =>
  all.reduce((edited, edit) => edit(edited), draft)

const draft = apply(
  blankDraft(uuid(5)),
  edits.setText('personName', ' Ana Silva '),
  edits.chooseDate(true),
  edits.setText('memorialDate', '2025-06-01'),
  edits.setStoryText('first', ' She sang. '),
  edits.addStory('s2'),
  edits.addStory('s3'),
  edits.setStoryTitle('s3', ' Only a name '),
  edits.setContactText('first', 'not one'),
  edits.importContacts([
    { text: 'ana@x.org', name: '' },
    { text: '0412 345 678', name: '' },
  ]),
)

it('creates a memorial with everything but its files', () => {
  const payload = toCreatePayload(draft, uuid(900))
  expect(payload).toEqual({
    uuid: null,
    zone: 'UTC',
    clientId: uuid(5),
    userUuid: uuid(900),
    adminUuids: null,
    nameOfPerson: 'Ana Silva',
    birthDate: null,
    deathDate: null,
    memorialDate: '2025-06-01',
    address: null,
    details: null,
    mediaUuids: null,
    stories: [
      { uuid: null, title: null, text: 'She sang.' },
      { uuid: null, title: 'Only a name', text: '' },
    ],
    contacts: [
      { uuid: null, email: 'ana@x.org', phone: null, firstName: '', surname: '' },
      { uuid: null, email: null, phone: '0412 345 678', firstName: '', surname: '' },
    ],
    hostMessage: null,
    isVideoShown: false,
    hostVideoMessageUuid: null,
    stripeCustomerId: null,
    shareSlug: null,
  })
  expect(createMemorial.body.safeParse(payload).success).toBe(true)
})

describe('editing a memorial', () => {
  const memorial = aMemorial({
    memorialDate: '2025-06-01',
    profilePhoto: aMedia({ uuid: uuid(12) }),
    media: [aMedia({ uuid: uuid(11) })],
    contacts: [
      aContact({ firstName: 'Tom', surname: 'Reed', phone: '0498 765 432' }),
      aContact({ uuid: uuid(202), email: null, phone: '0412 345 678' }),
    ],
  })
  const loaded = loadMemorial(blankDraft(uuid(5)), memorial)

  it('sends the fields of the parts that are saved, the version of the baseline, and no photos', () => {
    const always = {
      ...{ uuid: uuid(1), version: 3, mediaUuids: null },
      ...{ userUuid: uuid(900), adminUuids: null, stripeCustomerId: null },
    }
    const sent = (...parts: ContentPart[]) => {
      const payload = toEditPayload(loaded, uuid(900), parts)
      expect(editMemorial.body.safeParse(payload).success).toBe(true)
      return payload
    }
    expect(sent('name', 'date')).toEqual({
      ...always,
      zone: 'UTC',
      nameOfPerson: loaded.personName,
      memorialDate: '2025-06-01',
    })
    expect(sent('address', 'details')).toEqual({ ...always, address: null, details: null })
    expect(sent('message')).toEqual({ ...always, hostMessage: null, isVideoShown: false })
    expect(Object.keys(sent('stories', 'contacts', 'photos')).sort()).toEqual(
      [...Object.keys(always), 'stories', 'contacts'].sort(),
    )
  })

  it('names the profile photo if it is another one than before, and clears it if it was removed', () => {
    const named = (draft: Draft) => toEditPayload(draft, null, ['profilePhoto']).profilePhotoUuid
    const put = (serverMedia: Media | null) => edits.setProfilePhoto({ ...aPhoto(), serverMedia })(loaded)
    expect(named(loaded)).toBeUndefined()
    expect(named(put(aMedia({ uuid: uuid(13) })))).toBe(uuid(13))
    expect(named(edits.setProfilePhoto(null)(loaded))).toBe('')
    // It could not be uploaded, so the earlier one stays.
    expect(named(put(null))).toBeUndefined()
    expect(toEditPayload(edits.setProfilePhoto(null)(loaded), null, ['name'])).not.toHaveProperty(
      'profilePhotoUuid',
    )
  })

  it('keeps the names of a contact, and the number that is not shown', () => {
    const first = loaded.contacts[0]?.id ?? ''
    const second = loaded.contacts[1]?.id ?? ''
    const edited = apply(
      loaded,
      edits.setContactText(first, 'ana@new.org'),
      edits.setContactText(second, 'li@x.org'),
    )
    expect(toEditPayload(edited, null, ['contacts']).contacts).toEqual([
      { uuid: uuid(200), email: 'ana@new.org', phone: '0498 765 432', firstName: 'Tom', surname: 'Reed' },
      { uuid: uuid(202), email: 'li@x.org', phone: null, firstName: '', surname: '' },
    ])
  })

  it('leaves out a name whose address was replaced by somebody else’s, unless it is kept', () => {
    const first = loaded.contacts[0]?.id ?? ''
    const namesIn = (draft: Draft) => {
      const sent = toEditPayload(draft, null, ['contacts']).contacts ?? []
      return sent.map(({ firstName, surname }) => `${firstName} ${surname}`.trim())
    }
    const replaced = apply(loaded, edits.setContactText(first, 'ruth@example.org'))
    expect(namesIn(replaced)[0]).toBe('')
    expect(namesIn(apply(replaced, edits.keepContactName(first)))[0]).toBe('Tom Reed')
    expect(namesIn(apply(replaced, edits.setContactText(first, 'ana@example.org')))[0]).toBe('Tom Reed')

    const pasted = apply(loaded, edits.importContacts([{ text: 'joan@x.org', name: 'Joan Petrie' }]))
    const added = pasted.contacts.at(-1)?.id ?? ''
    expect(namesIn(pasted).at(-1)).toBe('Joan Petrie')
    expect(namesIn(apply(pasted, edits.setContactText(added, ''))).at(-1)).not.toBe('Joan Petrie')
    expect(namesIn(apply(pasted, edits.setContactText(added, 'ben@x.org'))).at(-1)).toBe('')
    expect(namesIn(apply(pasted, edits.setContactText(added, 'joan@y.org'))).at(-1)).toBe('Joan Petrie')
  })

  it('sends null for fields that were emptied', () => {
    const emptied = apply(loaded, edits.chooseDate(false))
    expect(toEditPayload(emptied, null, ['date', 'address', 'details'])).toMatchObject({
      memorialDate: null,
      address: null,
      details: null,
    })
  })

  it('sends the dates of a life together, and neither while one of them cannot be right', () => {
    const dated = (birthDate: string, deathDate: string) =>
      toEditPayload(
        apply(loaded, edits.setText('birthDate', birthDate), edits.setText('deathDate', deathDate)),
        null,
        ['life'],
      )
    expect(dated('1931~', '')).toMatchObject({ birthDate: '1931~', deathDate: null })
    for (const [birth, death] of [
      ['1931-02-31', '2020'],
      ['1931', '1930'],
      ['1931', '2999'],
    ] as const) {
      expect(dated(birth, death)).not.toHaveProperty('birthDate')
      expect(dated(birth, death)).not.toHaveProperty('deathDate')
    }
  })

  it('throws without a memorial', () => {
    expect(() => toEditPayload(draft, null, ['name'])).toThrow()
  })
})
