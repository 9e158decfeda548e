import { alsoWaiting, type Scene, type SceneContext } from '../scene.ts'

/** What came in for a memorial. */

/** Stands for any number in a text, since other scenes change it. */
const SOME = 'some'
const withAnyNumber = ({ source }: RegExp) => new RegExp(source.replaceAll(SOME, '[\\d.,٬]+'))

const BESIDE_PROVEN =
  'Sent by somebody who typed this address. The answer that came from somebody logged in, or by the personal link, stands as it was.'

/** A button below the first memory that has one. */
const inMemories = ({ page, say }: SceneContext, english: string) =>
  page
    .locator('article button')
    .filter({ hasText: say(english) })
    .first()

/** A button below the first answer that has one. */
const inAnswers = ({ page, say }: SceneContext, english: string) =>
  page
    .getByRole('region', { name: say('RSVPs') })
    .locator('li button')
    .filter({ hasText: say(english) })
    .first()

/** What the dashboard of the whole memorial asks for when it opens. */
async function visited({ page, fixtures }: SceneContext) {
  const headers = { pid: fixtures.host.token }
  return (await page.request.post(`/memorial/visit/${fixtures.whole.uuid}`, { headers })).json()
}

/** Makes the first contributions wait: some from invited people, one with a link in it. */
async function withWaiting(at: SceneContext, count: number) {
  const visit = await visited(at)
  const contributions = visit.memorial.contributions.map((one: object, n: number) =>
    n < count
      ? {
          ...one,
          state: 'PENDING',
          pendingReason: n === 1 ? 'LINKS' : 'APPROVAL',
          mailSender: n === 0 ? 'OTHER' : null,
          isInvited: n % 2 === 0,
        }
      : one,
  )
  const memorial = { ...visit.memorial, contributions, waitingCount: count }
  await at.answer('**/memorial/visit/**', { ...visit, memorial })
}

function waitingScenes(): Scene[] {
  const scene = (name: string, count: number, act?: Scene['act'], who: Scene['who'] = 'whole'): Scene => ({
    part: 'dashboard',
    name,
    who,
    path: () => '/memorial/memories',
    before: (at) => withWaiting(at, count),
    ...(act && { act }),
  })
  return [
    { ...scene('what waits, counted', 3), path: () => '/memorial/dashboard' },
    scene('what waits', 5),
    scene('what waits, long and many', 12, undefined, 'long'),
    scene('what waits, could not be approved', 2, async (at) => {
      await at.lose('**/memorial/contributions/approve/**')
      await inMemories(at, 'Approve').click()
      await at.page.getByRole('alert').first().waitFor()
    }),
  ]
}

export const dashboardScenes: Scene[] = [
  ...alsoWaiting({
    part: 'dashboard',
    name: 'a whole life',
    who: 'whole',
    path: () => '/memorial/dashboard',
  }),
  {
    part: 'dashboard',
    name: 'something new since the visit before',
    who: 'whole',
    path: () => '/memorial/memories',
    before: async (at) => {
      const visit = await visited(at)
      const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000).toISOString()
      const since = { at: twoDaysAgo, rsvps: 9, contributions: 5, donations: 1, donatedMinor: 2000 }
      await at.answer('**/memorial/visit/**', { ...visit, since })
    },
    act: (at) => at.page.locator('article').getByText(at.say('new')).first().waitFor(),
  },
  {
    part: 'dashboard',
    name: 'an answer beside a proven one',
    who: 'whole',
    path: () => '/memorial/replies',
    before: async (at) => {
      const visit = await visited(at)
      const [newest, ...others] = visit.memorial.rsvps
      const rsvps = [{ ...newest, besideProven: true }, ...others]
      await at.answer('**/memorial/visit/**', { ...visit, memorial: { ...visit.memorial, rsvps } })
    },
    act: (at) => at.text(BESIDE_PROVEN).waitFor(),
  },
  {
    part: 'dashboard',
    name: 'answers that wait for a look',
    who: 'whole',
    path: () => '/memorial/replies',
    before: async (at) => {
      const visit = await visited(at)
      const [newest, second, ...others] = visit.memorial.rsvps
      const rsvps = [{ ...newest, awaitsLook: true }, { ...second, awaitsLook: true }, ...others]
      const { attending, ...counts } = visit.memorial.rsvpCounts
      const rsvpCounts = { ...counts, attending: attending - 2, waiting: 2 }
      await at.answer('**/memorial/visit/**', {
        ...visit,
        memorial: { ...visit.memorial, rsvps, rsvpCounts },
      })
    },
    act: (at) => at.text('Count it').waitFor(),
  },
  {
    part: 'dashboard',
    name: 'the dashboard, answers that wait for a look',
    who: 'whole',
    path: () => '/memorial/dashboard',
    before: async (at) => {
      const visit = await visited(at)
      const rsvpCounts = { ...visit.memorial.rsvpCounts, waiting: 2 }
      await at.answer('**/memorial/visit/**', { ...visit, memorial: { ...visit.memorial, rsvpCounts } })
    },
    act: (at) =>
      at.text('Very many came from one place within an hour: these are not counted yet.').waitFor(),
  },
  {
    part: 'dashboard',
    name: 'an answer with words that ask for a second look',
    who: 'whole',
    path: () => '/memorial/replies',
    before: async (at) => {
      const visit = await visited(at)
      const [newest, ...others] = visit.memorial.rsvps
      const rsvps = [{ ...newest, message: 'See www.deals.example', doubt: 'LINKS' }, ...others]
      await at.answer('**/memorial/visit/**', { ...visit, memorial: { ...visit.memorial, rsvps } })
    },
    act: (at) => at.text('It has a link in it.').waitFor(),
  },
  {
    part: 'dashboard',
    name: 'an answer, removed',
    who: 'whole',
    path: () => '/memorial/replies',
    act: async (at) => {
      await at.answer('**/memorial/rsvp/remove/**', {})
      await inAnswers(at, 'Remove').click()
      await at.button('Undo').waitFor()
    },
  },
  {
    part: 'dashboard',
    name: 'an answer, before its sender is shut out',
    who: 'whole',
    path: () => '/memorial/replies',
    act: async (at) => {
      await inAnswers(at, 'Shut out').click()
      await at.page.getByRole('alertdialog').waitFor()
    },
  },
  ...[true, false].map(
    (proven): Scene => ({
      part: 'dashboard',
      name: `an answer, once its ${proven ? 'sender' : 'address'} is shut out`,
      who: 'whole',
      path: () => '/memorial/replies',
      before: async (at) => {
        const visit = await visited(at)
        const rsvps = visit.memorial.rsvps.map((one: object) => ({ ...one, proven, canBlock: true }))
        await at.answer('**/memorial/visit/**', { ...visit, memorial: { ...visit.memorial, rsvps } })
      },
      act: async (at) => {
        await at.answer('**/memorial/rsvp/block/**', {})
        await inAnswers(at, 'Shut out').click()
        await at.page
          .getByRole('alertdialog')
          .getByRole('button', { name: at.say('Shut out') })
          .click()
        await at.page.getByRole('alertdialog').waitFor({ state: 'detached' })
      },
    }),
  ),
  {
    part: 'dashboard',
    name: 'an answer that was proven, before its sender is shut out',
    who: 'whole',
    path: () => '/memorial/replies',
    before: async (at) => {
      const visit = await visited(at)
      const rsvps = visit.memorial.rsvps.map((one: object) => ({ ...one, proven: true, canBlock: true }))
      await at.answer('**/memorial/visit/**', { ...visit, memorial: { ...visit.memorial, rsvps } })
    },
    act: async (at) => {
      await inAnswers(at, 'Shut out').click()
      await at.page.getByRole('alertdialog').waitFor()
    },
  },
  { part: 'dashboard', name: 'nothing came in yet', who: 'bare', path: () => '/memorial/dashboard' },
  { part: 'dashboard', name: 'far too much of everything', who: 'long', path: () => '/memorial/dashboard' },
  { part: 'dashboard', name: 'not paid for', who: 'unpaid', path: () => '/memorial/dashboard' },
  { part: 'dashboard', name: 'its year ends soon', who: 'ending', path: () => '/memorial/dashboard' },
  { part: 'dashboard', name: 'its year is over', who: 'ended', path: () => '/memorial/dashboard' },
  ...(
    [
      ['replies', 'See all {count, number} answers'],
      ['memories', 'See all {count, number} memories'],
      ['gifts', 'See all {count, number} gifts: {fund}'],
    ] as const
  ).flatMap(([list, seeAll]): Scene[] => [
    { part: 'dashboard', name: list, who: 'whole', path: () => `/memorial/${list}` },
    { part: 'dashboard', name: `${list}, none yet`, who: 'bare', path: () => `/memorial/${list}` },
    {
      part: 'dashboard',
      name: `${list}, all of them`,
      who: 'long',
      path: () => `/memorial/${list}`,
      act: (at) => at.named('button', withAnyNumber(at.say(seeAll, { count: SOME, fund: '' }))).click(),
    },
  ]),
  {
    part: 'dashboard',
    name: 'replies, while they load',
    who: 'whole',
    path: () => '/memorial/replies',
    calls: 'held',
  },
  {
    part: 'dashboard',
    name: 'replies, when its calls fail',
    who: 'whole',
    path: () => '/memorial/replies',
    calls: 'broken',
  },
  {
    part: 'dashboard',
    name: 'some of it put away, and all done',
    who: 'whole',
    path: () => '/memorial/dashboard',
    before: async (at) => {
      const visit = await visited(at)
      const putAway = ['uninvited', 'bounced', 'captions', 'cohost', 'message', 'portrait', 'date']
      await at.answer('**/memorial/visit/**', { ...visit, putAway })
    },
    act: (at) => at.page.locator('details summary').first().click(),
  },
  ...waitingScenes(),
  {
    part: 'dashboard',
    name: 'the QR code',
    who: 'whole',
    path: () => '/memorial/publish',
    act: (at) => at.page.getByText(at.say('QR code')).first().click(),
  },
  {
    part: 'dashboard',
    name: 'thanking',
    who: 'whole',
    path: () => '/memorial/memories',
    act: async (at) => {
      await at.page
        .locator('article button')
        .filter({ hasText: at.say('Thank') })
        .first()
        .click()
      await at.dialog().waitFor()
    },
  },
  {
    part: 'dashboard',
    name: 'removing a memory',
    who: 'long',
    path: () => '/memorial/memories',
    act: (at) =>
      at.page
        .locator('article')
        .first()
        .getByRole('button')
        .filter({ hasText: at.say('Remove') })
        .click(),
  },
  {
    part: 'dashboard',
    name: 'a memory removed',
    who: 'long',
    path: () => '/memorial/memories',
    act: async (at) => {
      // Only reported as removed: later scenes still need it.
      await at.answer('**/memorial/contribution/remove/**', {})
      await at.page
        .locator('article')
        .nth(3)
        .getByRole('button')
        .filter({ hasText: at.say('Remove') })
        .click()
      await at.button('Remove').click()
      await at.text('Undo').waitFor()
    },
  },
  {
    part: 'dashboard',
    name: 'shutting somebody out',
    who: 'whole',
    path: () => '/memorial/memories',
    act: (at) => inMemories(at, 'Shut out').click(),
  },
  {
    part: 'dashboard',
    name: 'nothing works',
    who: 'whole',
    path: () => '/memorial/memories',
    act: async (at) => {
      await at.lose('**/memorial/contribution/**')
      await inMemories(at, 'Thank').click()
      await at.button('Send thanks').click()
      await at.dialog().getByRole('alert').waitFor()
      await at.page.keyboard.press('Escape')
      await inMemories(at, 'Hide').click()
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'dashboard',
    name: 'something could not be put away',
    who: 'whole',
    path: () => '/memorial/dashboard',
    act: async (at) => {
      await at.lose('**/memorial/todo/**')
      await at.page
        .getByRole('button')
        .filter({ hasText: at.say('Put away') })
        .first()
        .click()
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'dashboard',
    name: 'the book is made',
    who: 'bare',
    path: () => '/memorial/dashboard',
    act: async (at) => {
      await at.button('Generate PDF').click()
      await at.page
        .getByText(at.say('Your book is ready.'))
        .or(at.page.getByText(at.say('This book is up to date: nothing has changed since it was made.')))
        .waitFor({ timeout: 60_000 })
    },
  },
  {
    part: 'dashboard',
    name: 'the book cannot be made',
    who: 'whole',
    path: () => '/memorial/dashboard',
    act: async (at) => {
      await at.answer(
        '**/memorial/pdf/generate/**',
        { code: 'BOOK_FAILED', msg: 'The book could not be made.' },
        500,
      )
      await at.button('Generate PDF').click()
      await at.dialog().waitFor()
    },
  },
]
