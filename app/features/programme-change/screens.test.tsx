import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#app/messages/index.tsx'
import { ToastProvider } from '#app/ui/Toast.tsx'
import type { ChangedEvent, ChangeNotice, EventSide, ProgrammeChange } from '#contract/change-notices.ts'
import { common } from '#languages/en/screens/common.ts'
import { programme } from '#languages/en/screens/programme.ts'
import { programmeChange } from '#languages/en/screens/programme-change.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { NoticeItem } from './NoticeItem.tsx'

const side: EventSide = {
  kind: 'SERVICE',
  title: null,
  date: '2031-11-28',
  begins: '11:00',
  endDate: '2031-11-28',
  ends: '12:00',
  zone: 'Australia/Sydney',
  place: 'St Brigid’s',
  details: null,
  streamUrl: null,
  isNotStreamed: false,
  isCancelled: false,
}
const moved: ChangedEvent = {
  uuid: 'a',
  before: side,
  after: {
    ...side,
    begins: '11:30',
    ends: null,
    endDate: null,
    place: null,
    streamUrl: 'https://youtu.be/x',
  },
  what: ['WHEN', 'WHERE', 'STREAM'],
  isForChosen: false,
}
const takenBack: ChangedEvent = {
  uuid: 'b',
  before: { ...side, kind: 'BURIAL' },
  after: { ...side, kind: 'BURIAL', isCancelled: true },
  what: ['WHETHER'],
  isForChosen: true,
}

/** What is rendered, as markup. */
function markupOf(element: ReactNode): string {
  const page = (
    <MessagesProvider messages={{ common, programme, programmeChange }}>
      <ToastProvider>{element}</ToastProvider>
    </MessagesProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const textOf = (element: ReactNode): string =>
  markupOf(element)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')

const form = (counts: Partial<ProgrammeChange['counts']> = {}, invited = 0, events = [moved, takenBack]) =>
  textOf(
    <ChangeForm
      memorialUuid="m"
      change={{
        revision: 'r',
        events,
        people: [{ rsvpId: '1', name: 'Joan', phone: null, way: 'MAIL', eventUuids: ['a'] }],
        counts: { mail: 23, unaddressed: 1, skipped: 0, ...counts },
        invited,
      }}
      onTell={async () => {}}
      onLeave={async () => {}}
      onStale={async () => {}}
      redirectOnAuthError={() => false}
    />,
  )

it('a change says what was and what is, whom it reaches, and proposes words', () => {
  const text = form()
  for (const words of [
    'Friday, November 28, 2031, 11:30 AM',
    'Before: Friday, November 28, 2031, 11 AM to 12 PM',
    'Where: not settled yet Before: St Brigid’s',
    'What has changed',
    'It can be watched online, at youtu.be.',
    'Burial It does not take place. Only the people you chose read of this.',
    '23 people who answered get an email.',
    'One person gave no email address.',
    'Something has changed.',
    'Send to 23 people',
    'Nobody needs to be told',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('get no email')
})

it('where nobody has a mail address the next step is the texts', () => {
  const text = form({ mail: 0, unaddressed: 2 })
  expect(text).toContain('2 people gave no email address.')
  expect(text).toContain('Go on to the texts')
})

it('who wants no email is said to get none, and nothing else of addresses', () => {
  const text = form({ mail: 0, unaddressed: 0, skipped: 1 })
  expect(text).toContain('One person gets no email, because they asked for none or were shut out.')
  expect(text).not.toMatch(/email address|Go on to the texts/)
})

const open = { ...side, date: null, begins: null, endDate: null, ends: null, place: null }
const burial: ChangedEvent = {
  uuid: 'c',
  before: { ...open, kind: 'BURIAL' },
  after: { ...side, kind: 'BURIAL', begins: '15:30', endDate: null, ends: null },
  what: ['NEW'],
  isForChosen: false,
}

it('an event that was added is new, and has no before', () => {
  const text = form({}, 0, [burial])
  expect(text).toContain('What is new')
  expect(text).toContain('New: Burial When: Friday, November 28, 2031, 3:30 PM Where: St Brigid’s')
  expect(text).toContain('There is something new on the day.')
  expect(text).not.toMatch(/Before|not settled/)
})

it('a day that was open until now is set, not changed', () => {
  const set: ChangedEvent = { ...moved, before: open, after: side, what: ['WHEN', 'WHERE'] }
  const text = form({}, 0, [set, burial])
  expect(text).toContain('The day is set.')
  expect(text).not.toMatch(/Before|not settled|changed/)
})

const person = { phone: '+61 412 345 678', error: null, eventUuids: ['a'] }
const notice: ChangeNotice = {
  uuid: 'n',
  sentAt: '2031-11-20T09:30:00Z',
  by: 'Ana',
  isYou: false,
  message: 'Dear all',
  events: [moved, takenBack],
  counts: { QUEUED: 1, SENT: 22, FAILED: 1, SKIPPED: 1, UNADDRESSED: 1, TEXTED: 1 },
  invited: 12,
  people: [
    { ...person, rsvpId: '1', name: 'Ruth', state: 'FAILED', error: '550 no such user' },
    { ...person, rsvpId: '2', name: 'Pat', state: 'UNADDRESSED' },
    { ...person, rsvpId: '3', name: 'Lu', state: 'TEXTED' },
    { ...person, rsvpId: '4', name: 'Gone', state: 'SKIPPED' },
    { ...person, rsvpId: '5', name: '', state: 'SENT' },
  ],
}

it('a message that was sent says when, by whom, to how many, and whom it did not reach', () => {
  const item = <NoticeItem notice={notice} link="https://a.example/view/x" onTexted={async () => {}} />
  const text = textOf(item)
  for (const words of [
    'to 23 people and to 12 invited people who had not answered by Ana',
    'One email is still on its way.',
    'One email could not be delivered: Ruth 550 no such user',
    '2 people gave no email address.',
    'Not sent',
    'No email was sent to: Gone',
    'An answer that was removed',
  ])
    expect(text).toContain(words)
  const [, body = ''] = /href="sms:\+61412345678\?&amp;body=([^"]*)"/.exec(markupOf(item)) ?? []
  const message = decodeURIComponent(body)
  expect(message).toContain('Dear all')
  expect(message).toContain('When: Friday, November 28, 2031, 11:30 AM')
  expect(message).toContain('https://a.example/view/x')
  // Of the events that they may see alone.
  expect(message).not.toContain('Burial')
})

it('invited people who have not answered are counted apart, and with those whom the message goes to', () => {
  const text = form({}, 12)
  expect(text).toContain('23 people who answered get an email.')
  expect(text).toContain('Also tell the 12 invited people who have not answered')
  expect(text).toContain('Send to 35 people')
  expect(form()).not.toContain('invited people')
})
