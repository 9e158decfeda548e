import { describe, expect, it } from 'vitest'
import { blankDraft, type Draft } from '#app/draft/schema.ts'
import { aUser, uuid } from '#app/draft/testing.ts'
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

describe('the Save step begins', () => {
  it.each([
    ['with the email, for nobody', aDraft(), nobody, 'email'],
    ['with the email, even with nothing to save', blankDraft('d'), nobody, 'email'],
    ['by asking who it is, for a token alone', aDraft(), { token: 't', user: null }, 'unknown'],
    ['with the code, for an account that is not confirmed', aDraft(), unconfirmed, 'verify'],
    ['by making the memorial, for a host who has none yet', aDraft(), host, 'uploading'],
    ['by going on, when files were interrupted', { ...saved, pendingPersist: true }, host, 'uploading'],
    ['with what is saved, for a host who has a memorial', saved, host, 'existing'],
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

  it('by watching the save that is under way', () => {
    expect(startView(saved, host, true)).toBe('uploading')
  })
})
