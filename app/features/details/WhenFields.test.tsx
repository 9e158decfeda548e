import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesProvider } from '#app/messages/index.tsx'
import { common } from '#languages/en/screens/common.ts'
import { creation } from '#languages/en/screens/creation.ts'
import { WhenFields } from './WhenFields.tsx'

const fieldsOn = (memorialDate: string) =>
  renderToStaticMarkup(
    <MessagesProvider messages={{ common, creation }}>
      <WhenFields memorialDate={memorialDate} address="" details="" onText={() => {}} />
    </MessagesProvider>,
  )

test('a day that is past is written out, and asked about without an error', () => {
  const html = fieldsOn('1925-11-28')
  expect(html).toContain('Sat, Nov 28, 1925')
  expect(html).toContain(creation.who.datePast)
  expect(html).not.toContain('aria-invalid')
})

test.each(['2199-11-28', '', '0202-11-28'])('nothing is asked about %o', (date) => {
  expect(fieldsOn(date)).not.toContain(creation.who.datePast)
})
