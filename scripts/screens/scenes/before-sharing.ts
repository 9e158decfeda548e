import type { Scene, SceneContext } from '../scene.ts'

/** What strangers could read of a memorial, one of each kind. */

const fact = (kind: string, place: string, [before, match, after]: [string, string, string]) => ({
  key: `${kind}-${place}`,
  kind,
  place,
  uuid: null,
  before,
  match,
  after,
})

const facts = [
  fact('HOME', 'MESSAGE', ['…and at four back to ', '9 Seaview Street', ', where the kettle is always on.']),
  fact('PHONE', 'STORY', ['Ring Ruth on ', '0491 570 006', ' if you would sing with the choir.']),
  fact('EMAIL', 'CAPTION', ['', 'ruth.abernethy.of.the.choir@a-rather-long-domain.example.com', '']),
  fact('BIRTH_DATE', 'BIRTH_DATE', ['', '1931-03-12', '']),
]

const told = (at: SceneContext) => at.answer('**/memorial/before-sharing/**', { facts })
const isShown = (at: SceneContext) => at.page.locator('#before-sharing').waitFor()

export const beforeSharingScenes: Scene[] = [
  {
    part: 'creation',
    name: 'a look before sharing',
    who: 'whole',
    path: () => '/share',
    before: told,
    act: isShown,
  },
  {
    part: 'dashboard',
    name: 'a look at what anyone can read',
    who: 'whole',
    path: () => '/memorial/dashboard',
    before: told,
    act: isShown,
  },
  {
    part: 'creation',
    name: 'a look before sharing, where it cannot be kept',
    who: 'whole',
    path: () => '/share',
    before: told,
    act: async (at) => {
      await isShown(at)
      await at.lose('**/memorial/before-sharing/**')
      await at.button('That’s fine').click()
      await at.page.getByRole('alert').first().waitFor()
    },
  },
]
