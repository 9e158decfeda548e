import type { Translation } from '../../translation-type.ts'

export const digest: Translation<typeof import('../../en/mails/digest.ts').digest> = {
  digest: {
    subject: 'Novedades en el memorial de {name}',
    preheader: '{list}. No hay prisa.',
    answersCount: '{count, plural, one {# respuesta} other {# respuestas}}',
    contributionsCount: '{count, plural, one {# recuerdo} other {# recuerdos}}',
    donationsCount: '{count, plural, one {# donación} other {# donaciones}}',
    intro:
      'Han pasado por aquí algunas personas desde que le escribimos la última vez. Esto es lo que dejaron; todo se conserva para usted, para cuando quiera.',
    waiting:
      '{count, plural, one {Un recuerdo espera su aprobación. Nadie más lo verá hasta que usted lo apruebe.} other {# recuerdos esperan su aprobación. Nadie más los verá hasta que usted los apruebe.}}',
    waits: 'espera su aprobación',
    photos: '{count, plural, one {# foto} other {# fotos}}',
    recordings: '{count, plural, one {# grabación} other {# grabaciones}}',
    answer: {
      ATTENDING:
        '{guests, plural, =0 {asistirá} one {asistirá con # acompañante} other {asistirá con # acompañantes}}',
      NOT_ATTENDING: 'no asistirá',
      UNSURE: 'aún no lo sabe',
    },
    both: '{first}, {second}',
    changed: 'cambió su respuesta',
    somebody: 'Alguien',
    anonymous: 'Anónimo',
    about: ': {what}',
    words: '“{words}”',
    more: '{count, plural, one {Y # más} other {Y # más}}',
    from: 'De {names}',
    others: '{count, plural, one {una persona} other {# personas}}',
    otherDonors: '{count, plural, one {otra persona} other {otras # personas}}',
    why: 'Recibe este correo porque cuida este memorial en {product}: como máximo un correo al día, y ninguno cuando no ha llegado nada.',
  },
  approval: {
    subject: 'Algo espera su visto bueno en el memorial de {name}',
    preheader:
      '{count, plural, one {Un recuerdo espera} other {# recuerdos esperan}} a que usted eche un vistazo.',
    heading:
      '{count, plural, one {Un recuerdo espera su visto bueno} other {# recuerdos esperan su visto bueno}}',
    ask: 'Nadie más {count, plural, one {lo} other {los}} verá hasta que usted o la familia {count, plural, one {lo apruebe} other {los apruebe}}. ¿Podría echar un vistazo cuando tenga un momento?',
    open: 'Echar un vistazo',
    why: 'Recibe este correo porque revisa lo que se añade a este memorial en {product}: como máximo un correo por hora, de día.',
  },
}
