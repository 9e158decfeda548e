import type { Translation } from '../../translation-type.ts'

export const visitWall: Translation<typeof import('../../en/screens/visit-wall.ts').visitWall> = {
  title: 'Lembranças de outras pessoas',
  anonymous: 'Pessoa anônima',
  from: 'De {name}',
  fromAnonymous: 'De uma pessoa anônima',
  photo: 'Foto enviada por {from}',
  photoAnonymous: 'Foto de alguém que se lembra',
  allPhotos: '{count, plural, one {Mais uma foto} other {Mais # fotos}}',
  readOn: 'Continuar lendo',
  less: 'Mostrar menos',
  more: 'Mais lembranças',
  loading: 'Um momento',
  failed: 'Não foi possível carregar mais lembranças. Por favor, tente de novo.',
  shown: '{shown, number} de {total, number} lembranças',
}
