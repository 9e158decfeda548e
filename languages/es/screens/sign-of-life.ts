import type { Translation } from '../../translation-type.ts'

export const signOfLife: Translation<typeof import('../../en/screens/sign-of-life.ts').signOfLife> = {
  mailedAbout: 'El memorial de {name}',
  visitMemorial: 'Visitar el memorial',
  ask: {
    pageTitle: '¿Un correo al año?',
    title: '¿Un correo al año?',
    question:
      '¿Le escribimos una vez al año para decirle que este memorial sigue aquí y qué puede hacer si ya nadie lo cuida? Nada más.',
    confirm: 'Sí, una vez al año',
    done: 'Gracias. Le escribiremos una vez al año.',
    help: 'Cada uno de esos correos tiene un enlace para dejar de recibirlos.',
    unknown:
      'Este enlace ya no está en uso: quien cuida el memorial ha indicado a otras personas, o el memorial ya no existe.',
    backToLanding: 'Volver al inicio',
  },
  end: {
    pageTitle: 'No más correos anuales',
    title: 'No más correos anuales',
    question:
      '¿Dejamos de escribirle una vez al año sobre este memorial? Todavía puede recibir su copia completa.',
    confirm: 'Sí, terminar',
    done: 'Hecho. Ya no recibirá el correo anual.',
    help: 'Si cambia de idea, pídalo de nuevo con el enlace del correo que trae la copia completa.',
    unknown: 'Este enlace ya no está en uso. No se envía ningún correo anual por él.',
    backToLanding: 'Volver al inicio',
  },
}
