import { setTimeout as delay } from 'node:timers/promises'
import { answersTo, p99Of } from './arrivals.ts'
import { aMemorial, type Product } from './product.ts'

const CALLS_A_SECOND = 50
const ROUNDS = 3

interface OneMemorial {
  people: number
  seconds: number
}

/**
 * The 99th percentile in milliseconds of another person's signed-in call (`GET /user`), idle and while many people
 * answer one memorial, each again with another name as soon as they are answered. Both alternate; rounds are combined.
 */
export async function callWhilePeopleAnswer(product: Product, { people, seconds }: OneMemorial) {
  const host = await aMemorial(product, { photos: 1, stories: 1 })
  const measure = () =>
    answersTo(product.url, {
      rate: CALLS_A_SECOND,
      seconds,
      call: () => ({ path: '/user', headers: { pid: host.token } }),
    })
  await measure()
  const [idle, busy]: [number[], number[]] = [[], []]
  let [failed, answered, refused, guests] = [0, 0, 0, 0]

  async function answering(end: number) {
    while (performance.now() < end) {
      guests += 1
      const response = await answer(product, host.shareSlug, guests)
      if (response.ok) answered += 1
      else refused += 1
      await response.arrayBuffer()
    }
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    const quiet = await measure()
    idle.push(...quiet.took)
    const end = performance.now() + seconds * 1000
    const crowd = Promise.all(Array.from({ length: people }, () => answering(end)))
    const loud = await measure()
    busy.push(...loud.took)
    failed += quiet.failed + loud.failed
    await crowd
    // The mails of the crowd must not count as idle load.
    await delay(2000)
  }
  return { idle: p99Of(idle), busy: p99Of(busy), ratio: p99Of(busy) / p99Of(idle), failed, answered, refused }
}

/** Each from its own network: this measures serialization, not limits. */
const answer = ({ url }: Product, shareSlug: string, guest: number) =>
  fetch(`${url}/public/memorial/${shareSlug}/rsvp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(guest >> 16) & 255}.${(guest >> 8) & 255}.${guest & 255}`,
    },
    body: JSON.stringify({
      name: `Guest ${guest}`,
      email: `guest-${guest}@example.com`,
      status: 'ATTENDING',
    }),
  })
