import type { Translation } from '../../translation-type.ts'

export const alikePhotos: Translation<typeof import('../../en/screens/alike-photos.ts').alikePhotos> = {
  some: '{count, plural, one {Algumas fotos são muito parecidas.} other {Há # grupos de fotos muito parecidas.}}',
  look: 'Ver lado a lado',
  title: 'Quais você quer manter?',
  lead: 'A mais nítida vem primeiro. Nenhuma é removida se você não remover.',
  place: '{number, number} de {total, number}',
  sharpest: 'A mais nítida',
  remove: 'Remover',
  removeNamed: 'Remover a foto {number, number}',
  removed: 'Foto removida',
  photo: 'Foto {number, number}',
  enlarge: 'Ampliar a foto {number, number}',
  keep: 'Manter todas',
  next: 'Avançar',
  done: 'Pronto',
  saving: 'Salvando…',
  failed: 'Não funcionou. Tente de novo, por favor.',
  whenSaved: 'O que você remover sai da página quando você salvar.',
}
