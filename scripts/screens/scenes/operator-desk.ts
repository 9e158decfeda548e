import { alsoWaiting, type Scene, type SceneContext } from '../scene.ts'

/** The operator's desk. Who is logged in, and what its calls answer, is made up: no scene needs a passkey. */

const at = '2026-11-20T04:31:00.000Z'
const later = '2026-11-23T04:31:00.000Z'
const memorialUuid = '3f6c0f5e-5a1d-4c3b-9f8e-2a7b61c0d5b0'
const nameOfPerson = 'Margaret Anne Hollis-Featherstonehaugh'
const uuid = (n: number) => `3f6c0f5e-5a1d-4c3b-9f8e-2a7b61c0d5a${n}`

const ana = 'ana.reyes@example.com'
const operators = {
  operators: [
    { email: ana, since: at, passkeys: 2, lastSeenAt: at },
    {
      email: 'benedikt.featherstonehaugh@a-rather-long-domain-name.example.com',
      since: at,
      passkeys: 1,
      lastSeenAt: null,
    },
  ],
}
const memorial = (n: number, changes: object = {}) => ({
  uuid: uuid(n),
  shareSlug: 'margaret-anne-hollis-featherstonehaugh',
  nameOfPerson,
  ownerEmail: 'somebody.with.a.rather.long.address@a-rather-long-domain-name.example.com',
  createdAt: at,
  paid: true,
  visibility: 'LINK',
  hidden: false,
  deleted: false,
  ...changes,
})
const report = (n: number, changes: object = {}) => ({
  uuid: uuid(n),
  memorialUuid,
  shareSlug: 'margaret-hollis',
  nameOfPerson,
  reason: 'NOT_THE_FAMILY',
  words: 'We are her children, and none of us made this page.\nPlease write to us.',
  email: 'peter.hollis@example.com',
  createdAt: at,
  ofMemorial: 1,
  ...changes,
})
const handOver = (n: number, changes: object = {}) => ({
  uuid: uuid(n),
  memorialUuid,
  nameOfPerson,
  fromEmail: 'margaret.hollis@example.com',
  toEmail: 'peter.hollis@example.com',
  grounds:
    'Letters of administration of the Supreme Court of New South Wales, seen on 20 November; copy in the safe.',
  askedBy: 'Chi',
  askedAt: at,
  dueAt: later,
  state: 'WAITING',
  endedBy: null,
  endedAt: null,
  ...changes,
})
const payment = (n: number, kind: string, state: string, refundedMinor = 0) => ({
  paymentIntentId: `pi_3Q8fR2LkdIwHu7ix0aB${n}cDeF`,
  kind,
  state,
  amountMinor: n * 1525,
  refundedMinor,
  currency: 'aud',
  beganAt: at,
  memorialUuid,
  nameOfPerson: n === 4 ? null : nameOfPerson,
})
const job = (n: number, state: string) => ({
  id: uuid(n),
  name: state === 'failed' ? 'payment.receipt' : 'media.render',
  state,
  tries: n,
  queuedAt: at,
  at: later,
  reason:
    state === 'failed'
      ? '550 5.1.1 <…@…>: Recipient address rejected: User unknown in virtual mailbox table'
      : 'Storage is away: connect ECONNREFUSED 10.0.0.4:9000',
})
const mail = {
  uuid: uuid(1),
  at,
  kind: 'invitation',
  domain: 'a-rather-long-domain-name.example.com',
  reason: '550 5.7.1 Message rejected due to content restrictions',
}
const health = {
  version: '2025.10.24.1',
  startedAt: at,
  databaseBytes: 4_821_000_000,
  mediaBytes: 912_400_000_000,
  media: 1_204_112,
  storageAnswers: true,
  accounts: 48_211,
  memorials: { paid: 20_114, unpaid: 3_021, hidden: 2, deleted: 41 },
  jobs: { waiting: 12, active: 3, failed: 1 },
  oldestDueAt: null,
}
const entry = (number: number, who: string, call: string, about: object) => ({
  number,
  at,
  who,
  call,
  about,
})
const log = {
  entries: [
    entry(3, ana, 'POST /operator/memorials/hide/:memorialUuid', { memorialUuid, hidden: true }),
    entry(1, 'token', 'POST /operator/operators/add', { email: ana }),
  ],
}

interface Shown {
  part: string
  name?: string
  /** Of the desk's call, what is answered. */
  call?: string
  answer?: object
  query?: string
  act?: (at: SceneContext) => Promise<unknown>
}

const scene = ({ part, name = part, call, answer, query = '', act }: Shown): Scene => ({
  part: 'operator',
  name,
  path: () => `/operator?part=${part}${query}`,
  before: async (context) => {
    await context.answer('**/operator/desk', { name: ana })
    if (call && answer) await context.answer(call, answer)
  },
  act: async (context) => {
    await context.page.getByRole('navigation', { name: 'Parts of the desk' }).waitFor()
    await act?.(context)
  },
})

const press = (name: RegExp) => (context: SceneContext) => context.named('button', name).click()

export const operatorDeskScenes: Scene[] = [
  ...alsoWaiting({ part: 'operator', name: 'log in', path: () => '/operator' }),
  scene({
    part: 'reports',
    call: '**/operator/reports',
    answer: {
      reports: [
        report(1, { ofMemorial: 37 }),
        report(2, { reason: 'SPAM', words: '', email: null, ofMemorial: 37 }),
        report(3, { nameOfPerson: 'José Ramón Vega', memorialUuid: uuid(9) }),
      ],
      total: 40,
    },
  }),
  scene({ part: 'reports', name: 'no reports', call: '**/operator/reports', answer: { reports: [] } }),
  scene({
    part: 'memorials',
    query: '&find=Margaret',
    call: '**/operator/memorials**',
    answer: {
      memorials: [
        memorial(1),
        memorial(2, { hidden: true, paid: false, visibility: 'PRIVATE', deleted: true }),
      ],
    },
    act: (context) => context.named('button', /^Hide/).waitFor(),
  }),
  scene({
    part: 'memorials',
    name: 'hide a memorial',
    query: '&find=Margaret',
    call: '**/operator/memorials**',
    answer: { memorials: [memorial(1)] },
    act: press(/^Hide/),
  }),
  scene({
    part: 'memorials',
    name: 'hand a memorial over, nothing filled in',
    query: '&find=Margaret',
    call: '**/operator/memorials**',
    answer: { memorials: [memorial(1)] },
    act: async (context) => {
      await press(/^Hand over/)(context)
      await context.dialog().getByRole('button', { name: 'Ask for it' }).click()
    },
  }),
  scene({
    part: 'memorials',
    name: 'where gifts go',
    query: `&accounts=${memorialUuid}`,
    call: '**/operator/memorials/accounts/**',
    answer: {
      nameOfPerson,
      account: 'acct_1Ab2CdEfGhIjKlMn',
      funds: [{ id: uuid(1), title: 'A piano for St Brigid’s Hall', closed: false, account: null }],
    },
    act: (context) => context.named('button', /^Set/).waitFor(),
  }),
  scene({
    part: 'handOvers',
    call: '**/operator/hand-overs',
    answer: {
      handOvers: [
        handOver(1),
        handOver(2, { state: 'DONE', endedBy: ana, endedAt: later }),
        handOver(3, { state: 'CALLED_OFF', endedBy: 'peter.hollis@example.com', endedAt: later }),
      ],
    },
  }),
  scene({
    part: 'money',
    call: '**/operator/payments**',
    answer: {
      payments: [
        payment(2, 'memorial', 'paid'),
        payment(1, 'donation', 'paid'),
        payment(3, 'donation', 'refunded', 4575),
        payment(4, 'extension', 'ended'),
      ],
    },
  }),
  scene({
    part: 'disputes',
    call: '**/operator/disputes',
    answer: {
      disputes: [
        {
          id: 'dp_1',
          paymentIntentId: 'pi_3Q8fR2LkdIwHu7ix0aB1cDeF',
          purpose: 'donation',
          state: 'open',
          reason: 'fraudulent',
          amountMinor: 5118,
          currency: 'aud',
          openedAt: at,
          respondBy: later,
          memorialUuid,
          nameOfPerson,
        },
      ],
    },
  }),
  scene({
    part: 'promos',
    call: '**/operator/promo',
    answer: {
      promos: [
        { code: 'FUNERAL-HOME-2026', free: true, amountOffMinor: 0, maxUses: 20, uses: 3, expiresAt: later },
        { code: 'TEN', free: false, amountOffMinor: 1000, maxUses: null, uses: 41, expiresAt: null },
      ],
    },
    act: press(/^Make a code/),
  }),
  scene({ part: 'jobs', call: '**/operator/jobs', answer: { jobs: [job(13, 'failed'), job(2, 'retry')] } }),
  scene({ part: 'mails', call: '**/operator/mails', answer: { mails: [mail] } }),
  scene({ part: 'health', call: '**/operator/health', answer: { health } }),
  scene({ part: 'operators', call: '**/operator/operators', answer: operators }),
  scene({ part: 'log', call: '**/operator/log**', answer: log }),
]
