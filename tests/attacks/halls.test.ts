import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'
import { useUpLimit } from '../support/limits.ts'

// At a wake everybody's phone is behind one address: people are limited, not places.

const HALL = { 'x-forwarded-for': '203.0.113.77' }

test('a hundred and fifty people answer from one hall, and fifty of them make an account', async () => {
  const app = await startApp()
  const { memorial } = await aPaidHost(app)
  const guests = Array.from({ length: 150 }, (_, n) => `guest-${n}@example.com`)
  for (const email of guests) {
    const json = { name: email, email, status: 'ATTENDING' }
    const path = `/public/memorial/${memorial.shareSlug}/rsvp`
    expect((await app.api('POST', path, { json, headers: HALL })).status).toBe(200)
  }
  for (const email of guests.slice(0, 50)) {
    const json = { email, password: 'a password of their own' }
    expect((await app.api('POST', '/anon/signup', { json, headers: HALL })).status).toBe(200)
  }
})

test('a robot that answers five thousand times is stopped at five hundred', async () => {
  const app = await startApp()
  const { memorial } = await aPaidHost(app)
  await useUpLimit(app, 'rsvpByIp', `203.0.113.77 ${memorial.uuid}`)
  const json = { name: 'Robot', email: 'robot@example.com', status: 'ATTENDING' }
  const path = `/public/memorial/${memorial.shareSlug}/rsvp`
  expect((await app.api('POST', path, { json, headers: HALL })).status).toBe(429)
})
