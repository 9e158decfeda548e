import type { Translation } from '../../translation-type.ts'

export const anniversaries: Translation<typeof import('../../en/mails/anniversaries.ts').anniversaries> = {
  anniversary: {
    subject: {
      DEATH: 'Hoy recordamos a {name}',
      BIRTH: 'Hoy es el cumpleaños de {name}',
      MEMORIAL: 'Hoy recordamos a {name}',
    },
    first: 'Usted nos pidió que le escribiéramos una vez al año en este día.',
    overline: 'En recuerdo de',
    today: {
      DEATH:
        '{years, plural, one {Hoy hace un año que falleció {name}.} other {Hoy hace # años que falleció {name}.}}',
      BIRTH:
        '{years, plural, one {Hoy hace un año que nació {name}.} other {Hoy hace # años que nació {name}.}}',
      MEMORIAL:
        '{years, plural, one {Hoy hace un año que nos reunimos para recordar a {name}.} other {Hoy hace # años que nos reunimos para recordar a {name}.}}',
    },
    invite: 'Las fotos y las historias siguen donde las dejó, para cuando quiera.',
    why: 'Recibe este correo porque lo pidió en {product}: un correo en este día del año y nada más.',
  },
  yearlyNote: {
    subject: '¿Le escribimos una vez al año sobre {name}?',
    preheader: 'Con pulsar una vez, lo hacemos. Si no, no recibirá nada más.',
    heading: 'Una vez al año',
    asked:
      'Alguien dio esta dirección en el memorial de {name} para recibir un correo al año, el {day}. Si fue usted, pulse una vez.',
    confirm: 'Sí, escríbanme',
    ignore: 'Si no fue usted, no tiene que hacer nada: sin pulsar, no llegará nada más.',
    why: 'Recibe este correo porque se dio esta dirección en un memorial de {product}.',
    stop: 'Borrar esta dirección',
  },
}
