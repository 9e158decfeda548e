import type { Translation } from '../../translation-type.ts'

export const thanks: Translation<typeof import('../../en/mails/thanks.ts').thanks> = {
  thanks: {
    subject: 'Con agradecimiento, en memoria de {name}',
    preheader: '{host} le escribe.',
    preheaderNobody: 'Alguien que cuida del memorial le escribe.',
    read: '{host} quiere darle las gracias, y le escribe:',
    readNobody: 'Alguien que cuida del memorial quiere darle las gracias, y le escribe:',
    why: 'Recibe este correo una sola vez, porque alguien que cuida de un memorial en {product} quería darle las gracias.',
    greetingNobody: 'Hola:',
    proposals: {
      ANSWER: 'Gracias por su respuesta y por recordar a {person}.',
      WORDS: 'Gracias por sus palabras sobre {person}. Son un gran consuelo.',
      MEMORY: 'Gracias por compartir su recuerdo de {person}. Significa mucho, y queda guardado con cariño.',
      GIFT: 'Gracias por su donativo en memoria de {person}. Significa mucho.',
      TYPED: 'Gracias por su cariño y por recordar a {person}.',
    },
  },
}
