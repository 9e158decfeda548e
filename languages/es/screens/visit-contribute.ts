import type { Translation } from '../../translation-type.ts'

export const visitContribute: Translation<
  typeof import('../../en/screens/visit-contribute.ts').visitContribute
> = {
  title: 'Aportar',
  lede: 'Una foto guardada en un cajón, unas palabras que recuerde. Se suman a los demás recuerdos de esta página.',
  add: 'Añadir un recuerdo',
  change: 'Añadir algo o cambiar el recuerdo',
  other: 'Otra persona quiere añadir un recuerdo aquí',
  added: 'Usted añadió un recuerdo el {date}.',
  waits: 'Usted añadió un recuerdo el {date}. La familia lo verá primero.',
  hidden: 'Usted añadió un recuerdo el {date}. La familia lo ha apartado por ahora.',
  begun: 'Lo que empezó se conserva en este dispositivo. Aún no se ha enviado.',
  begunBy: 'Lo que empezó {name} se conserva en este dispositivo. Aún no se ha enviado.',
  goOn: 'Seguir con ello',
  awaitsCode:
    'Su recuerdo se conserva en este dispositivo. Para enviarlo, introduzca el código que le mandamos a <b>{email}</b>.',
  enterCode: 'Introducir el código',
  opening: 'Abriendo',
  openFailed: 'No se pudo abrir. Por favor, compruebe su conexión y vuelva a pulsar.',
  noScript: 'Para añadir un recuerdo, abra esta página en un navegador con JavaScript, por favor.',
}
