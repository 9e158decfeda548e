import type { Translation } from '../translation-type.ts'

type English = typeof import('../en/memorial-texts.ts')

export const memorialTexts: Translation<English['memorialTexts']> = {
  address: 'Endereço',
  details: 'Outros detalhes',
}

export const placesOfTexts: Translation<English['placesOfTexts']> = {
  ADDRESS: 'No local do dia',
  DETAILS: 'Nos detalhes do dia',
}
