import { describe, expect, it } from 'vitest'
import { loadMemorial } from '#app/draft/memorial.ts'
import { blankDraft, type Draft } from '#app/draft/schema.ts'
import { aMemorial, aUser, uuid } from '#app/draft/testing.ts'
import { startView } from './start.ts'

const nobody = { token: null, user: null }
const unconfirmed = { token: 't', user: aUser({ emailVerified: false }) }
const host = { token: 't', user: aUser() }

const aDraft = (change: Partial<Draft> = {}): Draft => ({
  ...blankDraft('d'),
  personName: 'Ana Silva',
  ...change,
})
const saved = aDraft({ memorialUuid: uuid(1) })
const changed: Draft = { ...loadMemorial(blankDraft('d'), aMemorial()), details: 'At noon' }

describe('first view of the Save step', () => {
  it.each([
    ['asks for the email when nobody is signed in', aDraft(), nobody, 'email'],
    ['asks for no account while there is no name to save', aDraft({ personName: 'A' }), nobody, 'nothing'],
    ['asks for the email of a host whose session has ended', { ...saved, personName: '' }, nobody, 'email'],
    [
      'asks the server who is signed in when there is only a token',
      aDraft(),
      { token: 't', user: null },
      'unknown',
    ],
    ['asks for the code when the account is not confirmed', aDraft(), unconfirmed, 'verify'],
    ['creates the memorial for a host who has none yet', aDraft(), host, 'uploading'],
    ['continues when file uploads were interrupted', { ...saved, pendingPersist: true }, host, 'uploading'],
    ['shows what is saved for a host who has a memorial', saved, host, 'existing'],
    ['shows what is unsaved of a memorial', changed, host, 'existing'],
    [
      'shows nothing to save when there is no name',
      aDraft({ personName: ' A ', details: 'At noon' }),
      host,
      'nothing',
    ],
  ])('%s', (_, draft, account, view) => {
    expect(startView(draft, account, false)).toBe(view)
  })

  it('shows the upload while a save is running', () => {
    expect(startView(saved, host, true)).toBe('uploading')
  })
})
