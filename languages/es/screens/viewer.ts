import type { Translation } from '../../translation-type.ts'

export const viewer: Translation<typeof import('../../en/screens/viewer.ts').viewer> = {
  label: 'Fotos',
  position: '{number, number} de {total, number}',
  close: 'Cerrar',
  previous: 'Anterior',
  next: 'Siguiente',
  larger: 'Más grande',
  whole: 'Foto entera',
}
