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

test('a date in the past is written out and questioned, without an error', () => {
  const html = fieldsOn('1925-11-28')
  expect(html).toContain('Sat, Nov 28, 1925')
  expect(html).toContain(creation.who.datePast)
  expect(html).not.toContain('aria-invalid')
})

test.each(['2199-11-28', '', '0202-11-28'])('the date %o is not questioned', (date) => {
  expect(fieldsOn(date)).not.toContain(creation.who.datePast)
})
