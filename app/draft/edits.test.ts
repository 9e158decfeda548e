import { describe, expect, it } from 'vitest'
import * as plain from './edits.ts'
import * as ofLists from './list-edits.ts'
import { blankDraft, type Draft } from './schema.ts'
import { aMedia, aPhoto } from './testing.ts'

const edits = { ...plain, ...ofLists }

const blank = blankDraft('d1')
const edited = (...changes: plain.Edit[]): Draft => changes.reduce((draft, edit) => edit(draft), blank)
const contactTexts = (draft: Draft) => draft.contacts.map((contact) => contact.text)

it('clears date, address and details when there is no date', () => {
  const dated = edited(
    edits.chooseDate(true),
    edits.setText('memorialDate', '2025-06-01'),
    edits.setText('address', 'Chapel'),
    edits.setText('details', 'At noon'),
  )
  expect(edits.chooseDate(false)(dated)).toEqual({ ...blank, hasDate: false })
})

it('applying an edit twice has the same result as applying it once', () => {
  const photo = aPhoto({ id: 'p1' })
  const each: plain.Edit[] = [
    edits.addPhotos([photo, aPhoto({ id: 'p2' })]),
    edits.movePhoto('p2', 'p1'),
    edits.movePhotos(['p1'], null),
    edits.orderPhotos(['p2', 'p1']),
    edits.rotatePhotos(new Map([['p1', 3]])),
    edits.changePhoto('p1', { caption: 'Lake' }),
    edits.addStory('s2'),
    edits.moveStory('s2', 'first'),
    edits.setStoryText('s2', 'Two'),
    edits.addContact('c2'),
    edits.setContactText('c2', 'ana@x.org'),
    edits.importContacts([{ text: 'tom@x.org', name: '' }]),
    edits.removeStory('first'),
    edits.removePhoto('p2'),
    edits.reachStep(3),
    edits.keepValidContacts,
  ]
  for (const edit of each) {
    const once = edited(...each.slice(0, each.indexOf(edit) + 1))
    expect(edit(once)).toEqual(once)
  }
})

describe('photos', () => {
  const three = edited(edits.addPhotos(['p1', 'p2', 'p3'].map((id) => aPhoto({ id }))))
  const order = (draft: Draft) => draft.photos.map((photo) => photo.id).join(' ')

  it('move before another, or to the end', () => {
    expect(order(edits.movePhoto('p3', 'p1')(three))).toBe('p3 p1 p2')
    expect(order(edits.movePhoto('p1', null)(three))).toBe('p2 p3 p1')
    expect(order(edits.movePhoto('p1', 'gone')(three))).toBe('p2 p3 p1')
    expect(order(edits.movePhoto('gone', 'p1')(three))).toBe('p1 p2 p3')
  })

  it('move together and keep their order', () => {
    const five = edited(edits.addPhotos(['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => aPhoto({ id }))))
    expect(order(edits.movePhotos(['p4', 'p2'], 'p1')(five))).toBe('p2 p4 p1 p3 p5')
    expect(order(edits.movePhotos(['p1', 'p3'], null)(five))).toBe('p2 p4 p5 p1 p3')
    expect(order(edits.movePhotos(['p1', 'p3'], 'p3')(five))).toBe('p1 p2 p3 p4 p5')
  })

  it('take the given order; photos that it does not name come last', () => {
    expect(order(edits.orderPhotos(['p3', 'gone', 'p1'])(three))).toBe('p3 p1 p2')
  })

  it('a change to one leaves the others unchanged', () => {
    const changed = edits.changePhoto('p2', { caption: 'Lake' })(three)
    expect(changed.photos.map((photo) => photo.caption)).toEqual(['', 'Lake', ''])
  })
})

it('moves a story before another, or to the end', () => {
  const three = edited(edits.addStory('s2'), edits.addStory('s3'))
  const order = (draft: Draft) => draft.stories.map(({ id }) => id).join(' ')
  expect(order(edits.moveStory('s3', 's2')(three))).toBe('first s3 s2')
  expect(order(edits.moveStory('first', null)(three))).toBe('s2 s3 first')
})

it('does not remove the last story or the last contact row', () => {
  expect(edited(edits.removeStory('first'))).toBe(blank)
  expect(edited(edits.removeContact('first'))).toBe(blank)
  expect(edited(edits.addStory('s2'), edits.removeStory('first')).stories).toMatchObject([{ id: 's2' }])
})

describe('contacts', () => {
  it('are imported into empty rows, each once', () => {
    const draft = edited(
      edits.setContactText('first', 'ana@x.org'),
      edits.addContact('c2'),
      edits.importContacts([
        { text: 'ANA@x.org', name: '' },
        { text: 'tom@x.org', name: '' },
      ]),
    )
    expect(contactTexts(draft)).toEqual(['ana@x.org', 'tom@x.org'])
  })

  it('are reduced to the valid ones when the step is left', () => {
    const draft = edited(
      edits.setContactText('first', 'ana@x'),
      edits.importContacts([
        { text: 'tom@x.org', name: '' },
        { text: '0412 345 678', name: '' },
      ]),
      edits.addContact('c9'),
      edits.setContactText('c9', 'TOM@x.org'),
      edits.keepValidContacts,
    )
    expect(contactTexts(draft)).toEqual(['tom@x.org', '0412 345 678'])
    expect(contactTexts(edited(edits.setContactText('first', 'ana@x'), edits.keepValidContacts))).toEqual([
      '',
    ])
  })
})

it('remembers a removed photo only while it is not known whether the server has it, and until it is put back', () => {
  const photo = (id: string) => aPhoto({ id })
  const known = { ...aPhoto({ id: 'known' }), serverMedia: aMedia() }
  const refused = aPhoto({ id: 'refused', refusal: 'PHOTO_DAMAGED' })
  const filled = edited(edits.addPhotos([photo('a'), photo('b'), known, refused]))
  const remove = ['a', 'b', 'known', 'refused', 'a'].map(edits.removePhoto)
  const removed = (draft: Draft) => remove.reduce((left, edit) => edit(left), draft)
  expect(removed(filled)).toMatchObject({ photos: [], removedUploads: [] })
  const saved = removed({ ...filled, memorialUuid: 'm' })
  expect(saved).toMatchObject({ photos: [], removedUploads: ['a', 'b'] })
  expect(edits.addPhotos([photo('b')])(saved).removedUploads).toEqual(['a'])
})

it('remembers the furthest step', () => {
  expect(edited(edits.reachStep(4), edits.reachStep(2))).toMatchObject({ currentStep: 2, furthestStep: 4 })
})
