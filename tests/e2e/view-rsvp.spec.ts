import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, call, prepared } from './support/memorials.ts'
import {
  aContact,
  answersOf,
  card,
  choose,
  fields,
  invited,
  message,
  send,
  touched,
} from './support/rsvp-form.ts'

test("by the memorial's link on a phone, four entries are enough, and the host sees the answer on the dashboard", async ({
  page,
  browser,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  // An address of this test alone, because mails about answers are limited per hour.
  const email = `joan-${Date.now()}@example.com`
  const made = await aPublicMemorial(server, host, fields)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/view/${made.shareSlug}`)
  const bar = page.getByRole('navigation', { name: 'Reply, contribute, donate' })
  await expect(bar).toBeInViewport()
  await bar.getByRole('link', { name: 'RSVP' }).click()
  await expect(send(page)).toBeVisible()
  await expect(card(page).getByText('Nov 28, 2031 at St Brigid’s Hall.')).toBeVisible()

  await touched(page)
  // With nothing entered, each field says what is missing, and the first one has the focus.
  await send(page).click()
  await expect(card(page).getByText('Please choose one of the three.')).toBeVisible()
  await expect(card(page).getByText('Please enter your name.')).toBeVisible()
  await expect(card(page).getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Attending', exact: true })).toBeFocused()

  await choose(page, 'Attending')
  await card(page).getByLabel('Your name').fill('Joan Petrie')
  await card(page).getByLabel('Your email').fill(email)
  // The button is not covered by a bar.
  await send(page).scrollIntoViewIfNeeded()
  await send(page).dblclick()
  await expect(card(page).getByText('Thank you. Your answer has been passed on to the family.')).toBeVisible()
  await expect(card(page).locator(':focus')).toContainText('Your answer: Attending')
  expect(await answersOf(server, host, made)).toMatchObject([
    { name: 'Joan Petrie', email, status: 'ATTENDING', guests: 0 },
  ])
  const mail = await mailTo(email, /^Your RSVP/)
  expect(mail.text).toContain('Your answer: Attending.')

  await card(page).getByRole('button', { name: 'Change my answer' }).click()
  await expect(page.getByRole('radio', { name: 'Attending', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await card(page).getByLabel('Guests you bring').fill('2')
  await message(page).fill('I am not sure about the ferry.')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Not Sure')).toBeVisible()
  await expect(card(page).getByText('You bring 2 guests: 3 of you in all.')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([{ status: 'UNSURE', guests: 2 }])

  const desk = await (await browser.newContext({ baseURL: server.url })).newPage()
  await logIn(desk, host, `/memorial/load/${made.uuid}`)
  await desk.waitForURL('**/memorial/dashboard')
  await desk.getByRole('link', { name: /^1 is not sure/ }).click()
  await expect(desk.getByText('I am not sure about the ferry.')).toBeVisible()
  await desk.context().close()
})

test('by a personal link nothing is typed, and the link survives a reload and the way to the login', async ({
  page,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contacts = [aContact(email, { firstName: 'Ruth', surname: 'Adeyemi' })]
  const made = await aPublicMemorial(server, host, { ...fields, contacts })
  const link = await invited(server, host, made, mailTo, email)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(link)
  await page.goto(`/view/${made.shareSlug}#rsvp`)
  await expect(card(page).getByText(`You answer as Ruth Adeyemi (${email}).`)).toBeVisible()
  await expect(card(page).getByLabel('Your name')).toHaveCount(0)
  const logInLink = page.getByRole('link', { name: 'Log in' })
  await expect(logInLink).toHaveAttribute('href', new RegExp(encodeURIComponent('?i=')))
  await choose(page, 'Not Attending')
  await expect(card(page).getByLabel('Guests you bring')).toHaveCount(0)
  await send(page).click()
  await expect(card(page).getByText('Your answer: Not Attending')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([{ name: 'Ruth Adeyemi', email }])

  await page.reload()
  await card(page).scrollIntoViewIfNeeded()
  await expect(card(page).getByText('Your answer: Not Attending')).toBeVisible()
  await card(page).getByRole('button', { name: 'Change my answer' }).click()
  await card(page).getByRole('button', { name: 'Keep my answer' }).click()
  await expect(card(page).getByText('Your answer: Not Attending')).toBeVisible()

  // With another address, it is still her answer.
  await card(page).getByRole('button', { name: 'Change my answer' }).click()
  await card(page).getByRole('button', { name: 'Use another name or email' }).click()
  await expect(card(page).getByLabel('Your name')).toHaveValue('Ruth Adeyemi')
  await card(page).getByLabel('Your email').fill('ruth@work.example')
  await choose(page, 'Attending')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  expect(memorial.rsvps).toMatchObject([{ email: 'ruth@work.example', status: 'ATTENDING' }])
  expect(memorial.contacts).toMatchObject([{ email, rsvp: 'ATTENDING' }])

  // Another user of this device sees nothing of hers.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`/view/${made.shareSlug}`)
  await card(page).hover()
  await expect(card(page).getByLabel('Your name')).toHaveValue('')
})

test('a logged-in account answers without typing its name, and finds its answer again', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const visitor = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await page.goto(`/view/${made.shareSlug}`)
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(visitor.email)
  await page.getByLabel('Password', { exact: true }).fill(visitor.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`**/view/${made.shareSlug}`)
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await expect(card(page).getByText(`You answer as Claire Hollis (${visitor.email}).`)).toBeVisible()
  await choose(page, 'Attending')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  await page.reload()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  await expect(card(page).getByText('Thank you.')).toHaveCount(0)
})

test('an answer can be given with the keyboard alone', async ({ page, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await page.goto(`/view/${made.shareSlug}`)
  await page.getByRole('link', { name: 'RSVP', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Attending', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Tom Hollis')
  await page.keyboard.press('Tab')
  await page.keyboard.type('tom@example.com')
  await page.keyboard.press('Enter')
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('button', { name: 'Change my answer' })).toBeFocused()
})

test('errors are shown where they belong, and nothing typed is lost', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await page.goto(`/view/${made.shareSlug}`)
  await touched(page)
  await choose(page, 'Not Sure')
  await card(page).getByLabel('Your name').fill('Joan Petrie')
  await card(page).getByLabel('Your email').fill('joan@nowhere')
  await card(page).getByLabel('Guests you bring').fill('70')
  await message(page).fill('We will bring roses.')
  await send(page).click()
  await expect(card(page).getByText('Please enter a valid email address')).toBeVisible()
  await expect(card(page).getByText('Please enter a number from 0 to 50.')).toBeVisible()
  await expect(card(page).getByLabel('Your email')).toBeFocused()
  await card(page).getByLabel('Your email').fill('joan@example.com')
  await card(page).getByLabel('Guests you bring').fill('')

  const path = '**/public/memorial/*/rsvp'
  await page.route(path, (route) => route.abort())
  // On a phone the form is longer than the window, and Send is its end.
  await page.setViewportSize({ width: 360, height: 740 })
  await send(page).click()
  const failed = card(page).getByText('We could not record your RSVP. Please try again.')
  await expect(failed).toBeInViewport({ ratio: 1 })
  await expect(card(page).getByText('Please check your internet connection.')).toBeVisible()
  await page.unroute(path)
  await page.route(path, (route) =>
    route.fulfill({ status: 403, json: { success: false, msg: 'Closed.', code: 'BLOCKED' } }),
  )
  await send(page).click()
  await expect(card(page).getByRole('alert')).toContainText('Closed.')
  await expect(card(page).getByText('We could not record')).toHaveCount(0)
  await page.unroute(path)
  await send(page).click()
  await expect(card(page).getByText('We will bring roses.')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([{ message: 'We will bring roses.' }])
})

test('without script the form is answered with a page, by a personal link too', async ({
  browser,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const email = `lena-${Date.now()}@example.com`
  const contacts = [aContact(email, { firstName: 'Lena', surname: 'Marsh' })]
  const made = await aPublicMemorial(server, host, { ...fields, contacts })
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/view/${made.shareSlug}`)
  await choose(page, 'Attending')
  await card(page).getByLabel('Your name').fill('Joan Petrie')
  // Browsers accept this address, and the server does not.
  await card(page).getByLabel('Your email').fill('joan@nowhere')
  await message(page).fill('We will bring roses.')
  await send(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSVP for Margaret Anne Hollis’s memorial')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Attending', exact: true })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'A message' })).toHaveValue('We will bring roses.')
  await page.getByLabel('Your email').fill('joan@example.com')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByText('Thank you. Your answer has been passed on')).toBeVisible()
  await expect(page.getByText('Your answer: Attending')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the memorial' }).click()
  await expect(send(page)).toBeVisible()

  await page.goto(await invited(server, host, made, mailTo, email))
  const own = card(page).getByRole('link', { name: 'Answer with your name filled in' })
  expect((await own.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await choose(page, 'Not Sure')
  await card(page).getByLabel('Your name').fill('Lena')
  await card(page).getByLabel('Your email').fill('lena@work.example')
  await send(page).click()
  await expect(page.getByText('Your answer: Not Sure')).toBeVisible()
  await context.close()
  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  expect(memorial.rsvps).toHaveLength(2)
  expect(memorial.contacts).toMatchObject([{ email, rsvp: 'UNSURE' }])
})

test('the page updates itself in place, and keeps what is typed and the scroll position', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { ...fields, stories: [{ uuid: null, text: 'One' }] })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/view/${made.shareSlug}`)
  await choose(page, 'Attending')
  await card(page).getByLabel('Your name').fill('Joan Petrie')
  await card(page).getByLabel('Your email').fill('joan@example.com')
  const stories = [
    { uuid: null, text: 'The car would not start.' },
    { uuid: null, text: 'Nobody clapped longer.' },
  ]
  await call(server, 'POST', '/memorial/edit', {
    token: host.token,
    body: { uuid: made.uuid, nameOfPerson: 'Margaret “Meg” Hollis', stories },
  })
  await addPhoto(server, host, made, { content: await aPicture(1), title: 'The red car' })
  await prepared(server, host, made)
  await send(page).click()
  const thanks = card(page).getByText('Thank you. Your answer')
  await expect(thanks).toBeVisible()
  // The photo's shape needs an inline style that this page's Content-Security-Policy does not list.
  const photo = page.locator('a[data-photo]').first()
  await expect(photo).toBeAttached()
  expect(
    await page.evaluate(() => document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]).length),
  ).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaret “Meg” Hollis')
  await expect(page.getByText('Nobody clapped longer.')).toBeAttached()
  await expect(thanks).toBeVisible()
  await expect(card(page).locator(':focus')).toContainText('Your answer: Attending')
})

test('a visitor who comes from the profile and is no longer logged in is told what to do', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const { shareSlug } = await aPublicMemorial(server, host)
  await page.goto(`/view/${shareSlug}?sli=true`)
  await expect(page.getByText('To see what you have added:')).toBeVisible()
  const back = encodeURIComponent(`/view/${shareSlug}?sli=true`)
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login?redirect=${back}`)
})

/** Counts what a visitor does on the page: taps, and fields typed into. */
async function counting(page: Page) {
  await page.addInitScript(() => {
    const done = { taps: 0, typed: [] as string[] }
    Object.assign(window, { done })
    addEventListener('pointerup', () => {
      done.taps += 1
    })
    addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
      if (target.type !== 'radio' && !done.typed.includes(target.name)) done.typed.push(target.name)
    })
  })
  return () => page.evaluate(() => (window as never as { done: { taps: number; typed: string[] } }).done)
}

test.describe('with a thumb on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('an answer takes a choice, a name, an address and Send; by a personal link, two taps', async ({
    page,
    server,
    mailTo,
  }) => {
    const host = await anAccount(server)
    const email = `ruth-${Date.now()}@example.com`
    const contacts = [aContact(email, { firstName: 'Ruth', surname: 'Adeyemi' })]
    const made = await aPublicMemorial(server, host, { ...fields, contacts })
    const link = await invited(server, host, made, mailTo, email)
    const done = await counting(page)

    await page.goto(`/view/${made.shareSlug}`)
    const bar = page.getByRole('navigation', { name: 'Reply, contribute, donate' })
    await bar.getByRole('link', { name: 'RSVP' }).tap()
    // All required fields; nothing is asked for twice.
    const required = card(page).locator('form [required]')
    expect(new Set(await required.evaluateAll((all) => all.map((one) => one.getAttribute('name'))))).toEqual(
      new Set(['status', 'name', 'email']),
    )
    await card(page).getByText('Attending', { exact: true }).tap()
    await card(page).getByLabel('Your name').fill('Joan Petrie')
    await card(page).getByLabel('Your email').fill('joan@example.com')
    await send(page).tap()
    await expect(card(page).getByText('Thank you.')).toBeVisible()
    // Taps on the bar, the choice and Send. The keyboard's own Next moves between fields.
    expect(await done()).toEqual({ taps: 3, typed: ['name', 'email'] })

    const invitee = await page.context().newPage()
    const doneByLink = await counting(invitee)
    await invitee.goto(link)
    await send(invitee).scrollIntoViewIfNeeded()
    await expect(card(invitee).getByText('You answer as Ruth Adeyemi')).toBeVisible()
    await choose(invitee, 'Not Attending')
    await send(invitee).tap()
    await expect(card(invitee).getByText('Thank you.')).toBeVisible()
    expect(await doneByLink()).toEqual({ taps: 2, typed: [] })
    expect((await answersOf(server, host, made)).map(({ name }) => name).sort()).toEqual([
      'Joan Petrie',
      'Ruth Adeyemi',
    ])
  })
})
