import { alsoWaiting, type Scene, type SceneContext } from '../scene.ts'
import { of } from './paths.ts'

/** When and where, and who answered for one event. */

const nobody = { attending: 0, guests: 0, unsure: 0, notAttending: 0, watching: 0 }

const event = (uuid: string, fields: object) => ({
  uuid,
  kind: 'SERVICE',
  title: null,
  date: '2031-11-28',
  begins: '11:00',
  endDate: null,
  ends: null,
  zone: 'Australia/Sydney',
  beginsAt: null,
  overAt: null,
  place: null,
  details: null,
  asksFood: false,
  asksAccess: false,
  streamUrl: null,
  recordingUrl: null,
  isNotStreamed: false,
  isCancelled: false,
  audience: 'EVERYONE',
  contactUuids: [],
  counts: nobody,
  cancelledAt: null,
  ...fields,
})

const idOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`
const BURIAL = idOf(1)
const GATHERING = idOf(2)

const threeParts = ({ fixtures }: SceneContext) => [
  event(fixtures.whole.uuid, {
    endDate: '2031-11-28',
    ends: '12:15',
    place: 'St Brigid’s Church, 12 Marine Parade, Kingscliff',
    details: 'Doors open at half past ten. Two steps at the front; the side door is level.',
    streamUrl: 'https://youtu.be/hollis',
    counts: { ...nobody, attending: 31, guests: 12, unsure: 3, notAttending: 2, watching: 7 },
  }),
  event(BURIAL, {
    kind: 'BURIAL',
    begins: '13:00',
    place: 'Kingscliff Cemetery',
    audience: 'CHOSEN',
    contactUuids: [idOf(7), idOf(8)],
    counts: { ...nobody, attending: 2 },
  }),
  event(GATHERING, {
    kind: 'GATHERING',
    title: 'Tea in the garden of the three sisters from Murwillumbah, whatever the weather does',
    begins: '14:00',
    place: 'St Brigid’s Hall',
    asksFood: true,
    counts: { ...nobody, attending: 60, guests: 30 },
  }),
]

async function withEvents(at: SceneContext, events: object[] = threeParts(at)) {
  await at.answer('**/memorial/programme/*', { events, version: 1 })
}

const person = (place: number, name: string, fields: object = {}) => ({
  eventUuid: GATHERING,
  status: 'ATTENDING',
  guests: 0,
  rsvpId: idOf(place),
  name,
  email: null,
  phone: null,
  food: '',
  accessNeeds: '',
  awaitsLook: false,
  dateCreated: '2031-11-01T09:00:00Z',
  ...fields,
})

const people: Record<string, object[]> = {
  door: [
    person(3, 'Ruth Abernethy', { guests: 1, food: 'Vegetarian, and nothing with sesame' }),
    person(4, 'Peter Hollis', { accessNeeds: 'A place for a wheelchair beside the aisle' }),
    person(5, 'Kostas Papadimitropoulos-Anagnostopoulos', { guests: 4 }),
  ],
  UNSURE: [person(6, 'Joan Whitby', { status: 'UNSURE' })],
}

async function withPeople(at: SceneContext, lists = people) {
  await withEvents(at)
  await at.page.route('**/memorial/event/answers/**', (route) => {
    const query = new URL(route.request().url()).searchParams
    const answers = lists[query.get('only') ?? 'door'] ?? []
    return route.fulfill({ json: { success: true, msg: null, answers, counts: nobody, next: null } })
  })
}

const scene = (
  name: string,
  act?: Scene['act'],
  before: Scene['before'] = (at) => withEvents(at),
): Scene => ({
  part: 'programme',
  name,
  who: 'whole',
  path: of('programme', 'whole'),
  before,
  ...(act && { act }),
})

/** Opens the line of an event. */
const open = ({ page }: SceneContext, place: number) =>
  page.locator('main [aria-expanded]').nth(place).click()

const onePart = (at: SceneContext, fields: object = {}) =>
  withEvents(at, [event(at.fixtures.whole.uuid, fields)])

const side = (fields: object = {}) => ({
  kind: 'SERVICE',
  title: null,
  date: '2031-11-28',
  begins: '11:00',
  endDate: null,
  ends: null,
  zone: 'Australia/Sydney',
  place: 'St Brigid’s Church, 12 Marine Parade, Kingscliff',
  details: null,
  streamUrl: null,
  isNotStreamed: false,
  isCancelled: false,
  ...fields,
})

const changedEvents = [
  {
    uuid: idOf(4),
    before: side(),
    after: side({ begins: '11:30', place: 'St Peter’s Church, 4 Hill Street, Kingscliff' }),
    what: ['WHEN', 'WHERE', 'STREAM'],
    isForChosen: false,
  },
  {
    uuid: BURIAL,
    before: side({ kind: 'BURIAL' }),
    after: side({ kind: 'BURIAL', isCancelled: true }),
    what: ['WHETHER'],
    isForChosen: true,
  },
]

const unsettled = { date: null, begins: null, zone: null, place: null }
const addedEvent = {
  uuid: BURIAL,
  before: side({ kind: 'BURIAL', ...unsettled }),
  after: side({ kind: 'BURIAL', begins: '15:30', place: 'Kingscliff Cemetery' }),
  what: ['NEW'],
  isForChosen: false,
}
const setEvent = {
  ...addedEvent,
  uuid: idOf(4),
  before: side(unsettled),
  after: side(),
  what: ['WHEN', 'WHERE'],
}

const affected = (place: number, name: string, way: string) => ({
  rsvpId: idOf(place),
  name,
  phone: way === 'UNADDRESSED' ? '+61 412 345 678' : null,
  way,
  eventUuids: [idOf(4)],
})

const openChange = {
  revision: 'a',
  events: changedEvents,
  people: [
    affected(1, 'Frank Dunne', 'MAIL'),
    affected(2, 'Kostas Papadimitropoulos-Anagnostopoulos', 'UNADDRESSED'),
    affected(3, 'Joan Whitby', 'SKIPPED'),
  ],
  counts: { mail: 23, unaddressed: 2, skipped: 1 },
  invited: 12,
}

const toldPerson = (place: number, name: string, state: string, error: string | null = null) => ({
  rsvpId: idOf(place),
  name,
  phone: '+61 412 345 678',
  state,
  error,
  eventUuids: [idOf(4)],
})

const notice = {
  uuid: idOf(5),
  sentAt: '2031-11-20T09:30:00Z',
  by: 'Ana Silva',
  isYou: false,
  message: 'Dear all,\nthe church needs half an hour more. The tea stays as it was.',
  events: changedEvents,
  counts: { QUEUED: 2, SENT: 21, FAILED: 1, SKIPPED: 1, UNADDRESSED: 1, TEXTED: 1 },
  invited: 12,
  people: [
    toldPerson(1, 'Ruth Abernethy', 'FAILED', '550 5.1.1 no such user here'),
    toldPerson(2, 'Pat Whitby', 'UNADDRESSED'),
    toldPerson(3, 'Kostas Papadimitropoulos-Anagnostopoulos', 'TEXTED'),
    toldPerson(6, 'Joan Whitby', 'SKIPPED'),
    toldPerson(7, 'Frank Dunne', 'SENT'),
    toldPerson(8, '', 'SENT'),
  ],
}

const changeScene = (name: string, reply: object, act?: Scene['act']): Scene => ({
  ...scene(name, act, (at) => at.answer('**/memorial/programme-change/*', reply)),
  path: of('programme-change', 'whole'),
})

export const programmeScenes: Scene[] = [
  ...alsoWaiting({ part: 'programme', name: 'one event', who: 'whole', path: of('programme', 'whole') }),
  { part: 'programme', name: 'nothing yet', who: 'bare', path: of('programme', 'bare') },
  { part: 'programme', name: 'one event, too much', who: 'long', path: of('programme', 'long') },
  scene('one event in another zone, with everything', undefined, (at) =>
    onePart(at, {
      zone: 'Europe/Lisbon',
      endDate: '2031-11-28',
      ends: '12:00',
      streamUrl: 'https://stream.example.com/hollis',
      asksFood: true,
    }),
  ),
  scene('three events'),
  scene('an event open', (at) => open(at, 0)),
  scene('an event for chosen people', (at) => open(at, 1)),
  scene(
    'a second event added',
    (at) => at.button('Add a second event').click(),
    (at) => onePart(at),
  ),
  scene(
    'a part opened that is empty, and kept so',
    async (at) => {
      await at.button('Add a livestream').click()
      await at.button('Add a second event').click()
      await at.button('Choose who is invited').click()
      await open(at, 0)
      await at.field('Livestream link').waitFor()
    },
    (at) => onePart(at),
  ),
  scene('a further part, with the place of the one before and somebody added', async (at) => {
    await at.button('Add an event').click()
    await at.button('Choose who is invited').click()
    await at.button('Add somebody').click()
  }),
  scene('an event taken out', async (at) => {
    await at.button('Add an event').click()
    await at.button('Take this event out').click()
  }),
  scene('an event taken back', async (at) => {
    await open(at, 2)
    await at.button('Call this event off').click()
  }),
  scene(
    'problems beside their fields',
    async (at) => {
      await at.page.locator('main input[type=date]').fill('')
      await at.button('Say when it ends').click()
      await at.page.locator('main input[type=time]').nth(1).fill('10:00')
      await at.button('Add a livestream').click()
      await at.field('Livestream link').fill('stream')
      await at.button('Save').click()
    },
    (at) => onePart(at),
  ),
  scene('saved, where people answered', async (at) => {
    await open(at, 0)
    await at.field('Place').fill('Kingscliff Cemetery')
    await at.button('Save').click()
    await at.text('Saved. Nobody was mailed.').waitFor()
  }),
  scene('the first part moved to another day', async (at) => {
    const [service, ...others] = threeParts(at)
    const events = [{ ...service, date: '2031-11-29', endDate: '2031-11-29' }, ...others]
    await open(at, 0)
    await at.page.locator('main input[type=date]').fill('2031-11-29')
    await at.answer('**/memorial/programme/*', { events, version: 2 })
    await at.button('Save').click()
    await at.button('Move to the new day, too').waitFor()
  }),
  scene(
    'changed by another host',
    async (at) => {
      const theirs = event(at.fixtures.whole.uuid, { place: 'Kingscliff Cemetery, east gate' })
      const present = { code: 'MEMORIAL_STALE', memorial: { version: 2 }, events: [theirs] }
      await at.page.route('**/memorial/programme/*', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 409, json: { success: false, msg: null, ...present } })
          : route.fallback(),
      )
      await at.field('Place').fill('Kingscliff Cemetery')
      await at.button('Save').click()
      await at.dialog().getByText('Kingscliff Cemetery, east gate').waitFor()
    },
    (at) => onePart(at),
  ),
  scene(
    'saving fails',
    async (at) => {
      await at.page.unroute('**/memorial/programme/*')
      await at.answer('**/memorial/programme/*', { code: 'BAD_INPUT', msg: 'This could not be read.' }, 400)
      await at.field('Place').fill('Kingscliff Cemetery')
      await at.button('Save').click()
      await at.dialog().waitFor()
    },
    (at) => onePart(at),
  ),
  { ...scene('who answered', undefined, withPeople), path: of(`event-answers/${GATHERING}`, 'whole') },
  {
    ...scene('nobody answered', undefined, (at) => withPeople(at, {})),
    path: of(`event-answers/${GATHERING}`, 'whole'),
  },
  { ...scene('an event that is gone'), path: of(`event-answers/${idOf(9)}`, 'whole') },
  changeScene('nothing to tell', { change: null, notices: [] }),
  changeScene('a change to tell', { change: openChange, notices: [] }, (at) => at.text('See who').click()),
  changeScene('an event more to tell', { change: { ...openChange, events: [addedEvent] }, notices: [] }),
  changeScene('the day is set, and nobody has an address', {
    change: {
      ...openChange,
      events: [setEvent, addedEvent],
      counts: { mail: 0, unaddressed: 0, skipped: 1 },
    },
    notices: [],
  }),
  changeScene('asked before a message is sent', { change: openChange, notices: [] }, async (at) => {
    await at.page.locator('main form button[type=submit]').click()
    await at.dialog().waitFor()
  }),
  changeScene('a message that was sent', { change: null, notices: [notice] }, (at) =>
    at.text('What was sent, and to whom').click(),
  ),
]
