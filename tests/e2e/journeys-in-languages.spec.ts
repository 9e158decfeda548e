import type { Page } from '@playwright/test'
import { createTranslator } from 'use-intl/core'
import { creation as arCreation } from '#languages/ar/screens/creation.ts'
import { dashboard as arDashboard } from '#languages/ar/screens/dashboard.ts'
import { quickImport as arQuickImport } from '#languages/ar/screens/quick-import.ts'
import { signUp as arSignUp } from '#languages/ar/screens/sign-up.ts'
import { visitAccount as arAccount } from '#languages/ar/screens/visit-account.ts'
import { visitContribute as arContribute } from '#languages/ar/screens/visit-contribute.ts'
import { visitContributing as arContributing } from '#languages/ar/screens/visit-contributing.ts'
import { visitRsvp as arRsvp } from '#languages/ar/screens/visit-rsvp.ts'
import { screens as en } from '#languages/en/screens/index.ts'
import { mails as esMails } from '#languages/es/mails/index.ts'
import { card } from '#languages/es/screens/card.ts'
import { creation } from '#languages/es/screens/creation.ts'
import { landing } from '#languages/es/screens/landing.ts'
import { message } from '#languages/es/screens/message.ts'
import { payment } from '#languages/es/screens/payment.ts'
import { photos } from '#languages/es/screens/photos.ts'
import { quickImport } from '#languages/es/screens/quick-import.ts'
import { save } from '#languages/es/screens/save.ts'
import { share } from '#languages/es/screens/share.ts'
import { sharing } from '#languages/es/screens/sharing.ts'
import { signUp } from '#languages/es/screens/sign-up.ts'
import { stories } from '#languages/es/screens/stories.ts'
import { view } from '#languages/es/screens/view.ts'
import { expect, test } from './support/fixtures.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'
import { aPhoto } from './support/photos.ts'
import { expectFits } from './support/widths.ts'

// The whole way of a host in Spanish, and of a visitor and a host in Arabic. Elements are found by the texts of the
// catalogue only.

const NAME = 'Margarita Anne Hollis'

/** All English texts without placeholders, which must not appear in another language. */
const english = new Set(sentencesOf(en))

function sentencesOf(tree: object): string[] {
  return Object.values(tree).flatMap((value) => {
    if (typeof value !== 'string') return sentencesOf(value)
    return /[{<]/.test(value) || !/[a-z] [a-z]/.test(value) ? [] : [value]
  })
}

/** The page has this language, shows no English text, and fits a phone. */
async function expectSpoken(page: Page, lang: 'es' | 'ar') {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', lang)
  await expect(html).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
  const shown = await page.evaluate(textsOn)
  expect(
    shown.filter((text) => english.has(text)),
    'English on the page',
  ).toEqual([])
  await expectFits(page, [360])
}

/** Visible texts, and texts for screen readers. Runs in the page. */
function textsOn(): string[] {
  const told = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((one) =>
    ['aria-label', 'placeholder', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  )
  return [...document.body.innerText.split('\n'), ...told].map((text) => text.trim())
}

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX', viewport: { width: 360, height: 780 } })

  test('a host makes, saves, pays for and shares a memorial', async ({ page, mailTo, server }) => {
    const email = `clara-${crypto.randomUUID()}@example.com`
    const t = createTranslator({ locale: 'es', messages: { photos, stories } })
    const look = () => expectSpoken(page, 'es')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const next = async (step: string) => {
      await button(creation.frame.next)
        .or(page.getByRole('link', { name: creation.frame.next }))
        .click()
      await page.waitForURL(`**/${step}`)
    }

    await page.goto('/')
    await look()
    await page.getByRole('link', { name: landing.letsGo }).first().click()
    await page.waitForURL('**/who')

    await page.getByLabel(creation.who.name).fill(NAME)
    await page.getByText(creation.who.yes).click()
    await page.getByLabel(creation.who.date).fill('2031-11-28')
    await page.getByLabel(creation.who.address).fill('Calle Mayor 14')
    await look()
    await next('photos')

    const photo = await aPhoto('lago.jpg')
    // Wait until the step before has gone: it has a file input, too.
    await expect(page.getByLabel(creation.who.name)).toHaveCount(0)
    await page.locator('input[type=file]').first().setInputFiles([photo])
    await expect(page.locator('main figure img')).toHaveCount(1)
    await page.getByLabel(t('photos.caption', { number: 1 }), { exact: true }).fill('En el lago')
    await page.getByLabel(t('stories.label', { number: 1 }), { exact: true }).fill('Cantaba.')
    await look()
    await next('message')

    await button(message.options.write).click()
    await page.getByLabel(message.text.label).fill('Gracias por venir.')
    await look()
    await next('contacts')

    await page.getByLabel(quickImport.label).fill('juana@example.com, +52 55 1234 5678')
    await button(quickImport.import).click()
    await page.getByLabel(quickImport.label).fill('')
    await look()
    await next('preview')

    await expect(page.getByText('28 de noviembre de 2031')).toBeVisible()
    await look()
    await next('save')

    await page.getByLabel(save.email.label).fill('clara@')
    await button(save.email.next).click()
    await look()
    await page.getByLabel(save.email.label).fill(email)
    await button(save.email.next).click()
    await page.getByLabel(signUp.password, { exact: true }).fill('rosas de junio')
    await page.getByLabel(signUp.again, { exact: true }).fill('rosas de junio')
    await look()
    await button(save.password.create).click()
    await expect(page.getByLabel(signUp.code.label)).toBeVisible()
    await look()
    const mail = await mailTo(email, /./)
    expect(mail.text).toContain(esMails.code.use)
    const code = /\b[A-HJKMNP-Z2-9]{5}\b/.exec(mail.text)?.[0] ?? ''
    await page.getByLabel(signUp.code.label).fill(code)
    await button(save.verify.verify).click()
    const onwards = page.getByRole('link', { name: save.toPayment }).or(button(save.toPayment))
    await expect(onwards).toBeVisible({ timeout: 60_000 })
    await look()
    await onwards.click()
    await page.waitForURL('**/payment')

    await page.getByLabel(card.number).fill('4242 4242 4242 4242')
    await page.getByLabel(card.expiry).fill('12 / 40')
    await page.getByLabel(card.cvc).fill('123')
    await page.getByLabel(card.holder).fill('Clara Hollis')
    await look()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: payment.card.pay.replace('{amount}', '').trim() }).click()
    await expect(page.getByText(payment.done.title)).toBeVisible()
    await look()
    await page.getByText(payment.done.toShare).click()
    await page.waitForURL('**/share')

    const link = page.getByLabel(sharing.label)
    await expect(link).toHaveValue(new RegExp(`^${server.url}/view/`))
    await look()
    await button(share.invite.send).click()
    await page.getByRole('dialog').getByRole('button', { name: share.dialog.send }).click()
    await expect(page.getByText(share.result.body)).toBeVisible()
    await look()

    await page.goto(await link.inputValue())
    await expect(page).toHaveTitle(view.title.replace('{name}', NAME))
    await expect(page.getByText(view.of)).toBeVisible()
    await look()
  })
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar', viewport: { width: 360, height: 780 } })

  test('a phone number keeps the order of its digits', async ({ page }) => {
    await page.goto('/contacts')
    await page.getByLabel(arQuickImport.label).fill('0413 555 019')
    await page.getByRole('button', { name: arCreation.frame.next }).click()
    const number = page.getByRole('alertdialog').getByText('0413 555 019')
    await expect(number).toBeVisible()
    // In a line from right to left, groups of digits separated by spaces would appear in the opposite order.
    const [first, last] = await number.evaluate((element) => {
      const text = element.firstChild
      return [0, 9].map((at) => {
        const range = document.createRange()
        if (text) range.setStart(text, at)
        if (text) range.setEnd(text, at + 1)
        return range.getBoundingClientRect().left
      })
    })
    expect(first).toBeLessThan(last ?? 0)
  })

  test('a visitor answers and adds a memory, and the host sees the answer', async ({
    page,
    browser,
    server,
  }) => {
    const host = await anAccount(server)
    const made = await aPublicMemorial(server, host, { nameOfPerson: NAME, memorialDate: '2031-11-28' })
    const email = `joan-${made.uuid}@example.com`
    const look = (at = page) => expectSpoken(at, 'ar')
    await page.goto(`/view/${made.shareSlug}`)
    await look()

    const rsvp = page.locator('#rsvp')
    await rsvp.getByText(arRsvp.ATTENDING, { exact: true }).click()
    await rsvp.getByLabel(arRsvp.name).fill('Joan Petrie')
    await rsvp.getByLabel(arRsvp.email).fill(email)
    await rsvp.getByRole('button', { name: arRsvp.send }).click()
    await expect(rsvp.getByText(arRsvp.thanks)).toBeVisible()
    await look()

    const dialog = page.getByRole('dialog')
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
    await page.locator('#contribute').getByRole('button', { name: arContribute.add }).click()
    await dialog.getByLabel(arContributing.message).fill('كانت تغني في الصباح.')
    await look()
    await press(arContributing.continue)
    await look()
    await press(arAccount.who.password)
    await dialog.getByLabel(arSignUp.password, { exact: true }).fill('tea')
    await press(arAccount.continue)
    await look()
    await dialog.getByLabel(arAccount.nameLabel).fill('Joan Petrie')
    await dialog.getByLabel(arAccount.email).fill(email)
    await dialog.getByLabel(arSignUp.password, { exact: true }).fill('teatime')
    await dialog.getByLabel(arSignUp.again, { exact: true }).fill('teatime')
    await press(arAccount.continue)
    await expect(dialog.getByText(arAccount.code.title)).toBeVisible()
    await look()

    const context = await browser.newContext({ locale: 'ar', viewport: { width: 360, height: 780 } })
    const desk = await context.newPage()
    await desk.addInitScript((token) => localStorage.setItem('apiToken', token), host.token)
    await desk.goto(`${server.url}/memorial/load/${made.uuid}`)
    await desk.waitForURL('**/memorial/dashboard')
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(NAME)
    await expect(desk.getByText(`${NAME}${arDashboard.details.comma}28 نوفمبر 2031`)).toBeVisible()
    await look(desk)
    await desk.getByRole('link', { name: 'شخص واحد سيحضر' }).click()
    await expect(desk.getByRole('heading', { name: arDashboard.rsvps.title })).toBeVisible()
    await expect(desk.getByText('Joan Petrie').first()).toBeVisible()
    await look(desk)
    await context.close()
  })
})
