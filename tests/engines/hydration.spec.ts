import { test } from './support/fixtures.ts'
import type { Tab } from './support/tab.ts'
import { button, field } from './support/targets.ts'

// A page that is reloaded, or returned to, while scrolled must still hydrate in every engine.

const NAME = 'Margaret Anne Hollis'

/** Opens the first step with a name, in a window as low as a phone in landscape, and scrolls down. */
async function scrolled(tab: Tab) {
  await tab.browser.fresh({ width: 640, height: 320 })
  await tab.goto('/who')
  await tab.fill(field('What is the name of your loved one?'), NAME)
  await tab.reads('Saved on this device')
  await tab.browser.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await tab.until('it is scrolled', () => tab.browser.evaluate(() => scrollY > 100))
}

test('a page that is reloaded while scrolled hydrates', async ({ tab }) => {
  await scrolled(tab)
  await tab.reload()
  await tab.has(field('What is the name of your loved one?'), 'value', NAME)
})

test('a page that is returned to while scrolled hydrates', async ({ tab, driven }) => {
  await scrolled(tab)
  await tab.goto('/login')
  await driven.back()
  await tab.isAt('/who')
  await tab.alive()
  await tab.has(field('What is the name of your loved one?'), 'value', NAME)
  await tab.press(button('Español'))
  await tab.has({ css: 'html' }, 'lang', 'es')
})
