import { expect, it } from 'vitest'
import { loadMemorial } from '#app/draft/memorial.ts'
import { blankDraft } from '#app/draft/schema.ts'
import { aMemorial } from '#app/draft/testing.ts'
import { nothingSaved } from './progress-state.ts'
import { saveStatusOf } from './save-status.ts'

const draft = { ...blankDraft('d'), personName: 'Ana Silva' }
const saved = loadMemorial(blankDraft('d'), aMemorial())

it.each([
  ['nothing is on the server', draft, 'idle', 'here'],
  ['nothing, whatever became of an earlier try', draft, 'failed', 'here'],
  ['it is on its way', draft, 'creating', 'saving'],
  ['everything, although an earlier try failed', saved, 'failed', 'saved'],
  ['not everything, although a save ended', { ...saved, details: 'At noon' }, 'done', 'unsaved'],
  ['files are missing', { ...saved, pendingPersist: true }, 'done', 'unsaved'],
] as const)('%s', (_, of, stage, status) => {
  expect(saveStatusOf(of, { ...nothingSaved, draftId: 'd', stage })).toBe(status)
})

it('the save of another draft says nothing about this one', () => {
  expect(saveStatusOf(saved, { ...nothingSaved, draftId: 'other', stage: 'files' })).toBe('saved')
})
