import { mailedCode } from '../mailed.ts'
import { type At, alsoWaiting, type Scene } from '../scene.ts'
import { applyCode, payWith } from './card.ts'
import { beginDraft, chooseFiles, fullUp, nameField } from './draft.ts'
import { step } from './step.ts'

/** The steps from the first question to the link that is passed on. */

const next = async ({ page }: At) => page.locator('section[class*=_foot_] button').last().click()

/** Every request for the camera is refused. */
const withoutCamera = (at: At) =>
  at.beforehand(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })

/** As in Safari, which clears stored data after seven days. */
const forgetful = (at: At) =>
  at.beforehand(() => {
    Object.defineProperty(window, 'GestureEvent', { value: class GestureEvent {} })
    navigator.storage.persisted = async () => false
    navigator.storage.persist = async () => false
  })

const privately = (at: At) =>
  at.beforehand(() => {
    navigator.storage.getDirectory = () => Promise.reject(new DOMException('no', 'SecurityError'))
  })

/** A draft with six photos, on the step after them. */
async function withPhotos(at: At, whereKept?: string) {
  await beginDraft(at, whereKept)
  await at.page.goto('/photos')
  await chooseFiles(at, 6)
  await next(at)
  await at.page.waitForURL('**/message')
}

const openNote = async ({ page }: At) => {
  const words = page.locator('section[class*=_foot_] button[aria-expanded]')
  await words.waitFor()
  if ((await words.getAttribute('aria-expanded')) === 'false') await words.click()
}

const import_ = async (at: At) => {
  await at
    .field('Quick Import')
    .fill('joan@example.com tom@example.com; +61 412 555 873\nlunch on Friday\tJOAN@example.com')
  await at.button('Import Contacts').click()
}

const toCode = async (at: At) => {
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
  return email
}

/** An account made on the way, with the code from its mail. */
const keepByMail = async (at: At) => {
  const email = await toCode(at)
  const code = await mailedCode(at.world.server, email)
  await at.page.locator('input[autocomplete=one-time-code]').fill(code)
  await at.page.keyboard.press('Enter')
  await at.link('Go on').waitFor()
}

export const makingScenes: Scene[] = [
  step('who, empty', { at: 'who' }),
  step('who, with a date and a photo', {
    at: 'who',
    act: async (at) => {
      await nameField(at).fill('Wilhelmina Maximiliane Featherstonehaugh-Cholmondeley-Berger')
      await at.text('Yes, I have a specific date').click()
      await at.page.locator('input[type=date]').fill('2030-11-28')
      await at.page.locator('input[type=file]').first().setInputFiles(at.world.files.slice(0, 1))
      await at.page.locator('main img').first().waitFor()
    },
  }),
  step('photos, empty', { at: 'photos' }),
  step('photos, six and a story', {
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
  step('photos, one is no photo, one removed', {
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
        .setInputFiles([...at.world.files.slice(0, 3), notes])
      await at.page.locator('main figure img').nth(2).waitFor()
      await at.named('button', at.say('Remove Photo {number, number}', { number: 2 })).click()
    },
  }),
  step('photos, moving one', {
    at: 'photos',
    act: async (at) => {
      await chooseFiles(at, 3)
      await at.named('button', at.say('Move photo {number, number}', { number: 2 })).press('Enter')
      await at.dialog().waitFor()
    },
  }),
  step('photos, two hundred', { at: 'photos', who: 'long' }),
  step('message', { at: 'message' }),
  step('message, writing too much', {
    at: 'message',
    act: async (at) => {
      await at.button('No, Write Message').click()
      await at.page.locator('main textarea').fill('Mum never let anyone leave the house hungry. '.repeat(14))
    },
  }),
  step('message, camera refused', {
    at: 'message',
    before: withoutCamera,
    act: async (at) => {
      await at.button('Yes, Record Video').click()
      await at.dialog().waitFor()
    },
  }),
  step('message, without a camera', {
    at: 'message',
    before: withoutCamera,
    act: async (at) => {
      await at.button('Yes, Record Video').click()
      await at.dialog().waitFor()
      await at.page.keyboard.press('Escape')
    },
  }),
  step('message, saved for seven days', {
    at: 'message',
    before: async (at) => {
      await forgetful(at)
      await withPhotos(at)
    },
    act: openNote,
  }),
  step('message, saved until it is cleared', { at: 'message', before: withPhotos, act: openNote }),
  step('message, in a private window', {
    at: 'message',
    before: async (at) => {
      await privately(at)
      await withPhotos(at, 'Kept until you close this window')
    },
    act: openNote,
  }),
  step('photos, on a full device', {
    at: 'photos',
    before: async (at) => {
      await fullUp(at)
      await beginDraft(at)
    },
    act: async (at) => {
      await chooseFiles(at, 2)
      await openNote(at)
    },
  }),
  step('contacts, empty', { at: 'contacts' }),
  step('contacts, pasted', { at: 'contacts', act: import_ }),
  step('contacts, still in the box', {
    at: 'contacts',
    act: async (at) => {
      await at.field('Quick Import').fill('ruth@example.com, lena@example.com\n0413 555 019, whatever')
      await next(at)
      await at.dialog().waitFor()
    },
  }),
  step('contacts, nobody in the box', {
    at: 'contacts',
    act: async (at) => {
      await at.field('Quick Import').fill('my neighbour, the choir')
      await next(at)
      await at.dialog().waitFor()
    },
  }),
  step('contacts, some wrong', {
    at: 'contacts',
    act: async (at) => {
      await at.page.locator('main input[type=text]').first().fill('peter.nguyen@example')
      await next(at)
      await at.dialog().waitFor()
    },
  }),
  step('contacts, three hundred', { at: 'contacts', who: 'long' }),
  step('preview, empty', { at: 'preview' }),
  step('preview, filled in', { at: 'preview', who: 'unpaid' }),
  step('preview, too much', { at: 'preview', who: 'long' }),
  step('save, nothing to save', { at: 'save' }),
  step('save, email', { at: 'save', before: beginDraft }),
  step('save, kept by mail', { at: 'save?keep=photos', before: beginDraft }),
  step('save, kept by mail, done', {
    at: 'save?keep=photos',
    before: withPhotos,
    act: async (at) => {
      await keepByMail(at)
      await at.page.locator('progress').waitFor({ state: 'detached' })
    },
  }),
  step('photos, going on after that', {
    at: 'save?keep=photos',
    before: withPhotos,
    act: async (at) => {
      await keepByMail(at)
      await at.link('Go on').click()
      await at.page.waitForURL('**/photos')
    },
  }),
  step('save, email missing', {
    at: 'save',
    before: beginDraft,
    act: async (at) => at.button('Continue').click(),
  }),
  step('save, password wrong', {
    at: 'save',
    before: beginDraft,
    act: async (at) => {
      await at.page.locator('input[type=email]').fill(`claire-${Date.now()}@example.com`)
      await at.page.keyboard.press('Enter')
      await at.page.locator('input[type=password]').first().fill('short')
      await at.button('Create Account').click()
    },
  }),
  step('save, code', { at: 'save', before: beginDraft, act: toCode }),
  step('save, code wrong', {
    at: 'save',
    before: beginDraft,
    act: async (at) => {
      await toCode(at)
      await at.page.locator('input[autocomplete=one-time-code]').fill('AAAAA')
      await at.button('Verify').click()
      await at.page.getByRole('alert').first().waitFor()
    },
  }),
  step('save, saved before', { at: 'save', who: 'unpaid' }),
  step('save, the memorial cannot be saved', {
    at: 'save',
    who: 'newcomer',
    // Saving begins automatically.
    before: async (at) => {
      await at.lose('**/memorial/create')
      await beginDraft(at)
    },
    act: (at) => at.page.getByRole('alert').first().waitFor(),
  }),
  ...alsoWaiting(step('payment', { at: 'payment', who: 'unpaid' })),
  step('payment, nothing filled in', {
    at: 'payment',
    who: 'unpaid',
    act: (at) => at.button('Pay {amount}', { amount: '' }).click(),
  }),
  step('payment, the card is refused', {
    at: 'payment',
    who: 'unpaid',
    act: async (at) => {
      await payWith(at, '4000 0000 0000 0002')
      await at.page.getByRole('alert').first().waitFor()
    },
  }),
  step('payment, a code that is wrong', {
    at: 'payment',
    who: 'unpaid',
    act: async (at) => {
      await applyCode(at, 'NOTHING')
      await at.page.getByRole('alert').first().waitFor()
    },
  }),
  step('payment, done', { at: 'payment', who: 'whole' }),
  ...alsoWaiting(step('share', { at: 'share', who: 'whole' })),
  step('share, too many', { at: 'share', who: 'long' }),
  step('share, asks before it sends', {
    at: 'share',
    who: 'long',
    act: async (at) => {
      await at.button('Send Invitations').click()
      await at.dialog().waitFor()
    },
  }),
]
