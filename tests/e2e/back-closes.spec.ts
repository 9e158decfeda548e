import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'

// In pages of the app, the browser's Back closes what is open before it leaves the page (docs/decisions/0041).

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('Back closes a dialog, an error and a question first, and leaves the page only after that', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/400 \(Bad Request\)/)
  const host = await anAccount(server)
  await logInTo(page, host, await aPublicMemorial(server, host, { stories: [{ text: 'The roses' }] }))

  await test.step('a dialog', async () => {
    const dialog = page.getByRole('dialog', { name: 'Delete this memorial?' })
    await button(page, 'Delete this memorial').click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/memorial\/dashboard$/)
  })

  await page.getByRole('link', { name: 'Edit: Stories' }).click()
  const story = page.getByLabel('Story 1', { exact: true })
  await story.fill('The roses in June')
  await page.route('**/memorial/stories/update/**', (route) =>
    route.fulfill({ status: 400, json: { success: false, msg: 'Not today.' } }),
  )
  const error = page.getByRole('alertdialog', { name: 'Error' })
  const question = page.getByRole('alertdialog', { name: 'Unsaved Changes' })

  await test.step('an error', async () => {
    await button(page, 'Save').click()
    await expect(error).toBeVisible()
    await page.goBack()
    await expect(error).toBeHidden()
    await expect(story).toHaveValue('The roses in June')
  })

  await test.step('the question whether to leave, when Back asked it and when a link did', async () => {
    for (const _ of [1, 2]) {
      await page.goBack()
      await expect(question).toBeVisible()
      await page.goBack()
      await expect(question).toBeHidden()
    }
    await page.getByRole('link', { name: 'Afterglow, home' }).click()
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL(/\/memorial\/edit-stories$/)
    await expect(story).toHaveValue('The roses in June')
  })

  await test.step('an error that was closed by its button needs no extra Back', async () => {
    await button(page, 'Save').click()
    await error.getByRole('button', { name: 'OK' }).click()
    await expect(error).toBeHidden()
    await page.goBack()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL(/\/memorial\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
