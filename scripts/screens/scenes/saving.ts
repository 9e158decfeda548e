import { anUnprovedAccount, call } from '../../../tests/e2e/support/memorials.ts'
import { mailedCode } from '../mailed.ts'
import type { Scene, SceneContext } from '../scene.ts'
import { beginDraft, chooseFiles } from './draft.ts'

/** Saving a memorial for the first time, and what may come in between. */

/** A new person, since each of these scenes saves a memorial, with a draft of two photos. */
async function comeWithPhotos(at: SceneContext) {
  const { page, fixtures } = at
  await beginDraft(at)
  await page.goto('/photos')
  await at.rest()
  await chooseFiles(at, 2)
  await at.rest()
  const { email, token } = await anUnprovedAccount(fixtures.server)
  await call(fixtures.server, 'POST', '/user/code/confirm', {
    token,
    body: { code: await mailedCode(fixtures.server, email) },
  })
  const { user } = await (await page.request.get('/user', { headers: { pid: token } })).json()
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('apiToken', token)
      localStorage.setItem('visitor-user', user)
    },
    [token, JSON.stringify(user)] as const,
  )
}

const isSaved = (at: SceneContext) => at.page.getByText(at.say('Continue to Payment')).waitFor()

const saving = (
  name: string,
  act: (at: SceneContext) => Promise<unknown>,
  before?: Scene['before'],
): Scene => ({
  part: 'creation',
  name: `save, ${name}`,
  path: () => '/save',
  act,
  before: async (at) => {
    await comeWithPhotos(at)
    await before?.(at)
  },
})

const uploads = '**/memorial/media/upload/**'

export const savingScenes: Scene[] = [
  saving('saved', isSaved),
  saving(
    'on its way',
    (at) =>
      at.text('You can go on meanwhile. Please keep this window open until everything is saved.').waitFor(),
    (at) => at.hold(uploads),
  ),
  saving(
    'waiting for the connection',
    async (at) => {
      await at.page.getByRole('progressbar').first().waitFor()
      await at.goOffline()
      await at
        .text(
          'It is saved by itself as soon as the connection is back. Nothing is lost: everything is still on this device.',
        )
        .waitFor()
    },
    (at) => at.hold(uploads),
  ),
  saving(
    'while the server fails',
    (at) => at.text('This is taking longer than usual').waitFor(),
    (at) => at.answer(uploads, { code: 'INTERNAL', msg: 'Something went wrong.' }, 500),
  ),
  saving('saved, but for the photos', isSaved, (at) =>
    at.answer(uploads, { code: 'PHOTO_DAMAGED', msg: 'This photo is damaged and cannot be opened.' }, 400),
  ),
  {
    part: 'creation',
    name: 'save, the address has an account',
    path: () => '/save',
    before: beginDraft,
    act: async (at) => {
      await at.page.locator('input[type=email]').fill(at.fixtures.host.email)
      await at.page.keyboard.press('Enter')
      for (const number of [0, 1])
        await at.page.locator('input[type=password]').nth(number).fill('something else')
      await at.button('Create Account').click()
      await at.page.getByRole('alert').waitFor()
    },
  },
]
