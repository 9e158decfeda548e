import type { Translation } from '../../translation-type.ts'

export const retention: Translation<typeof import('../../en/mails/retention.ts').retention> = {
  yearsEnd: {
    ending: {
      subject: 'El memorial de {name}: su año termina el {date}',
      preheader: 'Ese día no se pierde nada. Puede conservarlo otro año, o llevárselo.',
      heading: 'El año termina el {date}',
      stands:
        'El año durante el que conservamos el memorial de {name} termina el {date}. No hay prisa: puede añadir otro año hasta el {files}.',
      next: 'Si no hace nada, todos pueden leerlo aún hasta el {readable}. Luego su página se cierra, y después del {files} todo su contenido se borra para siempre.',
    },
    grace: {
      subject: 'El memorial de {name}: su año ha terminado',
      preheader: 'Todos pueden leerlo aún hasta el {readable}.',
      heading: 'El año ha terminado',
      stands: 'El año del memorial de {name} terminó el {date}. Todos pueden leerlo aún hasta el {readable}.',
      next: 'Luego su página se cierra. Usted seguirá teniéndolo todo hasta el {files}; después de ese día se borra para siempre.',
    },
    archived: {
      subject: 'El memorial de {name}: su página está cerrada',
      preheader: 'Aún no se ha perdido nada: usted lo tiene todo hasta el {files}.',
      heading: 'La página está cerrada',
      stands: 'El año del memorial de {name} terminó el {date}, y los visitantes ya no pueden leerlo.',
      next: 'Usted sigue teniéndolo todo: ábralo, descárguelo, o recupérelo enseguida conservándolo otro año. Después del {files} todo su contenido se borra para siempre.',
    },
    leaving: {
      subject: 'Un último mensaje sobre el memorial de {name}',
      preheader: 'Sus palabras, fotos y videos están aquí hasta el {files}.',
      heading: 'Aquí hasta el {files}',
      stands: 'El año del memorial de {name} terminó el {date}, y su página está cerrada.',
      next: 'Después del {files} sus palabras, fotos y videos se borran para siempre. Entonces ya no podremos recuperarlos, así que llévese, por favor, lo que quiera tener.',
    },
    another: 'Otro año cuesta {price}, un pago único. Puede añadirlo quien cuida el memorial.',
    extend: 'Conservarlo otro año',
    archive: 'Decida lo que decida, puede llevarse cada foto, cada video y cada palabra:',
    fetch: 'descargarlo todo',
    why: 'Recibe este correo porque cuida este memorial en {product}. Cuando termina su año, escribimos a todas las personas que lo cuidan.',
  },
}
