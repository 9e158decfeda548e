import type { Translation } from '../../translation-type.ts'

export const streams: Translation<typeof import('../../en/mails/streams.ts').streams> = {
  /** A los anfitriones, sobre enlaces de retransmisiones. */
  stream: {
    brokenSubject: 'Un enlace de la retransmisión no responde',
    brokenPreheader: 'Quien quiera verla no llegaría.',
    brokenText: 'Probamos varias veces el enlace de «{part}» y no funcionó: {link}',
    problems: {
      NO_NAME: 'No hay ningún sitio con ese nombre. Por favor, revise cómo está escrito el enlace.',
      PRIVATE: 'El enlace lleva a una red privada, a la que nadie más puede llegar.',
      MISSING: 'El sitio dice que esa página no existe.',
      BROKEN: 'El sitio responde con un error.',
      SILENT: 'El sitio no responde.',
      UNSAFE: 'La conexión con el sitio no es segura.',
    },
    brokenWhat:
      'Por favor, pruebe el enlace y pregunte a quien se lo dio. Si a usted le funciona, no hay que hacer nada.',
    changedSubject: 'Se cambió el enlace de la retransmisión',
    changedPreheader: 'Si no fue ninguno de ustedes, mírelo cuanto antes.',
    changedText: '{who} cambió el enlace de la retransmisión de «{part}» el {date}.',
    changedTextNobody: 'El enlace de la retransmisión de «{part}» se cambió el {date}.',
    before: 'Antes: {link}',
    now: 'Ahora: {link}',
    none: 'sin enlace',
    changedWhat:
      'Todos los que la vean llegan allí. Si no sabe nada de este cambio, abra el programa, ponga de nuevo el enlace correcto y hable con quienes cuidan el memorial con usted.',
    open: 'Abrir el programa',
    why: 'Recibe este correo porque cuida este memorial en {product}.',
  },
}
