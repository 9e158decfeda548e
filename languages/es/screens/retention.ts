import type { Translation } from '../../translation-type.ts'

export const retention: Translation<typeof import('../../en/screens/retention.ts').retention> = {
  pageTitle: 'Otro año',

  card: {
    title: 'Cuánto tiempo se conserva',
    loading: 'Consultando cuánto tiempo se conserva',
    failed: 'No pudimos consultar cuánto tiempo se conserva.',
    unpaid: 'El año empieza cuando se paga el memorial.',
    keptUntil: 'Se conserva hasta el {date}',
    reminders:
      'Escribimos a quienes lo cuidan 60 días, 14 días y un día antes de esa fecha, y explicamos cómo llevárselo todo.',
    grace: 'Después, los visitantes pueden leer el memorial 30 días más, hasta el {date}.',
    afterwards:
      'Si para entonces nadie añade otro año, su página se cierra. Usted sigue teniéndolo todo hasta el {date}; después de ese día se borra para siempre.',
    stillOpen: 'Todos pueden leer aún el memorial hasta el {date}.',
    thenCloses:
      'Luego su página se cierra, y usted sigue teniéndolo todo hasta el {date}. Después de ese día se borra para siempre.',
    comesOn: 'Con otro año todo sigue como está, hasta el {date}.',
    closed: 'Su página está cerrada',
    closedOn: 'El año terminó el {date}, y los visitantes ya no pueden leer el memorial.',
    filesUntil: 'Usted sigue teniéndolo todo hasta el {date}. Después de ese día se borra para siempre.',
    comesBack: 'Con otro año su página se abre de nuevo enseguida, y todo se conserva hasta el {date}.',
    canExtendFrom: 'Desde el {date} puede añadir otro año por {price}.',
    costs: 'Otro año cuesta {price}, un pago único.',
    extend: 'Conservarlo otro año',
    endedOn: 'El año terminó el {date}',
  },

  notice: {
    ENDING: 'El año termina el {date}',
    ENDINGText:
      'Después, los visitantes pueden leer el memorial 30 días más. Hay tiempo para llevárselo todo, o para conservarlo otro año.',
    GRACE: 'El año terminó el {date}',
    GRACEText: 'Todos pueden leer aún el memorial hasta el {date}. Luego su página se cierra.',
    ARCHIVED: 'La página de este memorial está cerrada',
    ARCHIVEDText:
      'El año ha pasado, y los visitantes ya no pueden leerlo. Usted sigue teniéndolo todo hasta el {date}. Con otro año la página se abre de nuevo enseguida.',
    keepsakes: 'Llevárselo todo',
    extend: 'Conservarlo otro año',
  },

  extend: {
    intro: 'El memorial de {name} seguirá entonces como está hasta el {date}.',
    introUnnamed: 'El memorial seguirá entonces como está hasta el {date}.',
    item: 'Otro año del memorial de {name}',
    itemUnnamed: 'Otro año del memorial',
    includes: 'Un solo pago, sin cuotas mensuales. Todo se conserva hasta el {date}.',
    gone: 'No se encontró ningún memorial. Por favor, cree o elija uno.',
    unpaid: 'Este memorial aún no está pagado',
    unpaidHelp: 'Su primer año empieza con el primer pago, en su panel.',
    early: 'El memorial se conserva hasta el {date}',
    earlyHelp: 'Ahora no hay nada que hacer. Desde el {date} puede añadir otro año por {price}.',
    back: 'Para conservar',
    toDashboard: 'Ir al panel',
    done: {
      title: 'Se conserva otro año',
      intro: 'Gracias. Todo sigue como está hasta el {date}.',
      receipt: 'El recibo va en camino a su correo.',
      reminder: 'Escribiremos a quienes cuidan el memorial bastante antes de ese día.',
    },
    title: 'Conservarlo otro año',
    loading: 'Consultando cuánto tiempo se conserva',
  },

  ended: {
    title: 'El año de este memorial ha terminado',
    text: 'Su familia todavía puede conservarlo otro año. Hasta entonces nadie puede leerlo aquí.',
    hosts: 'Si usted lo cuida, todo sigue ahí para usted:',
  },
}
