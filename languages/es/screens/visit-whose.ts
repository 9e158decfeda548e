import type { Translation } from '../../translation-type.ts'

export const visitWhose: Translation<typeof import('../../en/screens/visit-whose.ts').visitWhose> = {
  title: 'Aquí se empezó algo',
  by: '<b>{name}</b> empezó un recuerdo en este dispositivo y no lo ha enviado. ¿Es usted?',
  unsaid: 'Alguien empezó un recuerdo en este dispositivo y no lo ha enviado. ¿Fue usted?',
  goOn: 'Sí, seguir con ello',
}
