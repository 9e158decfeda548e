import type { Translation } from '../../translation-type.ts'

export const handOvers: Translation<typeof import('../../en/mails/hand-overs.ts').handOvers> = {
  handOver: {
    subject: {
      ASKED: 'Se pide que {heir} se ocupe del memorial de {name}',
      DONE: '{heir} se ocupa ahora del memorial de {name}',
      CALLED_OFF: 'El memorial de {name} sigue como está',
    },
    heading: {
      ASKED: 'Se pide otro propietario',
      DONE: 'El memorial tiene otro propietario',
      CALLED_OFF: 'El propietario sigue siendo el mismo',
    },
    toHosts: {
      ASKED:
        'Alguien nos ha pedido que {heir} sea propietario del memorial de {name}, y nos ha mostrado por qué. Todavía no ha cambiado nada, y nada cambiará antes del {date}.',
      DONE: 'Como le escribimos, {heir} es ahora propietario del memorial de {name}. Quien lo era antes sigue ocupándose de él. Con esto no se cambió ni se leyó nada del memorial.',
      CALLED_OFF: 'El memorial de {name} no se entrega a {heir}. Todo sigue como está.',
    },
    toHeir: {
      ASKED:
        'Alguien nos ha pedido que usted sea propietario del memorial de {name}. La familia puede oponerse hasta el {date}. Usted no tiene que hacer nada.',
      DONE: 'Usted es ahora propietario del memorial de {name}. Puede cambiarlo, pedir ayuda a otros y decidir cuánto tiempo permanece.',
      CALLED_OFF: 'El memorial de {name} no se le entrega. Todo sigue como está.',
    },
    object:
      'Si esto no es correcto, cualquiera de ustedes que se ocupa del memorial puede detenerlo hasta entonces.',
    refuse: 'Si no sabe nada de esto, o no lo desea, por favor, escríbanos.',
    someone: 'otra persona',
    stop: 'Verlo o detenerlo',
    whyHeir: 'Recibe este mensaje porque alguien propuso que se ocupe del memorial de {name} en {product}.',
  },
}
