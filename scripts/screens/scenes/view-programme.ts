import type { Scene, SceneContext } from '../scene.ts'
import { view } from './paths.ts'

/** What visitors see of a programme, before the day, on it and after it, and how they answer. */

/** The reader's clock stands in the middle of the day: the service is over, the burial is on. */
const onTheDay = () => {
  const at = Date.parse('2031-11-28T04:40:00Z')
  Date.now = () => at
}

const beforeTheService = () => {
  const at = Date.parse('2031-11-28T02:50:00Z')
  Date.now = () => at
}

const inTheEvening = () => {
  const at = Date.parse('2031-11-28T12:00:00Z')
  Date.now = () => at
}

const toCard = async (at: SceneContext) => {
  await at.page.locator('#rsvp').hover()
  await at.page.locator('#rsvp form[novalidate]').waitFor()
  await at.rest()
}

const fill = async (at: SceneContext) => {
  await toCard(at)
  const card = at.page.locator('#rsvp')
  await at.button('Coming to all of it').click()
  await card.locator('input[type=number]').first().fill('2')
  await card.locator('input[name=name]').fill('Joan Petrie')
  await card.locator('input[type=email]').fill('joan.petrie@example.com')
}

export const viewProgrammeScenes: Scene[] = [
  { part: 'view-programme', name: 'on the day', path: view('today') },
  { part: 'view-programme', name: 'before the day', path: view('planned') },
  {
    part: 'view-programme',
    name: 'an hour before it begins',
    path: view('planned'),
    before: (at) => at.beforehand(beforeTheService),
  },
  {
    part: 'view-programme',
    name: 'in the middle of the day',
    path: view('planned'),
    before: (at) => at.beforehand(onTheDay),
  },
  {
    part: 'view-programme',
    name: 'in the evening, on the page of the morning',
    path: view('planned'),
    before: (at) => at.beforehand(inTheEvening),
  },
  { part: 'view-programme', name: 'after the day', path: view('remembered') },
  {
    part: 'view-programme',
    name: 'after the day, unfolded',
    path: view('remembered'),
    act: (at) => at.page.locator('#day summary').click(),
  },
  { part: 'view-programme', name: 'the form', path: view('planned', '#rsvp'), act: toCard },
  { part: 'view-programme', name: 'the form, filled in', path: view('planned', '#rsvp'), act: fill },
  {
    part: 'view-programme',
    name: 'the form, filled in before and not sent',
    path: view('planned', '#rsvp'),
    act: async (at) => {
      await fill(at)
      await at.page.reload()
      await at.text('You began this answer here, and it has not been sent yet.').waitFor()
      await at.rest()
    },
  },
  {
    part: 'view-programme',
    name: 'the form, with answers missing',
    path: view('planned', '#rsvp'),
    act: async (at) => {
      await toCard(at)
      await at.page.locator('#rsvp button[type=submit]').click()
      await at.page.locator('#rsvp [aria-invalid=true]').first().waitFor()
    },
  },
  {
    part: 'view-programme',
    name: 'answered',
    path: view('planned', '#rsvp'),
    act: async (at) => {
      await fill(at)
      await at.page.locator('#rsvp button[type=submit]').click()
      await at.page.locator('#rsvp dl').waitFor()
      await at.rest()
    },
  },
  { part: 'view-programme', name: 'the form without script', path: view('planned', '/rsvp') },
]
