import autocannon from 'autocannon'
import { answersTo, p99Of } from './arrivals.ts'
import { ask, type Product, picture, sendPhoto } from './product.ts'

const SECONDS = 5

const rate = async (url: string) =>
  (await autocannon({ url, connections: 20, duration: SECONDS })).requests.average

/** Requests per second of a kept memorial page, and of a constant of the same bytes, taken in turns. */
export async function viewRates(product: Product, shareSlug: string) {
  const page = `${product.url}/view/${shareSlug}`
  const bytes = (await (await fetch(page, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())
    .byteLength
  const constant = `${product.url}/bench/constant?bytes=${bytes}`
  await rate(page)
  const pairs: { view: number; constant: number }[] = []
  for (let round = 0; round < 3; round += 1)
    pairs.push({ constant: await rate(constant), view: await rate(page) })
  const best = pairs
    .map((pair) => ({ ...pair, ratio: pair.view / pair.constant }))
    .sort((a, b) => a.ratio - b.ratio)[1]
  if (!best) throw new Error('unreachable')
  return { bytes, ...best }
}

/** 99th percentile in milliseconds of a keyed call, idle and while photos are being processed. */
export async function callWhileProcessing(product: Product, host: { token: string; uuid: string }) {
  const call = () => ({ path: '/user', headers: { pid: host.token } })
  const p99 = async (seconds: number) =>
    p99Of((await answersTo(product.url, { rate: 200, seconds, call })).took)
  await p99(2)
  const idle = await p99(SECONDS * 2)
  const jpegs = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => picture(4000, seed)))
  for (const jpeg of jpegs) await sendPhoto(product, host.token, host.uuid, jpeg)
  const busy = await p99(SECONDS * 2)
  const { memorial } = await ask(product, 'GET', `/memorial/get/${host.uuid}`, host.token)
  const left = memorial.media.filter((one: { state: string }) => one.state === 'PROCESSING').length
  return { idle, busy, ratio: busy / idle, stillProcessing: left > 0 }
}
