import type { Translation } from '../../translation-type.ts'

export const contributions: Translation<typeof import('../../en/mails/contributions.ts').contributions> = {
  memory: {
    subject: 'Hemos recibido su recuerdo de {name}',
    waits: 'Gracias. Su recuerdo de {name} ha llegado. Espera a que la familia lo vea.',
    arrived: 'Gracias. Su recuerdo de {name} ha llegado y ya está en el memorial.',
    photosCame: '{count, plural, one {Llegó con una foto.} other {Llegó con # fotos.}}',
    change: 'Si quiere cambiarlo o retirarlo, pulse el botón. No necesita contraseña.',
    reply: 'Si quiere añadir algo más, responda a este correo, con palabras y fotos.',
    open: 'Ver o cambiar mi recuerdo',
    link: 'El botón funciona durante {days, plural, one {# día} other {# días}} para quien tenga este correo: por favor, no lo reenvíe.',
    why: 'Recibe este correo porque se añadió un recuerdo en {product} con su dirección. Si no fue usted, pulse el botón y retírelo.',
  },
  inbound: {
    subjectNot: 'Sobre su correo en memoria de {name}',
    outcome: {
      FILED:
        'Gracias. Su correo, sin la línea del asunto, se ha convertido en un recuerdo de {name}. Espera a que la familia lo vea.',
      CLOSED:
        'Gracias por escribir. El memorial de {name} ya no admite nada nuevo, o no en este momento, así que su correo no se ha podido añadir. Lo sigue teniendo entre sus correos enviados.',
      EMPTY:
        'Gracias por escribir. En su correo no hemos encontrado palabras ni fotos que se puedan añadir al memorial de {name}. Por favor, escriba por encima del correo al que responde. La línea del asunto no se puede añadir.',
      BROKEN:
        'Gracias por escribir. No hemos podido leer las letras de su correo, así que no se ha añadido nada de él al memorial de {name}. Envíelo otra vez desde otro programa de correo, o añada su recuerdo en la página del memorial, por favor.',
    },
    wordsCut:
      'No han llegado las palabras que no caben en un recuerdo o que estaban debajo del correo al que respondía. Si algunas eran suyas, envíelas en otro correo, por favor.',
    photosLeft:
      '{count, plural, one {Una foto no se ha podido guardar: no se podía leer, era demasiado grande o no había sitio.} other {# fotos no se han podido guardar: no se podían leer, eran demasiado grandes o demasiadas, o no había sitio.}}',
    filesLeft:
      '{count, plural, one {Un archivo no se ha podido añadir.} other {# archivos no se han podido añadir.}} En un recuerdo no caben documentos, correos reenviados ni archivos empaquetados como winmail.dat: envíe las fotos una a una y copie las palabras en el correo, por favor.',
    again: '¿Quiere añadir algo más? Responda a este correo, también con palabras y fotos.',
    why: 'Recibe este correo porque llegó una respuesta a uno que {product} le había enviado. Si no la escribió usted, avise a la familia, por favor.',
  },
}
