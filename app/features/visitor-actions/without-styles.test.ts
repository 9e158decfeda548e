import { expect, test } from 'vitest'
import { withoutStyles } from './without-styles.ts'

test('the rules of all style elements are taken out of a page', () => {
  const page = '<head><style>a{b:c}</style></head><p>1</p><style nonce="n">\nd > e{}\n</style><p>2</p>'
  expect(withoutStyles(page)).toEqual({ html: '<head></head><p>1</p><p>2</p>', rules: 'a{b:c}\nd > e{}\n' })
})

test('a page without any stays as it is, also where its words speak of one', () => {
  const page = '<p>&lt;style&gt;a{}&lt;/style&gt; <b>stylestyle</b></p><styled></styled>'
  expect(withoutStyles(page)).toEqual({ html: page, rules: '' })
})
