import type { Page } from '@playwright/test'
import { message } from '#languages/en/screens/message.ts'
import { expect, test } from './support/fixtures.ts'
import { aHost, aMemorial, beginDraft, logInTo } from './support/host.ts'
import { call } from './support/memorials.ts'

// The Message step without a camera: refused, missing, or in a browser that cannot record.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Camera/Microphone Access Required' })

/** Makes every request for the camera fail with the same error. */
const refuseWith = (page: Page, name: string) =>
  page.addInitScript((errorName) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', errorName))
  }, name)

const agents = {
  'Safari on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Chrome on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  Chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  Firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'any other browser': 'Mozilla/5.0 (compatible; Something)',
}
const steps = {
  'Safari on a Mac': 'Settings for This Website',
  'Chrome on a Mac': 'Privacy & Security',
  Chrome: 'Press the icon on the left of the address.',
  Firefox: 'Press the crossed-out camera',
  'any other browser': 'Open the settings of your browser for this page',
}

for (const [name, userAgent] of Object.entries(agents)) {
  test.describe(name, () => {
    test.use({ userAgent })
    test('says how to allow the camera', async ({ page }) => {
      await refuseWith(page, 'NotAllowedError')
      await page.goto('/message')
      await button(page, 'Yes, Record Video').click()
      await expect(dialog(page)).toContainText('Camera and microphone access denied.')
      await expect(dialog(page)).toContainText(steps[name as keyof typeof steps])
      await expect(dialog(page)).toContainText('write a text message instead')
    })
  })
}

test('after a refused permission, the host can write or try again', async ({ page }) => {
  await refuseWith(page, 'NotAllowedError')
  await page.goto('/message')
  await button(page, 'Yes, Record Video').click()
  await expect(dialog(page)).toBeVisible()
  await button(page, 'Try Again').click()
  await expect(dialog(page)).toBeVisible()
  await button(page, 'Write a Message').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByLabel('Write your personal message here...')).toBeFocused()
})

test('a permission that was denied before is reported at once', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.permissions.query = async () =>
      Object.assign(new EventTarget(), { state: 'denied' }) as PermissionStatus
    navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined)
  })
  await page.goto('/message')
  await button(page, 'Yes, Record Video').click()
  await expect(dialog(page)).toContainText('Camera and microphone access denied.')
})

test('a missing camera is reported', async ({ page }) => {
  await refuseWith(page, 'NotFoundError')
  await page.goto('/message')
  await button(page, 'Yes, Record Video').click()
  await expect(dialog(page)).toContainText(
    'Unable to access camera or microphone. Please check that your device has these features and try again.',
  )
})

test('a browser without a recorder offers a file or a written message', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'))
  await page.goto('/message')
  await button(page, 'Yes, Record Video').click()
  await expect(page.getByText('This browser cannot record video')).toBeVisible()
  await expect(page.getByLabel('Choose a video from this device')).toBeAttached()
  await button(page, 'Changed my Mind, Write a Message').click()
  await expect(page.getByLabel('Write your personal message here...')).toBeVisible()
})

test('the message may be left for later, and Next Step says what is missing', async ({ page }) => {
  await beginDraft(page)
  await page.goto('/message')
  const why = page.getByText('To go on, record a video or write a few words.')
  await expect(why).toBeVisible()
  await expect(button(page, 'Next Step')).toHaveAccessibleDescription(/^To go on, record a video/)
  await button(page, 'No, Write Message').click()
  await page.getByLabel('Write your personal message here...').fill('a'.repeat(501))
  await expect(
    page.getByText('Please shorten the message by 1 character first. Nothing is lost.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: "I'll do this later" })).toHaveCount(0)
  await page.getByLabel('Write your personal message here...').fill('')
  await page.getByRole('link', { name: "I'll do this later" }).click()
  await page.waitForURL('**/contacts')
  await page.goto('/preview')
  await expect(page.getByText('No message provided')).toBeVisible()
})

test('in edit mode a message can be removed without another question', async ({ page, server }) => {
  const host = await aHost(server)
  const made = await aMemorial(server, host, { hostMessage: 'Thank you all.' })
  await logInTo(page, host, made)
  await page.goto('/message')
  const words = page.getByLabel('Write your personal message here...')
  await expect(words).toHaveValue('Thank you all.')
  await words.fill('')
  await expect(page.getByRole('link', { name: "I'll do this later" })).toHaveCount(0)
  await button(page, 'Save').click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  expect(memorial.hostMessage).toBeNull()
})

test('a text keeps every character that was pasted, and says when it is too long', async ({ page }) => {
  await page.goto('/message')
  await button(page, 'No, Write Message').click()
  const words = page.getByLabel('Write your personal message here...')
  const next = button(page, 'Next Step')
  await words.fill('  \n ')
  await expect(next).toBeDisabled()
  await words.fill('a'.repeat(500))
  await expect(page.getByText('500 / 500')).toBeVisible()
  await expect(next).toBeEnabled()
  await words.fill('a'.repeat(620))
  await expect(page.getByRole('alert')).toHaveText('Message must be less than 500 characters')
  await expect(page.getByText('120 characters too many. Nothing you wrote is lost.')).toBeVisible()
  await expect(page.getByText('Please shorten the message by 120 characters first.')).toBeVisible()
  await expect(words).toHaveValue('a'.repeat(620))
  await expect(next).toBeDisabled()
  await page.reload()
  await expect(words).toHaveValue('a'.repeat(620))
  await words.fill('Thank you')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await next.click()
  await page.waitForURL('**/contacts')
})

test('the example film opens in place, and has captions', async ({ page }) => {
  const { lines } = message.encouragement
  await page.goto('/message')
  await button(page, 'Watch a short example').click()
  const film = page.getByLabel('A short film without sound: how a message can begin')
  await expect(film).toHaveJSProperty('controls', true)
  await expect(film).toHaveJSProperty('paused', false)
  const shown = (video: HTMLVideoElement) =>
    [...video.textTracks]
      .filter(({ mode }) => mode === 'showing')
      .map(({ language, cues }) => [language, [...(cues ?? [])].map((cue) => (cue as VTTCue).text)])
  await expect.poll(() => film.evaluate(shown)).toEqual([['en', Object.values(lines)]])
  await expect(page.getByText(lines.two)).toBeVisible()
  await button(page, 'Close the example').click()
  await expect(film).toHaveJSProperty('paused', true)
})
