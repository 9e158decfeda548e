import type { Translation } from '../../translation-type.ts'
import { memorialTexts } from '../memorial-texts.ts'

export const conflict: Translation<typeof import('../../en/screens/conflict.ts').conflict> = {
  title: 'Cambiado en otro lugar',
  body: 'Mientras usted escribía, esto también se cambió en otro dispositivo, o lo cambió otra persona que cuida el memorial. ¿Qué debe quedar?',
  bodyYours:
    'Mientras escribía aquí, usted también cambió esto en otro dispositivo (guardado: {when}). ¿Qué debe quedar?',
  bodyBy: 'Mientras usted escribía, {name} también cambió esto (guardado: {when}). ¿Qué debe quedar?',
  mine: 'Lo que usted tiene aquí',
  theirs: 'Lo que se guardó entretanto',
  keepMine: 'Conservar lo mío',
  takeTheirs: 'Usar lo otro',
  takeOther: 'Usar la otra versión',
  later: 'Decidir más tarde',
  empty: 'Nada',
  video: 'Un mensaje en video',
  reordered: 'En otro orden.',
  without: 'Sin lo que muestra la otra versión.',
  noCaption: 'Sin pie de foto',
  photo: 'Foto',
  goal: 'Meta {goal}',
  parts: {
    name: 'Nombre',
    life: 'Fechas de nacimiento y fallecimiento',
    date: 'Fecha del memorial',
    ...memorialTexts,
    profilePhoto: 'Foto de perfil',
    photos: 'Fotos y pies de foto',
    stories: 'Historias',
    message: 'Mensaje',
    contacts: 'Contactos',
    funds: 'Fondos de donación',
  },
}
