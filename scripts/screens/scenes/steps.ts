import { join } from 'node:path'
import type { Scene, SceneContext } from '../scene.ts'
import { memorialOf, refuseAsStale, withoutName } from './answers.ts'
import { applyCode, payWith } from './card.ts'
import { nameField } from './draft.ts'
import { stepScene } from './step-scene.ts'

/** The steps where something is wrong, changed elsewhere, or too much of it. */

const noPhoto = (name: string, buffer: Buffer | string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(buffer),
})

/** Writes another name for a saved memorial. */
async function rename(at: SceneContext) {
  await nameField(at).fill('Margaret A. Hollis')
  await at.text('Changes not saved yet').waitFor()
}

/** One valid photo and five invalid files. */
async function chooseSixThatAreNone(at: SceneContext) {
  const [good] = at.fixtures.files
  if (!good) throw new Error('There are no photos')
  await at.page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      good,
      noPhoto('IMG_2927.xyz', 'not a photo'),
      noPhoto('drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      noPhoto('page.jpg', '<!doctype html><title>Hello</title>'),
      noPhoto('empty.jpg', ''),
      noPhoto('torn.jpg', good.buffer.subarray(0, 400)),
    ])
  await at.page
    .getByRole('button')
    .filter({ hasText: at.say('Retry') })
    .waitFor()
  await at.page.getByText('empty.jpg').waitFor()
}

const recording = join(import.meta.dirname, '../../../tests/fixtures/host-message.webm')

/** Two films of the Photos step, and a file that is none. */
async function chooseFilms(at: SceneContext) {
  const films = at.page.locator('input[type=file][accept="video/*"]')
  await films.setInputFiles([recording])
  await films.setInputFiles([
    {
      name: 'grandmother-at-the-lake-1974-super-8-digitised.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('none'),
    },
  ])
  await at.page.getByRole('alert').waitFor()
  await at.page.locator('main video').waitFor()
  await at.page.locator('main video').scrollIntoViewIfNeeded()
}

export const stepScenes: Scene[] = [
  stepScene('photos, films', { at: 'photos', act: chooseFilms }),
  stepScene('who, no name', {
    at: 'who',
    act: async (at) => {
      await nameField(at).focus()
      await nameField(at).blur()
      await at.page.locator('[aria-invalid=true]').waitFor()
    },
  }),
  stepScene('who, the portrait is no photo', {
    at: 'who',
    act: async (at) => {
      await at.page.locator('input[type=file]').setInputFiles(noPhoto('drawing.jpg', '<svg/>'))
      await at.page.getByRole('alert').waitFor()
    },
  }),
  stepScene('who, when they lived', {
    at: 'who',
    act: async (at) => {
      await at.button('Add dates of birth and death').click()
      const years = at.page.getByLabel(at.say('Year'), { exact: true })
      const days = at.page.getByLabel(at.say('Day'), { exact: true })
      await days.first().fill('31')
      await at.page.locator('fieldset select').first().selectOption('02')
      await years.first().fill('1931')
      await years.last().fill('2025')
      await at.page.locator('fieldset [role=alert]').waitFor()
    },
  }),
  stepScene('who, left without saving', {
    at: 'who',
    who: 'unpaid',
    act: async (at) => {
      await rename(at)
      await at.page
        .locator('nav')
        .getByRole('link', { name: at.say('Photos') })
        .first()
        .click()
      await at.dialog().waitFor()
    },
  }),
  stepScene('who, saving fails', {
    at: 'who',
    who: 'unpaid',
    act: async (at) => {
      await at.answer('**/memorial/edit', { code: 'BAD_INPUT', msg: 'We are resting.' }, 400)
      await rename(at)
      await at.button('Save').click()
      await at.text('Your changes could not be saved').waitFor()
    },
  }),
  stepScene('who, changed somewhere else', {
    at: 'who',
    who: 'unpaid',
    act: async (at) => {
      await refuseAsStale(at, '**/memorial/edit', 'unpaid', () => ({ nameOfPerson: 'Peggy Hollis' }))
      await rename(at)
      await at.button('Save').click()
      await at.button('Keep mine').waitFor()
    },
  }),
  stepScene('photos, its memorial cannot be read', { at: 'photos', who: 'unpaid', calls: 'broken' }),
  stepScene('photos, six that are none', {
    at: 'photos',
    act: chooseSixThatAreNone,
  }),
  stepScene('photos, those that failed are listed', {
    at: 'photos',
    act: async (at) => {
      await chooseSixThatAreNone(at)
      await at.button('Next Step').click()
      await at.button('Go on without').waitFor()
    },
  }),
  stepScene('preview, photos that failed', {
    at: 'photos',
    act: async (at) => {
      await chooseSixThatAreNone(at)
      await at.page.goto('/preview')
      await at.page.getByText('torn.jpg').waitFor()
    },
  }),
  stepScene('payment, not everything is saved', {
    at: 'who',
    who: 'unpaid',
    act: async (at) => {
      await rename(at)
      at.page.on('dialog', (dialog) => void dialog.accept())
      await at.page.goto('/payment')
      await at.page.getByRole('link', { name: at.say('Not everything is saved yet') }).waitFor()
    },
  }),
  stepScene('photos, a story removed', {
    at: 'photos',
    act: async (at) => {
      await at.page.locator('main textarea').first().fill('The biscuit tin')
      await at.button('Add Another Story').click()
      await at.page.keyboard.type('The roses')
      await at.button('Remove Story {number, number}', { number: 1 }).click()
      await at.button('Undo').waitFor()
    },
  }),
  stepScene('contacts, typed, one wrong', {
    at: 'contacts',
    act: async (at) => {
      await at.page.locator('main input[inputmode=email]').first().fill('peter.nguyen@example')
      await at.page.keyboard.press('Enter')
      await at.page.getByRole('alert').waitFor()
      await at.page.keyboard.type('0412 345 678')
    },
  }),
  stepScene('contacts, a name whose address was replaced', {
    at: 'contacts',
    act: async (at) => {
      await at.field('Quick Import').fill('Joan Petrie <joan@example.com>, tom@example.com')
      await at.button('Import Contacts').click()
      await at.field('Email {number, number}', { number: 1 }).fill('ruth@example.com')
      await at.button('Keep the name {name}', { name: 'Joan Petrie' }).waitFor()
    },
  }),
  stepScene('contacts, two thousand', {
    at: 'contacts',
    act: async (at) => {
      const entries = Array.from({ length: 4000 }, (_, n) =>
        n % 2 ? `person${n}@example.com` : `nonsense-${n}`,
      )
      // Set at once, since typing that much would take minutes.
      await at.field('Quick Import').evaluate((box, text) => {
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text)
        box.dispatchEvent(new Event('input', { bubbles: true }))
      }, entries.join('\n'))
      await at.button('Import Contacts').click()
      await at
        .text('This is the most a memorial can have: {limit, number} contacts.', { limit: '2,000' })
        .waitFor()
    },
  }),
  stepScene('preview, phone numbers alone', {
    at: 'contacts',
    act: async (at) => {
      await at.field('Quick Import').fill('0412 345 678, 0412 345 679')
      await at.button('Import Contacts').click()
      await at.page.goto('/preview')
      await at.page.locator('main h2').first().waitFor()
    },
  }),
  stepScene('preview, a whole story', {
    at: 'preview',
    who: 'long',
    act: (at) => at.button('Show the whole story').click(),
  }),
  stepScene('save, changed somewhere else', {
    at: 'who',
    who: 'unpaid',
    act: async (at) => {
      await refuseAsStale(at, '**/memorial/edit', 'unpaid', () => ({ nameOfPerson: 'Peggy Hollis' }))
      await rename(at)
      await at.page.goto('/save')
      await at.button('Save Changes').click()
      await at.button('Keep mine').waitFor()
    },
  }),
  stepScene('payment, a promo code is at hand', {
    at: 'payment',
    who: 'unpaid',
    act: (at) => at.button('Promo code').click(),
  }),
  stepScene('payment, cards to try', {
    at: 'payment',
    who: 'unpaid',
    act: (at) => at.page.getByText(at.say('Cards to try')).click(),
  }),
  stepScene('payment, the bank asks', {
    at: 'payment',
    who: 'unpaid',
    act: async (at) => {
      await payWith(at, '4000 0025 0000 3155')
      await at.button('Confirm payment').waitFor()
    },
  }),
  stepScene('payment, cannot be begun', {
    at: 'payment',
    who: 'unpaid',
    before: (at) => at.lose('**/memorial/payment-intent'),
  }),
  stepScene('payment, a code that takes something off', {
    at: 'payment',
    who: 'unpaid',
    act: async (at) => {
      const answer = await at.page.request.post('/memorial/payment-intent', {
        headers: { pid: at.fixtures.host.token },
        data: { memorialUuid: at.fixtures.unpaid.uuid },
      })
      await at.answer('**/memorial/payment-intent', { ...(await answer.json()), amount: 2000 })
      await codeIs(at, { free: false, amount: 1000 })
      await at.named('button', at.say('Pay {amount}', { amount: '' })).waitFor()
      await at.button('Remove').waitFor()
    },
  }),
  stepScene('payment, nothing to pay', {
    at: 'payment',
    who: 'unpaid',
    act: async (at) => {
      await codeIs(at, { free: true, amount: 3000 })
      await at.page.getByText(at.say('Nothing to pay')).waitFor()
    },
  }),
  stepScene('share, nobody yet', { at: 'share', who: 'bare' }),
  stepScene('share, private', {
    at: 'share',
    who: 'long',
    before: async (at) =>
      at.answer('**/memorial/get/**', {
        memorial: { ...(await memorialOf(at, 'long')), visibility: 'PRIVATE' },
      }),
  }),
  stepScene('share, replies reach the host', {
    at: 'share',
    who: 'long',
    act: async (at) => {
      await at.answer('**/memorial/replies/**', { takesReplies: true })
      await at.page.getByRole('checkbox').check()
      await at.text('Saved: replies reach you.').waitFor()
    },
  }),
  stepScene('share, whom it is from', {
    at: 'share',
    who: 'long',
    before: withoutName,
    act: async (at) => {
      await at.button('Send Invitations').click()
      await at.field('Who is it from?').fill('Claire Hollis')
    },
  }),
  stepScene('share, sent', {
    at: 'share',
    who: 'long',
    act: async (at) => {
      await at.answer('**/memorial/send-all-invites', { sentCount: 2 })
      await sendInvitations(at)
      await at.button('OK').waitFor()
    },
  }),
  stepScene('share, one text ticked off', {
    at: 'share',
    who: 'long',
    act: async (at) => {
      const { contacts } = await memorialOf(at, 'long')
      const [next] = contacts.filter(({ email, phone }) => !email && phone)
      const dateTexted = new Date().toISOString()
      await at.answer('**/memorial/contact/texted/**', { contact: { ...next, dateTexted } })
      await at.page.locator('main details summary').first().click()
      await at.page.locator('main details li a').first().click()
      await at.text('Not sent').waitFor()
    },
  }),
  stepScene('share, could not be sent', {
    at: 'share',
    who: 'long',
    act: async (at) => {
      await at.lose('**/memorial/send-all-invites')
      await sendInvitations(at)
      await at.dialog().getByRole('alert').waitFor()
    },
  }),
]

async function sendInvitations(at: SceneContext) {
  await at.button('Send Invitations').click()
  await at
    .dialog()
    .getByRole('button', { name: at.say('Send Invitations') })
    .click()
}

/** Answers what a promo code is worth, without using one. */
async function codeIs(at: SceneContext, worth: { free: boolean; amount: number }) {
  const memorial = { ...(await memorialOf(at, 'unpaid')), paymentCompleted: worth.free }
  await at.answer('**/memorial/promo/validate', { ...worth, memorial })
  await applyCode(at, 'FAMILY')
}
