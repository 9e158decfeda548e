import type { Scene, SceneContext } from '../scene.ts'
import { cannotPlay, playNothing } from './answers.ts'
import { fullUp } from './draft.ts'
import { view } from './paths.ts'
import { answer, remember, sendMemory, someFiles, touch, touchMemory } from './visitor-actions.ts'

/** More that visitors see: what goes wrong, what is there already, and the links in their mails. */

/** Writes a memory with photos, and sends it. */
async function sendWithPhotos(at: SceneContext, photos: number) {
  await remember(at)
  await someFiles(at, photos)
  await sendMemory(at)
}

const uploads = '**/uploads{/**,}'

export const viewingScenes: Scene[] = [
  { part: 'view', name: 'a video, and a name of one word', path: view('filmed') },
  {
    part: 'view',
    name: 'one of its films',
    path: view('filmed'),
    act: async (at) => {
      await at.page.locator('[data-film] summary').click()
      await at.dialog().locator('video').waitFor()
      await at
        .dialog()
        .locator('video')
        .evaluate((video: HTMLVideoElement) => {
          video.pause()
          video.currentTime = 0.5
        })
      await at.rest()
    },
  },
  {
    part: 'view',
    name: 'a video that the browser cannot play',
    path: view('filmed'),
    before: playNothing,
    act: cannotPlay,
  },
  { part: 'view', name: 'an Arabic name, and a message alone', path: view('foreign') },
  { part: 'view', name: 'only for those who look after it', path: view('hidden') },
  { part: 'view', name: 'only for those who look after it, its host', who: 'whole', path: view('hidden') },
  {
    part: 'view',
    name: 'the menu of a visitor',
    who: 'guest',
    path: view('whole'),
    act: (at) => at.page.locator('header [aria-haspopup=menu]').first().click(),
  },
  {
    part: 'view',
    name: 'all photos',
    path: view('long'),
    act: async (at) => {
      await touch(at, '#rsvp')
      await at.button('Show more photos').click()
      await at.rest()
    },
  },
  {
    part: 'view',
    name: 'further memories, one of them whole',
    path: view('long'),
    act: async (at) => {
      await touch(at, '#rsvp')
      await at.page.locator('#memories summary').first().click()
      await at.button('More memories').click()
      await at.rest()
    },
  },
]

export const visitingScenes: Scene[] = [
  {
    part: 'visit',
    name: 'RSVP, invited by name',
    path: ({ paths }) => `${paths.invited}#rsvp`,
    act: (at) => touch(at, '#rsvp'),
  },
  {
    part: 'visit',
    name: 'RSVP, a mistyped address is asked about',
    path: view('whole'),
    act: async (at) => {
      const card = await answer(at, 'Joan Petrie', 'joan.petrie@gmail.con')
      await card.locator('button[type=submit]').click()
      await card.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    part: 'visit',
    name: 'RSVP, somebody else on the same device',
    path: view('whole'),
    act: async (at) => {
      const card = await answer(at, 'Joan Petrie', 'joan.petrie@example.com')
      await card.locator('button[type=submit]').click()
      await card.locator('a[data-in-card]').last().click()
      await at.rest()
    },
  },
  {
    part: 'visit',
    name: 'RSVP, signed in as somebody',
    who: 'guest',
    path: view('bare'),
    act: async (at) => {
      await at.page.locator('#rsvp').scrollIntoViewIfNeeded()
      await at.rest()
    },
  },
  {
    part: 'visit',
    name: 'RSVP, could not be sent',
    path: view('whole'),
    act: async (at) => {
      await at.lose('**/view/*/rsvp')
      const card = await answer(at, 'Joan Petrie', 'joan.petrie@example.com')
      await card.locator('button[type=submit]').click()
      await card.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a memory, waiting for the connection',
    who: 'newcomer',
    path: view('bare'),
    act: async (at) => {
      await at.hold(uploads)
      const asked = at.page.waitForRequest(uploads)
      await sendWithPhotos(at, 1)
      await asked
      await at.goOffline()
      await at.page.getByText(at.say('Waiting to try again')).first().waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a memory, one photo could not be sent',
    who: 'newcomer',
    path: view('bare'),
    act: async (at) => {
      await at.answer(uploads, { code: 'PHOTO_UNREADABLE', msg: 'This photo could not be read.' }, 415)
      await sendWithPhotos(at, 2)
      await at.page.locator('#contribute li [role=alert]').first().waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a memory, no room for its photos',
    path: view('bare'),
    before: fullUp,
    act: async (at) => {
      await touchMemory(at)
      await someFiles(at, 1)
      await at
        .text('This device has no room to keep what you added. Please keep this page open until it is sent.')
        .waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a memory, changed, one photo removed',
    who: 'guest',
    path: view('whole'),
    act: async (at) => {
      await at.page.locator('#contribute a[href*=change]').click()
      await at.named('checkbox', at.say('Remove photo {number, number}', { number: 1 })).check()
    },
  },
  {
    part: 'visit',
    name: 'report, too long',
    path: view('whole', '/report'),
    act: async (at) => {
      await at.page.locator('label:has([name=reason])').first().click()
      await at.page.locator('textarea').fill('x'.repeat(2001))
      await at.page.locator('form:has([name=reason]) button[type=submit]').click()
      await at.page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    part: 'visit',
    name: 'unsubscribed',
    path: ({ paths }) => `${paths.unsubscribe}?stopped=`,
  },
  {
    part: 'visit',
    name: 'the end of evening mails, ended',
    path: ({ paths }) => paths.endOfDigest,
    act: async (at) => {
      await at.button('Yes, stop').click()
      await at.page.getByText(at.say('We will not write to you about this memorial’s news again.')).waitFor()
    },
  },
  {
    part: 'visit',
    name: 'asked to look after what others add',
    who: 'newcomer',
    path: ({ paths }) => paths.invitationOfMember,
  },
  {
    part: 'visit',
    name: 'asked to help, the mailed code',
    path: ({ paths }) => paths.invitation,
    act: (at) => at.button('Mail me a code').click(),
  },
  {
    part: 'visit',
    name: 'asked to help, logged in as somebody else',
    who: 'whole',
    path: ({ paths }) => paths.invitationOfMember,
  },
]
