import type { Translation } from '../translation-type.ts'

type English = typeof import('../en/memorial-texts.ts')

export const memorialTexts: Translation<English['memorialTexts']> = {
  address: 'العنوان',
  details: 'تفاصيل أخرى',
}

export const placesOfTexts: Translation<English['placesOfTexts']> = {
  ADDRESS: 'في مكان المناسبة',
  DETAILS: 'في تفاصيل المناسبة',
}
