import { describe, expect, it } from 'vitest'
import { memorialLink, shareLinks } from './share-links.ts'

const link = memorialLink('https://example.org', 'ana-silva-4f9k2c')
const links = shareLinks('Ana & Zoë Silva', link)
const invitation =
  'Please join me in celebrating the life of Ana & Zoë Silva. View their memorial and share your own memories'

const paramsOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

describe('share links', () => {
  it('lead to the public memorial', () => {
    expect(link).toBe('https://example.org/view/ana-silva-4f9k2c')
  })

  it('to Facebook carry the link and the words', () => {
    expect(links.facebook).toMatch(/^https:\/\/www\.facebook\.com\/sharer\//)
    expect(paramsOf(links.facebook)).toEqual({ u: link, quote: `${invitation}.` })
  })

  it('to Twitter carry one text', () => {
    expect(paramsOf(links.twitter)).toEqual({
      text: `Celebrating the life of Ana & Zoë Silva. Share your memories: ${link}`,
    })
  })

  it('to WhatsApp and by email say the same', () => {
    expect(paramsOf(links.whatsapp)).toEqual({ text: `${invitation}: ${link}` })
    expect(paramsOf(links.email)).toEqual({
      subject: 'Memorial for Ana & Zoë Silva',
      body: `${invitation}: ${link}`,
    })
  })

  it('by email use %20: mail programs show a plus as it is', () => {
    expect(links.email).not.toContain('+')
  })

  it('to a phone have its number without spaces', () => {
    expect(links.textTo('+61 (412) 345-678')).toMatch(/^sms:\+61412345678\?&body=Please%20join%20me/)
  })

  it('speak of a loved one where there is no name', () => {
    expect(shareLinks('  ', link).sheet).toEqual({
      title: 'Memorial for a loved one',
      text: 'Please join me in celebrating the life of a loved one. View their memorial and share your own memories.',
      url: link,
    })
  })
})
