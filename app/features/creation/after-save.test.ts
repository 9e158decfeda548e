import { expect, it } from 'vitest'
import { ApiError } from '#app/lib/api.ts'
import type { SavingFile } from '#app/saving/progress.ts'
import { afterSave, failedSave } from './after-save.ts'

const file = (
  kind: SavingFile['kind'],
  state: SavingFile['state'],
  reason: SavingFile['reason'] = null,
): SavingFile => ({ id: 'f', kind, name: 'a file', size: 1, sent: 0, state, paused: false, reason })
const refused = new ApiError(400, { msg: 'This video is too long.' })

it('tells of photos that did not get through, on their page and where all is saved', () => {
  const files = [file('photo', 'failed'), file('photo', 'saved'), file('photo', 'failed')]
  for (const page of ['photos', 'all'] as const)
    expect(afterSave(page, files)).toEqual({ kind: 'incomplete', photos: 2 })
  expect(afterSave('who', files)).toEqual({ kind: 'idle' })
  expect(afterSave('all', [file('photo', 'saved')])).toEqual({ kind: 'idle' })
})

it('tells why a video or a portrait did not, where all is saved', () => {
  const files = [file('photo', 'failed'), file('video', 'failed', refused)]
  expect(afterSave('all', files)).toEqual({
    kind: 'failed',
    message: 'This video is too long.',
    signInAgain: false,
  })
  expect(afterSave('photos', files)).toEqual({ kind: 'incomplete', photos: 1 })
})

it('tells to sign in again, and nothing in words where there was no answer', () => {
  expect(failedSave(new ApiError(401, { msg: 'Who are you?' }))).toMatchObject({ signInAgain: true })
  expect(failedSave(new Error('offline'))).toEqual({ kind: 'failed', message: null, signInAgain: false })
})
