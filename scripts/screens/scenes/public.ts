import { alsoWaiting, type Scene, type SceneContext } from '../scene.ts'
import { beginDraft, nameField } from './draft.ts'
import { view } from './paths.ts'
import { answer, askCode, remember, sendMemory, someFiles, touch, touchMemory } from './visitor-actions.ts'

/** What visitors see, and what they do there. */

/** The page that a form of the memorial's leads to where there is no script. */
async function further({ page, fixtures }: SceneContext, list: 'memories' | 'photos') {
  const path = view('long')(fixtures)
  const html = await (await page.request.get(path)).text()
  const next = new RegExp(`name="${list}" value="([^"]+)"`).exec(html)?.[1]
  if (!next) throw new Error(`The page has no more ${list}`)
  await page.goto(`${path}/more?${new URLSearchParams({ [list]: next })}`)
}

const pages: Scene[] = [
  { part: 'view', name: 'a whole life', path: view('whole') },
  { part: 'view', name: 'only a name', path: view('bare') },
  { part: 'view', name: 'far too much of everything', path: view('long') },
  {
    part: 'view',
    name: 'its foot',
    path: view('long'),
    act: ({ page }) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
  { part: 'view', name: 'its host', who: 'whole', path: view('whole', '?sli=true') },
  {
    part: 'view',
    name: 'one of its photos',
    path: view('whole'),
    act: async (at) => {
      await at.page.locator('#photos li a').first().click()
      await at.dialog().waitFor()
    },
  },
  {
    part: 'view',
    name: 'one of its photos, larger',
    path: view('whole'),
    act: async (at) => {
      const photos = at.page.locator('#photos a')
      const wide = await photos.locator('img').evaluateAll((all) => {
        const of = (image: Element, side: string) => Number(image.getAttribute(side))
        return all.findIndex((image) => of(image, 'width') > of(image, 'height'))
      })
      await photos.nth(wide).click()
      await at.dialog().waitFor()
      // In a landscape window it is out of sight.
      await at.dialog().locator('p > button').dispatchEvent('click')
      await at.rest()
    },
  },
  { part: 'view', name: 'a word is asked for', path: view('closed') },
  {
    part: 'view',
    name: 'a word that is wrong',
    path: view('closed'),
    act: async ({ page }) => {
      await page.locator('#word').fill('tulip')
      await page.locator('form:has(#word) button').click()
    },
  },
  {
    part: 'view',
    name: 'a word that was tried too often today',
    path: (fixtures) => `${view('closed')(fixtures)}?word=tomorrow`,
  },
  { part: 'view', name: 'its year is over', path: view('ended') },
  { part: 'view', name: 'missing', path: () => '/view/nobody-abc123' },
  { part: 'view', name: 'more memories', path: view('long'), act: (at) => further(at, 'memories') },
  { part: 'view', name: 'more photos', path: view('long'), act: (at) => further(at, 'photos') },
]

const trust: Scene[] = ['support', 'privacy', 'terms'].map((page) => ({
  part: 'trust',
  name: page,
  path: () => `/${page}`,
}))

const visits: Scene[] = [
  {
    part: 'visit',
    name: 'RSVP, nothing filled in',
    path: view('whole'),
    act: async (at) => {
      await touch(at, '#rsvp')
      await at.page.locator('#rsvp button[type=submit]').click()
      await at.page.locator('#rsvp [aria-invalid=true]').first().waitFor()
    },
  },
  {
    part: 'visit',
    name: 'RSVP, sent',
    path: view('long'),
    act: async (at) => {
      const name = 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh'
      const card = await answer(at, name, `ann-${Date.now()}@example.com`)
      await card.locator('button[type=submit]').click()
      await card.getByText(at.say('Thank you. Your answer has been passed on to the family.')).waitFor()
    },
  },
  { part: 'visit', name: 'RSVP, on a page of its own', path: view('whole', '/rsvp') },
  {
    part: 'visit',
    name: 'a memory, nothing in it',
    path: view('whole'),
    act: async (at) => {
      await touchMemory(at)
      await sendMemory(at)
      await at.page.locator('#contribute [aria-invalid=true]').first().waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a memory with photos',
    path: view('long'),
    act: async (at) => {
      await touchMemory(at)
      await at.page
        .locator('#contribute textarea')
        .first()
        .fill('You were never asked whether you wanted tea. '.repeat(12))
      await someFiles(at, 5)
    },
  },
  { part: 'visit', name: 'a memory, the code', path: view('whole'), act: askCode },
  {
    part: 'visit',
    name: 'a memory, begun',
    path: view('whole'),
    act: async (at) => {
      await remember(at)
      await at.page.reload()
      await at.text('What you began is kept on this device. It is not sent yet.').waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a memory, its photos getting ready',
    path: view('whole'),
    before: (at) => at.hold('**/assets/thumbnail-worker-*.js'),
    act: async (at) => {
      await remember(at)
      await at.page.locator('#contribute input[type=file]').setInputFiles(at.fixtures.files.slice(0, 3))
      await at
        .text('{ready, number} of {total, number} photos are ready. You can go on meanwhile.', {
          ready: 0,
          total: 3,
        })
        .waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a memory, sent',
    who: 'newcomer',
    path: view('whole'),
    act: async (at) => {
      await remember(at)
      await someFiles(at, 2)
      await sendMemory(at)
      await at.page
        .locator('#contribute [role=status]')
        .filter({ hasText: at.say('Thank you') })
        .waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a memory that could not be sent',
    who: 'newcomer',
    path: view('bare'),
    act: async (at) => {
      await remember(at)
      await at.goOffline()
      await sendMemory(at)
      await at.page.locator('#contribute [data-trouble=offline]').waitFor()
    },
  },
  {
    part: 'visit',
    name: 'an answer that was changed elsewhere',
    path: view('whole'),
    act: async (at) => {
      const card = await answer(at, 'Joan Petrie', 'joan@example.com')
      await card.locator('button[type=submit]').click()
      await at.text('Change my answer').waitFor()
      const key = `answer:${at.fixtures.whole.shareSlug}`
      await at.page.evaluate((name) => localStorage.setItem(name, '{"receipt":"x"}'), key)
      await at.page.reload()
      await at
        .text(
          'What was answered here has been changed since, by the link in its mail or on another device. To change it again, open that link, or answer anew here.',
        )
        .waitFor()
    },
  },
  { part: 'visit', name: 'report', path: view('whole', '/report') },
  {
    part: 'visit',
    name: 'report, nothing chosen',
    path: view('whole', '/report'),
    act: async (at) => {
      const { page } = at
      await page.locator('input[type=email]').fill('ana@')
      await page.locator('form:has([name=reason]) button[type=submit]').click()
      await at.text('Please choose what it is').waitFor()
    },
  },
  { part: 'visit', name: 'unsubscribe', path: (fixtures) => fixtures.paths.unsubscribe },
  {
    part: 'visit',
    name: 'the end of evening mails',
    path: () => '/digest/end/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  },
  { part: 'visit', name: 'a link that has ended', path: () => '/link-expired' },
  ...alsoWaiting({ part: 'visit', name: 'asked to help', path: (fixtures) => fixtures.paths.invitation }),
  {
    part: 'visit',
    name: 'asked to help, the link is unknown',
    path: () => `/host-invitation/${'a'.repeat(43)}`,
  },
  { part: 'visit', name: 'no page here', path: () => '/nothing/here' },
  { part: 'visit', name: 'offline', path: () => '/offline' },
  {
    part: 'visit',
    name: 'offline, a day that was answered for',
    path: () => '/offline',
    // As the service worker fills it in (app/lib/offline-cache/with-day.ts).
    act: ({ page }) =>
      page.evaluate(() => {
        const day = {
          name: 'Margaret Anne Hollis',
          date: 'Nov 28, 2031',
          place: 'St Brigid’s Hall, 14 Marine Parade, Kingscliff',
          details: 'Two o’clock.\nParking behind the hall.',
        }
        document.querySelector('[data-kept-day]')?.removeAttribute('hidden')
        for (const [part, words] of Object.entries(day))
          document.querySelector(`[data-day=${part}]`)?.append(words)
      }),
  },
  {
    part: 'plain',
    name: 'a browser that is too old',
    path: () => '/who',
    before: (at) => at.beforehand(() => void Reflect.deleteProperty(Array.prototype, 'toSpliced')),
  },
  {
    part: 'plain',
    name: 'scripts that do not come',
    path: () => '/login',
    before: ({ page }) => page.route('**/assets/login-*.js', (route) => route.abort()),
    act: ({ page }) => page.locator('[data-plain=lost]').waitFor(),
  },
]

export const publicScenes: Scene[] = [
  { part: 'landing', name: 'landing', path: () => '/' },
  {
    part: 'landing',
    name: 'landing, two begun on this device',
    path: () => '/',
    act: async (at) => {
      await beginDraft(at)
      await at.page.goto('/')
      await at.link('Begin another memorial').click()
      await at.page.waitForURL('**/who')
      await at.rest()
      await nameField(at).fill('Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh')
      await at.text('Saved on this device').waitFor()
      await at.page.goto('/')
      await at.link('Begin another memorial').waitFor()
    },
  },
  ...pages,
  ...trust,
  ...visits,
]
