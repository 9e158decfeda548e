import { landing as arabic } from '#languages/ar/screens/landing.ts'
import { account as spanish } from '#languages/es/screens/account.ts'
import { test } from './support/fixtures.ts'
import { button, heading } from './support/targets.ts'

test('a chosen language stays on every page, and Arabic is laid out from right to left', async ({ tab }) => {
  await tab.goto('/login')
  await tab.press(button('Español'))
  await tab.sees(heading(spanish.login.title))
  await tab.alive()
  await tab.goto('/')
  await tab.press(button('العربية'))
  await tab.sees(heading(arabic.title))
  await tab.has({ css: 'html' }, 'dir', 'rtl')
  await tab.goto('/')
  await tab.has({ css: 'html' }, 'lang', 'ar')
})
