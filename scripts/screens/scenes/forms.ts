import type { Scene, SceneContext } from '../scene.ts'
import { view } from './paths.ts'

/** What visitors see whose browser runs no script: giving and adding a memory by plain forms. */

const send = ({ page }: SceneContext) => page.locator('main form button[type=submit]').first().click()

async function begin(at: SceneContext) {
  const { page } = at
  await page.locator('[name=name]').fill('Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh')
  await page.locator('[name=email]').fill(`ann-${Date.now()}@example.com`)
  await send(at)
  await page.locator('main dl').waitFor()
}

async function toCheckout(at: SceneContext) {
  await begin(at)
  await at.page.locator('main a[href^="/sandbox"]').click()
  await at.page.locator('[name=holder]').waitFor()
}

async function payWith(at: SceneContext, number: string) {
  const { page } = at
  await toCheckout(at)
  const card = { holder: 'Ann Featherstonehaugh', number, expiry: '12/40', cvc: '123' }
  for (const [name, text] of Object.entries(card)) await page.locator(`[name=${name}]`).fill(text)
  await send(at)
}

const scene = (name: string, act?: Scene['act']): Scene => ({
  part: 'forms',
  name,
  path: view('long', '/give?pick=20'),
  ...(act && { act }),
})

export const formScenes: Scene[] = [
  scene('a gift'),
  scene('a gift, nothing filled in', async (at) => {
    await send(at)
    await at.page.locator('[aria-invalid=true]').first().waitFor()
  }),
  scene('a gift, begun', begin),
  scene('the sandbox’s payment page', toCheckout),
  scene('the sandbox’s payment page, declined', async (at) => {
    await payWith(at, '4000 0000 0000 0002')
    await at.page.locator('[aria-invalid=true]').first().waitFor()
  }),
  scene('the sandbox’s payment page, its bank', async (at) => {
    await payWith(at, '4000 0025 0000 3155')
    await at.page.locator('[name=approve]').first().waitFor()
  }),
  scene('a gift, given', async (at) => {
    await payWith(at, '4242 4242 4242 4242')
    await at.page.locator('main [role=status]').waitFor()
  }),
  { part: 'forms', name: 'a memory', path: view('long', '/contribute') },
  {
    part: 'forms',
    name: 'an answer, noted',
    path: view('long', '/rsvp'),
    act: async (at) => {
      const { page } = at
      await page.locator('main label:has([name=status])').first().click()
      await page.locator('[name=name]').fill('Ann Featherstonehaugh')
      await page.locator('[name=email]').fill(`ann-${Date.now()}@example.com`)
      await page.locator('[name=message]').fill('You were never asked whether you wanted tea. '.repeat(12))
      await send(at)
      await page.locator('main [data-answered]').waitFor()
    },
  },
]
