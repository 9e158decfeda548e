import { describe, expect, it } from 'vitest'
import { shareText as ar } from '#languages/ar/screens/share-text.ts'
import { shareText as es } from '#languages/es/screens/share-text.ts'
import { registerTranslations } from '../messages/translations.ts'
import { memorialLink, shareLinks } from './share-links.ts'

const link = memorialLink('https://example.org', 'ana-silva-4f9k2c')
const links = shareLinks('Ana & Zoë Silva', link, 'en')
const invitation =
  'Please join me in celebrating the life of Ana & Zoë Silva. View their memorial and share your own memories'

const paramsOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

describe('share links', () => {
  it('lead to the public memorial', () => {
    expect(link).toBe('https://example.org/view/ana-silva-4f9k2c')
  })

  it('to Facebook carry the link and the text', () => {
    expect(links.facebook).toMatch(/^https:\/\/www\.facebook\.com\/sharer\//)
    expect(paramsOf(links.facebook)).toEqual({ u: link, quote: `${invitation}.` })
  })

  it('to Twitter carry one text', () => {
    expect(paramsOf(links.twitter)).toEqual({
      text: `Celebrating the life of Ana & Zoë Silva. Share your memories: ${link}`,
    })
  })

  it('to WhatsApp and by email carry the same text', () => {
    expect(paramsOf(links.whatsapp)).toEqual({ text: `${invitation}: ${link}` })
    expect(paramsOf(links.email)).toEqual({
      subject: 'Memorial for Ana & Zoë Silva',
      body: `${invitation}: ${link}`,
    })
  })

  it('by email use %20, because mail programs show a plus sign as it is', () => {
    expect(links.email).not.toContain('+')
  })

  it('to a phone contain its number without spaces', () => {
    expect(links.textTo({ phone: '+61 (412) 345-678' })).toMatch(
      /^sms:\+61412345678\?&body=Please%20join%20me/,
    )
  })

  it('say to one person that a word is needed, with the link at the end', () => {
    const told = shareLinks('Ana', link, 'en', true)
    for (const text of [paramsOf(told.whatsapp).text, paramsOf(told.email).body])
      expect(text).toMatch(/own memories\. It opens with a word, which I will tell you: https/)
    expect(decodeURIComponent(told.textTo({ phone: '0412' }))).toContain('It opens with a word')
    // A personal link opens without it.
    const own = told.textTo({ phone: '0412', inviteToken: 'a_B' })
    expect(decodeURIComponent(own)).toBe(
      `sms:0412?&body=${links.sheet.text.replace('Ana & Zoë Silva', 'Ana').slice(0, -1)}: ${link}?i=a_B`,
    )
    expect(told.sheet.text).toMatch(/tell you\.$/)
  })

  it('name a loved one when the memorial has no name', () => {
    expect(shareLinks('  ', link, 'en').sheet).toEqual({
      title: 'Memorial for a loved one',
      text: 'Please join me in celebrating the life of a loved one. View their memorial and share your own memories.',
      url: link,
    })
  })

  it.each([
    ['es', es, 'Le invito a celebrar conmigo la vida de Ana. Visite su memorial', 'un ser querido'],
    ['ar', ar, 'أدعوكم إلى أن نستذكر معًا حياة Ana. زوروا صفحة الذكرى', 'من نحب'],
  ] as const)(
    'in %s use the memorial’s language everywhere, with the link at the end',
    (language, words, said, nobody) => {
      registerTranslations(language, 'shareText', words)
      const told = shareLinks('Ana', link, language)
      const texts = [
        paramsOf(told.whatsapp).text,
        paramsOf(told.email).body,
        decodeURIComponent(told.textTo({ phone: '0412' }).split('&body=')[1] ?? ''),
      ]
      for (const text of texts) {
        expect(text).toContain(said)
        expect(text?.endsWith(`: ${link}`)).toBe(true)
      }
      expect(paramsOf(told.facebook).quote).toContain(said)
      expect(told.sheet.text).toContain(said)
      expect(paramsOf(told.twitter).text?.endsWith(`: ${link}`)).toBe(true)
      for (const text of [paramsOf(told.twitter).text, paramsOf(told.email).subject, told.sheet.title])
        expect(text).not.toMatch(/Memorial for|Celebrating|Please/)
      expect(shareLinks('', link, language).sheet.title).toContain(nobody)
    },
  )
})
