import type { Page } from '@playwright/test'
import { onServer, openScreen, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn, logInTo } from './support/host.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'

// Edit Stories: the list; and, on behalf of all edit screens: Cancel, leaving, errors, and two people at once.

const story = (page: Page, number: number) => page.getByLabel(`Story ${number}`, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const two = [
  { uuid: null, text: 'The car would not start.' },
  { uuid: null, text: 'She kept biscuits in a tin.' },
]

test('stories are written, added, removed and restored, and saved; the step shows them too', async ({
  page,
  server,
}) => {
  const place = await toEditScreen(page, server, 'edit-stories', { stories: two })
  await expect(page).toHaveTitle('Edit Stories · Afterglow')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Stories')
  await expect(page.getByText('For the memorial of Margaret Anne Hollis')).toBeVisible()

  await button(page, 'Add Another Story').click()
  await expect(story(page, 3)).toBeFocused()
  await story(page, 3).fill('x'.repeat(20_001))
  await expect(page.getByRole('alert')).toContainText('The end of yours was left out')
  await story(page, 3).fill('Roses in June.')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove Story 1' }).click()
  await expect(story(page, 1)).toHaveValue('She kept biscuits in a tin.')
  await expect(button(page, 'Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(story(page, 1)).toHaveValue('The car would not start.')
  await expect(story(page, 1)).toBeFocused()
  await page.getByRole('button', { name: 'Remove Story 2' }).click()
  await button(page, 'Add Another Story').click()
  await expect(page.getByText('Changes not saved yet')).toBeVisible()
  await button(page, 'Move up: story 2').click()
  const title = page.getByLabel('Title of story 2')
  await title.fill('y'.repeat(121))
  await expect(page.getByRole('alert')).toContainText('room for 120 characters')
  await button(page, 'Save').click()
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('y'.repeat(121))
  await title.fill('The good shoes')
  await expect(page.getByRole('alert')).toHaveCount(0)

  await save(page)
  expect((await onServer(server, place)).stories.map(({ text }) => text)).toEqual([
    'Roses in June.',
    'The car would not start.',
  ])
  expect((await onServer(server, place)).stories.map((one) => one.title)).toEqual([null, 'The good shoes'])
  await page.goto('/photos')
  await expect(page.getByLabel('Title of story 2')).toHaveValue('The good shoes')
  await expect(story(page, 1)).toHaveValue('Roses in June.')
  await expect(page.getByText('All changes saved')).toBeVisible()
})

test('a story that is moved behind a long one stays in view, with its button', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const long = 'She kept biscuits in a tin. '.repeat(120)
  await toEditScreen(page, server, 'edit-stories', {
    stories: [
      { uuid: null, text: 'Short.' },
      { uuid: null, text: long },
    ],
  })
  await button(page, 'Move down: story 1').press('Enter')
  await expect(story(page, 2)).toHaveValue('Short.')
  await expect(button(page, 'Move down: story 2')).toBeFocused()
  await expect(button(page, 'Move down: story 2')).toBeInViewport({ ratio: 1 })
})

test('Cancel discards the changes, and can be undone; leaving asks first', async ({ page, server }) => {
  const place = await toEditScreen(page, server, 'edit-stories', { stories: two })
  await story(page, 1).fill('The car started at once.')
  await button(page, 'Cancel').click()
  await page.waitForURL('**/memorial/dashboard')
  await expect(page.getByText('Your changes were taken back')).toBeVisible()
  await button(page, 'Undo').click()
  await page.waitForURL('**/memorial/edit-stories')
  await expect(story(page, 1)).toHaveValue('The car started at once.')

  await page.getByRole('link', { name: 'Afterglow, home' }).click()
  const question = page.getByRole('alertdialog', { name: 'Unsaved Changes' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(story(page, 1)).toHaveValue('The car started at once.')
  page.once('dialog', (warning) => void warning.dismiss())
  const warned = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await warned).type()).toBe('beforeunload')

  await page.getByRole('link', { name: 'Afterglow, home' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(/\/$/)
  await openScreen(page, 'edit-stories')
  await expect(story(page, 1)).toHaveValue('The car would not start.')
  expect((await onServer(server, place)).stories).toMatchObject([{ text: two[0]?.text }, {}])
})

test('Save and leave saves, and goes where the host was going; what cannot be saved stays and says why', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/400 \(Bad Request\)/)
  const place = await toEditScreen(page, server, 'edit-stories', { stories: two })
  const home = page.getByRole('link', { name: 'Afterglow, home' })
  const question = page.getByRole('alertdialog', { name: 'Unsaved Changes' })
  const saveAndLeave = question.getByRole('button', { name: 'Save and leave' })
  await page.route('**/memorial/stories/update/**', (route) =>
    route.fulfill({ status: 400, json: { success: false, msg: 'A memorial can hold 200 stories.' } }),
  )
  await story(page, 1).fill('The car started at once.')
  await home.click()
  await saveAndLeave.click()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toContainText('A memorial can hold 200 stories.')
  await error.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/memorial\/edit-stories\?/)
  await expect(story(page, 1)).toHaveValue('The car started at once.')

  await page.unroute('**/memorial/stories/update/**')
  await home.click()
  await saveAndLeave.click()
  await page.waitForURL(/\/$/)
  expect((await onServer(server, place)).stories).toMatchObject([{ text: 'The car started at once.' }, {}])
})

test('Save and leave after Back goes back: the history does not hold the dashboard twice', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { stories: two })
  await logInTo(page, host, made)
  const question = page.getByRole('alertdialog', { name: 'Unsaved Changes' })
  await page.getByRole('link', { name: 'Edit: Stories' }).click()
  await story(page, 1).fill('The car started at once.')
  await page.goBack()
  await question.getByRole('button', { name: 'Save and leave' }).click()
  await page.waitForURL('**/memorial/dashboard')
  expect((await onServer(server, { host, made })).stories).toMatchObject([
    { text: 'The car started at once.' },
    {},
  ])
  await page.goForward()
  await expect(page).toHaveURL(/\/memorial\/edit-stories$/)
  await expect(story(page, 1)).toHaveValue('The car started at once.')
})

test('a save that fails says why in a dialog, and loses nothing', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/400 \(Bad Request\)/, /401 \(Unauthorized\)/)
  const place = await toEditScreen(page, server, 'edit-stories', { stories: two })
  await page.route('**/memorial/stories/update/**', (route) =>
    route.fulfill({ status: 400, json: { success: false, msg: 'A memorial can hold 200 stories.' } }),
  )
  await story(page, 1).fill('The car started at once.')
  await button(page, 'Save').click()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toContainText('Error saving stories: A memorial can hold 200 stories.')
  await error.getByRole('button', { name: 'OK' }).click()
  await expect(story(page, 1)).toHaveValue('The car started at once.')

  // The session has ended: the login leads back here, with everything that was written.
  await page.unroute('**/memorial/stories/update/**')
  await call(server, 'POST', '/user/signout', {
    token: String(await page.evaluate(() => localStorage.getItem('apiToken'))),
  })
  await button(page, 'Save').click()
  await page.waitForURL('**/login**')
  await page.getByLabel('Email').fill(place.host.email)
  await page.getByLabel('Password', { exact: true }).fill(place.host.password)
  await button(page, 'Log in').click()
  await expect(story(page, 1)).toHaveValue('The car started at once.')
  await save(page)
  expect((await onServer(server, place)).stories[0]?.text).toBe('The car started at once.')
})

test('when two people changed the stories, the second is asked: mine, theirs, or both', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/409 \(Conflict\)/)
  const place = await toEditScreen(page, server, 'edit-stories', { stories: two })
  const { made, host } = place
  const texts = async () => (await onServer(server, place)).stories.map(({ text }) => text)
  const question = page.getByRole('alertdialog', { name: 'Changed somewhere else' })

  /** Another host adds a story and changes the address while a story is changed here. */
  async function bothChange(theirs: string, mine: string) {
    const { stories } = await onServer(server, place)
    await story(page, 1).fill(mine)
    const body = { stories: [...stories, { uuid: null, text: theirs }], deleteStoryUuids: [] }
    await call(server, 'POST', `/memorial/stories/update/${made.uuid}`, { token: host.token, body })
    const address = { uuid: made.uuid, address: `Near ${theirs}` }
    await call(server, 'POST', '/memorial/edit', { token: host.token, body: address })
    await button(page, 'Save').click()
    await expect(question.getByRole('region', { name: 'What you have here' })).toContainText(mine)
    await expect(question.getByRole('region', { name: 'What was saved meanwhile' })).toContainText(theirs)
  }

  await bothChange('Theirs one.', 'Mine one.')
  await page.keyboard.press('Escape')
  await expect(story(page, 1)).toHaveValue('Mine one.')
  await button(page, 'Save').click()
  await question.getByRole('button', { name: 'Keep both' }).click()
  await page.waitForURL('**/memorial/dashboard')
  expect(await texts()).toEqual(['Mine one.', two[1]?.text, 'Theirs one.'])

  await openScreen(page, 'edit-stories')
  await bothChange('Theirs two.', 'Mine two.')
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await page.waitForURL('**/memorial/dashboard')
  expect(await texts()).toEqual(['Mine two.', two[1]?.text, 'Theirs one.'])

  await openScreen(page, 'edit-stories')
  await bothChange('Theirs three.', 'Mine three.')
  await question.getByRole('button', { name: 'Take the other version' }).click()
  await page.waitForURL('**/memorial/dashboard')
  expect(await texts()).toEqual(['Mine two.', two[1]?.text, 'Theirs one.', 'Theirs three.'])
  expect((await onServer(server, place)).address).toBe('Near Theirs three.')
})

test('without a memorial, or when it cannot be loaded, the screen says so', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  await page.goto('/memorial/edit-stories')
  await page.waitForURL(`**/login?redirect=${encodeURIComponent('/memorial/edit-stories')}`)
  await logIn(page, await anAccount(server), '/memorial/edit-stories')
  await expect(page.getByRole('alert')).toContainText(
    'No memorial found. Please create or select a memorial.',
  )
  await page.getByRole('link', { name: 'Back to Profile' }).click()
  await page.waitForURL('**/profile')

  await toEditScreen(page, server, 'edit-stories')
  await page.route('**/memorial/get/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Unable to load your memorial data.')
  await button(page, 'Try Again').click()
  await expect(page.getByRole('alert')).toContainText('Still unable to load memorial data.')
  await page.unroute('**/memorial/get/**')
  await button(page, 'Try Again').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
