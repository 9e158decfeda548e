import type { BrowserContext, Page } from '@playwright/test'
import type { Memorial } from '#contract/memorials.ts'
import { expect, test } from './support/fixtures.ts'
import { addPhotos, beginDraft, enterCode, fillLogin, signUp } from './support/host.ts'
import { type Account, call } from './support/memorials.ts'
import { aPhoto } from './support/photos.ts'
import type { RunningServer } from './support/server.ts'

// A draft that its host saves to an account before the last step, and opens elsewhere by a link in a mail
// (docs/decisions/0012).

const PASSWORD = 'roses in june'
const byMail = (page: Page) => page.getByRole('link', { name: 'Keep it by mail' })
const letter = (page: Page) => page.getByLabel('Write your personal message here...')
const story = (page: Page) => page.getByLabel('Story 1', { exact: true })
const inAccount = (page: Page) => page.getByText('Saved in your account')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Safari, or any browser on an iPhone: has WebKit's own features, and refuses persistence. */
const evictsStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'GestureEvent', { value: class GestureEvent {} })
    navigator.storage.persisted = async () => false
    navigator.storage.persist = async () => false
  })

async function next(page: Page, step: string) {
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.waitForURL(`**/${step}`)
}

/** Makes a draft with two photos and a story, and goes on to the step where the note offers to keep it by mail. */
async function toTheOffer(page: Page) {
  await evictsStorage(page)
  await beginDraft(page)
  await addPhotos(page, [await aPhoto('lake.jpg'), await aPhoto('garden.jpg', '#804020')])
  await page.getByLabel('Photo Caption 1', { exact: true }).fill('At the lake')
  await story(page).fill('She did the voices.')
  await next(page, 'message')
  await expect(byMail(page)).toBeVisible()
}

/** The account's memorials, as they are on the server. */
async function memorialsOf(server: RunningServer, { email, password }: Omit<Account, 'token'>) {
  const { token } = await call(server, 'POST', '/anon/signin', { body: { email, password } })
  const list = (await call(server, 'GET', '/memorial/list', { token })) as unknown as {
    memorials: { uuid: string }[]
  }
  const whole: Memorial[] = []
  for (const { uuid } of list.memorials)
    whole.push((await call(server, 'GET', `/memorial/get/${uuid}`, { token })).memorial)
  return whole
}

/** A browser without any data of this draft. */
async function anotherDevice(context: BrowserContext, url: string) {
  const browser = context.browser()
  if (!browser) throw new Error('A context without a browser')
  const other = await browser.newContext({ baseURL: url })
  return { other, page: await other.newPage() }
}

test('a draft is saved to an account in the middle of the steps, opened on another device, and continued on both', async ({
  page,
  context,
  server,
  mailedCode,
  mailTo,
}) => {
  const email = `keep-${crypto.randomUUID()}@example.com`
  await toTheOffer(page)

  await test.step('an account is made, and the host returns to the step', async () => {
    await byMail(page).click()
    await page.waitForURL('**/save?keep=message')
    await expect(heading(page, 'Keep Margaret’s memorial by mail')).toBeVisible()
    await expect(page).toHaveTitle('Keep it by mail · Afterglow')
    await expect(page.locator('[aria-current=step]')).toHaveText(/Message/)
    await page.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL('**/message')
    await page.getByRole('button', { name: 'Saved on this device, 7 days' }).click()
    await byMail(page).click()
    await signUp(page, email)
    await enterCode(page, await mailedCode(email))
    await expect(heading(page, 'Margaret’s memorial is kept')).toBeVisible()
    await expect(page.getByText(`A link is on its way to ${email}.`)).toBeVisible()
    await expect(page.getByText('It stays until you delete it')).toBeVisible()
    await page.getByRole('link', { name: 'Go on' }).click()
    await page.waitForURL('**/message')
    await expect(inAccount(page)).toBeVisible()
  })

  await test.step('later changes are saved when a step is left', async () => {
    await page.getByRole('button', { name: 'No, Write Message' }).click()
    await letter(page).fill('Come as you are.')
    await expect(page.getByText('Changes not saved yet')).toBeVisible()
    await next(page, 'contacts')
    await expect(inAccount(page)).toBeVisible()
    const [memorial, ...others] = await memorialsOf(server, { email, password: PASSWORD })
    expect(others).toEqual([])
    expect(memorial).toMatchObject({ hostMessage: 'Come as you are.', paymentCompleted: false })
    expect(memorial?.stories.map(({ text }) => text)).toEqual(['She did the voices.'])
    expect(memorial?.media.map(({ title }) => title)).toEqual(['At the lake', ''])
  })

  const mail = await mailTo(email, /^Your memorial for Margaret Anne Hollis is kept$/)
  const link = /\S+\/memorial\/load\/\S+/.exec(mail.text)?.[0] ?? ''
  expect(new URL(link).search).toBe('?step=message')
  expect((await server.mailbox()).filter(({ subject }) => subject === mail.subject)).toHaveLength(1)

  const { other, page: phone } = await anotherDevice(context, server.url)
  await test.step('the link opens the same step on a device without the draft', async () => {
    await phone.goto(link)
    await phone.waitForURL('**/login?redirect=**')
    await fillLogin(phone, { email, password: PASSWORD, token: '' })
    await phone.waitForURL('**/message')
    await expect(letter(phone)).toHaveValue('Come as you are.')
    await next(phone, 'contacts')
    await phone.getByLabel('Quick Import').fill('joan@example.com')
    await phone.getByRole('button', { name: 'Import Contacts' }).click()
    await next(phone, 'preview')
    await expect(inAccount(phone)).toBeVisible()
    await phone.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Photos' }).click()
    await expect(story(phone)).toHaveValue('She did the voices.')
    await expect(phone.locator('main figure img')).toHaveCount(2)
    await story(phone).fill('She did all the voices.')
    await phone.getByRole('link', { name: 'Back' }).click()
    await phone.waitForURL('**/who')
    await expect(inAccount(phone)).toBeVisible()
  })

  await test.step('the first device gets the changes, and finishes the memorial', async () => {
    await page.goto('/photos')
    await expect(story(page)).toHaveValue('She did all the voices.')
    await next(page, 'message')
    await next(page, 'contacts')
    await expect(page.getByText('1 contact will be invited')).toBeVisible()
    await next(page, 'preview')
    await next(page, 'payment')
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible()
    const [memorial, ...others] = await memorialsOf(server, { email, password: PASSWORD })
    expect(others).toEqual([])
    expect(memorial?.stories).toHaveLength(1)
    expect(memorial?.media).toHaveLength(2)
    expect(memorial?.contacts).toHaveLength(1)
  })
  await other.close()
})
