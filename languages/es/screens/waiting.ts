import type { Translation } from '../../translation-type.ts'

export const waiting: Translation<typeof import('../../en/screens/waiting.ts').waiting> = {
  title: 'Lo que espera',
  intro:
    '{count, plural, one {Un recuerdo. Nadie más lo ve hasta que usted lo apruebe, y no hay prisa.} other {# recuerdos. Nadie más los ve hasta que usted los apruebe, y no hay prisa.}}',
  anonymous: 'Anónimo',
  fromList:
    '{count, plural, one {Uno es de alguien de la lista de contactos.} other {# son de personas de la lista de contactos.}}',
  approveThese: '{count, plural, one {Aprobarlo} other {Aprobar estos #}}',
  onList: 'En la lista de contactos.',
  hasLink: 'Tiene el enlace; no está en la lista.',
  wrote: 'Escrito {when}.',
  approve: 'Aprobar',
  later: 'Más tarde',
  more: 'Más',
  hide: 'Ocultar',
  hideText: 'Solo lo ven quienes cuidan el memorial. Quien lo escribió no recibe ningún aviso.',
  block: 'Bloquear',
  blockText: 'Lo quita, y ya no se acepta nada de esa persona.',
  forLater: 'Para más tarde',
  all: '{count, plural, one {El que espera} other {Los # que esperan}}',
  approved:
    '{count, plural, one {Aprobado. El recuerdo ya está en la página.} other {Aprobados. Los # recuerdos ya están en la página.}}',
  hidden: 'Oculto. Sigue entre todos los recuerdos.',
  shutOut: 'Bloqueado. Aquí ya no se acepta nada de esa persona.',
  failed: 'No funcionó. El recuerdo sigue esperando aquí, como estaba.',
  readOn: 'Leer los demás',
  nothing: 'Nada espera',
  nothingText: 'Cuando un recuerdo necesite su aprobación, aparecerá primero aquí.',
  back: 'Volver',
  after: {
    title: 'Ese era el último',
    shown:
      '{count, plural, one {Hay un recuerdo más en la página.} other {Hay # recuerdos más en la página.}}',
    kept: '{count, plural, one {Dejó uno para más tarde; espera aquí.} other {Dejó # para más tarde; esperan aquí.}}',
    look: '{count, plural, one {Ver el que dejó para más tarde} other {Ver los que dejó para más tarde}}',
  },
}
