import { describe, expect, it } from 'vitest'
import { mailTranslator } from '#server/mails/translator.ts'
import { invitation, link } from './a-mail.tsx'

const render = (name = 'Margaret', place = 'St Brigid’s Hall\nKingscliff') => invitation({ name, place })

describe('a rendered mail', () => {
  it('has the same content in plain text, with every address in full', () => {
    expect(render().text).toBe(
      [
        'Celebrating the life of',
        'Margaret',
        'Nov 28, 2026',
        'St Brigid’s Hall\nKingscliff',
        'Dear Joan,',
        `Open the memorial:\n${link}`,
        'K7M2P',
        `If the button does not work: ${link}`,
        '--\nClaire asked us to send this.\nUnsubscribe (https://afterglow.example/unsubscribe/1)',
        'Sent by Afterglow\n',
      ].join('\n\n'),
    )
  })

  it('escapes what people typed in HTML, and leaves it unchanged in plain text', () => {
    const name = `Tom <script>alert("1")</script> & 'Ann' &lt;`
    const { html, text } = render(name)
    expect(html).not.toContain('<script')
    expect(html).toContain(
      'Tom &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#x27;Ann&#x27; &amp;lt;',
    )
    expect(text).toContain(`\n${name}\n`)
  })

  it('is self-contained: no script, no style sheet, no preload', () => {
    const { html } = render()
    expect(html).toMatch(/^<!doctype html><html lang="en-AU" dir="ltr"><head>/)
    expect(html).not.toMatch(/<link|<script|@import|url\(/)
    expect(html).toContain('alt="Margaret"')
  })

  it('stays under the 60 KB above which mail clients cut it', () => {
    const { html } = render('M'.repeat(2_000), 'Hall\n'.repeat(2_000))
    expect(Buffer.byteLength(html)).toBeLessThan(60 * 1024)
  })
})

describe('texts of mails', () => {
  it('are refused when a value is missing', () => {
    const t = mailTranslator()
    // @ts-expect-error the product's name is missing on purpose
    expect(() => t('layout.sentBy')).toThrow()
  })
})
