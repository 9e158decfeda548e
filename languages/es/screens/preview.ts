import type { Translation } from '../../translation-type.ts'
import { memorialTexts } from '../memorial-texts.ts'

export const preview: Translation<typeof import('../../en/screens/preview.ts').preview> = {
  title: '¿Está todo bien?',
  intro: 'Esto es lo que tiene hasta ahora. Todavía puede cambiarlo todo, ahora y más tarde.',
  change: 'Cambiar',
  changeNamed: 'Cambiar {section}',
  notProvided: 'Sin indicar',
  who: {
    title: 'Quién',
    name: 'Nombre',
    life: 'Nacimiento y fallecimiento',
    portrait: 'Foto de {name}',
    someone: 'su ser querido',
    date: 'Fecha del memorial',
    noDate: 'Sin fecha elegida',
    ...memorialTexts,
  },
  photos: {
    title: 'Fotos e historias',
    photos: '{count, plural, one {# foto} other {# fotos}}',
    films: '{count, plural, one {# película} other {# películas}}',
    stories: '{count, plural, one {# historia} other {# historias}}',
    noPhotos: 'No hay fotos añadidas',
    noStories: 'No hay historias añadidas',
    photo: 'Foto {number, number}',
    all: 'Mostrar las {count, number} fotos',
    story: 'Historia {number, number}',
    wholeStory: 'Mostrar la historia completa',
    lessStory: 'Mostrar menos',
    failed: '{count, plural, one {Una foto no se pudo añadir} other {# fotos no se pudieron añadir}}',
    failedPhoto: '{file}: {reason}',
    noPicture: 'No hay vista previa',
  },
  message: {
    title: 'Mensaje',
    video: 'Mensaje en video',
    play: 'Su mensaje en video',
    text: 'Mensaje personal',
    none: 'Sin mensaje',
  },
  contacts: {
    title: 'Contactos',
    count: '{count, plural, one {# dirección de correo} other {# direcciones de correo}}',
    none: 'No hay direcciones de correo añadidas',
    phones:
      '{count, plural, one {Y # número de teléfono, al que usted envía el enlace por SMS desde su propio teléfono.} other {Y # números de teléfono, a los que usted envía el enlace por SMS desde su propio teléfono.}}',
    phonesOnly:
      '{count, plural, one {# número de teléfono, al que usted envía el enlace por SMS desde su propio teléfono.} other {# números de teléfono, a los que usted envía el enlace por SMS desde su propio teléfono.}}',
    all: 'Mostrar las {count, number} direcciones',
  },
  next: {
    title: 'Qué viene ahora',
    anonymous:
      'En el siguiente paso usted crea una cuenta, para que el memorial quede a salvo y sea solo suyo. No se comparte nada ni se invita a nadie hasta que usted lo diga.',
    saved:
      'Su memorial está guardado en su cuenta. No se comparte nada ni se invita a nadie hasta que usted lo diga.',
    unsaved:
      'Lo último que ha cambiado aún no está guardado en su cuenta: se guarda en el paso siguiente. No se comparte nada, ni se invita a nadie hasta que usted lo diga.',
  },
}
