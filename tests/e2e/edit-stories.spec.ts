import type { Page } from '@playwright/test'
import { onServer, openScreen, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { call } from './support/memorials.ts'

// Edit Stories: the list; and, on behalf of all edit screens: Cancel, leaving, and two people at once.

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

test('when two people changed the stories, the second is asked: mine, or theirs', async ({
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
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await page.waitForURL('**/memorial/dashboard')
  expect(await texts()).toEqual(['Mine one.', two[1]?.text])

  await openScreen(page, 'edit-stories')
  await bothChange('Theirs two.', 'Mine two.')
  await question.getByRole('button', { name: 'Take the other version' }).click()
  await page.waitForURL('**/memorial/dashboard')
  expect(await texts()).toEqual(['Mine one.', two[1]?.text, 'Theirs two.'])
  expect((await onServer(server, place)).address).toBe('Near Theirs two.')
})
