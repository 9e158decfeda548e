import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#app/messages/index.tsx'
import { mailAddress } from '#languages/en/screens/mail-address.ts'
import { EmailSuggestion } from './EmailSuggestion.tsx'
import { doubtOf } from './use-email-suggestion.ts'

it('asks about a mistyped address once', () => {
  expect(doubtOf(' ana@gmial.com ', '')).toEqual({ typed: 'ana@gmial.com', address: 'ana@gmail.com' })
  expect(doubtOf('ana@gmial.com', 'ana@gmial.com')).toBeNull()
  expect(doubtOf('ana@gmai.com', 'ana@gmial.com')).not.toBeNull()
  expect(doubtOf('ana@gmail.com', '')).toBeNull()
})

it('offers the address that was meant', () => {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={{ mailAddress }}>
      <EmailSuggestion typed="ana@gmial.com" address="ana@gmail.com" onTake={() => {}} />
    </MessagesProvider>,
  )
  expect(html).toMatch(/Did you mean <button[^>]*>.*ana@gmail\.com/)
  expect(html).toContain('If ana@gmial.com is right')
})
