import type { Translation } from '../../translation-type.ts'

export const funds: Translation<typeof import('../../en/mails/funds.ts').funds> = {
  fundsChanged: {
    subject: 'Han cambiado los fondos de donación del memorial de {name}',
    preheader: '{editor} ha cambiado aquello a lo que se puede donar.',
    heading: 'Han cambiado los fondos de donación',
    someone: 'Alguien que ayuda a cuidarlo',
    changed: '{editor} ha cambiado aquello a lo que se puede donar en memoria de {name}:',
    what: {
      ADDED: 'Nuevo: {title}',
      REOPENED: 'Se puede volver a donar: {title}',
      RENAMED: 'Ahora se llama: {title}',
      REWORDED: 'Dice otra cosa sobre su fin o sobre quién lo recibe: {title}',
      GOAL: 'Otra meta: {title}',
      ENDED: 'Ya no se puede donar: {title}',
    },
    gone: 'Se ha quitado un fondo sin donaciones.',
    stays:
      'Cada donación se queda en el fondo al que se dio. Solo usted puede cambiar el nombre, el fin y el destinatario de un fondo que ya tiene donaciones.',
    open: 'Abrir el memorial',
    unexpected:
      'Si no lo esperaba, pregúnteselo. Puede deshacer el cambio o poner fin a su ayuda en cualquier momento.',
    why: 'Recibe este correo porque el memorial de {name} en {product} es suyo.',
  },
  fundAccount: {
    subject: 'Ha cambiado adónde van las donaciones por {name}',
    preheader: 'Desde ahora, las donaciones van a otra cuenta.',
    heading: 'Las donaciones van a otra cuenta',
    ofFund: 'Hemos cambiado la cuenta que recibe lo que se dona a «{fund}» en memoria de {name}.',
    ofAll: 'Hemos cambiado la cuenta que recibe lo que se dona en memoria de {name}.',
    stays: 'Vale para las donaciones nuevas. Lo que se donó antes ha ido a donde se donó.',
    unexpected: 'Si nadie de su familia nos lo pidió, escríbanos enseguida.',
  },
  fundChange: {
    subject: {
      ASKED: 'Un fondo del memorial de {name} va a decir otra cosa',
      DONE: 'Un fondo del memorial de {name} dice ahora otra cosa',
      WITHDRAWN: 'Un fondo del memorial de {name} se queda como está',
      OBJECTED: 'Un fondo del memorial de {name} se queda como está',
      LAPSED: 'Un fondo del memorial de {name} se queda como está',
    },
    heading: {
      ASKED: 'Textos nuevos para un fondo',
      DONE: 'Un fondo dice otra cosa',
      WITHDRAWN: 'El fondo se queda como está',
      OBJECTED: 'El fondo se queda como está',
      LAPSED: 'El fondo se queda como está',
    },
    text: {
      ASKED:
        '{editor} pide textos nuevos para «{title}». Ya hay donaciones en este fondo, así que primero se avisa a quienes cuidan el memorial. Los textos valen desde el {date}, si nadie se opone.',
      DONE: 'Nadie se ha opuesto a los textos nuevos para «{title}» que pidió {editor}, y ya están en la página. El nombre anterior se queda junto al nuevo.',
      WITHDRAWN: '{ender} ha retirado los textos nuevos para «{title}».',
      OBJECTED: '{ender} se opone a los textos nuevos para «{title}» que pidió {editor}. No se usarán.',
      LAPSED:
        'Los textos nuevos para «{title}» no se usarán: el fondo se cerró, o ahora cuida el memorial otra persona.',
    },
    changed: '{field}: «{after}», hasta ahora «{before}»',
    new: '{field}: «{after}»',
    gone: '{field}: nada, hasta ahora «{before}»',
    other: 'Cambia: {field}',
    field: {
      title: 'Nombre',
      description: 'Para qué es',
      recipient: 'Quién recibe las donaciones',
      payout: 'Cuándo se reciben',
      charity: 'Número de la organización benéfica',
    },
    someone: 'Alguien que lo cuida',
    aFund: 'un fondo',
    open: 'Verlo',
    unexpected: 'Si no sabía nada de esto, opóngase: basta una pulsación. Después pregunte a esa persona.',
    why: 'Recibe este correo porque cuida el memorial de {name} en {product}.',
  },
}
