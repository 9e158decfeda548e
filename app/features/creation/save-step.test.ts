import { expect, it } from 'vitest'
import { ApiError } from '#app/lib/api.ts'
import type { SavingFile } from '#app/saving/progress.ts'
import { describeFailure, describeSave } from './save-step.tsx'

const file = (kind: SavingFile['kind'], reason: SavingFile['reason'] = null): SavingFile => ({
  ...{ id: 'f', kind, name: 'a file', size: 1, sent: 0 },
  ...{ state: 'failed', paused: false, reason },
})
const refused = new ApiError(400, { msg: 'This video is too long.' })

it('tells of photos that did not get through, on their page and where all is saved', () => {
  const files = [file('photo'), file('photo')]
  for (const page of ['photos', 'all'] as const) {
    expect(describeSave(page, files)).toEqual({ kind: 'incomplete', photos: 2 })
    expect(describeSave(page, [])).toEqual({ kind: 'idle' })
  }
})

it('tells why a video or a portrait did not, where all is saved', () => {
  const files = [file('photo'), file('video', refused)]
  expect(describeSave('all', files)).toEqual({
    kind: 'failed',
    message: 'This video is too long.',
    signInAgain: false,
  })
  expect(describeSave('photos', files)).toEqual({ kind: 'incomplete', photos: 1 })
  const portrait = [file('profile', new ApiError(400, { msg: 'This photo is damaged.' }))]
  expect(describeSave('who', portrait)).toMatchObject({ kind: 'failed', message: 'This photo is damaged.' })
  expect(describeSave('who', [file('profile', 'gone')])).toMatchObject({
    message: 'This file is no longer on this device. Please choose it again.',
  })
})

it('tells to sign in again, and nothing in words where none were said', () => {
  expect(describeFailure(new ApiError(401, { msg: 'Who are you?' }))).toMatchObject({ signInAgain: true })
  expect(describeFailure(new ApiError(200, {}))).toMatchObject({ message: null })
  expect(describeFailure(new Error('offline'))).toEqual({ kind: 'failed', message: null, signInAgain: false })
})
