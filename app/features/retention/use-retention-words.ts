import { formatMemorialDate } from '#app/lib/dates.ts'
import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { Retention } from '#contract/retention.ts'

/** The texts of the card for each state of retention. */
export function useRetentionWords(retention: Retention): { title: string; sentences: string[] } {
  const t = useTranslations('retention.card')
  const { lastDay, readableUntil, filesUntil, extendableFrom, extendedUntil, priceMinor, currency } =
    retention
  const [ends, readable, files] = [day(lastDay), day(readableUntil), day(filesUntil)]
  const price = money(priceMinor, currency)
  const another = day(extendedUntil)
  switch (retention.state) {
    case 'ACTIVE':
      return {
        title: t('keptUntil', ends),
        sentences: [
          t('reminders'),
          t('grace', readable),
          t('afterwards', files),
          t('canExtendFrom', { date: formatMemorialDate(extendableFrom), price }),
        ],
      }
    case 'ENDING':
      return {
        title: t('keptUntil', ends),
        sentences: [
          t('grace', readable),
          t('afterwards', files),
          t('comesOn', another),
          t('costs', { price }),
        ],
      }
    case 'GRACE':
      return {
        title: t('endedOn', ends),
        sentences: [
          t('stillOpen', readable),
          t('thenCloses', files),
          t('comesOn', another),
          t('costs', { price }),
        ],
      }
    case 'ARCHIVED':
      return {
        title: t('closed'),
        sentences: [
          t('closedOn', ends),
          t('filesUntil', files),
          t('comesBack', another),
          t('costs', { price }),
        ],
      }
  }
}

const day = (date: string) => ({ date: formatMemorialDate(date) })
