import type { AuditAction } from '#contract/audit-log.ts'
import { alsoWaiting, type Scene, type SceneContext } from '../scene.ts'
import { memorialOf } from './answers.ts'
import { of } from './paths.ts'

/** More screens of hosts and moderators. */

/** Waits until the requested slide has faded in. */
const rested = ({ page }: SceneContext) => page.locator('main[data-phase=resting]').waitFor()

const done = (n: number, by: 'SUCCESSOR' | 'OPERATOR', action: AuditAction, who = '') => ({
  uuid: `00000000-0000-4000-8000-00000000000${n}`,
  action,
  by,
  who,
  whoEmail: '',
  isYou: false,
  about: '',
  date: '2026-11-20T04:31:00.000Z',
})

/** An account, an anonymous contributor, and an unproved address. */
const shutOut = [
  { id: '5b2b7c06-5e6f-4d0c-9a43-000000000001', name: 'Rex Malone', email: 'rex@example.com', proven: true },
  { id: '5b2b7c06-5e6f-4d0c-9a43-000000000002', name: '', email: '', proven: true },
  { id: '5b2b7c06-5e6f-4d0c-9a43-000000000003', name: '', email: 'joan.petrie@example.com', proven: false },
].map((one) => ({ ...one, dateBlocked: '2026-11-20T03:00:00.000Z' }))

const doneByOthers = [
  done(1, 'OPERATOR', 'PUT_BACK'),
  done(2, 'OPERATOR', 'TOOK_OFF'),
  done(3, 'OPERATOR', 'CHANGED_GIFT_ACCOUNT'),
  done(4, 'SUCCESSOR', 'DOWNLOADED_ARCHIVE', 'Ruth Adeyemi'),
  done(5, 'SUCCESSOR', 'DOWNLOADED_ARCHIVE'),
]

const dayPart = (kind: string, begins: string, place: string, title: string | null = null) => ({
  uuid: crypto.randomUUID(),
  kind,
  title,
  date: '2031-11-28',
  begins,
  endDate: null,
  ends: null,
  zone: 'Australia/Sydney',
  place,
})

/** As the slideshow and print have them. */
const dayParts = [
  dayPart('SERVICE', '11:00', 'St Brigid’s Church, 12 Marine Parade, Kingscliff'),
  dayPart('BURIAL', '13:00', 'Kingscliff Cemetery'),
  dayPart('GATHERING', '14:00', 'The Sailing Club, upstairs', 'Tea in the garden of the three sisters'),
]

export const localStorageScenes: Scene[] = [
  ...alsoWaiting({ part: 'hosts', name: 'alone', who: 'whole', path: of('hosts', 'whole') }),
  { part: 'hosts', name: 'many, some asked', who: 'long', path: of('hosts', 'long') },
  {
    part: 'hosts',
    name: 'to be handed over',
    who: 'whole',
    path: of('hosts', 'whole'),
    before: (at) =>
      at.answer('**/memorial/hand-over/**', {
        handOver: { toEmail: 'joan.petrie@example.com', dueAt: '2026-12-08T04:31:00.000Z' },
      }),
  },
  {
    part: 'hosts',
    name: 'an address that is none',
    who: 'whole',
    path: of('hosts', 'whole'),
    act: async (at) => {
      await at.field('Their email').fill('joan')
      await at.page.keyboard.press('Enter')
    },
  },
  {
    part: 'hosts',
    name: 'asked again too soon',
    who: 'long',
    path: of('hosts', 'long'),
    act: async (at) => {
      await at.button('Send again to {email}', { email: '' }).click()
      await at.page.locator('li [role=alert]').waitFor()
    },
  },
  {
    part: 'hosts',
    name: 'removing somebody',
    who: 'long',
    path: of('hosts', 'long'),
    act: (at) => at.button('Remove {who}', { who: '' }).click(),
  },
  {
    part: 'hosts',
    name: 'what successors and the operator did',
    who: 'whole',
    path: of('hosts', 'whole'),
    before: (at) => at.answer('**/memorial/log/**', { entries: doneByOthers, next: null }),
  },
  ...alsoWaiting({ part: 'settings', name: 'who can see it', who: 'whole', path: of('settings', 'whole') }),
  {
    part: 'settings',
    name: 'a word',
    who: 'whole',
    path: of('settings', 'whole'),
    act: (at) => at.page.getByText(at.say('Anyone with the link and a word')).first().click(),
  },
  {
    part: 'settings',
    name: 'a word, just chosen',
    who: 'whole',
    path: of('settings', 'whole'),
    act: async (at) => {
      await at.answer('**/memorial/settings/**', {
        memorial: { ...(await memorialOf(at, 'whole')), visibility: 'PASSCODE', hasPasscode: true },
      })
      await at.page.getByText(at.say('Anyone with the link and a word')).first().click()
      await at.field('The word').fill('Rose Bud')
      await at.button('Use this word').click()
      await at.text('From now on this word opens it: {word}', { word: 'Rose Bud' }).waitFor()
    },
  },
  { part: 'settings', name: 'a word is set', who: 'whole', path: of('settings', 'closed') },
  {
    part: 'settings',
    name: 'after the memorial',
    who: 'whole',
    path: of('settings', 'whole'),
    act: (at) => at.text('Printed codes go on saying the name and the years').scrollIntoViewIfNeeded(),
  },
  {
    part: 'settings',
    name: 'another language',
    who: 'whole',
    path: of('settings', 'whole'),
    act: async (at) => {
      await at.answer('**/memorial/settings/**', {
        memorial: { ...(await memorialOf(at, 'whole')), language: 'es' },
      })
      await at.field('Language of the page').selectOption('es')
      await at.text('Everything is saved').waitFor()
    },
  },
  {
    part: 'settings',
    name: 'no mails in the evening',
    who: 'whole',
    path: of('settings', 'whole'),
    act: async (at) => {
      await at.answer('**/memorial/digest/**', { daily: false })
      await at.page.getByText(at.say('Write to me in the evening when something came in')).click()
      await at.text('Saved: we do not write to you about what comes in.').waitFor()
    },
  },
  {
    part: 'settings',
    name: 'some are shut out',
    who: 'whole',
    path: of('settings', 'whole'),
    before: (at) => at.answer('**/memorial/blocked/**', { blocked: shutOut }),
    act: (at) => at.page.getByText('joan.petrie@example.com').scrollIntoViewIfNeeded(),
  },
  { part: 'settings', name: 'a memorial that was deleted', who: 'whole', path: of('settings', 'gone') },
  ...alsoWaiting({
    part: 'moderation',
    name: 'four wait',
    who: 'newcomer',
    path: (fixtures) => `/memorial/moderation/${fixtures.long.uuid}`,
  }),
  {
    part: 'moderation',
    name: 'nothing yet',
    who: 'newcomer',
    path: (fixtures) => `/memorial/moderation/${fixtures.closed.uuid}`,
  },
  {
    part: 'moderation',
    name: 'no longer',
    who: 'newcomer',
    path: (fixtures) => `/memorial/moderation/${fixtures.closed.uuid}`,
    act: async (at) => {
      await at.answer('**/memorial/hosts/leave/**', {})
      await at.button('Stop looking after it').click()
      await at.button('Stop').click()
      await at.page.waitForURL('**/profile')
    },
  },
  ...alsoWaiting({ part: 'slideshow', name: 'slideshow', who: 'whole', path: () => '/memorial/slideshow' }),
  {
    part: 'slideshow',
    name: 'the order of the day',
    who: 'whole',
    path: () => '/memorial/slideshow',
    before: ({ page }) =>
      page.route('**/memorial/show/**', async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        await route.fulfill({ response, json: { ...body, show: { ...body.show, programme: dayParts } } })
      }),
    act: async (at) => {
      await at.page.keyboard.press('Space')
      await rested(at)
    },
  },
  {
    part: 'slideshow',
    name: 'a film',
    who: 'whole',
    path: of('slideshow', 'filmed'),
    act: async (at) => {
      await at.page.keyboard.press('Space')
      await at.page.keyboard.press('ArrowRight')
      await at.page.locator('[data-slide][aria-hidden="false"] video').waitFor()
      await rested(at)
    },
  },
  {
    part: 'slideshow',
    name: 'the live wall',
    who: 'whole',
    path: () => '/memorial/slideshow#wall',
    act: async (at) => {
      await at.button('Start the live wall').click()
      await at.page.keyboard.press('Space')
      await at.page.keyboard.press('ArrowRight')
      await rested(at)
    },
  },
  {
    part: 'slideshow',
    name: 'the live wall before the first',
    who: 'bare',
    path: () => '/memorial/slideshow#wall',
    act: (at) => at.button('Start the live wall').click(),
  },
  {
    part: 'slideshow',
    name: 'the live wall before it starts',
    who: 'whole',
    path: () => '/memorial/slideshow#wall',
  },
  { part: 'slideshow', name: 'nothing to show', who: 'bare', path: () => '/memorial/slideshow' },
  {
    part: 'slideshow',
    name: 'a photo',
    who: 'long',
    path: () => '/memorial/slideshow',
    act: async (at) => {
      await at.page.keyboard.press('Space')
      await at.page.keyboard.press('ArrowRight')
      await rested(at)
    },
  },
  {
    part: 'slideshow',
    name: 'its end',
    who: 'whole',
    path: () => '/memorial/slideshow',
    act: async (at) => {
      await at.page.keyboard.press('Space')
      await at.page.keyboard.press('End')
      await rested(at)
    },
  },
  {
    part: 'slideshow',
    name: 'as a visitor watches it',
    path: ({ whole }) => `/view/${whole.shareSlug}/slideshow`,
    act: async ({ page }) => {
      await page.locator('[data-slide]').first().waitFor()
      await page.keyboard.press('Space')
    },
  },
  {
    part: 'slideshow',
    name: 'as a visitor watches it, before its script',
    path: ({ whole }) => `/view/${whole.shareSlug}/slideshow`,
    before: ({ page }) => page.route('**/assets/**.js', (route) => route.abort()),
  },
  { part: 'slideshow', name: 'no memorial', who: 'guest', path: () => '/memorial/slideshow' },
]
