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
  noScript:
    'Para las fotos y las grabaciones hace falta JavaScript, que aquí no funciona. Las palabras se pueden enviar igualmente.',
}
