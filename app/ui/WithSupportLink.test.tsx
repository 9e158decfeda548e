import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesProvider } from '#app/messages/index.tsx'
import { errors } from '#languages/en/calls/errors.ts'
import { common } from '#languages/en/screens/common.ts'
import { editing } from '#languages/en/screens/editing.ts'
import { Notice } from './Notice.tsx'

const shown = (title: string) =>
  renderToStaticMarkup(
    <MessagesProvider messages={{ common }}>
      <Notice kind="error" title={title} />
    </MessagesProvider>,
  )

test.each([editing.frame.loadFailedAgain, errors.FORBIDDEN])('%s links to support', (message) => {
  expect(shown(message)).toContain('<a href="/support">contact support</a>.')
})

test('another message is unchanged', () => {
  expect(shown(editing.frame.loadFailed)).not.toContain('<a')
})
