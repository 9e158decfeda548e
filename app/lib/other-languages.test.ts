import { describe, expect, it } from 'vitest'
import type { Language } from '#languages/index.ts'
import { readAs } from '../../tests/support/read-as.ts'
import { formatAgo, formatDay, formatMemorialDate } from './dates.ts'
import { fileSize } from './file-size.ts'
import { formatList, formatPercent } from './list-and-percent-format.ts'
import { money, roundMoney } from './money.ts'

/** Intl adds non-breaking spaces and direction marks to keep an amount together; they are removed here. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll(/[\u200e\u200f\u061c]/g, '')

const now = new Date('2025-03-31T03:00:00Z')

describe('texts in another language', () => {
  it.each<[Language, Record<string, string>]>([
    [
      'es',
      {
        date: '5 de enero de 2025',
        day: '6 de enero de 2025',
        today: 'hoy',
        weeks: 'hace 4 semanas',
        price: '30,00 AUD',
        total: '1240 AUD',
        size: '12,3 MB',
        list: 'Ana, Luis y Eva',
        part: '46 %',
      },
    ],
    [
      'pt',
      {
        date: '5 de janeiro de 2025',
        day: '6 de janeiro de 2025',
        today: 'hoje',
        weeks: 'há 4 semanas',
        price: 'AU$ 30,00',
        total: 'AU$ 1.240',
        size: '12,3 MB',
        list: 'Ana, Luis e Eva',
        part: '46%',
      },
    ],
    [
      'ar',
      {
        date: '5 يناير 2025',
        day: '6 يناير 2025',
        today: 'اليوم',
        weeks: 'قبل 4 أسابيع',
        price: '30.00 AUD',
        total: '1,240 AUD',
        size: '12.3 م.ب',
        list: 'Ana وLuis وEva',
        part: '46%',
      },
    ],
  ])('in %s', (language, expected) => {
    readAs(language)
    const written = {
      date: formatMemorialDate('2025-01-05'),
      day: formatDay('2025-01-05T14:00:00Z'),
      today: formatAgo('2025-03-31T00:00:00Z', now),
      weeks: formatAgo('2025-03-01T00:00:00Z', now),
      price: money(3000, 'aud'),
      total: roundMoney(124_000, 'aud'),
      size: fileSize(12_345_678),
      list: formatList(['Ana', 'Luis', 'Eva']),
      part: formatPercent(0.46),
    }
    const found = Object.entries(written).map(([name, text]) => [name, plain(text)])
    expect(Object.fromEntries(found)).toEqual(expected)
  })
})
