import type { Scene } from '../scene.ts'
import { memorialOf } from './answers.ts'

/** A memorial is deleted, and brought back. */
export const deletionScenes: Scene[] = [
  {
    part: 'deletion',
    name: 'asks first',
    who: 'whole',
    path: () => '/memorial/dashboard',
    act: (at) => at.button('Delete this memorial').click(),
  },
  {
    part: 'deletion',
    name: 'another name typed',
    who: 'whole',
    path: () => '/memorial/dashboard',
    act: async (at) => {
      await at.button('Delete this memorial').click()
      await at.dialog().locator('input').fill('Margaret')
      await at.button('Delete').click()
    },
  },
  {
    part: 'deletion',
    name: 'done',
    who: 'ending',
    path: () => '/memorial/dashboard',
    act: async (at) => {
      await at.answer('**/memorial/delete/**', { removedAt: new Date().toISOString() })
      await at.button('Delete this memorial').click()
      await at.dialog().locator('input').fill('Iris Marsh')
      await at.button('Delete').click()
      await at.page.waitForURL('**/profile')
    },
  },
  {
    part: 'deletion',
    name: 'brought back',
    who: 'whole',
    path: () => '/profile',
    act: async (at) => {
      await at.answer('**/memorial/restore/**', {
        memorial: await memorialOf(at, 'bare'),
      })
      await at.button('Bring it back: {name}', { name: '' }).click()
      await at.link('Open it').waitFor()
    },
  },
]
