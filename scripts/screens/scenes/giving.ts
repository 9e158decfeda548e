import type { Scene } from '../scene.ts'
import { view } from './paths.ts'
import { openGift, payGift, send, touch } from './visitor-actions.ts'

/** Gifts to the funds of a memorial. */
export const givingScenes: Scene[] = [
  { part: 'visit', name: 'a gift, who it is from', path: view('whole'), act: openGift },
  {
    part: 'visit',
    name: 'a gift, by an address that has an account',
    path: view('whole'),
    act: async (at) => {
      await openGift(at)
      await at.button('I would like a password').click()
      await at.answer('**/anon/signup', { code: 'EMAIL_TAKEN', field: 'email', msg: 'Taken' }, 409)
      await at.dialog().locator('input[name=name]').fill('Peter Nguyen')
      await at.dialog().locator('input[type=email]').fill('peter@example.com')
      for (const password of await at.dialog().locator('input[type=password]').all())
        await password.fill('harbour lights')
      await send(at)
      await at.button('Mail me a code').waitFor()
    },
  },
  { part: 'visit', name: 'a gift, many causes', path: view('long'), act: (at) => touch(at, '#donate') },
  {
    part: 'visit',
    name: 'a gift, the card',
    who: 'newcomer',
    path: view('whole'),
    act: async (at) => {
      await openGift(at)
      await at.dialog().locator('input[inputmode=numeric]').first().waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a gift, the card is refused',
    who: 'newcomer',
    path: view('whole'),
    act: async (at) => {
      await openGift(at)
      await payGift(at, '4000 0000 0000 0002')
      await at.dialog().getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a gift, given',
    who: 'newcomer',
    path: view('long'),
    act: async (at) => {
      await openGift(at)
      await payGift(at, '4242 4242 4242 4242')
      await at.text('Thank you').waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a gift, given before',
    who: 'newcomer',
    path: view('long'),
    act: async (at) => {
      await openGift(at)
      await payGift(at, '4242 4242 4242 4242')
      await at.button('Back to the memorial').click()
      await at.page.locator('#donate p').filter({ hasText: '@' }).waitFor()
    },
  },
]
