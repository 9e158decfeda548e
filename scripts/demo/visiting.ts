import { exampleSlug } from '#app/features/landing/examples.ts'
import { submitContribution } from '#contract/contributions.ts'
import type { Memorial } from '#contract/memorials.ts'
import { getMine, processDonation, submitRsvp } from '#contract/visitors.ts'
import { signedIn } from './account.ts'
import type { Client } from './client.ts'
import { idOf } from './ids.ts'
import { printOf } from './prints.ts'
import { answers, type Visitor, visitors } from './visitors.ts'

interface Visiting {
  client: Client
  /** The memorial's passcode. */
  word: string
  memorial: Memorial
  say(line: string): void
}

/** A test card that is never refused. */
const card = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' }

/** The visitors' part of the example; each adds, gives and answers once, however often it is run. */
export async function visiting({ client, word, memorial, say }: Visiting) {
  const cookie = await pass(client, word)
  /** Every visitor has their own address, as in reality: limits by address are not shared. */
  const from = (at: number) => client.with({ cookie, 'x-forwarded-for': `203.0.113.${at + 1}` })
  const guests = await Promise.all(visitors.map((visitor, at) => arrive(from(at), visitor)))

  /** One after the other, since the page shows them in the order in which they came. */
  async function contribute() {
    for (const { visitor, client, token, mine } of guests) {
      if (mine.userContribution) continue
      await client.call(submitContribution, { token, body: await formOf(visitor) })
    }
    say(`Memories  of ${guests.length} visitors`)
  }

  async function give() {
    for (const { visitor, client, token, mine } of guests) {
      if (!visitor.gift || mine.userDonations.length > 0) continue
      const { amount, isAnonymous } = visitor.gift
      await client.call(processDonation, {
        token,
        body: {
          memorialSlug: exampleSlug,
          amount,
          anonymous: isAnonymous,
          paymentMethodId: await cardOf(client, visitor),
          clientId: idOf(`gift of ${visitor.email}`),
        },
      })
    }
    say(`Gifts     to ${memorial.memorialFunds[0]?.title ?? 'its fund'}`)
  }

  async function answer() {
    const known = new Set(memorial.rsvps.map(({ email }) => email))
    for (const [at, rsvp] of answers.entries()) {
      if (known.has(rsvp.email)) continue
      const { status, guests } = rsvp
      const events = memorial.programme.map(({ uuid }) => ({ eventUuid: uuid, status, guests }))
      await from(visitors.length + at).call(submitRsvp, {
        params: { slug: exampleSlug },
        body: { ...rsvp, events },
      })
    }
    say(`Answers   of ${answers.length} who were invited`)
  }

  return { contribute, give, answer }
}

/** The cookie that a device gets after the right passcode. */
async function pass(client: Client, word: string): Promise<string> {
  const answer = await client.send(`/view/${exampleSlug}/open`, {
    method: 'POST',
    body: new URLSearchParams({ word }),
    redirect: 'manual',
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error('The page of the example could not be opened.')
  return cookie
}

async function arrive(client: Client, visitor: Visitor) {
  const { token } = await signedIn(client, visitor)
  const mine = await client.call(getMine, { token, params: { slug: exampleSlug } })
  return { visitor, client, token, mine }
}

async function formOf({ memory }: Visitor): Promise<FormData> {
  const form = new FormData()
  form.set('shareSlug', exampleSlug)
  form.set('contributorMessage', memory.words)
  if (memory.isNameless) form.set('contributorName', '')
  for (const photo of memory.photos) {
    form.append('photoCaptions', photo.caption)
    form.append('photos', await printOf(photo), `${photo.scene}.jpg`)
  }
  return form
}

/** Sent to the provider, as a browser does; the product never sees it. */
async function cardOf(client: Client, { firstName, surname }: Visitor): Promise<string> {
  const answer = await client.send('/sandbox/payment-methods', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, name: `${firstName} ${surname}` }),
  })
  const { paymentMethodId, msg } = await answer.json().catch(() => ({}))
  if (!paymentMethodId) throw new Error(msg ?? 'The example’s gifts need the sandbox for payments.')
  return paymentMethodId
}
