import type { Translation } from '../../translation-type.ts'
import { placesOfTexts } from '../memorial-texts.ts'

/** Un vistazo a lo que podrían leer desconocidos, en español. */
export const beforeSharing: Translation<typeof import('../../en/screens/before-sharing.ts').beforeSharing> = {
  title: 'Un vistazo antes de compartir',
  titleShared: 'Un vistazo a lo que cualquiera puede leer',
  intro:
    '{count, plural, one {Quien tenga el enlace podrá leer esto. Hay algo que quizá prefiera guardar más cerca. Usted decide; no hay nada mal.} other {Quien tenga el enlace podrá leer esto. Hay # cosas que quizá prefiera guardar más cerca. Usted decide; no hay nada mal.}}',
  HOME: {
    title: 'Una casa vacía con dirección',
    text: 'La página dice dónde está una casa y cuándo no habrá nadie en ella. También los desconocidos leen estas páginas.',
  },
  PHONE: {
    title: 'Un número de teléfono',
    text: 'Un desconocido podría llamar. Quienes le conocen siempre pueden pedírselo.',
  },
  EMAIL: {
    title: 'Una dirección de correo',
    text: 'Un desconocido podría escribir. Quienes le conocen siempre pueden pedírsela.',
  },
  BIRTH_DATE: {
    title: 'Una fecha de nacimiento completa',
    text: 'Con el nombre completo, la fecha de nacimiento basta para abrir algunas cuentas. El año dice lo mismo.',
  },
  where: {
    MESSAGE: 'En su mensaje',
    STORY: 'En una historia',
    CAPTION: 'En el pie de una foto',
    ...placesOfTexts,
    BIRTH_DATE: 'En las fechas de la vida',
    EVENT: 'En el programa del día',
  },
  change: 'Cambiarlo',
  changeNamed: 'Cambiarlo: {what}',
  fine: 'Está bien así',
  fineNamed: 'Está bien así: {what}',
  isFine: 'Se queda como está.',
  failed: 'No se pudo guardar: {reason}',
}
