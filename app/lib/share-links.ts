/** The links and words by which a memorial is passed on. */
export interface ShareLinks {
  /** `{origin}/view/{shareSlug}` */
  link: string
  facebook: string
  twitter: string
  whatsapp: string
  /** A `mailto:` link. */
  email: string
  /** For the device's own share sheet. */
  sheet: { title: string; text: string; url: string }
  /** An `sms:` link to a number. */
  textTo(phone: string): string
}

/** Who has no name yet. */
const FALLBACK_NAME = 'a loved one'

const encode = encodeURIComponent

const withParams = (address: string, params: Record<string, string>): string =>
  `${address}?${Object.entries(params)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&')}`

/** @param origin such as `https://example.org`, without a slash at its end */
export const memorialLink = (origin: string, shareSlug: string): string => `${origin}/view/${shareSlug}`

/**
 * Everything a memorial is shared by.
 *
 * @param name of the person; blank gives 'a loved one'
 */
export function shareLinks(name: string, link: string): ShareLinks {
  const person = name.trim() || FALLBACK_NAME
  const invitation = `Please join me in celebrating the life of ${person}. View their memorial and share your own memories`
  return {
    link,
    facebook: withParams('https://www.facebook.com/sharer/sharer.php', { u: link, quote: `${invitation}.` }),
    twitter: withParams('https://twitter.com/intent/tweet', {
      text: `Celebrating the life of ${person}. Share your memories: ${link}`,
    }),
    whatsapp: withParams('https://wa.me/', { text: `${invitation}: ${link}` }),
    email: withParams('mailto:', { subject: `Memorial for ${person}`, body: `${invitation}: ${link}` }),
    sheet: { title: `Memorial for ${person}`, text: `${invitation}.`, url: link },
    // Some phones read the text behind `?`, others behind `&`: this is read by both.
    textTo: (phone) => `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encode(`${invitation}: ${link}`)}`,
  }
}
