import type { Translation } from '../../translation-type.ts'

export const offline: Translation<typeof import('../../en/screens/offline.ts').offline> = {
  description: 'Cree y comparta un memorial en línea, paso a paso.',
  title: 'No hay conexión',
  kept: 'Lo que escribió se conserva en este dispositivo.',
  help: 'Esta página necesita la red. Por favor, vuelva a intentarlo cuando tenga conexión.',
  day: 'El día',
  lastSeen: 'Tal como figuraba en el memorial la última vez que lo abrió aquí.',
  steps: 'Seguir con un memorial',
  slideshow: 'Abrir la presentación',
}
