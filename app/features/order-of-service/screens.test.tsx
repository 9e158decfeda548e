import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#app/messages/index.tsx'
import { ToastProvider } from '#app/ui/Toast.tsx'
import type { OrderContent, OrderFacts, OrderItem } from '#contract/order-of-service.ts'
import { common } from '#languages/en/screens/common.ts'
import { conflict } from '#languages/en/screens/conflict.ts'
import { orderOfService } from '#languages/en/screens/order-of-service.ts'
import { programme } from '#languages/en/screens/programme.ts'
import { ConflictQuestion } from './ConflictQuestion.tsx'
import { BackCard, CoverCard } from './ContentCards.tsx'
import { PartList } from './PartList.tsx'
import { PrintCard } from './PrintCard.tsx'

const hymn: OrderItem = {
  id: 'h',
  kind: 'HYMN',
  title: 'Abide with me',
  by: '',
  source: '',
  text: 'Fast falls',
}
const content: OrderContent = {
  name: null,
  years: '1941 – 2026',
  when: null,
  portraitUuid: null,
  photoUuids: [],
  eventUuids: null,
  items: [hymn],
  thanks: '',
  hasCode: true,
}
const event = {
  kind: 'BURIAL',
  title: null,
  date: '2031-11-28',
  begins: '14:00',
  zone: null,
  place: null,
} as const
const facts: OrderFacts = {
  name: 'Margaret Anne Hollis',
  when: 'Friday, November 28, 2031',
  events: [{ ...event, uuid: 'b', isOnCover: false, isForEveryone: false }],
  paymentCompleted: false,
}
const work = { version: 0, base: content, content, facts }
const nothing = () => {}

/** What is rendered, as text: tags and their attributes are left out. */
function textOf(element: ReactNode): string {
  const page = (
    <MessagesProvider messages={{ common, conflict, orderOfService, programme }}>
      <ToastProvider>{element}</ToastProvider>
    </MessagesProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
}

const list = (items: OrderItem[], openId: string | null = null) =>
  textOf(<PartList items={items} openId={openId} onOpen={nothing} onItems={nothing} />)

it('the cover says what the memorial says, and no portrait is asked for without photos', () => {
  const text = textOf(<CoverCard work={work} memorial={null} onChange={nothing} />)
  expect(text).toContain('Friday, November 28, 2031')
  expect(text).not.toContain('Choose another portrait')
})

it('a part is a line with its kind, and opens to the fields of its kind', () => {
  const closed = list([hymn])
  expect(closed).toContain('Hymn or song')
  expect(closed).toContain('With its words')
  expect(closed).not.toContain('Who wrote it')
  expect(list([hymn], 'h')).toContain('Who wrote it')
  expect(list([{ ...hymn, kind: 'NAMES' }], 'h')).not.toContain('Who wrote it')
})

it('what is too long is said, closed and open', () => {
  const long = { ...hymn, title: 'x'.repeat(201) }
  expect(list([long])).toContain('Something here needs a look')
  expect(list([long], 'h')).toContain('At most 200 characters, please.')
})

it('forty parts are all that there is room for', () => {
  const items = Array.from({ length: 40 }, (_, n) => ({ ...hymn, id: `${n}` }))
  expect(list(items)).toContain('A service has room for 40 parts.')
})

it('the back tells which events are only for some, and when the code is printed', () => {
  const text = textOf(<BackCard work={work} onChange={nothing} />)
  expect(text).toContain('Burial')
  expect(text).toContain('(only for people you chose)')
  expect(text).toContain('It is printed once the memorial is paid for')
})

it('what is unsaved is saved before it is made', () => {
  const card = (isUnsaved: boolean) =>
    textOf(
      <PrintCard
        {...{ work, isUnsaved }}
        memorialUuid="m"
        isBusy={false}
        onSave={async () => true}
        onOpen={nothing}
        redirectOnAuthError={() => false}
      />,
    )
  expect(card(true)).toContain('Save, see it and print it')
  expect(card(false)).not.toContain('Save, see it and print it')
})

it('both sides of a conflict are shown in words', () => {
  const theirs = { ...content, hasCode: false }
  const text = textOf(
    <ConflictQuestion
      conflicts={[{ field: 'hasCode', mine: content, theirs }]}
      lastEdit={null}
      onSettle={nothing}
      onLater={nothing}
    />,
  )
  expect(text).toContain('The code on the back')
  expect(text).toContain('With the code')
  expect(text).toContain('Without the code')
})

it('says beside the parts that all of them together are too long, and nothing otherwise', () => {
  const long = Array.from({ length: 5 }, (_, n) => ({ ...hymn, id: `h${n}`, text: 'x'.repeat(5000) }))
  expect(textOf(list(long))).toContain('All parts together may have 20,000 characters, and have 25,065.')
  expect(textOf(list([hymn]))).not.toContain('All parts together')
})
