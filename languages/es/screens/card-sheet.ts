import type { Translation } from '../../translation-type.ts'

export const cardSheet: Translation<typeof import('../../en/screens/card-sheet.ts').cardSheet> = {
  title: 'Tarjetas para repartir',
  text: 'Una hoja de cuatro tarjetas con un código que abre el memorial en un teléfono.',
  kind: 'Qué tarjetas',
  kinds: { INVITING: 'Para repartir', MEMORY: 'Para escribir un recuerdo' },
  uses: {
    INVITING: 'El nombre, el día y el código: para las mesas del encuentro, o para enviar con una carta.',
    MEMORY:
      'Líneas para escribir a mano, y el código. Déjelas con un bolígrafo cada una; después las fotografía.',
  },
  photograph: 'Añadir una tarjeta escrita',
  sizes: {
    A4: 'En A4, como se eligió con el libro: cada tarjeta, del tamaño de una postal (A6).',
    LETTER: 'En carta (EE.\u00a0UU.), como se eligió con el libro: cada tarjeta, un cuarto de la página.',
  },
  download: 'Descargar las tarjetas',
  ready: 'La hoja está lista. Imprímala al 100\u00a0%, en papel grueso.',
  open: 'Abrirla',
  newTab: '(en otra pestaña)',
}
