import type { Translation } from '../../translation-type.ts'

export const naming: Translation<typeof import('../../en/screens/naming.ts').naming> = {
  title: 'Indicaron su nombre',
  opening: 'Abriendo su enlace…',
  about:
    '{owner} cuida el memorial de {name}, y ha querido que usted tenga su copia completa: todo lo que contiene, en un archivo.',
  means:
    'No tiene que hacer nada con ella. No cuesta nada ni le hace responsable de nada: es una copia más, en manos de alguien cercano.',
  ifNot:
    'Si prefiere no figurar, dígalo aquí. No se le enviará nada más sobre ello, sus enlaces a la copia completa dejan de servir, y se lo diremos con amabilidad a {owner}. Lo que ya haya descargado sigue siendo suyo.',
  decline: 'Prefiero no figurar',
  declining: 'Un momento…',
  done: 'Hecho. No se le envía nada más.',
  doneText:
    'Le diremos a {owner} que prefiere no figurar. ¿Ha cambiado de idea? Entonces su nombre vuelve a figurar, y los enlaces que recibió vuelven a servir.',
  undo: 'Después de todo, me gustaría tenerla',
  undone: 'Su nombre vuelve a figurar.',
  failed: 'Este enlace no abre nada',
  failedText:
    'Quien cuida el memorial ha indicado a otras personas, o el memorial ya no existe. No se le envía nada por él.',
  tryAgain: 'Intentar de nuevo',
  toFront: 'Volver al inicio',
}
