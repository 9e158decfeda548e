import type { Translation } from '../../translation-type.ts'

/** The page behind a printed code, in Spanish. */
export const printed: Translation<typeof import('../../en/screens/printed.ts').printed> = {
  title: 'Este memorial está cerrado',
  ended:
    'Este código llevaba a un memorial cuya página está cerrada por ahora. Su familia todavía puede abrirla de nuevo.',
  removed: 'Este código llevaba a un memorial que ya no está aquí. Nunca llevará al de otra persona.',
  askEnded:
    'Quien le dio esta tarjeta o este cuadernillo puede preguntar a la familia por usted. O escríbanos con la dirección que ve arriba en su navegador: haremos llegar sus palabras a la familia, sin mostrarle a ella su dirección ni a usted la de ella, salvo que usted lo desee.',
  askRemoved:
    'Quien le dio esta tarjeta o este cuadernillo sabe mejor cómo hablar con la familia. Lo que se retira se borra para siempre al cabo de un tiempo, o ya se ha borrado, así que no podemos hacer llegar sus palabras a la familia.',
  unknown:
    'Este código no pertenece a ningún memorial. Si lo escribió, compárelo con lo impreso; la cámara de un teléfono lo lee mejor.',
}
