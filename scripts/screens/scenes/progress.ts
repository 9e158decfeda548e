import { alsoWaiting, type Scene, type SceneContext } from '../scene.ts'
import { bringScenes } from './bring.ts'
import { applyCode, payWith } from './card.ts'
import { beginDraft, chooseFiles, fullUp, nameField } from './draft.ts'
import { stepScene } from './step-scene.ts'

/** The steps from the first question to the link that is passed on. */

const next = async ({ page }: SceneContext) => page.locator('section[class*=_foot_] button').last().click()

/** Every request for the camera is refused. */
const withoutCamera = (at: SceneContext) =>
  at.beforehand(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })

const import_ = async (at: SceneContext) => {
  await at
    .field('Quick Import')
    .fill('joan@example.com tom@example.com; +61 412 555 873\nlunch on Friday\tJOAN@example.com')
  await at.button('Import Contacts').click()
}

const toCode = async (at: SceneContext) => {
  const { page } = at
  const email = `claire-${Date.now()}@example.com`
  await page.locator('input[type=email]').fill(email)
  await page.keyboard.press('Enter')
  for (const password of [
    page.locator('input[type=password]').first(),
    page.locator('input[type=password]').nth(1),
  ])
    await password.fill('roses in june')
  await page.keyboard.press('Enter')
  await page.locator('input[autocomplete=one-time-code]').waitFor()
}

export const progressScenes: Scene[] = [
  stepScene('who, empty', { at: 'who' }),
  stepScene('who, with a date and a photo', {
    at: 'who',
    act: async (at) => {
      await nameField(at).fill('Wilhelmina Maximiliane Featherstonehaugh-Cholmondeley-Berger')
      await at.text('Yes, I have a specific date').click()
      await at.page.locator('input[type=date]').fill('2030-11-28')
      await at.page.locator('input[type=file]').first().setInputFiles(at.fixtures.files.slice(0, 1))
      await at.page.locator('main img').first().waitFor()
    },
  }),
  stepScene('photos, empty', { at: 'photos' }),
  stepScene('photos, six and a story', {
    at: 'photos',
    before: beginDraft,
    act: async (at) => {
      await chooseFiles(at, 6)
      await at.page
        .locator('main textarea')
        .first()
        .fill('Every letter we ever sent her went into the biscuit tin.')
    },
  }),
  stepScene('photos, one is no photo, one removed', {
    at: 'photos',
    act: async (at) => {
      const notes = {
        name: 'holiday-notes-of-the-summer-of-1961.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('words'),
      }
      await at.page
        .locator('input[type=file]')
        .first()
        .setInputFiles([...at.fixtures.files.slice(0, 3), notes])
      await at.page.locator('main figure img').nth(2).waitFor()
      await at.named('button', at.say('Remove Photo {number, number}', { number: 2 })).click()
    },
  }),
  stepScene('photos, moving one', {
    at: 'photos',
    act: async (at) => {
      await chooseFiles(at, 3)
      await at.named('button', at.say('Move photo {number, number}', { number: 2 })).press('Enter')
      await at.dialog().waitFor()
    },
  }),
  ...bringScenes,
  stepScene('photos, two hundred', { at: 'photos', who: 'long' }),
  stepScene('message', { at: 'message' }),
  stepScene('message, writing too much', {
    at: 'message',
    act: async (at) => {
      await at.button('No, Write Message').click()
      await at.page.locator('main textarea').fill('Mum never let anyone leave the house hungry. '.repeat(14))
    },
  }),
  stepScene('message, camera refused', {
    at: 'message',
    before: withoutCamera,
    act: async (at) => {
      await at.button('Yes, Record Video').click()
      await at.dialog().waitFor()
    },
  }),
  stepScene('message, without a camera', {
    at: 'message',
    before: withoutCamera,
    act: async (at) => {
      await at.button('Yes, Record Video').click()
      await at.dialog().waitFor()
      await at.page.keyboard.press('Escape')
    },
  }),
  stepScene('photos, on a full device', {
    at: 'photos',
    before: async (at) => {
      await fullUp(at)
      await beginDraft(at)
    },
    act: (at) => chooseFiles(at, 2),
  }),
  stepScene('contacts, empty', { at: 'contacts' }),
  stepScene('contacts, pasted', { at: 'contacts', act: import_ }),
  stepScene('contacts, still in the box', {
    at: 'contacts',
    act: async (at) => {
      await at.field('Quick Import').fill('ruth@example.com, lena@example.com\n0413 555 019, whatever')
      await next(at)
      await at.dialog().waitFor()
    },
  }),
  stepScene('contacts, nobody in the box', {
    at: 'contacts',
    act: async (at) => {
      await at.field('Quick Import').fill('my neighbour, the choir')
      await next(at)
      await at.dialog().waitFor()
    },
  }),
  stepScene('contacts, some wrong', {
    at: 'contacts',
    act: async (at) => {
      await at.page.locator('main input[inputmode=email]').first().fill('peter.nguyen@example')
      await next(at)
      await at.dialog().waitFor()
    },
  }),
  stepScene('contacts, three hundred', { at: 'contacts', who: 'long' }),
  stepScene('preview, empty', { at: 'preview' }),
  stepScene('preview, filled in', { at: 'preview', who: 'unpaid' }),
  stepScene('preview, too much', { at: 'preview', who: 'long' }),
  stepScene('save, nothing to save', { at: 'save' }),
  stepScene('save, email', { at: 'save', before: beginDraft }),
  stepScene('save, email missing', {
    at: 'save',
    before: beginDraft,
    act: async (at) => at.button('Continue').click(),
  }),
  stepScene('save, password wrong', {
    at: 'save',
    before: beginDraft,
    act: async (at) => {
      await at.page.locator('input[type=email]').fill(`claire-${Date.now()}@example.com`)
      await at.page.keyboard.press('Enter')
      await at.page.locator('input[type=password]').first().fill('short')
      await at.button('Create Account').click()
    },
  }),
  stepScene('save, code', { at: 'save', before: beginDraft, act: toCode }),
  stepScene('save, code wrong', {
    at: 'save',
    before: beginDraft,
    act: async (at) => {
      await toCode(at)
      await at.page.locator('input[autocomplete=one-time-code]').fill('AAAAA')
      await at.button('Verify').click()
      await at.page.getByRole('alert').first().waitFor()
    },
  }),
  stepScene('save, saved before', { at: 'save', who: 'unpaid' }),
  stepScene('save, the memorial cannot be saved', {
    at: 'save',
    who: 'newcomer',
    // Saving begins automatically.
    before: async (at) => {
      await at.lose('**/memorial/create')
      await beginDraft(at)
    },
    act: (at) => at.page.getByRole('alert').first().waitFor(),
  }),
  ...alsoWaiting(stepScene('payment', { at: 'payment', who: 'unpaid' })),
  stepScene('payment, nothing filled in', {
    at: 'payment',
    who: 'unpaid',
    act: (at) => at.button('Pay {amount}', { amount: '' }).click(),
  }),
  stepScene('payment, the card is refused', {
    at: 'payment',
    who: 'unpaid',
    act: async (at) => {
      await payWith(at, '4000 0000 0000 0002')
      await at.page.getByRole('alert').first().waitFor()
    },
  }),
  stepScene('payment, a code that is wrong', {
    at: 'payment',
    who: 'unpaid',
    act: async (at) => {
      await applyCode(at, 'NOTHING')
      await at.page.getByRole('alert').first().waitFor()
    },
  }),
  stepScene('payment, done', { at: 'payment', who: 'whole' }),
  ...alsoWaiting(stepScene('share', { at: 'share', who: 'whole' })),
  stepScene('share, too many', { at: 'share', who: 'long' }),
  stepScene('share, asks before it sends', {
    at: 'share',
    who: 'long',
    act: async (at) => {
      await at.button('Send Invitations').click()
      await at.dialog().waitFor()
    },
  }),
]
