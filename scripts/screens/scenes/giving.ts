import type { Scene } from '../scene.ts'
import { view } from './paths.ts'
import { chooseGift, openCardField, payGift, touch } from './visitor-actions.ts'

/** Gifts to the funds of a memorial. */
export const givingScenes: Scene[] = [
  { part: 'visit', name: 'a gift, many causes', path: view('long'), act: (at) => touch(at, '#donate') },
  {
    part: 'visit',
    name: 'a gift, nothing filled in',
    path: view('whole'),
    act: async (at) => {
      await touch(at, '#donate')
      await at.page.locator('#donate').getByText(at.say('Other')).first().click()
      await chooseGift(at)
      await at.page.locator('#donate [aria-invalid=true]').first().waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a gift, to be paid elsewhere',
    path: view('whole'),
    act: async (at) => {
      await touch(at, '#donate')
      await at.page.locator('#donate [name=name]').fill('Peter Nguyen')
      await at.page.locator('#donate [name=email]').fill('peter@example.com')
      await chooseGift(at)
      await at.page.locator('main dl').waitFor()
    },
  },
  { part: 'visit', name: 'a gift, the card', who: 'newcomer', path: view('whole'), act: openCardField },
  {
    part: 'visit',
    name: 'a gift, the card is refused',
    who: 'newcomer',
    path: view('whole'),
    act: async (at) => {
      await payGift(at, '4000 0000 0000 0002')
      await at.page.locator('#donate').getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a gift, the bank asks',
    who: 'newcomer',
    path: view('whole'),
    act: async (at) => {
      await payGift(at, '4000 0025 0000 3155')
      await at.button('Confirm payment').waitFor()
    },
  },
  {
    part: 'visit',
    name: 'a gift, given',
    who: 'newcomer',
    path: view('long'),
    act: async (at) => {
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
      await payGift(at, '4242 4242 4242 4242')
      await at.text('Thank you').waitFor()
      await at.page.reload()
      await at.page.locator('#gift-before').waitFor()
    },
  },
]
