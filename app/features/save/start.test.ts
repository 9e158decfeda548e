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
const kept: Draft = { ...loadMemorial(blankDraft('d'), aMemorial()), keptEarly: true }
const changed: Draft = { ...kept, keptEarly: false, details: 'At noon' }

describe('first view of the Save step', () => {
  it.each([
    ['with the email, for nobody', aDraft(), nobody, 'email'],
    ['with the email, even with nothing to save', blankDraft('d'), nobody, 'email'],
    ['by asking who it is, for a token alone', aDraft(), { token: 't', user: null }, 'unknown'],
    ['with the code, for an account that is not confirmed', aDraft(), unconfirmed, 'verify'],
    ['by making the memorial, for a host who has none yet', aDraft(), host, 'uploading'],
    ['by going on, when files were interrupted', { ...saved, pendingPersist: true }, host, 'uploading'],
    ['with what is saved, for a host who has a memorial', saved, host, 'existing'],
    ['with what is saved, of one that was kept early', kept, host, 'existing'],
    ['by sending the rest of one that was kept early', { ...kept, details: 'At noon' }, host, 'uploading'],
    ['with what is unsaved, of one that was saved at the end', changed, host, 'existing'],
    ['with nothing, when there is nothing', blankDraft('d'), host, 'nothing'],
    [
      'with nothing, when there is no name',
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
