import type { Translation } from '../../translation-type.ts'

export const inbound: Translation<typeof import('../../en/mails/inbound.ts').inbound> = {
  inbound: {
    subjectNot: 'Sobre su correo en memoria de {name}',
    outcome: {
      FILED: 'Gracias. Su correo se ha convertido en un recuerdo de {name}. Espera a que la familia lo vea.',
      CLOSED:
        'Gracias por escribir. El memorial de {name} ya no admite nada nuevo, o no en este momento, así que su correo no se ha podido añadir. Lo sigue teniendo entre sus correos enviados.',
      EMPTY:
        'Gracias por escribir. En su correo no hemos encontrado palabras ni fotos que se puedan añadir al memorial de {name}. Por favor, escriba por encima del correo al que responde.',
    },
    wordsCut:
      'Sus palabras eran más largas de lo que cabe en un recuerdo. Ha llegado el principio. Envíe el resto en otro correo, por favor.',
    photosLeft:
      '{count, plural, one {Una foto no se ha podido guardar: no se podía leer, era demasiado grande o no había sitio.} other {# fotos no se han podido guardar: no se podían leer, eran demasiado grandes o demasiadas, o no había sitio.}}',
    filesLeft:
      '{count, plural, one {Un archivo no era una foto y no se ha podido añadir.} other {# archivos no eran fotos y no se han podido añadir.}}',
    again: '¿Quiere añadir algo más? Responda a este correo, también con palabras y fotos.',
    why: 'Recibe este correo porque llegó una respuesta a uno que {product} le había enviado. Si no la escribió usted, avise a la familia, por favor.',
  },
}
