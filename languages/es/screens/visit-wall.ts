import type { Translation } from '../../translation-type.ts'

export const visitWall: Translation<typeof import('../../en/screens/visit-wall.ts').visitWall> = {
  title: 'Recuerdos de otras personas',
  anonymous: 'Anónimo',
  from: 'De {name}',
  fromAnonymous: 'De una persona anónima',
  photo: 'Foto enviada por {from}',
  photoAnonymous: 'Foto de alguien que recuerda',
  allPhotos: '{count, plural, one {Una foto más} other {# fotos más}}',
  readOn: 'Seguir leyendo',
  less: 'Mostrar menos',
  more: 'Más recuerdos',
  loading: 'Un momento',
  failed: 'No se pudieron cargar más recuerdos. Por favor, vuelva a intentarlo.',
  shown: '{shown, number} de {total, number} recuerdos',
}
