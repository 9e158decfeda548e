import { aFund, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, call } from './support/memorials.ts'
import { aPhoto } from './support/photos.ts'
import { expectAnnounced, expectFocusTrapped, screenReaderFaults } from './support/screen-reader.ts'

// A visitor's way with a screen reader: the names of screens and controls, announcements, and where the focus goes.

const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }

test('a visitor hears the memorial, answers, adds a memory, gives and reports', async ({
  page,
  server,
  mailedCode,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {
    hostMessage: 'Come as you are.',
    memorialDate: '2031-11-28',
    address: 'St Brigid’s Hall, Kingscliff',
    stories: [{ text: 'She did the voices.' }],
  })
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, {
    token: host.token,
    body: { appearAtOnce: 'EVERYONE' },
  })
  await addPhoto(server, host, made, { content: await aPicture(1), title: 'The swing' })
  await addPhoto(server, host, made, { content: await aPicture(2) })
  const database = await databaseOf(server.dataDir)
  await aFund(database, made.uuid, { position: 0, title: 'Community Garden', goalMinor: 500_000 })
  await database.end()
  const email = `joan-${made.uuid}@example.com`

  await test.step('the memorial', async () => {
    const ready = async () => {
      await page.goto(`/view/${made.shareSlug}`)
      return page.locator('a[data-photo]').count()
    }
    await expect.poll(ready, { timeout: 60_000 }).toBe(2)
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - main:
        - paragraph: Celebrating the life of
        - heading "Margaret Anne Hollis" [level=1]
        - paragraph: Fri, Nov 28, 2031
        - paragraph:
          - link "Add to calendar"
          - link "See the map"
        - region "A message from Claire Hollis":
          - paragraph: Come as you are.
        - heading "Photos" [level=2]
        - list:
          - listitem:
            - link /The swing/
          - listitem:
            - link "Photo 2 of Margaret Anne Hollis"
        - heading "Stories" [level=2]
        - region "Reply, contribute, donate":
          - heading "RSVP" [level=2]
          - group "Will you be there?":
            - radio "Attending"
            - radio "Not Sure"
            - radio "Not Attending"
          - textbox "Your name"
          - textbox "Your email"
          - spinbutton "Guests you bring (optional)"
          - textbox "A message for the family (optional)"
          - paragraph:
            - button "Send RSVP"
          - heading "Contribute" [level=2]
          - button "Add a memory"
          - heading "Donate" [level=2]
          - 'progressbar "Goal: $5,000"'
          - group "Amount":
            - radio "$10" [checked]
            - radio "Other"
          - paragraph:
            - button "Donate $10.48"
    `)
    expect(await screenReaderFaults(page)).toEqual([])
    await expect(page.getByRole('main')).toHaveCount(1)

    const photo = page.locator('a[data-photo]').first()
    await photo.click()
    const viewer = page.getByRole('dialog', { name: 'Photos' })
    await expect(viewer).toMatchAriaSnapshot(`
      - status: /1 of 2/
      - button "Close"
      - figure "The swing":
        - img "Photo 1 of Margaret Anne Hollis"
      - button "Previous"
      - button "Next"
    `)
    await expectFocusTrapped(page, viewer)
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('status')).toContainText('2 of 2')
    await page.keyboard.press('Escape')
    await expect(photo.or(page.locator('a[data-photo]').nth(1)).and(page.locator(':focus'))).toHaveCount(1)
  })

  await test.step('the answer', async () => {
    const rsvp = page.locator('#rsvp')
    await rsvp.getByText('Attending', { exact: true }).click()
    // The first touch hydrates the form; until then the browser itself says what is missing.
    await expect(rsvp.locator('form')).toHaveAttribute('data-awake')
    await rsvp.getByRole('button', { name: 'Send RSVP' }).click()
    await expect(rsvp.getByLabel('Your name')).toBeFocused()
    await expect(rsvp.getByLabel('Your name')).toHaveAccessibleDescription('Please enter your name.')
    await expect(rsvp.getByLabel('Your email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    await rsvp.getByLabel('Your name').fill('Joan Petrie')
    await rsvp.getByLabel('Your email').fill(email)
    await rsvp.getByRole('button', { name: 'Send RSVP' }).click()
    await expect(rsvp).toMatchAriaSnapshot(`
      - status:
        - paragraph:
          - strong: Thank you. Your answer has been passed on to the family.
      - paragraph:
        - button "Change my answer"
    `)
    await expect(rsvp.locator(':focus')).toContainText('Thank you')
  })

  const dialog = page.getByRole('dialog')
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).click()

  await test.step('a memory', async () => {
    const add = page.locator('#contribute').getByRole('button', { name: 'Add a memory' })
    await add.click()
    await expect(dialog).toHaveAccessibleName('Your memory of Margaret')
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    await expectFocusTrapped(page, dialog)
    await page.keyboard.press('Escape')
    await expect(add).toBeFocused()
    await add.click()
    await press('Continue')
    await expect(dialog.getByLabel('Message')).toBeFocused()
    await expect(dialog.getByLabel('Message')).toHaveAccessibleDescription(
      /Please include a message, a photo, a voice or a film\./,
    )
    await dialog.getByLabel('Message').fill('You were never asked whether you wanted tea.')
    await dialog.locator('input[type=file]').setInputFiles([await aPhoto('kitchen.jpg'), broken])
    await expect(dialog).toMatchAriaSnapshot(`
      - region "Photos":
        - heading "Photos" [level=3]
        - list:
          - listitem:
            - figure:
              - img "Photo 1"
              - textbox "Caption of photo 1"
              - button "Remove photo 1"
          - listitem:
            - figure:
              - alert:
                - paragraph: "Not sent: broken.jpg"
                - paragraph: Please try a different file format.
              - textbox "Caption of photo 2"
              - button "Remove photo 2"
    `)
    expect(await screenReaderFaults(page)).toEqual([])
    await press('Remove photo 2')
    await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused()
    await press('Continue')

    await expect(dialog).toHaveAccessibleName('Who is it from?')
    await expect(dialog.getByLabel('Your name')).toBeFocused()
    // Filled in, since this device has answered.
    await dialog.getByLabel('Your email').clear()
    await press('Send me the code')
    await expect(dialog.getByLabel('Your email')).toBeFocused()
    await expect(dialog.getByLabel('Your email')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    )
    await dialog.getByLabel('Your name').fill('Joan Petrie')
    await dialog.getByLabel('Your email').fill(email)
    await press('Send me the code')
    await expect(dialog).toHaveAccessibleName('Look in your email')
    await dialog.getByLabel('Verification code').fill(await mailedCode(email))
    await press('Send my memory')
    await expect(dialog).toHaveAccessibleName('Thank you, Joan', { timeout: 30_000 })
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    await press('See it on the page')
    await expect(page.getByRole('button', { name: 'Add to it or change it' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Memories from others' })).toMatchAriaSnapshot(`
      - article:
        - blockquote: You were never asked whether you wanted tea.
        - text: Joan Petrie
    `)
  })

  await test.step('a gift', async () => {
    const give = page.locator('#donate').getByRole('button', { name: 'Donate $10.48' })
    await give.click()
    await expect(dialog).toHaveAccessibleName('Your donation')
    await expect(dialog).toMatchAriaSnapshot(`
      - term: Community Garden
      - definition: $10.00
      - term: You pay
      - definition: $10.48 AUD
      - textbox "Cardholder name"
      - textbox "Card number"
      - textbox "Expiry"
      - textbox "Security code (CVC)"
      - button "Donate $10.48"
    `)
    await press(/^Donate \$/)
    await expect(dialog.getByLabel('Cardholder name')).toBeFocused()
    await dialog.getByLabel('Cardholder name').fill('Joan Petrie')
    await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
    await dialog.getByLabel('Expiry').fill('12 / 40')
    await dialog.getByLabel('CVC').fill('123')
    await press(/^Donate \$/)
    await expect(dialog).toHaveAccessibleName('Thank you')
    await expect(dialog.getByRole('heading')).toBeFocused()
    await expect(dialog.getByRole('status')).toContainText('$10.00 goes to Community Garden')
    await press('Back to the memorial')
    await expect(give).toBeFocused()
  })

  await test.step('a report', async () => {
    await page.goto(`/view/${made.shareSlug}/report`)
    await expectAnnounced(page, 'What is wrong here?', { focused: false })
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - group "What is it?":
        - radio "It hurts somebody"
        - radio "Something else"
      - textbox "What should we know? (optional)"
      - textbox "Your email (optional)"
      - paragraph:
        - button "Send"
      - paragraph:
        - link "Back to the memorial"
    `)
    await page.getByText('It hurts somebody').click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('group', { name: 'What is it?' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await screenReaderFaults(page)).toEqual([])
  })
})
