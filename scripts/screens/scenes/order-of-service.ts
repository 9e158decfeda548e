import { alsoWaiting, type Scene, type SceneContext } from '../scene.ts'
import { of } from './paths.ts'

/** The order of service: filled in, and printed. */

const made = async (at: SceneContext) => {
  await at.button('See it and print it').click()
  await at.text('It is ready.').waitFor({ timeout: 60_000 })
}

const tooLong = (at: SceneContext) =>
  at.answer('**/memorial/order-of-service/make/*', {
    made: {
      isTooLong: true,
      isWithoutCode: false,
      missing: 0,
      sheetsUrl: null,
      pagesUrl: null,
    },
  })

export const orderOfServiceScenes: Scene[] = [
  ...alsoWaiting({
    part: 'order-of-service',
    name: 'as it begins',
    who: 'whole',
    path: of('order-of-service', 'whole'),
  }),
  { part: 'order-of-service', name: 'only a name', who: 'bare', path: of('order-of-service', 'bare') },
  {
    part: 'order-of-service',
    name: 'a part is open',
    who: 'whole',
    path: of('order-of-service', 'whole'),
    act: (at) => at.page.locator('[data-part] summary').nth(2).click(),
  },
  {
    part: 'order-of-service',
    name: 'it is made',
    who: 'whole',
    path: of('order-of-service', 'whole'),
    act: made,
  },
  {
    part: 'order-of-service',
    name: 'it is too long',
    who: 'whole',
    path: of('order-of-service', 'whole'),
    before: tooLong,
    act: async (at) => {
      await at.button('See it and print it').click()
      await at.page.getByRole('alert').first().waitFor()
    },
  },
]
