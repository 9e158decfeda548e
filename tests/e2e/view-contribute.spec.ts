import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { anAccount, call, keptOriginal } from './support/memorials.ts'
import {
  aPlace,
  askCode,
  button,
  card,
  choose,
  contributions,
  link,
  signIn,
  somePhotos,
  touch,
  words,
} from './support/memory-card.ts'

// A form with a fault comes back with 400 or 401.
test.use({ expectedErrors: [/40[01] \(/] })

const wall = (page: Page) => page.locator('#memories article')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a new visitor adds text and photos, across the code, a reload and a closed tab', async ({
    page,
    context,
    server,
    mailedCode,
  }) => {
    const { host, made } = await aPlace(server)
    const email = `joan-${made.uuid}@example.com`
    await page.goto(`/view/${made.shareSlug}`)
    await touch(page)
    await button(page, 'Continue').click()
    await expect(card(page).getByRole('alert').first()).toHaveText(
      'Please include a message or at least one photo.',
    )
    await expect(words(page)).toBeFocused()
    await words(page).fill('You were never asked whether you wanted tea.')
    const photos = await somePhotos(3)
    await choose(page, photos)
    await card(page).getByLabel('Caption of photo 1').fill('Her kitchen')
    await button(page, 'Remove photo 2').click()
    await button(page, 'Undo').click()

    await page.reload()
    await expect(card(page)).toContainText('What you began is kept on this device. It is not sent yet.')
    await expect(words(page)).toHaveValue('You were never asked whether you wanted tea.')
    await expect(card(page).getByLabel('Caption of photo 1')).toHaveValue('Her kitchen')
    await expect(card(page).getByRole('img')).toHaveCount(photos.length)

    await card(page).getByLabel('Your email').fill('joan.petrie@')
    await button(page, 'Continue').click()
    await expect(card(page).getByRole('alert')).toHaveText('Please enter a valid email address.')
    await askCode(page, email)

    // The tab is closed while the mail is read, and another tab continues with the code.
    const code = await mailedCode(email)
    await page.close()
    const again = await context.newPage()
    await again.goto(`/view/${made.shareSlug}`)
    await expect(card(again)).toContainText(email)
    await card(again).getByLabel('Verification code').fill('AAAAA')
    await button(again, 'Send my memory').click()
    await expect(card(again).getByRole('alert')).toHaveText('The verification code is incorrect.')
    await card(again).getByLabel('Verification code').fill(code)
    await expect(card(again).getByRole('alert')).toHaveCount(0)
    await button(again, 'Send my memory').click()
    await expect(card(again)).toContainText('Thank you, Joan', { timeout: 60_000 })
    await expect(card(again)).toContainText('Your memory is on Margaret’s page.')
    await expect(card(again)).toContainText('You need no password')
    await expect(wall(again)).toContainText(['You were never asked whether you wanted tea.'])
    await expect(wall(again).getByRole('link')).toHaveCount(photos.length, { timeout: 60_000 })
    await link(again, 'See it on the page').click()
    await expect(wall(again).first()).toBeInViewport()

    const [added] = await contributions(server, host, made)
    expect(added).toMatchObject({ contributorName: 'Joan Petrie', contributorEmail: email, state: 'VISIBLE' })
    expect(added?.media.map((photo) => photo.title)).toEqual(['Her kitchen', '', ''])
    const kept = await keptOriginal(server, made, added?.media[0]?.uuid ?? '')
    expect(kept.equals(photos[0]?.buffer ?? Buffer.alloc(0)), 'the HEIC itself is kept').toBe(true)
    // What was kept is removed from the device, and the visitor is signed in on all pages.
    expect(
      await again.evaluate(() =>
        Object.keys(localStorage).filter((key) => /^(?:memory|code|unsent)/.test(key)),
      ),
    ).toEqual([])
    await again.goto('/profile')
    await expect(again.getByLabel('First name')).toHaveValue('Joan')
    await again.close()
  })
})

test('a signed-in visitor adds a memory at once, changes it, and removes it', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { host, made } = await aPlace(server)
  await signIn(page, await anAccount(server))
  await page.goto(`/view/${made.shareSlug}`)
  await expect(card(page)).toContainText('From Claire Hollis')
  await words(page).fill('She taught me to drive.')
  await choose(page, await somePhotos(2))
  await button(page, 'Send my memory').click()
  await expect(card(page)).toContainText('Thank you, Claire', { timeout: 60_000 })
  await expect(wall(page).getByRole('link')).toHaveCount(2, { timeout: 60_000 })
  await page.reload()
  await expect(card(page)).toContainText('You added a memory on')

  await link(page, 'Add to it or change it').click()
  await expect(words(page)).toHaveValue('She taught me to drive.')
  await expect(card(page).getByRole('img')).toHaveCount(2)
  const caption = (number: number) => card(page).getByLabel(`Caption of photo ${number}`)
  await caption(1).fill('The red car')
  await caption(2).fill('At sea')
  await page.reload()
  await link(page, 'Add to it or change it').click()
  await expect(caption(1)).toHaveValue('The red car')
  await expect(caption(2)).toHaveValue('At sea')
  await card(page).getByRole('checkbox', { name: 'Remove photo 2' }).check()
  await expectAccessible(page)
  await words(page).fill('She taught me to drive, in the red car.')
  await button(page, 'Send the changes').click()
  await expect(card(page)).toContainText('Thank you')
  await expect(wall(page)).toContainText(['in the red car.'])
  expect(await contributions(server, host, made)).toMatchObject([{ media: [{ title: 'The red car' }] }])

  await link(page, 'Add something more').click()
  await link(page, 'Take it away').click()
  await button(page, 'Take it away').click()
  await expect(card(page)).toContainText('What you added is taken away')
  await expect(wall(page)).toHaveCount(0)
  await link(page, 'Add a memory').click()
  await expect(words(page)).toHaveValue('')
})

test('an earlier memory of the address is not overwritten', async ({ page, server, mailedCode }) => {
  const { host, made } = await aPlace(server)
  const claire = await anAccount(server)
  const form = new FormData()
  form.set('shareSlug', made.shareSlug)
  form.set('contributorMessage', 'What I said before.')
  await call(server, 'POST', '/memorial/contribution', { token: claire.token, body: form })
  await page.goto(`/view/${made.shareSlug}`)
  await touch(page)
  await words(page).fill('What I say now.')
  await askCode(page, claire.email)
  await card(page)
    .getByLabel('Verification code')
    .fill(await mailedCode(claire.email))
  await button(page, 'Send my memory').click()
  await expect(card(page)).toContainText('You had added something before')
  await expect(words(page)).toHaveValue('What I said before.\n\nWhat I say now.')
  await page.reload()
  await link(page, 'Add to it or change it').click()
  await expect(words(page)).toHaveValue('What I said before.\n\nWhat I say now.')
  await button(page, 'Send the changes').click()
  await expect(card(page)).toContainText('Thank you')
  expect(await contributions(server, host, made)).toMatchObject([
    { message: 'What I said before.\n\nWhat I say now.' },
  ])
})

test('the next person on the same device sends photos as their own, and finds none of the first one’s', async ({
  page,
  server,
  mailedCode,
}) => {
  const { host, made } = await aPlace(server)
  await signIn(page, await anAccount(server))
  await page.goto(`/view/${made.shareSlug}`)
  await expect(card(page)).toContainText('From Claire Hollis')
  await words(page).fill('She taught me to drive.')
  await button(page, 'Send my memory').click()
  await expect(card(page)).toContainText('Thank you, Claire')
  await link(page, 'Add something more').click()
  await choose(page, (await somePhotos(2)).slice(1))
  await page.reload()
  await link(page, 'Somebody else would like to add a memory here').click()
  await expect(card(page).getByRole('img')).toHaveCount(0)
  await words(page).fill('And me to swim.')
  await choose(page, (await somePhotos(3)).slice(2))
  const email = `joan-${made.uuid}@example.com`
  await askCode(page, email)
  await card(page)
    .getByLabel('Verification code')
    .fill(await mailedCode(email))
  await button(page, 'Send my memory').click()
  await expect(card(page)).toContainText('Thank you, Joan', { timeout: 60_000 })
  const memories = await contributions(server, host, made)
  expect(memories.map(({ contributorName, media }) => [contributorName, media.length]).toSorted()).toEqual([
    ['Claire Hollis', 0],
    ['Joan Petrie', 1],
  ])
})
