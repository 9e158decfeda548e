import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import { type Account, anAccount, aPublicMemorial, call, type Made } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

const NAME = 'Margaret Anne Hollis'

/** Logs a host in and opens the screen of co-hosts. */
async function openHosts(page: Page, host: Account, made: Made) {
  await logInTo(page, host, made)
  await page.goto('/memorial/hosts')
  await expect(page.getByRole('heading', { name: 'Looking after it' })).toBeVisible()
}

/** A row in the lists of hosts and invitations. The log below, which names the same people, is left out. */
const person = (page: Page, words: string) =>
  page
    .getByRole('region')
    .filter({ hasNot: page.getByRole('heading', { name: 'What was done' }) })
    .getByRole('listitem')
    .filter({ hasText: words })

/** The link in the newest mail that invites somebody as a host. */
async function mailedLink(server: RunningServer, email: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mail = (await server.mailbox()).find((one) => one.to === email && /asks you/.test(one.subject))
      link = /\/host-invitation\/key[0-9a-f]{32}/.exec(mail?.text ?? '')?.[0]
      return link
    }, `an invitation to ${email}`)
    .toBeDefined()
  return String(link)
}

/** From an opened invitation to the press that accepts it, by the code that is mailed to whoever was asked. */
async function signInByCode(page: Page, mailedCode: () => Promise<string>) {
  await page.getByRole('button', { name: 'Mail me a code' }).click()
  await expect(page.getByLabel('Verification code')).toBeFocused()
  await page.keyboard.type(await mailedCode())
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your name')).toBeVisible()
}

test('somebody without an account is invited by mail, says yes as a co-host, and is removed', async ({
  page,
  browser,
  server,
  mailTo,
  mailedCode,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (400|404|409|429)/)
  const claire = await anAccount(server)
  const made = await aPublicMemorial(server, claire)
  await openHosts(page, claire, made)
  await expect(page).toHaveTitle(/^People who look after this memorial/)
  await expect(person(page, claire.email)).toContainText('Owner')
  await expect(person(page, claire.email).getByRole('button')).toHaveCount(0)

  // An address that cannot be invited shows an error beside the field, which keeps its text.
  const field = page.getByLabel('Their email')
  await field.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email is required')).toBeVisible()
  await field.fill('joan')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email must be valid')).toBeVisible()
  await field.fill(claire.email.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('This person looks after the memorial already.')).toBeVisible()
  await expect(field).toHaveValue(claire.email.toUpperCase())
  await expect(field).toBeFocused()

  const email = `joan-${made.uuid}@example.com`
  await field.fill(email)
  // Close to the top of the window, where a short message would cover its label.
  await field.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 90))
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
  const told = page.getByText(`An invitation is on its way to ${email}.`)
  await expect(told).toBeVisible()
  expect((await told.boundingBox())?.width, 'seen, not only heard').toBeGreaterThan(100)
  const label = await page.getByText('Their email', { exact: true }).boundingBox()
  expect((await told.boundingBox())?.y, 'below the label').toBeGreaterThan(label?.y ?? 0)
  await expect(field).toBeFocused()
  await expect(person(page, email)).toContainText(/Sent .*, open until/)
  await page.getByRole('button', { name: `Send again to ${email}` }).click()
  await expect(person(page, email).getByRole('alert')).toContainText('was sent a few minutes ago')

  // Joan has no account. The code that is mailed to her address makes it.
  const context = await browser.newContext({ baseURL: server.url })
  const joan = await context.newPage()
  const link = await mailedLink(server, email)
  await joan.goto(link)
  await expect(joan.getByRole('heading', { level: 1 })).toHaveText(
    `Will you help look after ${NAME}’s memorial?`,
  )
  await expect(joan.getByText('Claire Hollis asks whether you would look after it together.')).toBeVisible()
  await signInByCode(joan, () => mailedCode(email))
  await joan.getByRole('button', { name: 'Yes, I will help' }).click()
  await expect(joan.getByText('Please enter your name.')).toBeVisible()
  await expect(joan.getByLabel('Your name')).toBeFocused()
  await joan.keyboard.type('Joan Vik')
  await joan.getByRole('button', { name: 'Yes, I will help' }).click()
  await joan.waitForURL('**/memorial/dashboard')
  await mailTo(claire.email, /^Joan Vik now helps look after/)

  // She changes a story, and sees who else looks after the memorial.
  await joan.goto('/memorial/edit-stories')
  await joan.getByLabel('Story 1', { exact: true }).fill('She taught me to sail.')
  await joan.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => {
      const answer = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: claire.token })
      return answer.memorial.stories.map(({ text }) => text)
    })
    .toEqual(['She taught me to sail.'])
  await joan.goto('/memorial/hosts')
  await expect(person(joan, 'Joan Vik (you)')).toContainText('Co-host')
  await expect(person(joan, 'Claire Hollis').getByRole('button')).toHaveCount(0)
  await expect(joan.getByRole('heading', { name: 'Ask somebody to help' })).toHaveCount(0)
  await joan.goto(link)
  await expect(joan.getByRole('heading', { level: 1 })).toHaveText(
    `You look after ${NAME}’s memorial already`,
  )
  await joan.getByRole('button', { name: 'Open the memorial' }).click()
  await joan.waitForURL('**/memorial/dashboard')

  await page.reload()
  const remove = page.getByRole('button', { name: 'Remove Joan Vik' })
  await remove.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Remove Joan Vik?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(remove).toBeFocused()
  await remove.click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(person(page, 'Joan Vik')).toHaveCount(0)
  await expect(page.getByText('Joan Vik no longer looks after this memorial.')).toBeAttached()
  await mailTo(email, /^Your part in looking after/)

  await joan.reload()
  await expect(joan.getByRole('alert')).toContainText('No memorial found.')
  await joan.goto(link)
  await expect(joan.getByRole('heading', { level: 1 })).toHaveText('This invitation cannot be used')
  await joan.getByRole('link', { name: 'Open your profile' }).click()
  await joan.waitForURL('**/profile')
  await context.close()
})
