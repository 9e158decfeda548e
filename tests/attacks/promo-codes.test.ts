import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { aUser } from '../support/factories.ts'
import { aBuyer, anExtender, buying, makePromo } from '../support/promos.ts'

// An attacker tries promo codes until one works.

const codesOf = (answers: { body: { code?: string } }[]) => answers.map(({ body }) => body.code ?? 'FOUND')

test.each([
  ['memorial', aBuyer],
  ['further year', anExtender],
] as const)(
  'a payment that is begun for a %s with a wrong code is a guess like any other',
  async (_, make) => {
    const app = await startApp()
    const buyer = await make(app)
    await makePromo(app, { code: 'TENOFF', amountOff: 1000 })
    const answers = []
    for (let n = 0; n < 3; n += 1) answers.push(await buyer.begin(`GUESS-${n}`))
    for (let n = 0; n < 2; n += 1) answers.push(await buyer.check(`WORD-${n}`))
    expect(codesOf(answers)).toEqual(Array(5).fill('PROMO_NOT_FOUND'))
    expect(codesOf([await buyer.begin('TENOFF'), await buyer.check('TENOFF')])).toEqual(
      Array(2).fill('PROMO_CHECKS_USED_UP'),
    )
    // Without a code it is paid for as ever.
    expect((await buyer.begin()).body.amount).toBe(3000)
  },
)

test('a right code uses up no try, and a code that a payment holds is never counted as a guess', async () => {
  const app = await startApp()
  const buyer = await aBuyer(app)
  await makePromo(app, { code: 'TENOFF', amountOff: 1000 })
  for (let n = 0; n < 12; n += 1) expect((await buyer.check('TENOFF')).status).toBe(200)
  for (let n = 0; n < 12; n += 1) expect((await buyer.begin('TENOFF')).status).toBe(200)
  for (let n = 0; n < 5; n += 1) expect((await buyer.check(`GUESS-${n}`)).status).toBe(404)
  expect((await buyer.check('GUESS-5')).status).toBe(429)
  // The page is loaded again.
  expect((await buyer.begin('TENOFF')).body.amount).toBe(2000)
})

test('nobody tries codes at a memorial of somebody else, so nobody uses up its five', async () => {
  const app = await startApp()
  const [buyer, stranger] = [await aBuyer(app), await aUser(app)]
  const theirs = buying(app, { ...stranger, memorial: buyer.host.memorial })
  for (let n = 0; n < 6; n += 1) expect((await theirs.check(`GUESS-${n}`)).status).toBe(404)
  expect((await buyer.check('GUESS')).body.code).toBe('PROMO_NOT_FOUND')
})
