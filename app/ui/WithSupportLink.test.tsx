import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { common } from '#app/messages/en/common.ts'
import { editing } from '#app/messages/en/editing.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import { errors } from '#contract/messages/en/errors.ts'
import { Notice } from './Notice.tsx'

const shown = (title: string) =>
  renderToStaticMarkup(
    <MessagesProvider messages={{ common }}>
      <Notice kind="error" title={title} />
    </MessagesProvider>,
  )

test.each([editing.frame.loadFailedAgain, errors.FORBIDDEN])('%s leads to support', (message) => {
  expect(shown(message)).toContain('<a href="/support">contact support</a>.')
})

test('another message is left as it is', () => {
  expect(shown(editing.frame.loadFailed)).not.toContain('<a')
})
