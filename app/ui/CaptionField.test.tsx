import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesProvider } from '#app/messages/index.tsx'
import { common } from '#languages/en/screens/common.ts'
import { CaptionField } from './CaptionField.tsx'

const shown = (caption: string) =>
  renderToStaticMarkup(
    <MessagesProvider messages={{ common }}>
      <CaptionField label="Caption" maxLength={500} value={caption} readOnly />
    </MessagesProvider>,
  )

test('a caption that came from elsewhere and is too long stands in full, and is asked to be shortened', () => {
  const caption = 'x'.repeat(501)
  expect(shown(caption)).toContain(caption)
  expect(shown(caption)).toContain('500 characters fit here')
  expect(shown(caption.slice(1))).not.toContain('fit here')
})
