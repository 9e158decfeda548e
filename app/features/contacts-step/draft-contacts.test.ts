import { expect, test } from 'vitest'
import { blankDraft, type Draft, type DraftContact } from '#app/draft/schema.ts'
import { readImport } from '#app/ui/quick-import/read-import.ts'
import { applyImport, countDraftContacts, restoreContact } from './draft-contacts.ts'

const row = (id: string, text: string): DraftContact => ({ id, text, server: null })
const draftOf = (importText: string, ...contacts: DraftContact[]): Draft => ({
  ...blankDraft('draft'),
  importText,
  contacts,
})
const imported = (draft: Draft): Draft =>
  applyImport(readImport(draft.importText, draft.contacts)).reduce((next, edit) => edit(next), draft)

test('text that could not be parsed stays in the box', () => {
  const draft = draftOf(
    'ana@x.org, lunch; tom@x\n0412 345 678, ANA@x.org',
    row('1', ''),
    row('2', 'li@x.org'),
  )
  expect(readImport(draft.importText, draft.contacts)).toEqual({
    found: [
      { text: 'ana@x.org', name: '' },
      { text: '0412 345 678', name: '' },
    ],
    already: 1,
    unread: ['lunch', 'tom@x'],
    noRoom: [],
  })
  const after = imported(draft)
  expect(after.contacts.map(({ text }) => text)).toEqual(['li@x.org', 'ana@x.org', '0412 345 678'])
  expect(after.importText).toBe('lunch\ntom@x')
})

test('contacts from elsewhere do not change the box', () => {
  const draft = draftOf('not imported yet', row('1', ''))
  const after = applyImport(readImport('ana@x.org, Tom', draft.contacts), draft.importText).reduce(
    (next, edit) => edit(next),
    draft,
  )
  expect(after.contacts.map(({ text }) => text)).toEqual(['ana@x.org'])
  expect(after.importText).toBe('not imported yet\nTom')
})

test('an import that is parsed completely empties the box', () => {
  expect(imported(draftOf('ana@x.org', row('1', ''))).importText).toBe('')
})

test('contacts beyond the limit stay in the box too', () => {
  const many = Array.from({ length: 1999 }, (_, at) => row(`${at}`, `p${at}@x.org`))
  const after = imported(draftOf('ana@x.org, tom@x.org, nonsense', ...many))
  expect(after.contacts).toHaveLength(2000)
  expect(after.importText).toBe('nonsense\ntom@x.org')
})

test('everyone is counted once', () => {
  const rows = [
    row('1', 'ana@x.org'),
    row('2', 'Ana@X.org'),
    row('3', '0412 345 678'),
    row('4', '0412345678'),
    row('5', 'peter@example'),
    row('6', ' '),
  ]
  const { emails, phones, invalid, twice } = countDraftContacts(rows)
  expect({ emails, phones }).toEqual({ emails: 1, phones: 1 })
  expect(invalid.map(({ id }) => id)).toEqual(['5'])
  expect([...twice]).toEqual(['2', '4'])
})

test('a removed contact is put back at its place, once', () => {
  const [ana, tom, li] = [row('1', 'ana@x.org'), row('2', 'tom@x.org'), row('3', 'li@x.org')]
  const without = draftOf('', ana, li)
  const back = restoreContact(tom, li.id)(without)
  expect(back.contacts).toEqual([ana, tom, li])
  expect(restoreContact(tom, li.id)(back)).toBe(back)
  expect(restoreContact(tom, null)(without).contacts).toEqual([ana, li, tom])
  expect(restoreContact(tom, 'gone')(without).contacts).toEqual([ana, li, tom])
})

test('a name beside an address is kept, also when the list is full', () => {
  expect(imported(draftOf('Ana Silva <ana@x.org>', row('1', ''))).contacts).toMatchObject([
    { text: 'ana@x.org', name: 'Ana Silva' },
  ])
  const many = Array.from({ length: 2000 }, (_, at) => row(`${at}`, `p${at}@x.org`))
  expect(imported(draftOf('Ana Silva <ana@x.org>', ...many)).importText).toBe('Ana Silva <ana@x.org>')
})
