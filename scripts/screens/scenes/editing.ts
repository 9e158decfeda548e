import { alsoWaiting, type Scene, type SceneContext } from '../scene.ts'
import { cannotPlay, playNothing, readAsChanged, refuseAsStale, videoIn } from './answers.ts'
import { chooseFiles } from './draft.ts'
import { of } from './paths.ts'

/** The edit screens of a memorial, but for its contacts. */

/** Always a new text, even if a scene before was saved after all. */
const writeStory = ({ page }: SceneContext) =>
  page.locator('main textarea').first().fill(`She taught me to sail. ${crypto.randomUUID()}`)

async function sendRefusedPhoto(at: SceneContext) {
  const damaged = { code: 'PHOTO_DAMAGED', msg: 'This photo is damaged.' }
  await at.answer('**/memorial/media/upload/**', damaged, 400)
  await chooseFiles(at, 1)
  await at.button('Save').click()
  await at.button('OK').waitFor()
}

const screens = [
  'edit-details',
  'edit-photos',
  'edit-message',
  'edit-stories',
  'edit-contacts-share',
  'edit-donations',
]
const screensOfAll: Scene[] = screens.flatMap((screen) => [
  ...alsoWaiting({ part: 'editing', name: screen, who: 'whole', path: of(screen, 'whole') }),
  { part: 'editing', name: `${screen}, empty`, who: 'bare', path: of(screen, 'bare') },
  { part: 'editing', name: `${screen}, too much`, who: 'long', path: of(screen, 'long') },
])

const dialogs: Scene[] = [
  {
    part: 'editing',
    name: 'open in another tab',
    who: 'whole',
    path: of('edit-message', 'whole'),
    act: async ({ page }) => {
      await page.evaluate(
        () => void navigator.locks.request('memorial-editing', { steal: true }, () => new Promise(() => {})),
      )
      await page.locator('main button').waitFor()
    },
  },
  {
    part: 'editing',
    name: 'leaving without saving',
    who: 'whole',
    path: of('edit-stories', 'whole'),
    act: async (at) => {
      await writeStory(at)
      await at.page.locator('header a').first().click()
      await at.dialog().waitFor()
    },
  },
  {
    part: 'editing',
    name: 'saving fails',
    who: 'whole',
    path: of('edit-stories', 'whole'),
    act: async (at) => {
      await at.page.route('**/memorial/**', (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : route.fulfill({
              status: 400,
              json: { success: false, msg: 'This could not be read.', code: 'BAD_INPUT' },
            }),
      )
      await writeStory(at)
      await at.button('Save').click()
      await at.dialog().waitFor()
    },
  },
  {
    part: 'editing',
    name: 'a fund without a title',
    who: 'bare',
    path: of('edit-donations', 'bare'),
    act: async (at) => {
      await at.field('Goal').fill('many')
      await at.button('Save').click()
    },
  },
  {
    part: 'editing',
    name: 'a goal that is no amount',
    who: 'whole',
    path: of('edit-donations', 'whole'),
    act: async (at) => {
      await at.field('Goal').fill('many')
      await at.button('Save').click()
    },
  },
  {
    part: 'editing',
    name: 'a fund with too long a title',
    who: 'bare',
    path: of('edit-donations', 'bare'),
    act: (at) => at.field('Fund Title').fill('The very long '.repeat(20)),
  },
  {
    part: 'editing',
    name: 'a fund that a co-host may not reword',
    who: 'long',
    path: of('edit-donations', 'long'),
    before: ({ page }) =>
      page.route('**/memorial/get/**', async (route) => {
        const answer = await route.fetch()
        const json = await answer.json()
        for (const fund of json.memorial.memorialFunds) fund.mayReword = false
        await route.fulfill({ response: answer, json })
      }),
  },
  {
    part: 'editing',
    name: 'removing a fund that was given to',
    who: 'long',
    path: of('edit-donations', 'long'),
    act: (at) => at.button('Remove Fund {number, number}', { number: 1 }).click(),
  },
  {
    part: 'editing',
    name: 'saving without a connection',
    who: 'whole',
    path: of('edit-stories', 'whole'),
    act: async (at) => {
      await at.page.context().setOffline(true)
      // Chromium sends it anyway, but reports a failure to the page.
      await at.lose('**/memorial/stories/update/**')
      await writeStory(at)
      await at.button('Save').click()
      await at.button('Stop trying').waitFor()
    },
  },
  {
    part: 'editing',
    name: 'saving, while somebody has deleted it',
    who: 'whole',
    path: of('edit-stories', 'whole'),
    act: async (at) => {
      const gone = { code: 'MEMORIAL_NOT_FOUND', msg: 'Memorial not found' }
      for (const call of ['stories/update', 'get']) await at.answer(`**/memorial/${call}/**`, gone, 404)
      await writeStory(at)
      await at.button('Save').click()
      await at.button('OK').click()
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'editing',
    name: 'no memorial',
    who: 'guest',
    path: () => '/memorial/edit-stories',
    act: (at) => at.page.getByRole('alert').first().waitFor(),
  },
  {
    part: 'editing',
    name: 'stories changed somewhere else',
    who: 'whole',
    path: of('edit-stories', 'whole'),
    act: async (at) => {
      await refuseAsStale(at, '**/memorial/stories/update/**', 'whole', ({ stories }) => ({
        stories: [...stories, { uuid: crypto.randomUUID(), text: 'She kept the bees, too.' }],
      }))
      await writeStory(at)
      await at.button('Save').click()
      await at.dialog().waitFor()
    },
  },
  {
    part: 'editing',
    name: 'a photo changed somewhere else',
    who: 'whole',
    path: of('edit-details', 'whole'),
    act: async (at) => {
      // What others changed is looked for before a file is sent.
      await readAsChanged(at, 'whole', ({ media }) => ({ profilePhoto: media[4] }))
      await at.page.locator('main input[type=file]').first().setInputFiles(at.fixtures.files.slice(2, 3))
      await at.page.locator('main img[src^="blob:"]').waitFor()
      await at.button('Save').click()
      await at.button('Keep mine').waitFor()
    },
  },
  {
    part: 'editing',
    name: 'a title too long',
    who: 'whole',
    path: of('edit-stories', 'whole'),
    act: async (at) => {
      const title = at.page.locator('main [data-story] input').first()
      await title.fill('The Christmas that the line to the mayor was answered, and by whom. '.repeat(2))
      await at.button('Save').click()
    },
  },
  {
    part: 'editing',
    name: 'a story removed',
    who: 'whole',
    path: of('edit-stories', 'whole'),
    act: (at) => at.button('Remove Story {number, number}', { number: 1 }).click(),
  },
  {
    part: 'editing',
    name: 'two photos removed',
    who: 'whole',
    path: of('edit-photos', 'whole'),
    act: async (at) => {
      for (const number of [2, 2]) await at.button('Remove Photo {number, number}', { number }).click()
      await at.page.getByText(at.say('Photo removed')).nth(1).waitFor()
    },
  },
  {
    part: 'editing',
    name: 'photos chosen on the contact sheet',
    who: 'long',
    path: of('edit-photos', 'long'),
    act: async (at) => {
      await at.button('Select photos').click()
      for (const place of [2, 3, 7]) await at.page.getByRole('checkbox').nth(place).check()
      await at.button('Rotate').click()
    },
  },
  {
    part: 'editing',
    name: 'chosen photos are moved',
    who: 'whole',
    path: of('edit-photos', 'whole'),
    act: async (at) => {
      await at.button('Select photos').click()
      for (const place of [0, 1]) await at.page.getByRole('checkbox').nth(place).check()
      await at.button('Move to place…').click()
      await at.dialog().waitFor()
    },
  },
  {
    part: 'editing',
    name: 'a photo cannot be sent',
    who: 'bare',
    path: of('edit-photos', 'bare'),
    act: sendRefusedPhoto,
  },
  {
    part: 'editing',
    name: 'a photo that could not be sent',
    who: 'bare',
    path: of('edit-photos', 'bare'),
    act: async (at) => {
      await sendRefusedPhoto(at)
      await at.button('OK').click()
      await at.page.locator('[data-failed]').waitFor()
    },
  },
  {
    part: 'editing',
    name: 'saving a message fails',
    who: 'whole',
    path: of('edit-message', 'whole'),
    act: async (at) => {
      await at.answer('**/memorial/edit', { code: 'BAD_INPUT', msg: 'Message must be text' }, 400)
      await at.page.locator('main textarea').fill('Thank you all for coming.')
      await at.button('Save').click()
      await at.dialog().waitFor()
    },
  },
  { part: 'editing', name: 'edit-message, a video', who: 'whole', path: of('edit-message', 'filmed') },
  {
    part: 'editing',
    name: 'edit-message, words beside a video',
    who: 'whole',
    path: of('edit-message', 'filmed'),
    act: async (at) => {
      await at.button('Write a Text Message').first().click()
      await at.page.locator('main textarea').first().fill('Thank you all for coming.')
      await at.button('Show the video instead').waitFor()
    },
  },
  {
    part: 'editing',
    name: 'edit-message, somebody else wrote down what is said',
    who: 'whole',
    path: of('edit-message', 'filmed'),
    act: async (at) => {
      await at.answer('**/memorial/host/transcript/**', { code: 'TRANSCRIPT_CHANGED', msg: 'x' }, 409)
      await at.page.locator('[name=transcript]').fill('Thank you all for coming.')
      await at.button('Save these words').click()
      await at.text('Somebody else wrote it down meanwhile:').waitFor()
    },
  },
  {
    part: 'editing',
    name: 'edit-message, a video that the browser cannot play',
    who: 'whole',
    path: of('edit-message', 'filmed'),
    before: playNothing,
    act: cannotPlay,
  },
  {
    part: 'editing',
    name: 'edit-message, a video that is being made ready',
    who: 'whole',
    path: of('edit-message', 'filmed'),
    before: videoIn('PROCESSING'),
    act: (at) =>
      at.text('Your video is safely here. It is being made ready to play, which takes a moment.').waitFor(),
  },
  {
    part: 'editing',
    name: 'edit-message, a video that could not be made ready',
    who: 'whole',
    path: of('edit-message', 'filmed'),
    before: videoIn('FAILED'),
    act: (at) =>
      at
        .text('This video could not be made ready to play. Please record it again, or choose another file.')
        .waitFor(),
  },
  {
    part: 'editing',
    name: 'edit-message, recorded',
    who: 'whole',
    path: of('edit-message', 'bare'),
    act: async (at) => {
      await at.button('Record a Video Message').click()
      await at.button('Start Recording').click()
      await at.page.getByRole('timer').filter({ hasText: /0*1$/ }).waitFor()
      await at.button('Stop Recording').click()
      await at.button('Review').waitFor()
    },
  },
]

export const editingScenes: Scene[] = [...screensOfAll, ...dialogs]
