import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#app/messages/index.tsx'
import type { ThanksLine, ThanksReason } from '#contract/thanks.ts'
import { thanks } from '#languages/en/screens/thanks.ts'
import { useSays } from './use-says.ts'

const reason = (fields: Partial<ThanksReason>) =>
  ({
    guests: 0,
    photos: 0,
    status: null,
    amountMinor: null,
    currency: null,
    words: null,
    ...fields,
  }) as ThanksReason

function All({ reasons }: Pick<ThanksLine, 'reasons'>) {
  return useSays().all({ reasons } as ThanksLine)
}

it('what somebody did is a row of short sentences, and none is put into another', () => {
  const reasons = [reason({ kind: 'MEMORY', photos: 1 }), reason({ kind: 'ANSWER', status: 'ATTENDING' })]
  const text = renderToStaticMarkup(
    <MessagesProvider messages={{ thanks }}>
      <All reasons={reasons} />
    </MessagesProvider>,
  )
  expect(text).toBe('A memory with a photo · Comes')
})
