import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { aHostEvent } from '#app/lib/event-testing.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import { ToastProvider } from '#app/ui/Toast.tsx'
import { common } from '#languages/en/screens/common.ts'
import { programme } from '#languages/en/screens/programme.ts'
import { AfterSave } from './AfterSave.tsx'
import { ConflictQuestion } from './ConflictQuestion.tsx'
import { DoorList } from './DoorList.tsx'
import { ProgrammeForm } from './ProgrammeForm.tsx'
import type { DraftEvent } from './rules-event.ts'
import { aService } from './testing.ts'

const counts = { attending: 10, guests: 2, unsure: 0, notAttending: 0, watching: 3 }
const known = aHostEvent({ uuid: 'm', counts })
const first = aService({ id: 'm', date: '2031-11-28' })

const burial: DraftEvent = {
  ...first,
  id: 'b',
  kind: 'BURIAL',
  begins: '09:00',
  audience: 'CHOSEN',
  contactUuids: ['c'],
}

/** What is rendered, as text: tags and their attributes are left out. */
function textOf(element: ReactNode): string {
  const page = (
    <MessagesProvider messages={{ common, programme }}>
      <ToastProvider>{element}</ToastProvider>
    </MessagesProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
}

const form = (events: DraftEvent[], openId: string | null = null, told: string[] = []) =>
  textOf(
    <ProgrammeForm
      memorialUuid="m"
      events={events}
      known={[known]}
      openId={openId}
      onOpen={() => {}}
      refused={{ ids: told, count: told.length }}
      onEvents={() => {}}
    />,
  )

it('one event is the question for a date, with no word of kinds or people', () => {
  const text = form([first])
  expect(text).toContain('Begins')
  expect(text).toContain('What to know')
  expect(text).toContain('Add a second event')
  expect(text).toContain('12 are coming and 3 watch')
  for (const word of ['Its name', 'Who is invited', 'Kind']) expect(text).not.toContain(word)
})

it('several are a list in order of time', () => {
  const text = form([first, burial])
  expect(text.indexOf('Burial')).toBeLessThan(text.indexOf('Service'))
  expect(text).toContain('Only one person you chose')
})

it('an open event tells what is not finished once a save was refused', () => {
  const chosen: DraftEvent = { ...first, id: 'b', audience: 'CHOSEN' }
  expect(form([first, chosen], 'b')).not.toContain('Please choose at least one person')
  const told = form([first, chosen], 'b', ['b'])
  expect(told).toContain('Please choose at least one person, or invite everyone.')
  expect(form([first, chosen], null, ['b'])).toContain('Something here needs a look')
})

it('what was taken back says so, and can be undone', () => {
  expect(form([first, { ...first, id: 'b', isCancelled: true }], 'b')).toContain('Its answers are kept. Undo')
  expect(form([{ ...first, isCancelled: true }])).toContain('Not taking place')
})

it('after a save: who answered for what, and that nobody was mailed', () => {
  const silent = {
    ...known,
    uuid: 'b',
    kind: 'BURIAL' as const,
    counts: { ...counts, attending: 0, guests: 0, watching: 0 },
  }
  const text = textOf(<AfterSave memorialUuid="m" events={[known, silent]} />)
  expect(text).toContain('Saved. Nobody was mailed.')
  expect(text).toContain('Service 12 are coming and 3 watch')
  expect(text.match(/Tell people/g)).toHaveLength(2)
})

it('a conflict shows what each side has otherwise, in words', () => {
  const text = textOf(
    <ConflictQuestion
      mine={[first, burial]}
      theirs={[{ ...first, begins: '10:30', ends: '11:15' }, burial]}
      lastEdit={{ name: 'Peter', at: '2031-11-01T09:00:00Z', isYours: false }}
      onDecide={() => {}}
      onLater={() => {}}
    />,
  )
  expect(text).toContain('Friday, November 28, 2031')
  expect(text).toContain('10:30 AM – 11:15 AM')
  expect(text).toContain('Peter changed this too')
  expect(text).not.toContain('Burial')
})

it('the list for the door has a column for what somebody told, and none for what nobody did', () => {
  const person = {
    eventUuid: 'm',
    status: 'ATTENDING' as const,
    guests: 2,
    rsvpId: 'r',
    name: 'Joan Petrie',
    email: null,
    phone: null,
    food: 'No nuts',
    accessNeeds: '',
    awaitsLook: false,
    dateCreated: '2031-11-01T09:00:00Z',
  }
  const text = textOf(<DoorList event={known} people={[person]} />)
  expect(text).toContain('12 people in all.')
  expect(text).toContain('Joan Petrie + 2 No nuts')
  expect(text).not.toContain('Access')
})
