import { test as base, expect } from './support/fixtures.ts'
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

/** A form with faults comes back with status 400. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: fixtures of Playwright are read from it
  expectedErrors: ({}, use) => use([/status of 400/]),
})

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

  await touched(page)
  // With nothing entered, each field says what is missing, and the first one has the focus.
  await send(page).click()
  await expect(card(page).getByText('Please choose one of the three.')).toBeVisible()
  await expect(card(page).getByText('Please enter your name.')).toBeVisible()
  await expect(card(page).getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Attending', exact: true })).toBeFocused()
  await expect(card(page).getByText('Nov 28, 2031 at St Brigid’s Hall.')).toBeVisible()

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

  await card(page).getByRole('link', { name: 'Change my answer' }).click()
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
  await expect(page).toHaveURL(`/view/${made.shareSlug}`)
  await page.goto(`/view/${made.shareSlug}#rsvp`)
  await expect(card(page).getByText(`You answer as Ruth Adeyemi (${email}).`)).toBeVisible()
  await expect(card(page).getByLabel('Your name')).toHaveCount(0)
  // Nothing on the page, its link for sharing and its print included, has what opens it.
  expect(await page.content()).not.toContain(String(link.split('?i=')[1]))
  await choose(page, 'Not Attending')
  await expect(card(page).getByLabel('Guests you bring')).toBeHidden()
  await send(page).click()
  await expect(card(page).getByText('Your answer: Not Attending')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([{ name: 'Ruth Adeyemi', email }])

  await page.reload()
  await card(page).scrollIntoViewIfNeeded()
  await expect(card(page).getByText('Your answer: Not Attending')).toBeVisible()
  await card(page).getByRole('link', { name: 'Change my answer' }).click()
  await card(page).getByRole('link', { name: 'Keep my answer' }).click()
  await expect(card(page).getByText('Your answer: Not Attending')).toBeVisible()

  // With another address, it is still her answer.
  await card(page).getByRole('link', { name: 'Change my answer' }).click()
  await card(page).getByRole('link', { name: 'Use another name or email' }).click()
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

test('after a reload the device knows its answer and can change it; a mistyped address is asked about', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await page.goto(`/view/${made.shareSlug}`)
  await touched(page)
  await choose(page, 'Attending')
  await card(page).getByLabel('Your name').fill('Joan Petrie')
  await card(page).getByLabel('Your email').fill('joan@gmail.con')
  await send(page).click()
  await expect(card(page).getByText('Did you mean joan@gmail.com?')).toBeVisible()
  await expect(card(page).getByLabel('Your email')).toBeFocused()
  expect(await answersOf(server, host, made)).toEqual([])
  // Perhaps the address is right: sent once more, it is accepted.
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()

  await page.reload()
  await card(page).hover()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  await card(page).getByRole('link', { name: 'Change my answer' }).click()
  await expect(card(page).getByLabel('Your email')).toHaveValue('joan@gmail.con')
  await card(page).getByLabel('Your email').fill('joan@example.com')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([{ email: 'joan@example.com' }])

  // A second person is asked whether they come with her. If so one answer is enough; if not, they add another.
  await card(page).getByRole('link', { name: 'Somebody else would like to answer' }).click()
  await expect(card(page).getByText('Are you coming with Joan Petrie?')).toBeVisible()
  await expect(card(page).getByLabel('Your name')).toHaveValue('')
  await choose(page, 'Not Attending')
  await card(page).getByLabel('Your name').fill('Bob Petrie')
  await card(page).getByLabel('Your email').fill('joan@example.com')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Not Attending')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([{ name: 'Bob Petrie' }, { name: 'Joan Petrie' }])
})

test('on a signed-in device another person can answer, and change their own answer', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const rosa = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await logIn(page, rosa, '/profile')
  await page.goto(`/view/${made.shareSlug}`)
  await card(page).scrollIntoViewIfNeeded()
  // What was chosen before they said who they are stays.
  await choose(page, 'Attending')
  await card(page)
    .getByRole('link', { name: /^Not .+\?$/ })
    .click()
  await card(page).getByLabel('Your name').fill('Bob Petrie')
  await card(page).getByLabel('Your email').fill('bob@example.com')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  await card(page).getByRole('link', { name: 'Change my answer' }).click()
  await choose(page, 'Not Sure')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Not Sure')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([
    { name: 'Bob Petrie', email: 'bob@example.com' },
  ])

  // Rosa herself has not answered yet.
  await page.reload()
  await expect(card(page).getByText(`You answer as`)).toBeVisible()
  await choose(page, 'Attending')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([
    { email: rosa.email, status: 'ATTENDING' },
    { email: 'bob@example.com', status: 'UNSURE' },
  ])
})

test('an answer that could not be sent is there after a reload, and is sent when asked again', async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await page.goto(`/view/${made.shareSlug}`)
  await touched(page)
  await choose(page, 'Attending')
  await card(page).getByLabel('Your name').fill('João Ferreira')
  await card(page).getByLabel('Your email').fill('joao@example.com')
  await message(page).fill('We come by train.')
  await page.route('**/rsvp', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await send(page).click()
  await expect(card(page).getByText('What you wrote is still here.').filter({ visible: true })).toHaveCount(1)

  await page.reload()
  await expect(card(page).getByText('it has not been sent yet')).toBeVisible()
  await expect(card(page).getByLabel('Your name')).toHaveValue('João Ferreira')
  await expect(message(page)).toHaveValue('We come by train.')
  await expect(page.getByRole('radio', { name: 'Attending', exact: true })).toBeChecked()
  await page.unroute('**/rsvp')
  await context.setOffline(true)
  await send(page).click()
  await expect(card(page).getByText('Without a connection it cannot be sent now.')).toBeVisible()
  await context.setOffline(false)
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([
    { name: 'João Ferreira', message: 'We come by train.', status: 'ATTENDING' },
  ])
  await page.reload()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
})
