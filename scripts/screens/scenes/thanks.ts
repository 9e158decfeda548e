import type { Scene, SceneContext } from '../scene.ts'
import { alsoWaiting } from '../scene.ts'
import { of } from './paths.ts'

/** Whom to thank. */

const idOf = (place: number) => `00000000-0000-4000-8000-0000000000${String(place).padStart(2, '0')}`

const line = (place: number, kind: string, name: string | null, fields: object = {}) => ({
  uuid: idOf(place),
  kind,
  name,
  email: name && `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  words: '',
  status: null,
  guests: 0,
  amountMinor: null,
  currency: null,
  date: '2031-11-20T09:00:00Z',
  proposal: `${name === null ? 'Hello,' : `Dear ${name.split(' ')[0]},`}\n\nThank you for everything you did for us, and in memory of Margaret Anne Hollis. We will not forget it.`,
  canMail: true,
  note: '',
  dateSent: null,
  dateRefused: null,
  dateThanked: null,
  ...fields,
})

const memory = 'Every Sunday there was a plate for me at that table, whether I came or not.'
const gift = { amountMinor: 5_000, currency: 'aud' }

const lines = [
  line(1, 'MEMORY', 'Lakshmi Nair', { words: memory }),
  line(2, 'TYPED', 'Frank Dunne', {
    words: 'Flowers from his greenhouse, and her boots',
    email: null,
    canMail: false,
  }),
  line(3, 'ANSWER', 'Kostas Papadimitropoulos-Anagnostopoulos and the whole rowing club of Murwillumbah', {
    status: 'ATTENDING',
    guests: 4,
  }),
  line(4, 'GIFT', null, gift),
  line(5, 'TYPED', 'Joan Whitby', {
    words: 'A lift to the hospital, every day',
    dateRefused: '2031-11-24T09:00:00Z',
    note: 'Dear Joan, thank you for the lifts.',
  }),
  line(6, 'MEMORY', 'Bill Tranter', { dateThanked: '2031-11-21T09:00:00Z' }),
  line(7, 'GIFT', 'Tess Hollis', {
    ...gift,
    dateThanked: '2031-11-22T09:00:00Z',
    dateSent: '2031-11-22T09:00:00Z',
    note: 'Dear Tess,\n\nthank you for everything.',
  }),
]

const withLines = (
  at: SceneContext,
  shown: object[] = lines,
  counts: object = { notThanked: 5, thanked: 2 },
) =>
  at.page.route('**/memorial/thanks/*?*', (route) =>
    route.fulfill({ json: { success: true, msg: null, lines: shown, counts, next: null } }),
  )

const scene = (name: string, act?: Scene['act'], before: Scene['before'] = (at) => withLines(at)): Scene => ({
  part: 'thanks',
  name,
  who: 'whole',
  path: of('thanks', 'whole'),
  before,
  ...(act && { act }),
})

/** The button of somebody's note, whether it is written or read. */
const noteOf = ({ page }: SceneContext, name: string) =>
  page.locator('[data-line]').getByRole('button', { name: `: ${name}` })

export const thanksScenes: Scene[] = [
  ...alsoWaiting({ part: 'thanks', name: 'empty', who: 'bare', path: of('thanks', 'bare') }),
  scene('the list'),
  scene('a note', (at) => noteOf(at, 'Lakshmi Nair').click()),
  scene('a note that was sent', (at) => noteOf(at, 'Tess Hollis').click()),
  scene('somebody ticked off', async (at) => {
    await at.answer('**/memorial/thanks/mark/**', {
      line: { ...lines[0], dateThanked: '2031-11-24T09:00:00Z' },
    })
    await at.page.getByRole('checkbox', { name: 'Thanked: Lakshmi Nair' }).click()
    await at.button('Undo').waitFor()
  }),
  scene('everybody thanked', undefined, (at) => withLines(at, [], { notThanked: 0, thanked: 7 })),
  scene(
    'a wrong address',
    async (at) => {
      await at.page.getByLabel('Who', { exact: true }).fill('Frank Dunne')
      await at.page
        .getByLabel(/^Email/)
        .last()
        .fill('frank at home')
      await at.button('Add to the list').click()
      await at.page.locator('[aria-invalid=true]').waitFor()
    },
    (at) => withLines(at, [], { notThanked: 0, thanked: 0 }),
  ),
]
