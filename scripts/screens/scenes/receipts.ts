import type { Scene, SceneContext } from '../scene.ts'

/** What the links of mailed receipts open, and logging in by a mailed code. */

const about = { nameOfPerson: 'Margaret Anne Hollis', shareSlug: 'margaret' }

const memory = {
  ...about,
  kind: 'MEMORY',
  canChange: true,
  memory: {
    contributorName: 'Joan Petrie',
    message: 'You were never asked whether you wanted tea. It simply came.',
    media: [],
    dateCreated: '2026-11-20T09:00:00Z',
    state: 'PENDING',
  },
}

const gift = {
  ...about,
  kind: 'GIFT',
  fundTitle: 'The school library',
  amountMinor: 2500,
  currency: 'aud',
  name: 'Joan Petrie',
  anonymous: false,
  canRename: true,
  dateDonated: '2026-11-20T09:00:00Z',
  reference: '0D9F6B1E',
}

const opened = (receipt: object) => (at: SceneContext) => at.answer('**/public/receipt', { receipt })
const path = () => '/receipt#memory.abc'

export const receiptScenes: Scene[] = [
  { part: 'receipt', name: 'a memory', path, before: opened(memory) },
  {
    part: 'receipt',
    name: 'a memory, changed',
    path,
    before: opened(memory),
    act: async (at) => {
      await at.answer('**/public/receipt/memory', { receipt: memory })
      await at.field('Message').fill('It simply came.')
      await at.button('Save the changes').click()
      await at.page.getByRole('status').first().waitFor()
    },
  },
  { part: 'receipt', name: 'a memory that is closed', path, before: opened({ ...memory, canChange: false }) },
  {
    part: 'receipt',
    name: 'a memory, to be taken back',
    path,
    before: opened(memory),
    act: async (at) => {
      await at.button('Take my memory back').click()
      await at.dialog().waitFor()
    },
  },
  {
    part: 'receipt',
    name: 'a memory, taken back',
    path,
    before: opened(memory),
    act: async (at) => {
      await at.answer('**/public/receipt/take-back', {})
      await at.button('Take my memory back').click()
      await at.dialog().waitFor()
      await at.button('Take my memory back').click()
      await at.text('It is taken back').waitFor()
    },
  },
  {
    part: 'receipt',
    name: 'an answer',
    path,
    before: opened({ ...about, kind: 'ANSWER', status: 'ATTENDING', guests: 2, events: [] }),
  },
  {
    part: 'receipt',
    name: 'an answer to two parts of the day',
    path,
    before: opened({
      ...about,
      kind: 'ANSWER',
      status: 'ATTENDING',
      guests: 2,
      events: [
        { uuid: 'a', kind: 'SERVICE', title: null, status: 'ATTENDING', guests: 2 },
        { uuid: 'b', kind: 'BURIAL', title: null, status: 'NOT_ATTENDING', guests: 0 },
      ],
    }),
  },
  {
    part: 'receipt',
    name: 'an answer, taken back',
    path,
    before: opened({ ...about, kind: 'ANSWER', status: 'ATTENDING', guests: 0, events: [] }),
    act: async (at) => {
      await at.answer('**/public/receipt/take-back', {})
      await at.button('Take my answer back').click()
      await at.dialog().waitFor()
      await at.button('Take my answer back').click()
      await at.text('It is taken back').waitFor()
    },
  },
  { part: 'receipt', name: 'a gift', path, before: opened(gift) },
  {
    part: 'receipt',
    name: 'a gift of an account',
    path,
    before: opened({ ...gift, canRename: false }),
  },
  {
    part: 'receipt',
    name: 'a link that ran out',
    path,
    before: (at) => at.answer('**/public/receipt', { success: false, code: 'RECEIPT_EXPIRED' }, 410),
  },
  {
    part: 'receipt',
    name: 'a link that was cut short',
    path,
    before: (at) => at.answer('**/public/receipt', { success: false, code: 'RECEIPT_INVALID' }, 404),
  },
  {
    part: 'account',
    name: 'log in, by a mailed code',
    path: () => '/login',
    act: async (at) => {
      await at.answer('**/anon/code', { codeToken: 'abc' })
      await at.field('Email').fill('joan@example.com')
      await at.button('Mail me a code instead').click()
      await at.text('Look in your email').waitFor()
    },
  },
]
