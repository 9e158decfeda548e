import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { aPhoto } from './support/photos.ts'
import { expectAnnounced, expectFocusTrapped, screenReaderFaults } from './support/screen-reader.ts'

// A host's whole way with a screen reader: the names of screens and controls, announcements, and where the focus goes.

const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const main = (page: Page) => page.getByRole('main')

async function next(page: Page, step: string) {
  await button(page, 'Next Step').click()
  await page.waitForURL(`**/${step}`)
}

test('a host hears every step of making, saving, paying for and sharing a memorial', async ({
  page,
  mailedCode,
  expectedErrors,
}) => {
  // The declined card and the wrong code are responses with status 400.
  expectedErrors.push(/400 \(Bad Request\)/)
  const email = `heard-${crypto.randomUUID()}@example.com`

  await test.step('the landing page', async () => {
    await page.goto('/')
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to the content"
      - banner:
        - link "Afterglow, home"
      - main:
        - heading "Remember them, together." [level=1]
        - link "Let's Go"
        - link "Already Have an Account? Click Here"
        - list "Example photos with notes"
        - paragraph:
          - button "Pause the pictures"
        - heading "How it works" [level=2]
        - heading "What it costs" [level=2]
      - contentinfo:
        - navigation "Help, privacy and terms":
          - link "Help"
          - link "Privacy"
          - link "Terms"
        - form "Language":
          - button "English"
          - button "Español"
          - button "العربية"
    `)
    await expect(button(page, 'English')).toHaveAttribute('aria-current', 'true')
    expect(await screenReaderFaults(page)).toEqual([])
    await page.getByRole('link', { name: "Let's Go" }).first().click()
    await page.waitForURL('**/who')
  })

  await test.step('step 1: name and date', async () => {
    await expectAnnounced(page, 'Who are you remembering?', { focused: false })
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to the content"
      - banner
      - navigation "Steps":
        - list:
          - listitem:
            - link "Who"
          - listitem: Photos
          - listitem: Message
          - listitem: Contacts
          - listitem: Preview
          - listitem: Save
          - listitem: Payment
          - listitem: Share (not yet available)
      - main:
        - heading "Who are you remembering?" [level=1]
        - textbox "What is the name of your loved one?"
        - heading "Photo of your loved one" [level=2]
        - button "Choose a photo"
        - heading "The memorial" [level=2]
        - group "Do you have a specific date in mind for this memorial?":
          - radio "Yes, I have a specific date"
          - radio "No, not at this time"
      - region "Back and onwards":
        - link "Back"
        - button "Next Step" [disabled]
      - contentinfo
    `)
    await expect(page.getByRole('link', { name: 'Who', exact: true })).toHaveAttribute('aria-current', 'step')
    await expect(button(page, 'Choose a photo')).toHaveAccessibleDescription('One picture, up to 10 MB')
    await page.getByLabel('What is the name of your loved one?').fill('Margaret Anne Hollis')
    await page.getByText('Yes, I have a specific date').click()
    await page.getByLabel('Memorial Date').fill('2030-11-28')
    await expect(main(page)).toMatchAriaSnapshot(`
      - group "Do you have a specific date in mind for this memorial?":
        - radio "Yes, I have a specific date" [checked]
      - textbox "Memorial Date"
      - textbox "Address (optional)"
      - textbox "Other details (optional)"
    `)
    await expect(page.getByLabel('Address')).toHaveAccessibleDescription(
      'Where people will gather. Guests get a map link.',
    )
    await expect(page.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeVisible()
    await next(page, 'photos')
  })

  await test.step('step 2: photos and stories', async () => {
    await expectAnnounced(page, 'Photos of Margaret')
    const choose = button(page, 'Drop photos here or click to select')
    await expect(choose).toHaveAccessibleDescription('Supports JPG, PNG, GIF, HEIC files')
    await choose.setInputFiles([await aPhoto('swing.jpg'), await aPhoto('lake.jpg', '#804020'), broken])
    await expect(main(page)).toMatchAriaSnapshot(`
      - paragraph:
        - status: "3 photos: 2 ready, 1 to look at"
      - list "Photos":
        - listitem:
          - figure:
            - button "See photo 1 large":
              - img "Photo 1"
            - textbox "Photo Caption 1"
            - button "Move photo 1"
            - button "Remove Photo 1"
        - listitem:
          - figure:
            - button "See photo 2 large":
              - img "Photo 2"
            - textbox "Photo Caption 2"
            - button "Move photo 2"
            - button "Remove Photo 2"
        - listitem:
          - figure:
            - paragraph: Error processing broken.jpg
            - paragraph: Please try a different file format.
            - textbox "Photo Caption 3"
            - button "Remove Photo 3"
      - status: Error processing broken.jpg. Please try a different file format.
      - heading "Stories" [level=2]
      - textbox "Title of story 1 (optional)"
      - textbox "Story 1"
      - paragraph:
        - button "Add Another Story"
    `)
    expect(await screenReaderFaults(page)).toEqual([])

    await button(page, 'Move photo 1').click()
    const dialog = page.getByRole('dialog', { name: 'Move this photo' })
    await expect(dialog.getByRole('heading')).toBeFocused()
    await expect(dialog).toMatchAriaSnapshot(`
      - heading "Move this photo" [level=2]
      - img "Photo 1"
      - status: Photo 1 of 3
      - button "Move earlier" [disabled]
      - button "Move later"
      - button "Move to start" [disabled]
      - button "Move to end"
      - button "Done"
    `)
    await expectFocusTrapped(page, dialog)
    await dialog.getByRole('button', { name: 'Move later' }).click()
    await expect(dialog.getByRole('status')).toHaveText('Photo 2 of 3')
    await page.keyboard.press('Escape')
    await expect(button(page, 'Move photo 2')).toBeFocused()

    await button(page, 'Remove Photo 3').click()
    await expect(button(page, 'Undo: put back broken.jpg')).toBeFocused()
    await expect(main(page)).toMatchAriaSnapshot(`
      - paragraph:
        - status: 2 photos
    `)
    await page.getByLabel('Story 1', { exact: true }).fill('She did the voices.')
    await next(page, 'message')
  })

  await test.step('step 3: message', async () => {
    await expectAnnounced(page, 'Would you like to say a few words?')
    await button(page, 'No, Write Message').click()
    await expect(main(page)).toMatchAriaSnapshot(`
      - button "Watch a short example"
      - group "How would you like to say it?":
        - button "Yes, Record Video"
        - button "No, Write Message" [pressed]
      - region "Text message":
        - textbox "Write your personal message here..."
    `)
    await expect(page.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Come as you are.')
    expect(await screenReaderFaults(page)).toEqual([])
    await next(page, 'contacts')
  })

  await test.step('step 4: contacts', async () => {
    await expectAnnounced(page, 'Who would you like to invite?')
    const quick = page.getByLabel('Quick Import')
    await expect(quick).toHaveAccessibleDescription(/^Separate entries with commas/)
    await quick.fill('joan@example.com, tom@example.com\nnot a contact')
    await button(page, 'Import Contacts').click()
    await expect(main(page)).toMatchAriaSnapshot(`
      - status:
        - paragraph:
          - strong: 2 contacts added.
          - text: 1 entry could not be read and is still in the box.
      - heading "Contacts" [level=2]
      - list:
        - listitem:
          - textbox "Email 1"
          - button "Remove Email 1"
        - listitem:
          - textbox "Email 2"
          - button "Remove Email 2"
      - button "Add Another Contact"
      - status:
        - paragraph:
          - strong: 2 contacts will be invited
    `)
    await button(page, 'Next Step').click()
    const question = page.getByRole('alertdialog', { name: 'Something is still in Quick Import' })
    await expect(question).toHaveAccessibleDescription(/neither an email nor a phone number.* not a contact/)
    await expectFocusTrapped(page, question)
    await page.keyboard.press('Escape')
    await expect(button(page, 'Next Step')).toBeFocused()
    await quick.fill('')

    await button(page, 'Add Another Contact').click()
    await expect(page.getByRole('textbox', { name: 'Contact 3' })).toBeFocused()
    await page.keyboard.type('nonsense')
    await button(page, 'Next Step').click()
    const wrong = page.getByRole('alertdialog', { name: 'Some entries need a look' })
    await wrong.getByRole('button', { name: 'Correct them' }).click()
    await expect(page.getByRole('textbox', { name: 'Contact 3' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Contact 3' })).toHaveAccessibleDescription(
      'Must be a valid email or phone number',
    )
    expect(await screenReaderFaults(page)).toEqual([])
    await page.getByRole('textbox', { name: 'Contact 3' }).fill('')
    await next(page, 'preview')
  })

  await test.step('step 5: preview', async () => {
    await expectAnnounced(page, 'Does everything look right?')
    await expect(main(page)).toMatchAriaSnapshot(`
      - region "Who":
        - link "Change Who"
        - term: Name
        - definition: Margaret Anne Hollis
        - term: Memorial Date
        - definition: Nov 28, 2030
      - region "Photos & Stories":
        - link "Change Photos & Stories"
        - heading "2 photos" [level=3]
        - heading "1 story" [level=3]
      - region "Message":
        - link "Change Message"
        - paragraph: Come as you are.
      - region "Contacts":
        - link "Change Contacts"
    `)
    await next(page, 'save')
  })

  await test.step('step 6: save', async () => {
    await expectAnnounced(page, 'Save Margaret’s memorial')
    await page.getByLabel('Your email').fill('claire@')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Your email')).toBeFocused()
    await expect(page.getByLabel('Your email')).toHaveAccessibleDescription(
      'Email must be valid First you choose a password. Then we send a code here, to be sure that the address is yours.',
    )
    await page.getByLabel('Your email').fill(email)
    await button(page, 'Continue').click()

    await expectAnnounced(page, 'Choose a password', { focused: false })
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await button(page, 'Create Account').click()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(main(page)).toMatchAriaSnapshot(`
      - textbox "Password" [invalid]
      - 'button "Show: Password"'
      - alert: Password is required
      - textbox "Confirm password" [invalid]
      - 'button "Show: Confirm password"'
      - alert: Please confirm your password
    `)
    await page.getByLabel('Password', { exact: true }).fill('roses in june')
    await page.getByLabel('Confirm password', { exact: true }).fill('roses in june')
    await button(page, 'Create Account').click()

    const code = page.getByLabel('Verification code')
    await expect(code).toBeFocused()
    await expectAnnounced(page, 'Look in your email', { focused: false })
    await code.fill('AAAAA')
    await button(page, 'Verify').click()
    await expect(code).toHaveAccessibleDescription(/^The verification code is incorrect\./)
    await expect(code).toBeFocused()
    await code.fill(await mailedCode(email))
    await button(page, 'Verify').click()
    const onwards = page.getByRole('link', { name: 'Continue to Payment' })
    await expect(onwards).toBeVisible({ timeout: 60_000 })
    await expectAnnounced(page, 'Margaret’s memorial is saved')
    await onwards.click()
    await page.waitForURL('**/payment')
  })

  await test.step('step 7: payment', async () => {
    await expectAnnounced(page, 'Payment')
    // The fields load by themselves.
    await expect(page.getByLabel('Cardholder name')).toBeVisible()
    await button(page, 'Pay $30.00').click()
    await expect(page.getByLabel('Cardholder name')).toBeFocused()
    await expect(main(page)).toMatchAriaSnapshot(`
      - term: Total
      - definition: $30.00 AUD
      - paragraph:
        - button "Promo code (if you have one)"
      - heading "Card" [level=2]
      - textbox "Cardholder name" [invalid]
      - alert: Cardholder name is required
      - textbox "Card number" [invalid]
      - alert: Please enter your card details.
      - textbox "Expiry"
      - textbox "Security code (CVC)"
      - checkbox "I authorise a single payment of $30.00 AUD for this memorial." [invalid]
      - alert: Please confirm the payment authorisation
    `)
    await page.getByLabel('Cardholder name').fill('Claire Hollis')
    await page.getByLabel('Card number').fill('4000 0000 0000 0002')
    await page.getByLabel('Expiry').fill('12 / 40')
    await page.getByLabel('CVC').fill('123')
    await page.getByRole('checkbox').check()
    await button(page, 'Pay $30.00').click()
    await expect(page.getByLabel('Card number')).toHaveAccessibleDescription('Your card was declined.')
    await expect(page.getByLabel('Card number')).toBeFocused()
    await expect(main(page)).toMatchAriaSnapshot(`
      - alert:
        - paragraph:
          - strong: Payment could not be completed.
    `)
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await button(page, 'Pay $30.00').click()
    await expectAnnounced(page, 'Payment complete')
    await expect(main(page)).toMatchAriaSnapshot(`
      - status:
        - paragraph:
          - strong: /Paid on/
        - text: A receipt is on its way to your email.
    `)
    await page.getByRole('link', { name: 'Continue to Share' }).click()
    await page.waitForURL('**/share')
  })

  await test.step('step 8: share', async () => {
    await expectAnnounced(page, 'Share Margaret’s memorial')
    await expect(main(page)).toMatchAriaSnapshot(`
      - heading "Pass the link on" [level=2]
      - textbox "Memorial Link"
      - button "Copy"
      - list "Share by":
        - listitem:
          - link "Facebook (opens in a new window)"
        - listitem:
          - link "Twitter (opens in a new window)"
        - listitem:
          - link "WhatsApp (opens in a new window)"
        - listitem:
          - link "Email"
      - heading "QR code" [level=3]
      - region "Invite your contacts":
        - heading "Invite your contacts" [level=2]
        - paragraph:
          - button "Send Invitations"
      - heading "What happens next" [level=2]
    `)
    await button(page, 'Send Invitations').click()
    const dialog = page.getByRole('dialog', { name: 'Send 2 invitations?' })
    await expectFocusTrapped(page, dialog)
    await dialog.getByRole('button', { name: 'Send Invitations' }).click()
    const sent = page.getByRole('dialog', { name: 'Email invitations sent to 2 recipient(s)!' })
    await expect(sent.getByRole('heading')).toBeFocused()
    await page.keyboard.press('Escape')
    // The button that had the focus is gone, because everybody is invited.
    await expect(page.getByRole('heading', { name: 'Invite your contacts' })).toBeFocused()
  })
})
