import { expect, test } from 'vitest'
import { textLink, textMessage } from './text-message.ts'

const event = {
  uuid: 'a',
  isNew: false,
  name: 'The service',
  facts: [{ what: 'when' as const, before: 'Friday', now: 'Saturday, 2 PM' }],
  notes: ['It can be watched.'],
}

test('a text says the words, the new facts and the way to the page', () => {
  const text = textMessage('Dear all', [event], 'https://a.example/view/x', (what) => `${what}:`)
  expect(text).toBe(
    'Dear all\n\nThe service\nwhen: Saturday, 2 PM\nIt can be watched.\n\nhttps://a.example/view/x',
  )
  expect(textMessage('', [event], 'l', () => 'W')).not.toMatch(/^\n/)
})

test('its link keeps the number and every character', () => {
  expect(textLink('+61 (412) 345-678', 'A & B\n?')).toBe('sms:+61412345678?&body=A%20%26%20B%0A%3F')
})
