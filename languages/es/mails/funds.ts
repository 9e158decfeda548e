import type { Translation } from '../../translation-type.ts'

export const funds: Translation<typeof import('../../en/mails/funds.ts').funds> = {
  fundsChanged: {
    subject: 'Han cambiado los fondos de donación del memorial de {name}',
    preheader: '{editor} ha cambiado aquello a lo que se puede donar.',
    heading: 'Han cambiado los fondos de donación',
    someone: 'Alguien que lo cuida',
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
      'Cada donación conserva los textos con los que se hizo. Cuando un fondo ya tiene donaciones, solo quien creó el memorial puede cambiar su nombre, su fin o quién lo recibe.',
    unexpected:
      'Si no lo esperaba, pregunte a esa persona. Quien creó el memorial puede deshacer el cambio en cualquier momento.',
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
}
