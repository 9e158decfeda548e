import type { Scene, SceneContext } from '../scene.ts'
import { of, view } from './paths.ts'

/** When photos were taken: what hosts say, and a page in order of time. */

/** The dialog for one photo, which has a date already or has none. */
async function askOne(at: SceneContext, words: RegExp) {
  await at.page.locator('[data-photo] button').filter({ hasText: words }).first().click()
  await at.dialog().locator('fieldset').first().waitFor()
}

async function askSeveral(at: SceneContext) {
  await at.button('Select photos').click()
  await at.button('Select all').click()
  await at.button('When?').click()
  await at.dialog().locator('fieldset').first().waitFor()
}

async function askInDoubt(at: SceneContext) {
  await at.button('Look at them').click()
  await at.dialog().locator('fieldset').first().waitFor()
}

const edit = { part: 'dates', who: 'inTime', path: of('edit-photos', 'inTime') } as const

const hostScenes: Scene[] = [
  { ...edit, name: 'photos and when they were taken' },
  { ...edit, name: 'when a photo was taken', act: (at) => askOne(at, /193\dX?|1930s/) },
  {
    ...edit,
    name: 'when a photo was taken, about a year',
    act: async (at) => {
      await askOne(at, at.say('When was this?'))
      await at.field('Year').fill('1954')
      await at.field('Only about this year').check()
    },
  },
  {
    ...edit,
    name: 'when a photo was taken, nothing said',
    act: async (at) => {
      await askOne(at, at.say('When was this?'))
      await at.button('Save').click()
    },
  },
  {
    ...edit,
    name: 'when a photo was taken, no such day',
    act: async (at) => {
      await askOne(at, at.say('When was this?'))
      await at.field('Day').fill('31')
      await at.field('Year').fill('1802')
    },
  },
  { ...edit, name: 'when several photos were taken', act: askSeveral },
  { ...edit, name: 'the date of a scan, in doubt', act: askInDoubt },
  { ...edit, name: 'the date of a scan, in doubt, in Arabic', language: 'ar', act: askInDoubt },
  { ...edit, name: 'photos and when they were taken, in Spanish', language: 'es' },
  {
    ...edit,
    name: 'when a film was made',
    act: async (at) => {
      const heading = at.page.getByRole('heading', { name: at.say('Films') })
      await heading
        .locator('xpath=ancestor::section')
        .getByRole('button')
        .filter({ hasText: at.say('When was this?') })
        .first()
        .click()
      await at.dialog().locator('fieldset').first().waitFor()
    },
  },
  {
    part: 'dates',
    who: 'inTime',
    path: () => '/memorial/memories',
    name: 'when the photos of a memory were taken',
    act: async (at) => {
      await at.page.locator('article button[aria-label*="Ruth"]').first().click()
      await at.dialog().locator('fieldset').first().waitFor()
      for (const place of [0, 2, 3]) await at.dialog().locator('fieldset button').nth(place).click()
    },
  },
  {
    part: 'dates',
    who: 'inTime',
    path: () => '/memorial/memories',
    name: 'memories with the dates of their photos',
  },
  {
    part: 'dates',
    name: 'order of the photos',
    who: 'inTime',
    path: of('settings', 'inTime'),
    act: async (at) => {
      const title = at.text('Order of the photos')
      await title.waitFor()
      await title.evaluate((heading) => heading.scrollIntoView())
    },
  },
]

const pageScenes: Scene[] = [
  { part: 'dates', name: 'in order of time, few photos', path: view('brief') },
  { part: 'dates', name: 'in order of time, a life with an empty decade', path: view('inTime') },
  {
    part: 'dates',
    name: 'in order of time, a life with an empty decade, in Arabic',
    path: view('inTime'),
    language: 'ar',
  },
  { part: 'dates', name: 'in order of time, many photos', path: view('decades') },
  { part: 'dates', name: 'all photos of a decade', path: view('inTime', '/more?decade=1970') },
]

export const photoDateScenes: Scene[] = [...hostScenes, ...pageScenes]
