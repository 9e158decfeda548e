import { test } from './support/fixtures.ts'
import type { Tab } from './support/tab.ts'
import { button, field } from './support/targets.ts'

// A page that was scrolled is shown where it was: no engine may leave it without its script then.

const NAME = 'Margaret Anne Hollis'

/** The first step with a name, scrolled down in a low window, as on a phone that lies on its side. */
async function scrolled(tab: Tab) {
  await tab.browser.fresh({ width: 640, height: 320 })
  await tab.goto('/who')
  await tab.fill(field('What is the name of your loved one?'), NAME)
  await tab.reads('Saved on this device')
  await tab.browser.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await tab.until('it is scrolled', () => tab.browser.evaluate(() => scrollY > 100))
}

test('a page that is reloaded while it is scrolled comes alive', async ({ tab }) => {
  await scrolled(tab)
  await tab.reload()
  await tab.has(field('What is the name of your loved one?'), 'value', NAME)
})

test('a page that is gone back to while it is scrolled comes alive', async ({ tab, driven }) => {
  await scrolled(tab)
  await tab.goto('/login')
  await driven.back()
  await tab.isAt('/who')
  await tab.alive()
  await tab.has(field('What is the name of your loved one?'), 'value', NAME)
  await tab.press(button('Español'))
  await tab.has({ css: 'html' }, 'lang', 'es')
})
