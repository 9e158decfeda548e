import { createTranslator } from 'use-intl/core'
import type { Contact } from '#contract/contacts.ts'
import { printedAddress } from '#contract/printed-address.ts'
import { shareText } from '#languages/en/screens/share-text.ts'
import { type Language, localeOf } from '#languages/index.ts'
import { formats, timeZone } from '../messages/formats.ts'
import { translatedInto } from '../messages/translations.ts'

/** The links and texts for sharing a memorial. */
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
  /** Returns an `sms:` link to a contact's number, with their personal link where it is known. */
  textTo(contact: Pick<Contact, 'phone'> & Partial<Pick<Contact, 'inviteToken'>>): string
}

const encode = encodeURIComponent

const withParams = (address: string, params: Record<string, string>): string =>
  `${address}?${Object.entries(params)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&')}`

/** @param origin such as `https://example.org`, without a trailing slash */
export const memorialLink = (origin: string, shareSlug: string): string => `${origin}/view/${shareSlug}`

/** The address in a QR code: once its code is known, the one that never changes (docs/decisions/0034). */
export const printedLink = (link: string, printCode: string | null): string =>
  printCode ? printedAddress(new URL(link).origin, printCode) : link

/**
 * Everything a memorial is shared by, in the given language if its translations are loaded (`useShareLinks`), else in
 * English.
 *
 * @param nameOfPerson if blank, the texts say 'a loved one'
 * @param hasWord whether the link opens with a word alone: texts to one person say so
 */
export function shareLinks(
  nameOfPerson: string,
  link: string,
  language: Language,
  hasWord = false,
): ShareLinks {
  const messages = translatedInto(language, { shareText })
  const locale = localeOf(language)
  const t = createTranslator({ locale, timeZone, formats, messages, namespace: 'shareText' })
  const name = nameOfPerson.trim() || t('nobody')
  const [title, invitation] = [t('title', { name }), t('invitation', { name })]
  const toOne = hasWord ? `${invitation}. ${t('word')}` : invitation
  const withLink = `${toOne}: ${link}`
  return {
    link,
    facebook: withParams('https://www.facebook.com/sharer/sharer.php', { u: link, quote: `${invitation}.` }),
    twitter: withParams('https://twitter.com/intent/tweet', { text: `${t('short', { name })}: ${link}` }),
    whatsapp: withParams('https://wa.me/', { text: withLink }),
    email: withParams('mailto:', { subject: title, body: withLink }),
    sheet: { title, text: `${toOne}.`, url: link },
    // Some phones read the text after `?`, others after `&`; `?&` works for both.
    textTo: ({ phone, inviteToken }) => {
      const text = inviteToken ? `${invitation}: ${link}?i=${inviteToken}` : withLink
      return `sms:${(phone ?? '').replace(/[^\d+]/g, '')}?&body=${encode(text)}`
    },
  }
}
