import type { Scene, SceneContext } from '../scene.ts'
import { alsoWaiting } from '../scene.ts'
import { of } from './paths.ts'

/** Whom to thank. */

const idOf = (place: number) => `00000000-0000-4000-8000-0000000000${String(place).padStart(2, '0')}`

const reason = (place: number, kind: string, fields: object = {}) => ({
  uuid: idOf(place),
  kind,
  name: null,
  words: '',
  status: null,
  guests: 0,
  photos: 0,
  amountMinor: null,
  currency: null,
  date: '2031-11-20T09:00:00Z',
  ...fields,
})

const line = (place: number, name: string | null, reasons: object[], fields: object = {}) => ({
  uuid: idOf(place),
  name,
  email: name && `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  typedEmail: '',
  postalAddress: '',
  note: '',
  greeting: name === null ? 'Hello,' : `Dear ${name.split(' ')[0]},`,
  proposal:
    'Thank you for everything you did for us, and in memory of Margaret Anne Hollis. We will not forget it.',
  language: 'en',
  canMail: true,
  reasons,
  dateThanked: null,
  thankedHow: null,
  dateRefused: null,
  version: 1,
  ...fields,
})

const memory = 'Every Sunday there was a plate for me at that table, whether I came or not.'

const lines = [
  line(1, 'Lakshmi Nair', [
    reason(11, 'MEMORY', { words: memory, photos: 1 }),
    reason(12, 'GIFT', { amountMinor: 12_000, currency: 'aud' }),
    reason(13, 'MEALS', { words: 'Soup on Thursday' }),
  ]),
  line(2, 'Frank Dunne', [reason(21, 'FLOWERS', { words: 'Flowers from his greenhouse, and her boots' })], {
    email: null,
    canMail: false,
    postalAddress: '11 Pearl Street\nKingscliff NSW 2487',
  }),
  line(3, 'Kostas Papadimitropoulos-Anagnostopoulos and the whole rowing club of Murwillumbah', [
    reason(31, 'ANSWER', { status: 'ATTENDING', guests: 4 }),
    reason(32, 'LETTER'),
  ]),
  line(4, null, [reason(41, 'GIFT', { amountMinor: 5_000, currency: 'aud' })]),
  line(5, 'Joan Whitby', [reason(51, 'HELP', { words: 'A lift to the hospital, every day' })], {
    dateRefused: '2031-11-24T09:00:00Z',
    note: 'Dear Joan, thank you for the lifts.',
  }),
  line(6, 'Bill Tranter', [reason(61, 'MEMORY')], {
    dateThanked: '2031-11-21T09:00:00Z',
    thankedHow: 'PHONE',
  }),
  line(7, 'Tess Hollis', [reason(71, 'GIFT', { amountMinor: 5_000, currency: 'aud' })], {
    dateThanked: '2031-11-22T09:00:00Z',
    thankedHow: 'NOTE',
    note: 'Dear Tess,\n\nthank you for everything.',
  }),
]

const kinds = { ANSWER: 1, MEMORY: 2, GIFT: 3, FLOWERS: 1, MEALS: 1, LETTER: 1, HELP: 1 }
const counts = { notThanked: 5, thanked: 2, kinds, toThank: 5, toThankWithAddress: 1 }
const nobody = { notThanked: 0, thanked: 0, kinds: {}, toThank: 0, toThankWithAddress: 0 }

const withLines = (at: SceneContext, shown: object[] = lines, of: object = counts) =>
  at.page.route('**/memorial/thanks/*?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        msg: null,
        lines: shown,
        counts: of,
        proposals: { en: 'Thank you for everything you did for us.' },
        next: null,
      },
    }),
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
  scene('a note without an address', async (at) => {
    await noteOf(at, 'Frank Dunne').click()
    await at.page.locator('[data-line] summary').first().click()
    await at.page.locator('[data-line] summary').nth(1).click()
  }),
  scene('a note that was sent', (at) => noteOf(at, 'Tess Hollis').click()),
  scene('somebody ticked off', async (at) => {
    const [first] = lines
    const thanked = { ...first, dateThanked: '2031-11-24T09:00:00Z', thankedHow: 'OTHER' }
    await at.answer('**/memorial/thanks/mark/*', { lines: [thanked] })
    await at.page.getByRole('checkbox', { name: 'Thanked: Lakshmi Nair' }).click()
    await at.button('By telephone').waitFor()
  }),
  scene('changed by another host', async (at) => {
    await at.answer('**/memorial/thanks/save/**', { code: 'THANKS_CHANGED', msg: 'Changed meanwhile.' }, 409)
    await at.answer('**/memorial/thanks/line/**', {
      line: { ...lines[0], note: 'Dear Lakshmi, from all of us.' },
    })
    await noteOf(at, 'Lakshmi Nair').click()
    await at.button('Keep for a card').click()
    await at.button('Take theirs').waitFor()
  }),
  scene('several chosen', async (at) => {
    await at.button('Choose several').click()
    await at.button('Choose all shown').click()
  }),
  scene('a note to several', async (at) => {
    await at.button('Choose several').click()
    await at.button('Choose all shown').click()
    await at.button('Write to them').click()
    await at.dialog().waitFor()
  }),
  scene('the same person', async (at) => {
    await noteOf(at, 'Lakshmi Nair').click()
    await at.page.locator('[data-line] summary').nth(1).click()
    await at.button('Same person as somebody else').click()
    await at.dialog().getByText('Frank Dunne').waitFor()
  }),
  scene('everybody thanked', undefined, (at) =>
    withLines(at, [], { ...counts, notThanked: 0, thanked: 7, toThank: 0, toThankWithAddress: 0 }),
  ),
  scene(
    'a wrong address',
    async (at) => {
      await at.answer(
        '**/memorial/thanks/add/*',
        { code: 'BAD_INPUT', field: 'email', msg: 'Please enter a valid email address.' },
        400,
      )
      await at.page.getByLabel('Who', { exact: true }).fill('Frank Dunne')
      await at.page.locator('aside summary, main summary').last().click()
      await at.page
        .getByLabel(/^Email/)
        .last()
        .fill('frank at home')
      await at.button('Add to the list').click()
      await at.text('Please enter a valid email address.').waitFor()
    },
    (at) => withLines(at, [], nobody),
  ),
]
