import type { Page } from '@playwright/test'
import { isolated } from '#app/messages/isolate.ts'
import { account as arAccount } from '#languages/ar/screens/account.ts'
import { creation as arCreation } from '#languages/ar/screens/creation.ts'
import { landing as arLanding } from '#languages/ar/screens/landing.ts'
import { view as arView } from '#languages/ar/screens/view.ts'
import { visitContributing as arContributing } from '#languages/ar/screens/visit-contributing.ts'
import { visitRsvp as arRsvp } from '#languages/ar/screens/visit-rsvp.ts'
import { account as esAccount } from '#languages/es/screens/account.ts'
import { creation as esCreation } from '#languages/es/screens/creation.ts'
import { digest } from '#languages/es/screens/digest.ts'
import { landing as esLanding } from '#languages/es/screens/landing.ts'
import { message as esMessage } from '#languages/es/screens/message.ts'
import { offline } from '#languages/es/screens/offline.ts'
import { saving as esSaving } from '#languages/es/screens/saving.ts'
import { stories as esStories } from '#languages/es/screens/stories.ts'
import { view as esView } from '#languages/es/screens/view.ts'
import { visitContributing as esContributing } from '#languages/es/screens/visit-contributing.ts'
import { visitRsvp as esRsvp } from '#languages/es/screens/visit-rsvp.ts'
import { account as ptAccount } from '#languages/pt/screens/account.ts'
import { creation as ptCreation } from '#languages/pt/screens/creation.ts'
import { landing as ptLanding } from '#languages/pt/screens/landing.ts'
import { view as ptView } from '#languages/pt/screens/view.ts'
import { visitContributing as ptContributing } from '#languages/pt/screens/visit-contributing.ts'
import { visitRsvp as ptRsvp } from '#languages/pt/screens/visit-rsvp.ts'
import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'

// Languages (docs/decisions/0130). Where React renders something differently from the server, an error on the console
// fails the test.

const spanish = {
  locale: 'es-MX',
  lang: 'es',
  dir: 'ltr',
  landing: esLanding,
  account: esAccount,
  creation: esCreation,
  view: esView,
  rsvp: esRsvp,
  contributing: esContributing,
  date: '28 de noviembre de 2031',
  title: (name: string) => esView.title.replace('{name}', name),
}
const portuguese = {
  locale: 'pt-PT',
  lang: 'pt-BR',
  dir: 'ltr',
  landing: ptLanding,
  account: ptAccount,
  creation: ptCreation,
  view: ptView,
  rsvp: ptRsvp,
  contributing: ptContributing,
  date: '28 de novembro de 2031',
  title: (name: string) => ptView.title.replace('{name}', name),
}
const arabic = {
  locale: 'ar-EG',
  lang: 'ar',
  dir: 'rtl',
  landing: arLanding,
  account: arAccount,
  creation: arCreation,
  view: arView,
  rsvp: arRsvp,
  contributing: arContributing,
  date: '28 نوفمبر 2031',
  title: (name: string) => isolated(arView.title).replace('{name}', name),
}

const html = (page: Page) => page.locator('html')

const named = (message: string, name: string) => plain(message.replace('{name}', name))

/** Removes the marks that isolate a name in another script. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

/** The file that fetches translations, app/messages/fetch-translations.ts. */
const FETCHING = /\/fetch-translations-/

/** Records each request for the translations into other languages. */
function otherWords(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => FETCHING.test(request.url()) && fetched.push(request.url()))
  return fetched
}

for (const words of [spanish, portuguese, arabic])
  test.describe(`a browser that asks for ${words.lang}`, () => {
    test.use({ locale: words.locale })

    test("shows the product's pages in it, also after navigation", async ({ page }) => {
      const fetched = otherWords(page)
      const expectLanguage = async () => {
        await expect(html(page)).toHaveAttribute('lang', words.lang)
        await expect(html(page)).toHaveAttribute('dir', words.dir)
      }
      await page.goto('/')
      await expectLanguage()
      await expect(page).toHaveTitle(words.landing.pageTitle)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.landing.title)

      await page.goto('/login')
      await expectLanguage()
      await expect(page).toHaveTitle(new RegExp(`^${words.account.login.title} · `))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.account.login.title)

      await page.goto('/')
      await page.getByRole('link', { name: words.landing.letsGo }).first().click()
      await page.waitForURL('**/who')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.creation.who.title)
      await expect(page).toHaveTitle(words.creation.whoTitle)
      await expectLanguage()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.creation.who.title)
      expect(fetched.length).toBeGreaterThan(0)
    })

    test('shows a memorial in it, and its cards after they hydrate', async ({ page, server }) => {
      const host = await anAccount(server)
      const { shareSlug } = await aPublicMemorial(server, host, { memorialDate: '2031-11-28' })
      await page.goto(`/view/${shareSlug}`)
      await expect(html(page)).toHaveAttribute('lang', words.lang)
      await expect(html(page)).toHaveAttribute('dir', words.dir)
      await expect(page).toHaveTitle(words.title('Margaret Anne Hollis'))
      await expect(page.getByText(words.view.of)).toBeVisible()
      await expect(page.getByText(words.date).first()).toBeVisible()
      await page.locator('#rsvp').getByRole('button').first().hover()
      // The form validates itself, instead of the browser, once its card is hydrated.
      await page.locator('#rsvp form[data-awake]').waitFor()
      await expect(page.locator('#rsvp').getByRole('heading')).toHaveText(words.rsvp.title)
      await page.locator('#contribute').getByRole('button').click()
      const title = page.getByRole('dialog').getByRole('heading', { level: 2 })
      await expect
        .poll(async () => plain(await title.innerText()))
        .toBe(named(words.contributing.title, 'Margaret'))
    })
  })

test('a browser that asks for English loads no other translations', async ({ page }) => {
  const fetched = otherWords(page)
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('lang', 'en-AU')
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
})

test('a chosen language stays on every page, and choosing it returns to the same page', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const { shareSlug } = await aPublicMemorial(server, host)
  await page.goto('/login?redirect=%2Fmemorial%2Fdashboard')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish.account.login.title)
  await expect(page).toHaveURL('/login?redirect=%2Fmemorial%2Fdashboard')
  await page.goto(`/view/${shareSlug}?i=token`)
  await expect(page.getByText(spanish.view.of)).toBeVisible()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.getByText(arabic.view.of)).toBeVisible()
  // The token is known to the tab by now.
  await expect(page).toHaveURL(`/view/${shareSlug}`)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'en-AU')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a language can be chosen', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' })
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish.landing.title)
  })
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es' })

  test('a button pressed before the translations arrive does its work once they have', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404 \(Not Found\)/)
    let letGo = () => {}
    const gone = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(FETCHING, async (route) => {
      await gone
      await route.continue()
    })
    await page.goto('/digest/end/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11', { waitUntil: 'commit' })
    await page.getByRole('main').getByRole('button').first().click()
    letGo()
    await expect(page.getByText(digest.end.unknown)).toBeVisible()
  })

  test('closing a page with unsaved changes asks in Spanish, where the browser lets a page choose the text', async ({
    page,
    server,
  }) => {
    const asked = () =>
      page.evaluate(() => {
        const event = document.createEvent('BeforeUnloadEvent')
        event.initEvent('beforeunload', false, true)
        window.dispatchEvent(event)
        return (event as BeforeUnloadEvent).returnValue
      })
    const host = await anAccount(server)
    await logInTo(page, host, await aPublicMemorial(server, host, { hostMessage: 'Hola.' }))
    for (const [path, label] of [
      ['/memorial/edit-message', esMessage.text.label],
      ['/message', esMessage.text.label],
    ] as const) {
      await page.goto(path)
      await page.getByLabel(label).fill('Gracias.')
      await expect.poll(asked).toBe(esSaving.leave.unload)
      page.once('dialog', (dialog) => void dialog.accept())
    }
  })

  test('the steps are cached with their translations, for use without a network', async ({
    page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR|Failed to fetch/)
    await page.clock.install()
    await page.goto('/who')
    // The open step is left in peace for five seconds.
    await page.clock.runFor(5000)
    const isKept = () =>
      page.evaluate(async () => {
        const isThere = await caches.match('/share', { cacheName: 'steps' })
        return Boolean(isThere) && navigator.serviceWorker.controller !== null
      })
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
    await server.stop()
    try {
      await page.goto('/photos')
      await expect(page).toHaveTitle(spanish.creation.photosTitle)
      await expect(page.getByRole('heading', { name: esStories.title })).toBeVisible()
      await page.goto('/login')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title)
    } finally {
      await server.resume()
    }
  })
})
