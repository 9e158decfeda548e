import { call } from '../../../tests/e2e/support/memorials.ts'
import { alsoWaiting, type Scene, type SceneContext } from '../scene.ts'
import { applyCode, payWith } from './card.ts'
import { of } from './paths.ts'

/** What a family keeps, and for how long. */

/** As the server answers about a pack that takes minutes to make. */
const packIs = (at: SceneContext, pack: object, canMakeVideo = true) =>
  at.answer('**/memorial/service-pack/*', {
    check: { photos: 0, tooSmall: [], withoutCaption: [] },
    pack: {
      uuid: '7f8a3c52-5d3f-4c8e-9a51-0c1f2a3b4c5d',
      state: 'READY',
      progress: 100,
      speed: 3,
      hasVideo: true,
      seconds: 8,
      missing: 0,
      bytes: 5000,
      generatedAt: '2026-11-20T10:00:00Z',
      isCurrent: true,
      url: '/keepsakes/word/pack.zip',
      ...pack,
    },
    canMakeVideo,
  })

export const keepsakeScenes: Scene[] = [
  ...alsoWaiting({ part: 'keepsakes', name: 'a whole life', who: 'whole', path: of('keepsakes', 'whole') }),
  { part: 'keepsakes', name: 'the archive, from a mail', who: 'whole', path: of('archive', 'whole') },
  { part: 'keepsakes', name: 'only a name', who: 'bare', path: of('keepsakes', 'bare') },
  { part: 'keepsakes', name: 'too much', who: 'long', path: of('keepsakes', 'long') },
  { part: 'keepsakes', name: 'the year is over', who: 'whole', path: of('keepsakes', 'ended') },
  {
    part: 'keepsakes',
    name: 'a book is made',
    who: 'bare',
    path: of('keepsakes', 'bare'),
    act: async (at) => {
      await at.button('Make the book').click()
      await at.page
        .getByText(at.say('Your book is ready.'))
        .or(at.page.getByText(at.say('This book is up to date: nothing has changed since it was made.')))
        .waitFor({ timeout: 60_000 })
    },
  },
  {
    part: 'keepsakes',
    name: 'somebody else is to have it, with an own address',
    who: 'whole',
    path: of('keepsakes', 'whole', '#archive'),
    act: async (at) => {
      await at.button('Name somebody').click()
      const person = at.page.locator('fieldset').last()
      await person.getByLabel(at.say('Name')).fill('Ruth Adeyemi')
      await person.getByLabel(at.say('Email')).fill(at.fixtures.host.email)
      await at.button('Save').click()
      await person.locator('[aria-invalid=true]').waitFor()
    },
  },
  {
    part: 'keepsakes',
    name: 'the cards are made',
    who: 'whole',
    path: of('keepsakes', 'whole', '#cards'),
    act: async (at) => {
      await at.button('Download the cards').click()
      await at.text('The sheet is ready. Print it at 100 %, on thick paper.').waitFor()
    },
  },
  {
    part: 'keepsakes',
    name: 'the cards cannot be made',
    who: 'whole',
    path: of('keepsakes', 'whole', '#cards'),
    act: async (at) => {
      await at.answer('**/memorial/card-sheet/**', { code: 'CARDS_FAILED' }, 500)
      await at.button('Download the cards').click()
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'keepsakes',
    name: 'small photos, one by one',
    who: 'whole',
    path: of('keepsakes', 'whole', '#service'),
    act: (at) => at.page.locator('summary').first().click(),
  },
  {
    part: 'keepsakes',
    name: 'the pack is ready',
    who: 'whole',
    path: of('keepsakes', 'bare', '#service'),
    before: (at) => packIs(at, {}),
  },
  {
    part: 'keepsakes',
    name: 'the pack has no film',
    who: 'whole',
    path: of('keepsakes', 'bare', '#service'),
    before: (at) => packIs(at, { hasVideo: false, missing: 1 }, false),
  },
  {
    part: 'keepsakes',
    name: 'the pack could not be made',
    who: 'whole',
    path: of('keepsakes', 'bare', '#service'),
    before: (at) => packIs(at, { state: 'FAILED', generatedAt: null, url: null }),
  },
  {
    part: 'keepsakes',
    name: 'the pack is being made',
    who: 'whole',
    path: of('keepsakes', 'bare', '#service'),
    before: (at) => packIs(at, { state: 'WORKING', progress: 42, url: null }),
  },
  ...alsoWaiting({ part: 'retention', name: 'another year', who: 'whole', path: of('extend', 'ended') }),
  {
    part: 'retention',
    name: 'another year, the card is refused',
    who: 'whole',
    path: of('extend', 'ended'),
    act: async (at) => {
      await payWith(at, '4000 0000 0000 0002')
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'retention',
    name: 'another year, a code that is wrong',
    who: 'whole',
    path: of('extend', 'ended'),
    act: async (at) => {
      await applyCode(at, 'NOTHING')
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'retention',
    name: 'another year, kept',
    who: 'whole',
    path: of('extend', 'ended'),
    act: async (at) => {
      const { ended, host, server } = at.fixtures
      const { retention } = (await call(server, 'GET', `/memorial/retention/${ended.uuid}`, {
        token: host.token,
      })) as unknown as { retention: object }
      await at.answer('**/memorial/extension/promo', { free: true, amount: 3000, retention })
      await applyCode(at, 'FREE')
      await at.page.getByText(at.say('Kept for another year')).waitFor()
    },
  },
  {
    part: 'retention',
    name: 'another year, paid, and the server does not hear of it',
    who: 'whole',
    path: of('extend', 'ending'),
    act: async (at) => {
      await at.answer('**/memorial/extension', { code: 'BAD_INPUT', msg: 'Not now.' }, 400)
      await payWith(at, '4242 4242 4242 4242')
      await at.text('Unable to finalise payment with the server.').waitFor()
    },
  },
  { part: 'retention', name: 'another year, too early', who: 'whole', path: of('extend', 'whole') },
]
