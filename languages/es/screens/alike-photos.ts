import type { Translation } from '../../translation-type.ts'

export const alikePhotos: Translation<typeof import('../../en/screens/alike-photos.ts').alikePhotos> = {
  some: '{count, plural, one {Algunas fotos se parecen mucho.} other {Hay # grupos de fotos que se parecen mucho.}}',
  look: 'Verlas una junto a otra',
  title: '¿Cuáles quiere conservar?',
  lead: 'La más nítida está primero. No se quita ninguna si usted no lo hace.',
  place: '{number, number} de {total, number}',
  sharpest: 'La más nítida',
  remove: 'Quitar',
  removeNamed: 'Quitar la foto {number, number}',
  removed: 'Se quitó la foto',
  photo: 'Foto {number, number}',
  enlarge: 'Ampliar la foto {number, number}',
  keep: 'Conservarlas todas',
  next: 'Siguiente',
  done: 'Listo',
  saving: 'Guardando…',
  failed: 'No ha funcionado. Inténtelo de nuevo.',
  whenSaved: 'Lo que quite saldrá de la página cuando usted guarde.',
}
