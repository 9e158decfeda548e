import type { Translation } from '../../translation-type.ts'

export const plain: Translation<typeof import('../../en/screens/plain.ts').plain> = {
  old: {
    title: 'Esta página necesita un navegador más reciente',
    text: 'El navegador de este dispositivo tiene ya unos años y no puede mostrar esta página. Usted no ha hecho nada mal y no se ha perdido nada: lo que escribió aquí sigue en este dispositivo.',
  },
  off: {
    title: 'Esta página necesita JavaScript',
    text: 'Está desactivado en este navegador. Puede activarlo en los ajustes del navegador y abrir esta página de nuevo. Lo que escribió aquí sigue en este dispositivo.',
  },
  lost: {
    title: 'Una parte de esta página no ha llegado',
    text: 'Quizá la conexión sea débil, o algo en este dispositivo impida que llegue. Lo que escribió aquí sigue en este dispositivo.',
    again: 'Intentar de nuevo',
  },
  works: {
    title: 'Esto funciona aquí',
    read: 'Leer todos los memoriales, con sus fotos e historias',
    answer: 'Responder si asistirá',
    give: 'Hacer una donación',
  },
  lacks: {
    title: 'Esto no funciona aquí',
    build: 'Crear un memorial y cuidarlo',
    account: 'Iniciar sesión en su cuenta',
  },
  onwards: {
    title: 'Cómo continuar',
    elsewhere:
      'Continúe en otro teléfono u otra computadora, o con otro navegador. Esta es la dirección, para anotarla o enviarla:',
    newer: 'Si es posible, pida a alguien que actualice este dispositivo o su navegador.',
  },
}
