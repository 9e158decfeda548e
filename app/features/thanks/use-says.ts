import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { ThanksLine, ThanksReason } from '#contract/thanks.ts'

/** What somebody did, in a few words. */
export function useSays() {
  const t = useTranslations('thanks')
  const says = useTranslations('thanks.says')
  const one = ({ kind, status, guests, photos, amountMinor, currency, words }: ThanksReason): string => {
    if (kind === 'ANSWER') {
      const along = guests > 0 ? says('guests', { count: guests }) : ''
      const said = [status ? says(status) : t('kinds.ANSWER'), along].filter(Boolean).join(' ')
      return words ? says('withWords', { said }) : said
    }
    if (kind === 'MEMORY') return photos > 0 ? says('photos', { count: photos }) : t('kinds.MEMORY')
    if (kind === 'GIFT')
      return amountMinor !== null && currency ? money(amountMinor, currency) : t('kinds.GIFT')
    return words || t(`kinds.${kind}`)
  }
  return {
    one,
    /** Without what its kind says already. */
    all: ({ reasons }: ThanksLine): string => {
      const told = reasons.map((reason) => ({ kind: t(`kinds.${reason.kind}`), said: one(reason) }))
      // Each is a sentence of its own, such as that somebody comes.
      return [...new Set(told.filter(({ kind, said }) => said !== kind).map(({ said }) => said))].join(' · ')
    },
    nameOf: ({ name }: Pick<ThanksLine, 'name'>): string => name ?? t('anonymous'),
  }
}
