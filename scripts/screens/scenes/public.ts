import { type At, alsoWaiting, type Scene } from '../scene.ts'
import { view } from './paths.ts'
import {
  answer,
  newAccount,
  openGift,
  openMemory,
  payGift,
  remember,
  send,
  someFiles,
  toAccount,
  touch,
} from './visit.ts'

/** What visitors see, and what they do there. */

/** The page that a form of the memorial's leads to where there is no script. */
async function further({ page, world }: At, list: 'memories' | 'photos') {
  const path = view('long')(world)
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
  { part: 'visit', name: 'a memory, begun', path: view('whole'), act: openMemory },
  {
    part: 'visit',
    name: 'a memory, nothing in it',
    path: view('whole'),
    act: async (at) => {
      await openMemory(at)
      await send(at)
    },
  },
  {
    part: 'visit',
    name: 'a memory with photos',
    path: view('long'),
    act: async (at) => {
      await openMemory(at)
      await at
        .dialog()
        .locator('textarea')
        .first()
        .fill('You were never asked whether you wanted tea. '.repeat(12))
      await someFiles(at, 5)
    },
  },
  { part: 'visit', name: 'a memory, who it is from', path: view('whole'), act: toAccount },
  {
    part: 'visit',
    name: 'a memory, account fields wrong',
    path: view('whole'),
    act: async (at) => {
      await toAccount(at)
      await at.dialog().locator('input[type=email]').fill('joan@')
      await send(at)
    },
  },
  {
    part: 'visit',
    name: 'a memory, the code',
    path: view('whole'),
    act: async (at) => {
      await toAccount(at)
      await newAccount(at)
    },
  },
  {
    part: 'visit',
    name: 'a memory, logging in',
    path: view('whole'),
    act: async (at) => {
      await toAccount(at)
      await at.button('I already have an account').click()
    },
  },
  {
    part: 'visit',
    name: 'a memory, sent',
    who: 'newcomer',
    path: view('whole'),
    act: async (at) => {
      await openMemory(at)
      await remember(at)
      await someFiles(at, 2)
      await send(at)
      await at
        .dialog()
        .getByText(at.say('Thank you, {name}', { name: 'Joan' }))
        .or(at.dialog().getByText(at.say('Thank you')))
        .first()
        .waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a memory that could not be sent',
    who: 'newcomer',
    path: view('bare'),
    act: async (at) => {
      await openMemory(at)
      await remember(at)
      await at.answer(
        '**/memorial/contribution**',
        { code: 'BAD_INPUT', msg: 'This could not be read.' },
        400,
      )
      await send(at)
      await at.dialog().getByRole('alert').first().waitFor()
    },
  },
  { part: 'visit', name: 'a gift, who it is from', path: view('whole'), act: openGift },
  { part: 'visit', name: 'a gift, many causes', path: view('long'), act: (at) => touch(at, '#donate') },
  {
    part: 'visit',
    name: 'a gift, the card',
    who: 'newcomer',
    path: view('whole'),
    act: async (at) => {
      await openGift(at)
      await at.dialog().locator('input[inputmode=numeric]').first().waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a gift, the card is refused',
    who: 'newcomer',
    path: view('whole'),
    act: async (at) => {
      await openGift(at)
      await payGift(at, '4000 0000 0000 0002')
      await at.dialog().getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a gift, given',
    who: 'newcomer',
    path: view('long'),
    act: async (at) => {
      await openGift(at)
      await payGift(at, '4242 4242 4242 4242')
      await at.text('Thank you').waitFor()
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
  { part: 'visit', name: 'unsubscribe', path: (world) => world.paths.unsubscribe },
  {
    part: 'visit',
    name: 'the end of evening mails',
    path: () => '/digest/end/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  },
  { part: 'visit', name: 'a link that has ended', path: () => '/link-expired' },
  ...alsoWaiting({ part: 'visit', name: 'asked to help', path: (world) => world.paths.invitation }),
  {
    part: 'visit',
    name: 'asked to help, the link is unknown',
    path: () => `/host-invitation/${'a'.repeat(43)}`,
  },
  { part: 'visit', name: 'no page here', path: () => '/nothing/here' },
  { part: 'visit', name: 'offline', path: () => '/offline' },
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
  ...pages,
  ...trust,
  ...visits,
]
