import { sendFunds, sendStories } from './part-calls.ts'
import type { SavePlan } from './plan.ts'
import { photoList, sendEdit } from './plans.ts'
import { hasLocalFile } from './send-files.ts'

/** The plans of the edit screens: one part each, by a call of its own. */

const detailsParts = ['name', 'life', 'date', 'address', 'details', 'profilePhoto'] as const

export const details: SavePlan = {
  parts: detailsParts,
  steps: [
    { send: 'check', isDue: hasLocalFile('profile') },
    { send: 'files', kinds: ['profile'] },
    { send: 'parts', parts: detailsParts, call: sendEdit },
  ],
}

export const message: SavePlan = {
  parts: ['message'],
  steps: [
    { send: 'check', isDue: hasLocalFile('video') },
    { send: 'files', kinds: ['video'], isNeeded: true },
    { send: 'parts', parts: ['message'], call: sendEdit },
  ],
}

export const photos: SavePlan = {
  parts: ['photos'],
  reportsUnreadable: true,
  steps: [{ send: 'check', isDue: hasLocalFile('photo') }, { send: 'files', kinds: ['photo'] }, ...photoList],
}

export const stories: SavePlan = {
  parts: ['stories'],
  steps: [{ send: 'parts', parts: ['stories'], call: sendStories }],
}

export const funds: SavePlan = {
  parts: ['funds'],
  steps: [{ send: 'parts', parts: ['funds'], call: sendFunds }],
}
