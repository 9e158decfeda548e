import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blankFund, type DraftFund } from '#app/draft/schema.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import { common } from '#languages/en/screens/common.ts'
import { editing } from '#languages/en/screens/editing.ts'
import { FundFields } from './FundFields.tsx'

const fieldsOf = (mayReword: boolean) => {
  const server = { id: 'f', raisedMinor: 1250, donationCount: 1, currency: 'aud', mayReword }
  const fund: DraftFund = { ...blankFund, id: 'f', title: 'Hospice', recipient: 'The nurses', server }
  const html = renderToStaticMarkup(
    <MessagesProvider messages={{ common, editing }}>
      <FundFields fund={fund} submitted={false} onText={() => {}} />
    </MessagesProvider>,
  )
  return { html, fields: html.match(/<(input|textarea)/g)?.length }
}

test('a fund has six fields: title, description, recipient, payout, charity and goal', () => {
  expect(fieldsOf(true).fields).toBe(6)
})

test('if the texts of a fund are fixed they are shown, and only the goal has a field', () => {
  const { html, fields } = fieldsOf(false)
  expect(fields).toBe(1)
  for (const words of ['Hospice', 'The nurses', editing.funds.fixed]) expect(html).toContain(words)
})
