import type { Translation } from '../../translation-type.ts'

export const viewer: Translation<typeof import('../../en/screens/viewer.ts').viewer> = {
  label: 'Fotos',
  position: '{number, number} de {total, number}',
  close: 'Fechar',
  previous: 'Anterior',
  next: 'Próxima',
  larger: 'Maior',
  whole: 'Foto inteira',
}
