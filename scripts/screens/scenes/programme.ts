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

/** Opens the message about the event whose people are shown. */
async function tell(at: SceneContext, audience: object) {
  await at.answer('**/memorial/event/audience/**', audience)
  await at.page.getByRole('button', { name: /^Tell people/ }).click()
  await at.dialog().waitFor()
}

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
  {
    ...scene('a message to who answered', (at) => tell(at, { mails: 67, withoutAddress: 2 }), withPeople),
    path: of(`event-answers/${GATHERING}`, 'whole'),
  },
  {
    ...scene('nobody to mail', (at) => tell(at, { mails: 0, withoutAddress: 3 }), withPeople),
    path: of(`event-answers/${GATHERING}`, 'whole'),
  },
]
