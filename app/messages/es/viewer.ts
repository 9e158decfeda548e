import type { Words } from '../words.ts'

export const viewer: Words<typeof import('../en/viewer.ts').viewer> = {
  label: 'Fotos',
  position: '{number, number} de {total, number}',
  previous: 'Anterior',
  next: 'Siguiente',
  close: 'Cerrar',
}
