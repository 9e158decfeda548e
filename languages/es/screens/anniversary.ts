import type { Translation } from '../../translation-type.ts'

/** The note once a year to a host, in Spanish. */
export const anniversary: Translation<typeof import('../../en/screens/anniversary.ts').anniversary> = {
  title: 'Una nota una vez al año',
  onDeath: 'Escribirme en el aniversario del fallecimiento',
  onBirth: 'Escribirme en el cumpleaños',
  onMemorialDate: 'Tomar la fecha del memorial, {day}, como aniversario',
  help: 'Un correo por la mañana de ese día, solo a usted. Cada persona que cuida el memorial lo elige por su cuenta. Cuando haya pasado el día del memorial, o un mes después del fallecimiento si no hay día fijado, los visitantes pueden pedir en su página un correo en el aniversario.',
  deathUnknown: 'Aquí no se conoce la fecha completa del fallecimiento. Puede añadirla en los datos.',
  birthUnknown: 'Aquí no se conoce la fecha completa del nacimiento. Puede añadirla en los datos.',
  saved: 'Guardado.',
  failed: 'No se pudo guardar su elección',
  unknown: 'No se pudo consultar lo que eligió',
}
