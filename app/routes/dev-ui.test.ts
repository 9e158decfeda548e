import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { pageServices } from '../context.ts'
import { loader } from './dev-ui.tsx'

const unasked = () => Promise.reject(new Error('Nothing is asked here'))

function ask(hasOutbox: boolean) {
  const context = new RouterContextProvider()
  context.set(pageServices, {
    publicUrl: 'http://localhost:3000',
    nonce: undefined,
    operator: { name: 'Memorials', address: [], email: 'help@memorials.example' },
    price: { minor: 3000, currency: 'aud' },
    hasOutbox,
    setMemorialLanguage() {},
    readPrintedCode: unasked,
    readPublicMemorial: unasked,
    readMore: unasked,
    readDecade: unasked,
    readSlideshow: unasked,
    readCalendar: unasked,
    answerRsvp: unasked,
    readAnswerer: unasked,
    beginGift: unasked,
    readGift: unasked,
    checkout: null,
    sendReport: unasked,
    stopMails: unasked,
    readMailedAbout: unasked,
    askForYearlyNote: unasked,
    confirmYearlyNote: unasked,
    askSignOfLife: unasked,
    cachePageFor() {},
    addsScript() {},
  })
  const url = new URL('http://localhost:3000/dev/ui')
  return loader({ request: new Request(url), url, pattern: '/dev/ui', params: {}, context })
}

it('the style guide exists where mails go to the outbox, and is missing where they are sent', () => {
  expect(ask(true)).toBeNull()
  expect(() => ask(false)).toThrow(expect.objectContaining({ init: { status: 404 } }))
})
