import type { Translation } from '../translation-type.ts'

type English = typeof import('../en/memorial-texts.ts')

export const memorialTexts: Translation<English['memorialTexts']> = {
  address: 'Dirección',
  details: 'Otros datos',
}

export const placesOfTexts: Translation<English['placesOfTexts']> = {
  ADDRESS: 'En el lugar del día',
  DETAILS: 'En los detalles del día',
}
